// The screen on which the game is played: title and buttons, both sides with their totals, the
// board, and the caption that says what happens.
#pragma once

#include "app/session.hpp"
#include "ui/board.hpp"
#include "ui/frame.hpp"
#include "ui/layout.hpp"
#include "ui/moves/moves.hpp"
#include "ui/readings.hpp"

namespace kiela::ui {

/// What is to be opened over the game.
enum class Screen : std::uint8_t {
    Game,
    NewGame,
    Menu,
    Settings,
    Language,
    Rules,
    Result,
    Resign,
    Kept,
    Erase,
    Share,
    Open,
    Elsewhere,
    Analysis,
    Arranging,
    Moves,
    Learn,
    Lesson,
    Puzzles,
    Puzzle,
    Waiting,  ///< for the words of another one
};

/// What is wanted next (Game: nothing else), and whether by the person who sits opposite.
struct Wanted {
    Screen screen = Screen::Game;
    bool opposite = false;
};

/// Builds the screen.
Wanted gameScreen(const Frame& frame, const Layout& layout, app::Session& session, LookAhead& ahead,
                  MovesState& moves, Readings& asked);

}  // namespace kiela::ui
