#include "bench/plain.hpp"

#include "rules/fast_position.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"
#include "rules/sowing.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace kiela::bench {

using namespace rules;

namespace {

using PlainRow = std::array<std::uint8_t, housesPerSide>;

bool isEmpty(const PlainRow& row) {
    return std::all_of(row.begin(), row.end(), [](std::uint8_t stones) { return stones == 0; });
}

int total(const PlainRow& row) {
    return std::accumulate(row.begin(), row.end(), 0);
}

/// Plays a random move in place, the sides not swapped. Returns whether there was a legal one.
bool playAny(PlainBoard& board, RuleSet rules, Random& random) {
    // In the order in which rules::playOut knows the houses.
    static constexpr std::array<std::uint8_t, housesPerSide> order = [] {
        std::array<std::uint8_t, housesPerSide> places{};
        for (unsigned house = 0; house < housesPerSide; ++house) places[house] = placeOf(house);
        return places;
    }();
    std::array<std::uint8_t, housesPerSide> places{};
    unsigned count = 0;
    for (const std::uint8_t place : order) {
        if (board.own[place] >= smallestSowing(rules)) places[count++] = place;
    }
    while (count > 0) {
        const unsigned chosen = random.below(count);
        PlainBoard after = board;
        if (sowPlainly(after, places[chosen])) {
            board = after;
            return true;
        }
        for (unsigned next = chosen + 1; next < count; ++next) places[next - 1] = places[next];
        --count;
    }
    return false;
}

struct PlainEnd {
    int outcome;  ///< of the player who began: 1 won, 0 drawn, -1 lost
    int moves;
};

PlainEnd playToEnd(PlainBoard board, RuleSet rules, Random& random) {
    unsigned quietMoves = 0;
    for (int moves = 0;; ++moves) {
        const int sign = moves % 2 == 0 ? 1 : -1;
        const int own = total(board.own);
        const int others = total(board.other);
        if (own == 0) return {-sign, moves};
        if (others == 0) return {sign, moves};
        const bool quiet = quietMoves >= quietMovesLimit;
        if (quiet || !playAny(board, rules, random)) {
            if (!quiet && losesWithoutMove(rules)) return {-sign, moves};
            return {sign * ((own > others ? 1 : 0) - (own < others ? 1 : 0)), moves};
        }
        quietMoves = total(board.other) < others ? 0 : quietMoves + 1;
        std::swap(board.own, board.other);
    }
}

}  // namespace

PlainBoard plainBoard(const Position& position) {
    const auto onTurn = static_cast<std::size_t>(position.toMove);
    return {position.stones[onTurn], position.stones[1 - onTurn]};
}

bool sowPlainly(PlainBoard& board, unsigned place) {
    unsigned hand = std::exchange(board.own[place], std::uint8_t{0});
    for (int lap = 1;; ++lap) {
        for (; hand > 0; --hand) {
            place = place == housesPerSide - 1 ? 0 : place + 1;
            ++board.own[place];
        }
        if (board.own[place] == 1) return true;
        if (lap == lapLimit) return false;
        if (place >= filesOnBoard && board.other[29 - place] > 0) {
            const unsigned inner = std::exchange(board.other[29 - place], std::uint8_t{0});
            const unsigned outer = std::exchange(board.other[place - 10], std::uint8_t{0});
            hand = inner + outer;
            if (!isEmpty(board.other)) continue;
            for (; hand > 0; --hand) {
                place = place == housesPerSide - 1 ? 0 : place + 1;
                ++board.own[place];
            }
            return true;
        }
        hand = std::exchange(board.own[place], std::uint8_t{0});
    }
}

std::uint64_t perftPlainly(const PlainBoard& board, RuleSet rules, int depth) {
    if (depth == 0) return 1;
    if (isEmpty(board.other)) return 0;
    std::uint64_t sequences = 0;
    for (unsigned place = 0; place < housesPerSide; ++place) {
        if (board.own[place] < smallestSowing(rules)) continue;
        PlainBoard after = board;
        if (!sowPlainly(after, place)) continue;
        std::swap(after.own, after.other);
        sequences += perftPlainly(after, rules, depth - 1);
    }
    return sequences;
}

Playouts playOutPlainly(const PlainBoard& board, RuleSet rules, int count, std::uint64_t seed) {
    Playouts playouts;
    Random seeds(seed);
    for (int game = 0; game < count; ++game) {
        Random random(seeds.next());
        const PlainEnd end = playToEnd(board, rules, random);
        playouts.won += end.outcome > 0 ? 1 : 0;
        playouts.drawn += end.outcome == 0 ? 1 : 0;
        playouts.lost += end.outcome < 0 ? 1 : 0;
        playouts.moves += end.moves;
    }
    return playouts;
}

}  // namespace kiela::bench
