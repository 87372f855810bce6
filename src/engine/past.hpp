// The boards that a game has been through before the search begins: repetition counts them (rules
// §5.3).
#pragma once

#include "rules/game.hpp"

#include <bitset>
#include <cstdint>
#include <vector>

namespace kiela::engine {

class Past {
  public:
    /// The positions before the last one, which is the root of the search.
    explicit Past(const rules::Game& game);

    /// How often a board (keyOf) has come up with the player on turn who is on turn at the root, or
    /// with the other one.
    int timesOf(std::uint64_t key, bool samePlayer) const;

  private:
    // Most boards have never come up: a few bits of the key tell that at once.
    static constexpr std::size_t bits = 4096;

    std::bitset<bits> seen_;
    std::vector<std::uint64_t> keys_;  // sorted
};

}  // namespace kiela::engine
