#include "engine/past.hpp"

#include "engine/board.hpp"

#include <algorithm>

namespace kiela::engine {

namespace {

/// Both players' boards in one list.
std::uint64_t withPlayer(std::uint64_t key, bool samePlayer) {
    return samePlayer ? key : ~key;
}

}  // namespace

Past::Past(const rules::Game& game) {
    const auto& positions = game.positions();
    for (std::size_t index = 0; index + 1 < positions.size(); ++index) {
        const rules::Position& position = positions[index];
        const bool samePlayer = position.toMove == game.position().toMove;
        const std::uint64_t key = withPlayer(keyOf(boardOf(position)), samePlayer);
        seen_.set(key % bits);
        keys_.insert(std::upper_bound(keys_.begin(), keys_.end(), key), key);
    }
}

int Past::timesOf(std::uint64_t key, bool samePlayer) const {
    const std::uint64_t wanted = withPlayer(key, samePlayer);
    if (!seen_.test(wanted % bits)) return 0;
    const auto range = std::equal_range(keys_.begin(), keys_.end(), wanted);
    return static_cast<int>(range.second - range.first);
}

}  // namespace kiela::engine
