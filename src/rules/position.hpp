// A position: what lies in the forty houses, whose turn it is, and the two counters (rules §8).
// A plain value. Its text form is in position_text.hpp.
#pragma once

#include "rules/board.hpp"
#include "rules/rule_set.hpp"

#include <array>
#include <cstdint>

namespace kiela::rules {

/// The most stones that a position may hold (rules §8).
inline constexpr int mostStones = 255;

struct Position {
    /// Stones by side and place in that side's sowing order (see House).
    std::array<std::array<std::uint8_t, housesPerSide>, 2> stones{};
    Side toMove = Side::South;
    /// Moves since the last capture.
    std::uint32_t sinceCapture = 0;
    /// Number of the coming move, 1 at the start, one more for every move of either player.
    std::uint32_t moveNumber = 1;

    int at(House house) const { return stones[static_cast<std::size_t>(house.side)][house.place]; }
    std::uint8_t& at(House house) {
        return stones[static_cast<std::size_t>(house.side)][house.place];
    }
    /// Stones on one side, 0–255.
    int total(Side side) const;

    friend bool operator==(const Position&, const Position&) = default;
};

/// The start of a game (rules §3).
Position startPosition(RuleSet rules, Side first = Side::South);

}  // namespace kiela::rules
