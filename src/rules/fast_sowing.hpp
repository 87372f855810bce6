// Moves at speed, for search, perft and playouts: the same rules as in sowing.hpp, to which tests
// hold them equal on millions of moves. There is no trace.
//
// A search expands a position once, orders the successors, and goes on from those that it wants:
//
//     Successors& next = stack[ply];
//     expand(position, rules, next);
//     for (unsigned move = 0; move < next.count; ++move) visit(next.after[move]);
#pragma once

#include "rules/fast_position.hpp"
#include "rules/rule_set.hpp"

#include <array>
#include <cstdint>

namespace kiela::rules {

/// The legal moves of a position and what they lead to. 1 kB; what is not filled in is undefined.
struct Successors {
    unsigned count = 0;  ///< 0–20
    /// The house of each move, ascending.
    std::array<std::uint8_t, housesPerSide> house;
    /// The stones that each move captures.
    std::array<std::uint8_t, housesPerSide> captured;
    /// The position after each move, the other player on turn. If that player has no stones left,
    /// the game is over (rules §5.1).
    std::array<FastPosition, housesPerSide> after;
};

/// Finds all legal moves (rules §4, §6, §7), the history of the game (§5.3) left aside. There are
/// none when a side has no stones (§5.1). Sowing all moves together takes half the time of sowing
/// them one by one.
void expand(const FastPosition& position, RuleSet rules, Successors& successors);

/// How many legal moves `expand` would find.
unsigned countMoves(const FastPosition& position, RuleSet rules);
/// How many it would find after each of the moves, all added up: sooner than one by one.
unsigned countMoves(const Successors& positions, RuleSet rules);

/// The houses that hold enough stones to be sown as a move (rules §7), bit 0 being house 0. Whether
/// the sowing ends (§6) is another matter.
std::uint32_t sowableHouses(const FastRow& row, RuleSet rules);

/// Plays the move from `house`, which holds stones, in a position where both sides have some.
/// Returns whether it ends; if not, it is endless (rules §6) and `after` is undefined. `after` is
/// another object than `position`.
bool sow(const FastPosition& position, unsigned house, FastPosition& after);

}  // namespace kiela::rules
