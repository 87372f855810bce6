// How good a board is without looking ahead.
#pragma once

#include "engine/board.hpp"
#include "engine/network.hpp"
#include "engine/score.hpp"
#include "rules/rule_set.hpp"

namespace kiela::engine {

/// One of the ways to judge a board; a plain value.
class Evaluation {
  public:
    /// The difference in stones.
    Evaluation() = default;
    /// What a network says under one of the rule sets. It must outlive the evaluation.
    Evaluation(const Network& network, rules::RuleSet rules) : network_(&network), rules_(rules) {}

    /// Judges a board for the player on turn, in hundredths of a stone, never beyond
    /// ±mostByEvaluation. There must be stones.
    Score judge(const Board& board) const {
        return network_ ? network_->judge(board, rules_) : stonesDifference(board);
    }

  private:
    static Score stonesDifference(const Board& board) {
        constexpr Score stone = 100;
        static_assert(stone * rules::mostStones <= mostByEvaluation);
        return stone * (board.onTurn.total() - board.waiting.total());
    }

    const Network* network_ = nullptr;
    rules::RuleSet rules_ = rules::RuleSet::Traditional;
};

/// The difference in stones: a plain evaluation, to measure by.
inline Evaluation stonesDifference() {
    return {};
}
/// What the program has learned for a rule set: the evaluation that it plays with.
Evaluation learnedEvaluation(rules::RuleSet rules);

}  // namespace kiela::engine
