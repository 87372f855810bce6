// The games that were played before: finished ones, and those that were left for others. The last
// fifty, the newest first.
#pragma once

#include "app/kept_game.hpp"
#include "app/kept_text.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kiela::app {

struct PastGame {
    std::string day;  ///< of its last move, as the calendar tells it
    KeptGame kept;

    friend bool operator==(const PastGame&, const PastGame&) = default;
};

inline constexpr std::size_t mostPastGames = 50;

/// Puts a game in front. It takes the place of what it went on from: an unfinished game that began
/// the same way and has no other moves.
void addPastGame(std::vector<PastGame>& games, PastGame game);

std::string writePastGames(const std::vector<PastGame>& games);
/// Reads what writePastGames has written, and nothing else.
std::variant<std::vector<PastGame>, Unreadable> readPastGames(std::string_view text);

}  // namespace kiela::app
