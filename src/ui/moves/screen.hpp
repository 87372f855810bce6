// The screen of the moves, in the place of the game: on windows that have no room for them beside
// the board.
#pragma once

#include "app/session.hpp"
#include "ui/frame.hpp"
#include "ui/game_screen.hpp"
#include "ui/moves/layout.hpp"
#include "ui/moves/moves.hpp"

namespace kiela::ui {

/// Builds the screen while the session's moves are open; returns what is to be seen next.
Screen movesScreen(const Frame& frame, MovesLayout layout, app::Session& session,
                   MovesState& state);

}  // namespace kiela::ui
