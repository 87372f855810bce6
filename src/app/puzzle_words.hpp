// Puzzles in words: from a puzzle under way, and from what is kept of all, to what is to be seen.
#pragma once

#include "app/puzzle_book.hpp"
#include "app/solving.hpp"
#include "app/trial_words.hpp"

#include <string>
#include <string_view>

namespace kiela::app {

/// "Win in 2 moves": what a puzzle is about.
std::string themeName(engine::Theme theme, text::Language language);
/// How many daily puzzles have been solved in a row; empty: none.
std::string streakWords(const PuzzleRecord& record, int day, text::Language language);

/// `name` is the puzzle's; `more` follows when it is solved.
LessonView puzzleView(const Solving& solving, std::string_view name, const std::string& more,
                      text::Language language);
}  // namespace kiela::app
