#include "engine/board.hpp"

#include "rules/sowing.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>

namespace kiela::engine {

namespace {

constexpr auto onTurn = static_cast<std::size_t>(rules::Side::South);
constexpr auto waiting = static_cast<std::size_t>(rules::Side::North);

}  // namespace

Board boardOf(const rules::Position& position) {
    const auto mover = static_cast<std::size_t>(position.toMove);
    return {position.stones[mover], position.stones[1 - mover]};
}

int total(const Houses& houses) {
    return std::accumulate(houses.begin(), houses.end(), 0);
}

std::uint64_t keyOf(const Board& board) {
    constexpr std::size_t words = sizeof(Board) / sizeof(std::uint64_t);
    static_assert(sizeof(Board) == words * sizeof(std::uint64_t));
    static_assert(std::endian::native == std::endian::little, "keys are the same everywhere");

    std::array<std::uint64_t, words> parts{};
    std::memcpy(parts.data(), &board, sizeof board);
    std::uint64_t key = 0x9e3779b97f4a7c15u;
    for (const std::uint64_t part : parts) {
        key = (key ^ part) * 0xd6e8feb86659fd93u;
        key ^= key >> 32;
    }
    return key | 1;
}

void expand(const Board& board, rules::RuleSet rules, Moves& moves) {
    rules::Position before;
    before.stones[onTurn] = board.own;
    before.stones[waiting] = board.other;
    moves.count = 0;
    for (std::uint8_t place = 0; place < rules::housesPerSide; ++place) {
        if (board.own[place] < rules::smallestSowing(rules)) continue;
        rules::Position after = before;
        const rules::Sowing sowing = rules::sow(after, {rules::Side::South, place});
        if (!sowing.ended) continue;
        const auto move = static_cast<std::size_t>(moves.count++);
        moves.place[move] = place;
        moves.captured[move] =
            static_cast<std::uint8_t>(total(board.other) - total(after.stones[waiting]));
        moves.after[move] = {after.stones[waiting], after.stones[onTurn]};
    }
}

bool hasSowableHouse(const Board& board, rules::RuleSet rules) {
    return std::any_of(board.own.begin(), board.own.end(), [rules](std::uint8_t stones) {
        return stones >= rules::smallestSowing(rules);
    });
}

}  // namespace kiela::engine
