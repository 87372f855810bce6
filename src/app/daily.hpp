// The puzzle of a day: the same for everybody on the same date, by arithmetic alone.
#pragma once

#include <optional>
#include <string_view>

namespace kiela::app {

/// The puzzles of the file (assets/puzzles), counted from 1; from easy to hard.
inline constexpr int puzzleCount = 240;

/// A date as the calendar tells it ("2026-11-30"), in days since the first of January 1970; nothing
/// where it is none.
std::optional<int> dayOf(std::string_view date);

/// A puzzle's number. Each weekday has its seventh of the file: Mondays are easy, Sundays are hard.
/// A puzzle comes again after 34 weeks at the earliest.
int dailyPuzzle(int day);

}  // namespace kiela::app
