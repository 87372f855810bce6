// A switch that is on or off: a pill with a box to tick.
#pragma once

#include "ui/frame.hpp"

#include <string_view>

namespace kiela::ui {

struct Toggle {
    std::string_view name;
    bool on = false;
    std::string_view description = {};
    char32_t key = 0;  ///< presses it while the focus is on the board (see semantics::Node)
};

float widthOf(const Frame& frame, const Toggle& toggle);

/// Draws the switch; returns whether it is on after this frame.
bool toggle(const Frame& frame, semantics::Id id, const Rect& area, const Toggle& toggle);

}  // namespace kiela::ui
