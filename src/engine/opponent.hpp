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

/// A search for the move of the player on turn: it looks one ply ahead for the move after which
/// most stones are on its own side. A lower level plays more of its moves at random, level 1 all of
/// them. Slicing a search into steps never changes its result; the same game, level and seed give
/// the same move, on every machine.
class Search {
  public:
    /// `game` must not be over.
    Search(const rules::Game& game, Level level, std::uint32_t seed);

    /// Looks at `nodes` positions more (at least 1). Returns whether the search is finished.
    bool step(int nodes);
    bool finished() const { return next_ == moves_.size(); }
    /// The best move; the search must be finished.
    rules::House best() const { return best_; }

  private:
    std::uint32_t random();

    rules::Position position_;
    rules::MoveList moves_;
    rules::House best_;
    std::uint32_t random_;
    int next_ = 0;  // the move to look at
    int bestScore_ = -1;
    int equals_ = 0;  // moves seen with the best score
};

}  // namespace kiela::engine
