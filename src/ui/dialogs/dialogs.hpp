// The dialogs that open over the game, one file each. Every one is built while it is open and says
// what is to be seen after it.
#pragma once

#include "app/session.hpp"
#include "ui/figure.hpp"
#include "ui/frame.hpp"
#include "ui/game_screen.hpp"
#include "ui/widgets/dialog.hpp"
#include "ui/widgets/slider.hpp"

#include <string>

namespace kiela::ui {

/// Rules, opponent, sides; `draft` is what has been chosen so far.
Screen newGameDialog(const Frame& frame, app::Session& session, app::Setup& draft, Scroll& scroll);
/// What has no room on a small screen, and the way to the settings.
Screen menuDialog(const Frame& frame, app::Session& session, Scroll& scroll);
/// `volume` is the slider's.
Screen settingsDialog(const Frame& frame, app::Session& session, Scroll& scroll, Grip& volume);
Screen languageDialog(const Frame& frame, app::Session& session, Scroll& scroll);
/// What the rule page keeps from frame to frame.
struct RulesState {
    FigureSheet sheet;
    semantics::Id wanted = 0;  ///< gets the focus in the next frame
};
Screen rulesDialog(const Frame& frame, app::Session& session, Scroll& scroll, RulesState& state);
/// The list of lessons, with what has been done; it begins at `left`, the lesson that has just been
/// left, or (0) at the next one.
Screen learnDialog(const Frame& frame, app::Session& session, Scroll& scroll, int left);
/// Which puzzles of the collection are shown.
struct PuzzleChoice {
    engine::Theme theme = engine::Theme::Capture;
    int difficulty = engine::easiest;
    bool waiting = false;  ///< for their file, in the frame before
    int left = 0;          ///< the puzzle that has just been left; 0: none

    /// Those among which that one is.
    void show(const engine::Puzzle& puzzle) {
        theme = puzzle.theme;
        difficulty = puzzle.difficulty;
        waiting = false;
    }
};
/// The puzzle of the day, and the collection with what has been solved.
Screen puzzlesDialog(const Frame& frame, app::Session& session, Scroll& scroll,
                     PuzzleChoice& choice);
/// Asks once whether the visitor gives the game up.
Screen resignDialog(const Frame& frame, app::Session& session, Scroll& scroll);
/// Results and past games, and all that is kept.
Screen keptDialog(const Frame& frame, app::Session& session, std::string& note, Scroll& scroll);
/// Whether all that is kept is to be erased.
Screen eraseDialog(const Frame& frame, app::Session& session, Scroll& scroll);
/// A link to the game, and its record; `note` says what became of what was pressed.
Screen shareDialog(const Frame& frame, app::Session& session, std::string& note, Scroll& scroll);

/// The field for a game that is to be opened.
struct Pasted {
    std::string put;      ///< what was put into it
    std::string problem;  ///< why what is in it is no game
};
Screen openDialog(const Frame& frame, app::Session& session, Pasted& pasted, Scroll& scroll);
/// The game goes on in another tab; whoever closes this takes it back.
Screen elsewhereDialog(const Frame& frame, app::Session& session, Scroll& scroll);
/// How the game ended, what turned it, and another one.
Screen resultDialog(const Frame& frame, app::Session& session, Scroll& scroll);

}  // namespace kiela::ui
