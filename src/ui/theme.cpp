// The colours of the two themes. Every ink keeps at least 4.5 to 1 on what it is written on; every
// mark around a house is drawn with a dark line beside it, against which it keeps 3 to 1.
#include "ui/theme.hpp"

namespace kiela::ui {
namespace {

/// An opaque colour written the way designers do.
constexpr ImU32 rgb(unsigned value, unsigned alpha = 255) {
    return IM_COL32(value >> 16 & 255, value >> 8 & 255, value & 255, alpha);
}

constexpr Palette light = {
    .groundInner = rgb(0xefe6d8),
    .groundOuter = rgb(0xe2d5c1),
    .woodTop = rgb(0x9a6a42),
    .woodBottom = rgb(0x7c5030),
    .woodEdge = rgb(0x5b381f),
    .hollowEdge = rgb(0x3a2213),
    .hollowBottom = rgb(0x5e3b22),
    .hollowRim = rgb(0xb98a5e),
    .ink = rgb(0x2b2019),
    .inkSecond = rgb(0x6b5a4a),
    .inkOnAccent = rgb(0xffffff),
    .panel = rgb(0xfbf7f0),
    .panelHover = rgb(0xf3ebde),
    .panelActive = rgb(0xe8dccb),
    .line = rgb(0xd8c9b4),
    .playable = rgb(0xf2b84b),
    .accent = rgb(0x1f6f6b),
    .accentHover = rgb(0x185a57),
    .captured = rgb(0xd6492f),
    .count = rgb(0xfbf7f0),
    .countInk = rgb(0x2b2019),
    .veil = rgb(0x2b2019, 110),
    .dark = false,
};

constexpr Palette dark = {
    .groundInner = rgb(0x1e1915),
    .groundOuter = rgb(0x15110e),
    .woodTop = rgb(0x6e4a2e),
    .woodBottom = rgb(0x523420),
    .woodEdge = rgb(0x2e1c10),
    .hollowEdge = rgb(0x160d07),
    .hollowBottom = rgb(0x33200f),
    .hollowRim = rgb(0x8d6844),
    .ink = rgb(0xf3eadd),
    .inkSecond = rgb(0xb9a893),
    .inkOnAccent = rgb(0x10211f),
    .panel = rgb(0x2a231d),
    .panelHover = rgb(0x362d26),
    .panelActive = rgb(0x42382f),
    .line = rgb(0x443a30),
    .playable = rgb(0xf2b84b),
    .accent = rgb(0x5cc4bd),
    .accentHover = rgb(0x7ad4ce),
    .captured = rgb(0xff6a4d),
    .count = rgb(0xd9ccb8),
    .countInk = rgb(0x2b2019),
    .veil = rgb(0x0a0806, 150),
    .dark = true,
};

}  // namespace

const Palette& palette(bool wantDark) {
    return wantDark ? dark : light;
}

const std::array<ImU32, 7> stoneColours = {
    rgb(0xe3d6bf), rgb(0xc7b596), rgb(0x9d9183), rgb(0xb06a49),
    rgb(0x5c564f), rgb(0xd3a667), rgb(0x8a7a66),
};

}  // namespace kiela::ui
