// The address's parameters (`?lang=pl&rules=tournament`): one table (parameter_table.inc) from
// which the parser and the documentation (docs/parameters.md) come.
#pragma once

#include "app/kept_game.hpp"
#include "app/settings.hpp"
#include "app/setup.hpp"
#include "text/language.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kiela::app {

/// Stands for the number of the first lesson that has not been done.
inline constexpr int nextLesson = 0;
/// Stands for the number of the day's puzzle.
inline constexpr int puzzleOfToday = 0;

/// How long a kiosk waits for its visitor, in seconds.
inline constexpr int usualIdle = 90, shortestIdle = 10, longestIdle = 3600;

/// What the address asks for; what it does not name stays as it is.
struct Parameters {
    Setup setup;
    bool asksForGame = false;  ///< at least one of the setup's parameters is there
    std::string line;          ///< moves that have been made (game_line.hpp), all possible
    /// Moves were given that are not possible: then nothing is asked for of a game.
    bool impossible = false;
    bool misread = false;  ///< at least one of the setup's parameters has a bad value
    std::optional<text::Language> language;
    std::optional<Motion> motion;
    std::optional<ViewChoice> view;
    std::optional<ThemeChoice> theme;
    std::optional<SoundChoice> sound;
    std::optional<int> lesson;  ///< 1 to lessonCount, or nextLesson
    std::optional<int> puzzle;  ///< 1 to puzzleCount, or puzzleOfToday
    std::optional<Seating> seating;
    std::optional<int> textSize;  ///< one of textSizes
    bool boardOnly = false;       ///< the page around has the buttons
    bool kiosk = false;           ///< one visitor after the other; then there are no links either
    int idle = usualIdle;         ///< seconds without a touch until a kiosk asks for its visitor
    bool links = true;            ///< ways out of the game may be offered
    bool storage = true;          ///< something may be kept from visit to visit
    bool xapi = false;            ///< the page around gets statements, too
    bool demo = false;            ///< the program plays both sides, slowly
    std::string origin;           ///< the only page around that is spoken to; empty: any
    std::string home;             ///< where the visitors of a kiosk can go on; empty: nowhere
    /// For each ignored parameter a sentence in English, for the developer of the page.
    std::vector<std::string> warnings;

    /// The game that is asked for, its moves made.
    KeptGame game() const;
};

struct ParameterInfo {
    std::string_view name;
    std::string_view values;  ///< the default first
    std::string_view meaning;
};

/// All parameters as the documentation shows them, in its order.
std::span<const ParameterInfo> parameterTable();

/// Reads a query string, with or without its question mark, percent-encoded. Unknown names and bad
/// values are ignored, each with a warning; of a name that comes twice the last good value counts.
Parameters readParameters(std::string_view query);

}  // namespace kiela::app
