// What lies on the board as the search sees it: from the player on turn, as fast sowing holds it.
#pragma once

#include "rules/fast_position.hpp"
#include "rules/fast_sowing.hpp"
#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <cstdint>

namespace kiela::engine {

/// Half a turn of the board changes nothing but the players (rules §2), so the search needs not
/// know which of them is on turn.
using Board = rules::FastPosition;

inline Board boardOf(const rules::Position& position) {
    return rules::fastPosition(position);
}

/// A number that stands for the board; two boards have the same one by a rare accident only. Never
/// 0.
inline std::uint64_t keyOf(const Board& board) {
    // Two boards have the same sum where a combination of their small differences happens to be 0.
    std::uint64_t key = board.onTurn.word(0) * 0x9e3779b97f4a7c15u;
    key += board.onTurn.word(1) * 0xd6e8feb86659fd93u;
    key += board.onTurn.word(2) * 0xa0761d6478bd642fu;
    key += board.waiting.word(0) * 0xe7037ed1a0b428dbu;
    key += board.waiting.word(1) * 0x8ebc6af09c88c6e3u;
    key += board.waiting.word(2) * 0x589965cc75374cc3u;
    // Now all bits depend on all houses.
    key = (key ^ key >> 32) * 0x9fb21c651e98df25u;
    return (key ^ key >> 28) | 1;
}

/// Whether the player on turn has a house with enough stones to be sown (rules §7). Without one
/// there is no move; with one there nearly always is (but see rules §6).
inline bool hasSowableHouse(const Board& board, rules::RuleSet rules) {
    const auto smallest = static_cast<unsigned>(rules::smallestSowing(rules));
    std::uint64_t sowable = 0;
    for (unsigned word = 0; word < rules::FastRow::words; ++word) {
        sowable |= board.onTurn.atLeast(smallest, word);
    }
    return sowable != 0;
}

}  // namespace kiela::engine
