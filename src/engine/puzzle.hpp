// A puzzle: a position in which one move is clearly the best, and its line in the file of puzzles.
// How puzzles are found is in src/tools/puzzle_finder.hpp.
#pragma once

#include "rules/board.hpp"
#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kiela::engine {

enum class Theme : std::uint8_t {
    Capture,  ///< one move captures clearly more than every other one, and keeps it
    Win1,     ///< win in one move
    Win2,     ///< win in two own moves, whatever the opponent does
    Win3,     ///< win in three
    Defence,  ///< all moves but one lose the game by force, or many stones
};

inline constexpr std::array allThemes{Theme::Capture, Theme::Win1, Theme::Win2, Theme::Win3,
                                      Theme::Defence};

/// The name in the file: capture, win1, win2, win3, defence.
std::string_view nameOf(Theme theme);

/// The own moves in which the game is to be won; 0 where it is not about that.
int movesToWin(Theme theme);

inline constexpr int easiest = 1;
inline constexpr int hardest = 5;

struct Puzzle {
    Theme theme = Theme::Capture;
    int difficulty = easiest;  ///< 1–5
    rules::RuleSet rules = rules::RuleSet::Traditional;
    /// The move to be found. Where a win takes several moves: a whole line, the opponent holding
    /// out as long as possible.
    std::vector<rules::House> solution;
    /// South's turn; nothing is known of a past.
    rules::Position position;

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// The line of a puzzle, for example `win1 1 traditional c1 0,…,0/…/…/… s`: theme, difficulty, rule
/// set, the solution's moves joined by commas, the position (rules §8) without its two counters.
std::string writePuzzle(const Puzzle& puzzle);

/// Reads such a line; nothing where it is not one. Whether the moves are right is another matter.
std::optional<Puzzle> readPuzzle(std::string_view line);

}  // namespace kiela::engine
