// Positions from self-play, to learn from: what lay on the board, what the search said, and how the
// game ended. A file of them is nothing but one after the other.
#pragma once

#include "rules/board.hpp"
#include "rules/rule_set.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace kiela::tools {

/// All of it from the player on turn.
struct Sample {
    /// Stones by house of rules::FastRow: the player on turn, then the opponent.
    std::array<std::array<std::uint8_t, rules::housesPerSide>, 2> stones{};
    std::int16_t score = 0;  ///< of the search (engine::Score)
    std::int8_t result = 0;  ///< 1 won, 0 drawn, -1 lost
    rules::RuleSet rules = rules::RuleSet::Traditional;
};
static_assert(sizeof(Sample) == 44);

/// Adds samples to the end of a file. Throws Failure where it cannot be written.
void appendSamples(const std::string& file, const std::vector<Sample>& samples);
/// All samples of a file. Throws Failure where it cannot be read.
std::vector<Sample> readSamples(const std::string& file);

}  // namespace kiela::tools
