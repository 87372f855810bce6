// The puzzles as their file tells them, once it is there.
#pragma once

#include "app/daily.hpp"
#include "app/loan.hpp"
#include "app/puzzle_record.hpp"
#include "engine/puzzle.hpp"

#include <string_view>
#include <vector>

namespace kiela::app {

class PuzzleBook {
  public:
    Loan state() const { return state_; }
    void await() { state_ = Loan::Awaited; }
    /// What came; nothing (an empty text) where the file could not be had.
    void take(std::string_view text);

    /// `number` is 1 to puzzleCount, here and everywhere. Only when it is ready.
    const engine::Puzzle& puzzle(int number) const {
        return puzzles_[static_cast<std::size_t>(number - 1)];
    }
    /// The next puzzle that is not solved yet: one of the same theme where there is one; where all
    /// are solved, simply the next one.
    int after(int number, const PuzzleRecord& record) const;

  private:
    Loan state_ = Loan::Unasked;
    std::vector<engine::Puzzle> puzzles_;
};

}  // namespace kiela::app
