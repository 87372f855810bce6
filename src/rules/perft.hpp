// Perft: how many sequences of legal moves there are (rules §8). A check on the rules, not a
// search.
#pragma once

#include "rules/board.hpp"
#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <cstdint>
#include <vector>

namespace kiela::rules {

/// The number of sequences of exactly `depth` (0 or more) legal moves. The ends that depend on
/// counters and history (the first two points of rules §5.3) are left aside; a position in which a
/// side has no stones has no moves.
std::uint64_t perft(const Position& position, RuleSet rules, int depth);

/// One first move and the sequences that begin with it.
struct PerftShare {
    House move;
    std::uint64_t sequences = 0;

    friend bool operator==(const PerftShare&, const PerftShare&) = default;
};

/// Perft of `depth` (1 or more), by first move in sowing order.
std::vector<PerftShare> perftByMove(const Position& position, RuleSet rules, int depth);

}  // namespace kiela::rules
