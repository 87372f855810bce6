// The program as an opponent: a search in steps of nodes (it knows neither time nor threads), and
// the levels it can play at.
#pragma once

#include "rules/game.hpp"

#include <cstdint>

namespace kiela::engine {

/// Strength, 1 (weakest) to 6.
using Level = int;
inline constexpr Level weakestLevel = 1;
inline constexpr Level strongestLevel = 6;

/// A search for the move of the player on turn. Slicing it into steps never changes its result; the
/// same game, level and seed give the same move.
class Search {
  public:
    /// `game` must not be over.
    Search(const rules::Game& game, Level level, std::uint32_t seed);

    /// Works through about `nodes` positions. Returns whether the search is finished.
    bool step(int nodes);
    bool finished() const { return next_ == moves_.size(); }
    /// The best move; the search must be finished.
    rules::House best() const { return best_; }

  private:
    rules::Position position_;
    rules::MoveList moves_;
    rules::House best_;
    Level level_;
    std::uint32_t random_;
    int next_ = 0;
    int bestScore_ = 0;
};

}  // namespace kiela::engine
