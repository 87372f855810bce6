// Finds the puzzle in a position, if there is one. The rules have to bear it out
// (puzzle_proof.hpp); to captures and defences the search adds that, looking lookedAhead plies
// ahead, it takes the same move for the best, at least clearScore better than the second one, and
// sees no end of the game by it.
//
// The difficulty is the fewest plies at which the search settles on the move and does not change
// its mind any more, from 1 to 5 (and more); a win is at least as difficult as the moves that it
// takes. A move that the search finds at the last ply only might not be its last word: that is no
// puzzle, unless it is a proven win.
#pragma once

#include "engine/puzzle.hpp"
#include "engine/score.hpp"
#include "engine/search.hpp"
#include "engine/table.hpp"
#include "rules/game.hpp"

#include <optional>
#include <vector>

namespace kiela::tools {

inline constexpr int lookedAhead = 9;             // plies
inline constexpr engine::Score clearScore = 200;  // two stones

class PuzzleFinder {
  public:
    /// The same position gives the same puzzle, whatever was asked before. The past of the game is
    /// left aside.
    std::optional<engine::Puzzle> find(rules::RuleSet rules, const rules::Position& position);

    /// The difficulty of a puzzle that the rules bear out; 0 where the search does not agree.
    int difficultyOf(const engine::Puzzle& puzzle);

  private:
    struct Look {
        std::vector<engine::Finding> lines;
        std::vector<rules::House> best;  // at one ply, two plies, and so on
    };

    Look look(const rules::Game& game, int depth);
    std::optional<engine::Puzzle> guess(const rules::Game& game);

    engine::Table table_{4u << 20};
};

}  // namespace kiela::tools
