#include "app/daily.hpp"

#include "app/words.hpp"

#include <chrono>

namespace kiela::app {

namespace {

constexpr int daysOfWeek = 7;
constexpr int firstMonday = 4;  // the fifth of January 1970
// Has no divisor in common with 34 and 35, the numbers of puzzles that weekdays have.
constexpr int stride = 13;

// 0 where it is none.
unsigned numberOf(std::string_view digits) {
    return static_cast<unsigned>(cutNumber(digits).value_or(0));
}

constexpr int firstOfSeventh(int weekday) {
    return puzzleCount * weekday / daysOfWeek;
}

}  // namespace

std::optional<int> dayOf(std::string_view date) {
    const std::chrono::year year(static_cast<int>(numberOf(cut(date, '-'))));
    const std::chrono::month month(numberOf(cut(date, '-')));
    const std::chrono::year_month_day day(year, month, std::chrono::day(numberOf(date)));
    if (!day.ok() || year < std::chrono::year(1970)) return std::nullopt;
    return std::chrono::sys_days(day).time_since_epoch().count();
}

int dailyPuzzle(int day) {
    const int sinceMonday = day - firstMonday + daysOfWeek;
    const int weekday = sinceMonday % daysOfWeek, week = sinceMonday / daysOfWeek;
    const int first = firstOfSeventh(weekday), count = firstOfSeventh(weekday + 1) - first;
    return 1 + first + week * stride % count;
}

}  // namespace kiela::app
