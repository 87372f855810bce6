// The board on the screen: the picture of the houses, and the grid that it means.
#pragma once

#include "app/session.hpp"
#include "ui/frame.hpp"
#include "ui/layout.hpp"

namespace kiela::ui {

/// Draws the board and passes on what is done to it.
void board(const Frame& frame, const BoardLayout& layout, app::Session& session);

/// States the same moves once more as a list of plain buttons, for touch screen readers and voice
/// control. Draws nothing.
void legalMoves(const Frame& frame, const BoardLayout& layout, app::Session& session);

}  // namespace kiela::ui
