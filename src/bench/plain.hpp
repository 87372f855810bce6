// The baseline of the benchmark: the rules on plain arrays, stone by stone, as anybody would write
// them first. It is kept so that every machine has something to compare fast sowing with.
#pragma once

#include "rules/playout.hpp"
#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <array>
#include <cstdint>

namespace kiela::bench {

/// A board seen from the player on turn: houses by place in sowing order.
struct PlainBoard {
    std::array<std::uint8_t, rules::housesPerSide> own{};
    std::array<std::uint8_t, rules::housesPerSide> other{};
};

PlainBoard plainBoard(const rules::Position& position);

/// Plays a move in place, the sides not swapped (rules §4, §5.1). Returns whether it ends (§6).
bool sowPlainly(PlainBoard& board, unsigned place);

/// Perft (rules §8), every move played.
std::uint64_t perftPlainly(const PlainBoard& board, rules::RuleSet rules, int depth);

/// The same games as rules::playOut, one after the other.
rules::Playouts playOutPlainly(const PlainBoard& board, rules::RuleSet rules, int count,
                               std::uint64_t seed);

}  // namespace kiela::bench
