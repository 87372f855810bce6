// A puzzle under way. In one of a win the opponent answers, holding out as long as possible, and
// every move that still wins in time is right.
#pragma once

#include "app/trial.hpp"
#include "engine/puzzle.hpp"

#include <optional>

namespace kiela::app {

class Solving final : public Trial {
  public:
    /// `number` is that of the puzzle in the file.
    Solving(int number, const engine::Puzzle& puzzle);

    int number() const { return number_; }
    const engine::Puzzle& puzzle() const { return puzzle_; }
    /// Own moves, the next one included, in which the game is to be won; 0 where it is not about
    /// that.
    int movesLeft() const;
    /// The opponent's answer to the last right move; nothing where there is none.
    const std::optional<Try>& reply() const { return reply_; }
    /// A move that is right now. Only while the goal is not reached.
    rules::House solution() const;
    /// What the opponent could capture at most after the right move, less what it captures.
    int lossAtBest() const;

    /// Touches a house, with that pace. Only while nothing moves and the goal is not reached.
    void touch(rules::House house, const Pace& pace);
    /// The puzzle as it began.
    void again();
    bool canGoBack() const { return !game().moves().empty(); }
    /// Takes the last own move back, with its answer.
    void goBack();

  private:
    bool isOnLine() const;
    Verdict judge(const Try& attempt) const;

    int number_;
    engine::Puzzle puzzle_;
    std::optional<Try> reply_;
};

}  // namespace kiela::app
