// Being good company: when a game may be finished quickly, who begins the next one, and when
// another level would be more fun. Rules of conduct only; the session follows them.
#pragma once

#include "app/setup.hpp"
#include "rules/game.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kiela::app {

/// Whether nine tenths of the stones have stood on the same side for ten moves.
bool isLopsided(const rules::Game& game);

/// Another game of the same kind. Beginning is an advantage, so the other side begins, unless the
/// game starts from a position of its own. An expert opening is arranged anew.
Setup rematchOf(const Setup& setup);

/// Games won or lost in a row against a level of the program. Its text form is for the storage.
struct Streak {
    engine::Level level = 0;
    int games = 0;  ///< won when positive, lost when negative

    /// Counts a finished game; a draw ends the streak.
    void count(engine::Level opponent, rules::Side visitor, const rules::Result& result);
    /// The level to be suggested now: after three games in a row, and after three more.
    std::optional<engine::Level> suggestion() const;

    friend bool operator==(const Streak&, const Streak&) = default;
};

std::string writeStreak(const Streak& streak);
/// No streak where the text is none.
Streak readStreak(std::string_view text);

}  // namespace kiela::app
