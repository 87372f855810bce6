// Balanced positions to begin a match from. Between equal players the one who moves first wins most
// games from the rule sets' own starts: there the side would decide, not the strength.
#pragma once

#include "rules/game.hpp"

#include <cstdint>
#include <vector>

namespace kiela::tools {

/// `count` different games of a few random moves, after which a short search thinks neither side
/// much better. The same seed gives the same openings.
std::vector<rules::Game> balancedOpenings(rules::RuleSet rules, int count, std::uint32_t seed);

}  // namespace kiela::tools
