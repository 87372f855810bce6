// Counts move sequences by playing them (rules §8).
#include "rules/perft.hpp"

#include "rules/sowing.hpp"

namespace kiela::rules {

namespace {

/// Calls `visit(move, positionAfter)` for every legal move. Unlike going through legalMoves it sows
/// each move only once: a move's legality shows in its sowing (rules §6).
template<class Visit>
void forEachMove(const Position& position, RuleSet rules, Visit visit) {
    if (position.total(Side::South) == 0 || position.total(Side::North) == 0) return;
    for (std::uint8_t place = 0; place < housesPerSide; ++place) {
        const House move{position.toMove, place};
        if (position.at(move) < smallestSowing(rules)) continue;
        Position after = position;
        if (sow(after, move).ended) visit(move, after);
    }
}

}  // namespace

std::uint64_t perft(const Position& position, RuleSet rules, int depth) {
    if (depth == 0) return 1;
    std::uint64_t sequences = 0;
    forEachMove(position, rules,
                [&](House, const Position& after) { sequences += perft(after, rules, depth - 1); });
    return sequences;
}

std::vector<PerftShare> perftByMove(const Position& position, RuleSet rules, int depth) {
    std::vector<PerftShare> shares;
    forEachMove(position, rules, [&](House move, const Position& after) {
        shares.push_back({move, perft(after, rules, depth - 1)});
    });
    return shares;
}

}  // namespace kiela::rules
