// A game's moves as one word, as the address has them: "g1.d4.f1" (docs/parameters.md). A result
// stands at its end only where somebody has given up; any other end is told by the moves.
#pragma once

#include "rules/game.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace kiela::app {

/// The first `plies` moves, and a resignation after the last one of the game.
std::string gameLine(const rules::Game& game, std::size_t plies);

/// Whether a text is made of names of houses and, at most, a result at its end. Not empty.
bool isGameLine(std::string_view line);

/// Plays the line from where the game stands. False, with the game at an earlier move, where it
/// holds anything that is not possible.
bool playLine(rules::Game& game, std::string_view line);

}  // namespace kiela::app
