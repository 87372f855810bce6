#include "app/puzzle_book.hpp"

#include "app/words.hpp"
#include "rules/game.hpp"

#include <algorithm>

namespace kiela::app {

namespace {

// Whether the moves of the solution can be played from there. That they are the best is not
// checked.
bool isSound(const engine::Puzzle& puzzle) {
    rules::Game game(puzzle.rules, puzzle.position);
    if (game.position().toMove != rules::Side::South) return false;
    return std::all_of(puzzle.solution.begin(), puzzle.solution.end(), [&game](rules::House move) {
        return game.play(move) == rules::Refusal::None;
    });
}

}  // namespace

void PuzzleBook::take(std::string_view text) {
    puzzles_.clear();
    state_ = text.empty() ? Loan::Missing : Loan::Damaged;
    while (!text.empty()) {
        const auto puzzle = engine::readPuzzle(cut(text, '\n'));
        if (!puzzle || !isSound(*puzzle)) return;
        puzzles_.push_back(*puzzle);
    }
    if (puzzles_.size() == puzzleCount) state_ = Loan::Ready;
}

int PuzzleBook::after(int number, const PuzzleRecord& record) const {
    const auto next = [](int puzzle) { return puzzle % puzzleCount + 1; };
    for (const bool anyTheme : {false, true})
        for (int other = next(number); other != number; other = next(other))
            if (!record.isSolved(other)
                && (anyTheme || puzzle(other).theme == puzzle(number).theme))
                return other;
    return next(number);
}

}  // namespace kiela::app
