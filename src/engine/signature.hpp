// The signature of the search: one number that changes when anything in its behaviour does, and is
// the same on every machine.
#pragma once

#include "rules/game.hpp"

#include <cstdint>
#include <vector>

namespace kiela::engine {

/// How deeply the positions of the signature are searched, in plies.
inline constexpr int signatureDepth = 11;

/// A fixed set of games, of all rule sets, from the start to late in play.
std::vector<rules::Game> signatureGames();

/// The boards that searches of signatureDepth look at in signatureGames.
std::uint64_t signature();

}  // namespace kiela::engine
