// How good a board is without looking ahead.
#pragma once

#include "engine/board.hpp"
#include "engine/score.hpp"

namespace kiela::engine {

/// Judges a board for the player on turn, in hundredths of a stone, never beyond
/// ±mostByEvaluation.
using Evaluation = Score (*)(const Board& board);

/// The difference in stones.
Score stonesDifference(const Board& board);

}  // namespace kiela::engine
