// The board on the screen: the picture of the houses, and the grid that it means.
#pragma once

#include "app/session.hpp"
#include "ui/frame.hpp"
#include "ui/layout.hpp"

#include <optional>

namespace kiela::ui {

/// Draws the board; `game` says why a house cannot be played. Returns the house that was pressed,
/// to be played once the frame has been stated: a board that changed halfway would be half old and
/// half new.
std::optional<rules::House> board(const Frame& frame, const BoardLayout& layout,
                                  const app::BoardView& view, const rules::Game& game);

/// States the same moves once more as a list of plain buttons, for touch screen readers and voice
/// control. Draws nothing.
void legalMoves(const Frame& frame, const BoardLayout& layout, app::Session& session);

}  // namespace kiela::ui
