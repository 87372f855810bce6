#include "app/puzzle_record.hpp"

#include "app/words.hpp"

#include <algorithm>
#include <cstdint>

namespace kiela::app {

namespace {

// Past all days that a calendar tells.
constexpr std::int64_t most = 9'999'999;

// A negative number where there is no such one.
int cutCount(std::string_view& text) {
    const std::int64_t number = cutNumber(text).value_or(-1);
    return number <= most ? static_cast<int>(std::max<std::int64_t>(number, -1)) : -1;
}

}  // namespace

int PuzzleRecord::row(int day) const {
    // A day ahead: somebody has travelled to the west.
    return last_ >= day - 1 && last_ <= day + 1 ? row_ : 0;
}

void PuzzleRecord::solveDaily(int day) {
    if (day == spoilt_ || day == last_ || day + 1 == last_) return;
    row_ = last_ + 1 == day ? row_ + 1 : 1;
    last_ = day;
    best_ = std::max(best_, row_);
}

void PuzzleRecord::spoil(int day) {
    if (!isDailySolved(day)) spoilt_ = day;
}

std::string writePuzzleRecord(const PuzzleRecord& record) {
    std::string text;
    const auto add = [&text](int number) {
        if (!text.empty()) text += ' ';
        text += std::to_string(number);
    };
    for (const int number : {record.last_, record.row_, record.best_, record.spoilt_}) add(number);
    for (int puzzle = 1; puzzle <= puzzleCount; ++puzzle)
        if (record.isSolved(puzzle)) add(puzzle);
    return text;
}

PuzzleRecord readPuzzleRecord(std::string_view text) {
    PuzzleRecord record;
    const int last = cutCount(text), row = cutCount(text), best = cutCount(text);
    const int spoilt = cutCount(text);
    if (last >= 0 && row > 0 && row <= best) {
        record.last_ = last;
        record.row_ = row;
        record.best_ = best;
    }
    if (spoilt >= 0) record.spoilt_ = spoilt;
    while (!text.empty()) {
        const int puzzle = cutCount(text);
        if (puzzle >= 1 && puzzle <= puzzleCount) record.solve(puzzle);
    }
    return record;
}

}  // namespace kiela::app
