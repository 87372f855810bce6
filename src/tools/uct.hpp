// A player of another kind, to measure the program against: upper confidence bounds in a tree of
// random playouts. It knows nothing of the game but its rules.
#pragma once

#include "rules/game.hpp"

#include <cstdint>

namespace kiela::tools {

/// The move that was tried most often in that many playouts. Repetition (rules §5.3) is left aside.
rules::House uctMove(const rules::Game& game, int playouts, std::uint32_t seed);

}  // namespace kiela::tools
