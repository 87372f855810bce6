// What a listener asks to hear of the board: somebody who does not see it looks around with this.
#pragma once

#include "app/chronicle.hpp"
#include "app/trial_words.hpp"
#include "app/view.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kiela::app {

enum class Reading : std::uint8_t {
    LastMove,  ///< the whole move that led here
    Turn,      ///< whose turn it is, or how the game ended, and the stones of both sides
    Row,       ///< the row that a house lies in, house by house
    Facing,    ///< what lies across from a house
    Moves,     ///< the moves that the visitor can make, and what they would do
};
inline constexpr int readingCount = 5;

/// The answer in whole sentences, about the board as it is to be seen. `moves` are those of the
/// game; `house` is the one that is looked at.
std::string readOut(const View& view, const std::vector<MoveView>& moves, Reading what,
                    rules::House house);
/// The same of any other board, which has no move behind it and none that the visitor chooses.
std::string readOut(const BoardView& view, Reading what, rules::House house);
/// The same of a lesson or a puzzle: in the place of the last move, what there is to be read of it.
std::string readOut(const LessonView& view, Reading what, rules::House house);

/// The move that led here, step by step: a sentence for the house that is sown, for each relay and
/// capture, however many, and for the end. Empty while the move is under way, or without one.
std::vector<std::string> lastMoveSteps(const View& view, const rules::Game& game);

}  // namespace kiela::app
