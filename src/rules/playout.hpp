// Games of random moves, played to their ends at speed: what a search by playouts is made of.
#pragma once

#include "rules/fast_position.hpp"
#include "rules/rule_set.hpp"

#include <cstdint>

namespace kiela::rules {

/// What came of some games, for the player on turn in the position that they began with.
struct Playouts {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    std::int64_t moves = 0;  ///< of all games together

    friend bool operator==(const Playouts&, const Playouts&) = default;
};

/// Plays `count` games of random moves from `position`, in which a side may already have lost;
/// every legal move has the same chance. `quietMoves` before have captured nothing. The games end
/// by rules §5.1–§5.3, but nobody looks for repetitions: the limit of quiet moves ends those too.
/// The same seed gives the same games on every machine. Four games together take much less time
/// than four times one.
Playouts playOut(const FastPosition& position, RuleSet rules, unsigned quietMoves, int count,
                 std::uint64_t seed);

}  // namespace kiela::rules
