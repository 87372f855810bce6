// Which of the puzzles that are found are kept: different ones, spread over themes, difficulties
// and rule sets.
#pragma once

#include "engine/puzzle.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace kiela::tools {

/// Every kind of puzzle, a theme at a difficulty, is to have the same share of the whole.
class PuzzleCollection {
  public:
    /// For `count` puzzles. Other rule sets than the traditional one get up to a fourth of a kind
    /// each, unless `mixed` is false: then all puzzles are of one rule set.
    PuzzleCollection(int count, bool mixed);

    /// Takes a puzzle unless there are enough of its kind or one much like it. Returns whether it
    /// is taken.
    bool add(const engine::Puzzle& puzzle);
    /// Whether each kind has its share.
    bool full() const;
    std::size_t size() const;

    /// As many as were wanted, or as there are: where a kind has too few, others have more. From
    /// easy to hard, the themes taking turns.
    std::vector<engine::Puzzle> chosen() const;

  private:
    struct Kind {
        engine::Theme theme;
        int difficulty;
        std::vector<engine::Puzzle> puzzles;  ///< as they were found
    };

    Kind* kindOf(const engine::Puzzle& puzzle);
    bool hasRoom(const Kind& kind, rules::RuleSet rules) const;
    bool knows(const engine::Puzzle& puzzle) const;
    std::vector<std::size_t> shares() const;

    std::size_t count_;
    bool mixed_;
    std::vector<Kind> kinds_;
    std::size_t share_;  // of each kind
};

/// What is wrong in a list of puzzles: for each puzzle its number (from 1) and the fault.
std::vector<std::string> faultsOf(const std::vector<engine::Puzzle>& puzzles);

}  // namespace kiela::tools
