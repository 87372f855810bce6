// Counts move sequences by playing them all, by fast sowing (rules §8).
#include "rules/perft.hpp"

#include "rules/fast_sowing.hpp"

#include <algorithm>

namespace kiela::rules {

namespace {

std::uint64_t countSequences(const FastPosition& position, RuleSet rules, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return countMoves(position, rules);
    Successors successors;
    expand(position, rules, successors);
    if (depth == 2) return countMoves(successors, rules);
    std::uint64_t sequences = 0;
    for (unsigned move = 0; move < successors.count; ++move) {
        sequences += countSequences(successors.after[move], rules, depth - 1);
    }
    return sequences;
}

}  // namespace

std::uint64_t perft(const Position& position, RuleSet rules, int depth) {
    return countSequences(fastPosition(position), rules, depth);
}

std::vector<PerftShare> perftByMove(const Position& position, RuleSet rules, int depth) {
    Successors successors;
    expand(fastPosition(position), rules, successors);
    std::vector<PerftShare> shares;
    for (unsigned move = 0; move < successors.count; ++move) {
        const House house{position.toMove, placeOf(successors.house[move])};
        shares.push_back({house, countSequences(successors.after[move], rules, depth - 1)});
    }
    std::sort(shares.begin(), shares.end(), [](const PerftShare& one, const PerftShare& other) {
        return one.move.place < other.move.place;
    });
    return shares;
}

}  // namespace kiela::rules
