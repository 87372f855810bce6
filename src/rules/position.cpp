// What a position holds, and the start of a game (rules §3).
#include "rules/position.hpp"

#include <numeric>

namespace kiela::rules {

int Position::total(Side side) const {
    const auto& houses = stones[static_cast<std::size_t>(side)];
    return std::accumulate(houses.begin(), houses.end(), 0);
}

Position startPosition(RuleSet rules, Side first) {
    // The ten outer houses and the four inner ones at the player's own right hand are the first
    // fourteen places in sowing order, for both players.
    constexpr int filledHouses = 14;
    Position position;
    position.toMove = first;
    for (auto& side : position.stones) {
        for (std::size_t place = 0; place < filledHouses; ++place) {
            side[place] = static_cast<std::uint8_t>(startingStones(rules));
        }
    }
    return position;
}

}  // namespace kiela::rules
