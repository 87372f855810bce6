// A switch on a line of its own: words, and at the end a knob that lies to the right when it is on.
#pragma once

#include "ui/frame.hpp"

#include <string_view>

namespace kiela::ui {

/// Draws the switch from the top of `area`, which shrinks by its height, and returns whether it is
/// on after this frame.
bool switchRow(const Frame& frame, semantics::Id id, Rect& area, std::string_view name, bool on);

}  // namespace kiela::ui
