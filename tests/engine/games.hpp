// Games for the tests of the engine: thrown on the board, and from the test vectors.
#pragma once

#include "engine/evaluation.hpp"
#include "rules/game.hpp"
#include "vectors.hpp"

#include <random>
#include <vector>

namespace kiela::tests {

/// A number below `count` that is the same on every machine.
int below(std::mt19937& random, int count);

/// A game from stones thrown on the board, few or many; it may be over.
rules::Game randomGame(std::mt19937& random);

/// A game of the vectors without its last `undone` moves.
rules::Game gameBefore(const GameVector& vector, int undone);

/// The score by plain minimax on games, as slow and as obvious as can be. `ply` counts from the
/// root.
engine::Score minimax(const rules::Game& game, int depth, int ply,
                      engine::Evaluation evaluation = engine::stonesDifference());

}  // namespace kiela::tests
