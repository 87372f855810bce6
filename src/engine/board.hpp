// What lies on the board as the search sees it: from the player on turn. This is the one place
// where the engine asks the rules what a move does.
#pragma once

#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <array>
#include <cstdint>

namespace kiela::engine {

using Houses = std::array<std::uint8_t, rules::housesPerSide>;

/// Half a turn of the board changes nothing but the players (rules §2), so the search needs not
/// know which of them is on turn. Houses by place in their owner's sowing order.
struct Board {
    Houses own{};    ///< of the player on turn
    Houses other{};  ///< of the opponent

    friend bool operator==(const Board&, const Board&) = default;
};

Board boardOf(const rules::Position& position);

/// Stones on one side, 0–255.
int total(const Houses& houses);

/// A number that stands for the board; two boards have the same one by a rare accident only. Never
/// 0.
std::uint64_t keyOf(const Board& board);

/// All legal moves of a board, ascending by place, and what they lead to.
struct Moves {
    int count = 0;
    std::array<std::uint8_t, rules::housesPerSide> place;     ///< the house that is sown
    std::array<std::uint8_t, rules::housesPerSide> captured;  ///< stones
    std::array<Board, rules::housesPerSide> after;            ///< the opponent on turn
};

/// Finds the legal moves (rules §4, §6, §7), the history of the game (§5.3) left aside. Both sides
/// must have stones.
void expand(const Board& board, rules::RuleSet rules, Moves& moves);

/// Whether the player on turn has a house with enough stones to be sown (rules §7). Without one
/// there is no move; with one there nearly always is (but see rules §6).
bool hasSowableHouse(const Board& board, rules::RuleSet rules);

}  // namespace kiela::engine
