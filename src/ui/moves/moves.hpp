// The moves of the game, to be looked back at: their list, the line of the whole game with its
// slider, and buttons for steps. The same parts stand beside the board on a large window and on a
// screen of their own on others.
#pragma once

#include "app/session.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/scroll_area.hpp"
#include "ui/widgets/slider.hpp"

#include <cstddef>
#include <optional>

namespace kiela::ui {

enum class Step : std::uint8_t { None, First, Previous, Replay, Skip, Next, Last };

/// What a person does with the moves while a frame is built; carried out once it has been stated.
struct MovesTouch {
    std::optional<std::size_t> ply;  ///< chosen in the list
    Step step = Step::None;
    std::optional<float> to;                               ///< on the game's line
    bool began = false, ended = false, cancelled = false;  ///< of the gesture on the slider
};

/// Kept from frame to frame.
struct MovesState {
    Scroll scroll;  ///< of the list
    Grip grip;
    /// Where on the line one looked when the slider was taken hold of; nothing: at the game.
    std::optional<double> before;
    std::optional<std::size_t> revealed;  ///< the entry that the list was scrolled to
};

/// Height of an entry, in points.
float entryHeight(const Frame& frame);

struct StepsForm {
    bool first = false;  ///< one of them has the focus when its screen opens
    bool skips = false;  ///< in place of the replay stands what ends it, while it goes on
};

/// Buttons in a row, in the middle of the area.
void moveSteps(const Frame& frame, const Rect& area, const app::Session& session,
               const StepsForm& form, MovesTouch& touch);

/// The game's line: one mark for each move, those with captures stand out.
void gameLine(const Frame& frame, const Rect& area, const app::Session& session, MovesState& state,
              MovesTouch& touch);

/// The names of the two columns; they take their height from the top of the area.
void moveColumns(const Frame& frame, Rect& area, const app::View& view);
/// The list takes its height from the top of the area.
void moveList(const Frame& frame, Rect& area, const app::Session& session, MovesTouch& touch);
/// Brings the current entry into a list of this height, once when it has changed.
void revealCurrent(const Frame& frame, float height, const app::Session& session,
                   MovesState& state);

void carryOut(const MovesTouch& touch, app::Session& session, MovesState& state);

/// List and steps on a sheet beside the board.
void movesPanel(const Frame& frame, const Rect& area, const app::Session& session,
                MovesState& state, MovesTouch& touch);

}  // namespace kiela::ui
