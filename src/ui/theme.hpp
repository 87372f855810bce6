// The themes and their palettes. The colours themselves are in assets/palette.json, for the page's
// style as well.
#pragma once

#include "app/settings.hpp"

#include "imgui.h"

#include <array>

namespace kiela::ui {

enum class Theme : std::uint8_t { Light, Dark, Contrast };

/// Colours by what they are for. Opaque but for the veil; painters add their own transparency.
/// Every ink keeps at least 4.5 to 1 on what it is written on; every mark around a house is drawn
/// with a dark line beside it, against which it keeps 3 to 1.
struct Palette {
    bool dark;
    ImU32 groundInner, groundOuter;
    ImU32 woodTop, woodBottom, woodEdge;
    ImU32 hollowEdge, hollowBottom, hollowRim, hollowInk, hollowInkSecond;
    ImU32 ink, inkSecond, inkOnAccent;
    ImU32 panel, panelHover, panelActive, line;
    ImU32 playable, accent, accentHover, captured, inkOnCaptured;
    ImU32 count, countInk;  ///< the disc beside the stones and its number
    ImU32 veil;             ///< over everything behind a dialog
};

const Palette& palette(Theme theme);

/// The theme to be shown: the chosen one, else the one that suits the person's system.
Theme themeFor(app::ThemeChoice choice, bool prefersDark, bool prefersContrast);

/// Its name in the palette and in the page.
const char* nameOf(Theme theme);

/// The seven colours of the pebbles, the same in every theme.
extern const std::array<ImU32, 7> stoneColours;

}  // namespace kiela::ui
