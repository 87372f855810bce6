// What the program has learned about boards: a small network of whole numbers, the same on every
// machine. The numbers are data (assets/evaluation), which the build puts into the program.
//
// A house and the number of its stones choose a row of weights; the rows of all forty houses are
// added up. Each of the sums, kept between 0 and mostActive, is a hidden unit, and the units are
// weighed once more to give the score: in another way for each rule set, and by the share of the
// stones that the player on turn has.
#pragma once

#include "engine/board.hpp"
#include "engine/score.hpp"
#include "rules/rule_set.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kiela::engine {

class Network {
  public:
    static constexpr unsigned hidden = 32;
    static constexpr unsigned houses = 2 * rules::housesPerSide;
    /// Numbers of stones that are told apart.
    static constexpr unsigned groups = 10;
    /// Shares of the stones that are told apart, and for how many rule sets.
    static constexpr unsigned shares = 8;
    static constexpr unsigned heads = shares * rules::allRuleSets.size();
    static constexpr int mostActive = 64;
    /// The weights of the hidden units are told in parts of this of a hundredth of a stone.
    static constexpr int fraction = 256;

    /// The group of a number of stones, 0–255.
    static constexpr unsigned groupOf(unsigned stones) {
        constexpr unsigned alone = 6;
        if (stones <= alone) return stones;
        if (stones <= 8) return alone + 1;
        return stones <= 11 ? alone + 2 : alone + 3;
    }
    /// The share of a player who has `own` of `all` stones.
    static constexpr unsigned shareOf(unsigned own, unsigned all) {
        return own < all ? own * shares / all : shares - 1;
    }
    static constexpr unsigned headOf(rules::RuleSet rules, unsigned share) {
        return static_cast<unsigned>(rules) * shares + share;
    }

    /// The data, part by part, with the lowest byte of a number first.
    struct Data {
        /// [house][group][unit]: the houses of the player on turn, as in rules::FastRow, then those
        /// of the opponent.
        std::array<std::int8_t, std::size_t{houses} * groups * hidden> weights;
        std::array<std::int16_t, hidden> biases;
        /// [head][unit], in 1/fraction of a hundredth of a stone.
        std::array<std::int16_t, std::size_t{heads} * hidden> output;
        std::array<std::int16_t, heads> outputBiases;  ///< hundredths of a stone
    };

    /// Nothing where there are more or fewer bytes than in Data.
    static std::optional<Network> read(std::span<const std::uint8_t> bytes);

    /// See Evaluation::judge.
    Score judge(const Board& board, rules::RuleSet rules) const;

  private:
    Network() = default;

    /// More stones than these in a house are as good as these.
    static constexpr unsigned mostTold = 12;
    static constexpr unsigned rowsOfHouse = mostTold + 1;

    // On the heap, since the stack of wasm is small.
    /// [house][stones][unit]: by numbers of stones, which needs no look at their groups.
    std::vector<std::int16_t> rows_ =
        std::vector<std::int16_t>(std::size_t{houses} * rowsOfHouse * hidden);
    std::vector<std::int16_t> output_ = std::vector<std::int16_t>(std::size_t{heads} * hidden);
    std::array<std::int16_t, hidden> biases_{};
    std::array<std::int16_t, heads> outputBiases_{};
};

}  // namespace kiela::engine
