// The palette and the measures of the interface: the one place where colours are chosen.
#pragma once

#include "imgui.h"

#include <array>

namespace kiela::ui {

/// Colours by what they are for. All opaque; painters add their own transparency.
struct Palette {
    ImU32 groundInner, groundOuter;
    ImU32 woodTop, woodBottom, woodEdge;
    ImU32 hollowEdge, hollowBottom, hollowRim;
    ImU32 ink, inkSecond, inkOnAccent;
    ImU32 panel, panelHover, panelActive, line;
    ImU32 playable, accent, accentHover, captured;
    ImU32 count, countInk;  ///< the disc beside the stones and its number
    ImU32 veil;             ///< over everything behind a dialog (with alpha)
    bool dark;
};

const Palette& palette(bool dark);

/// The seven colours of the pebbles, the same in every theme.
extern const std::array<ImU32, 7> stoneColours;

}  // namespace kiela::ui
