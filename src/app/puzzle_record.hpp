// Which puzzles have been solved, and on how many days in a row that of the day; and the text form
// of that in the storage. Kept on the visitor's own device only.
#pragma once

#include "app/daily.hpp"

#include <array>
#include <string>
#include <string_view>

namespace kiela::app {

class PuzzleRecord {
  public:
    /// `puzzle` is 1 to puzzleCount.
    bool isSolved(int puzzle) const { return solved_[static_cast<std::size_t>(puzzle - 1)]; }
    void solve(int puzzle) { solved_[static_cast<std::size_t>(puzzle - 1)] = true; }

    /// The day's puzzle has been solved; nothing changes where it does not count any more.
    void solveDaily(int day);
    /// The solution of the day's puzzle has been shown before it was solved: on this day it does
    /// not count any more.
    void spoil(int day);
    bool isDailySolved(int day) const { return last_ == day; }
    /// How many days in a row up to `day`, or the day before it, have been solved.
    int row(int day) const;
    /// The most days that ever were.
    int best() const { return best_; }

    friend bool operator==(const PuzzleRecord&, const PuzzleRecord&) = default;

  private:
    friend PuzzleRecord readPuzzleRecord(std::string_view text);
    friend std::string writePuzzleRecord(const PuzzleRecord& record);

    std::array<bool, puzzleCount> solved_{};
    int last_ = never, spoilt_ = never;  // days
    int row_ = 0, best_ = 0;

    // No calendar tells that day, nor is it the day before one.
    static constexpr int never = -2;
};

/// The last day that was solved, how many in a row with it, the most there ever were and the last
/// day that was spoilt; then the puzzles that are solved, by their numbers.
std::string writePuzzleRecord(const PuzzleRecord& record);
/// What is not possible is passed over.
PuzzleRecord readPuzzleRecord(std::string_view text);

}  // namespace kiela::app
