// How the visitor has fared against the program, for each rule set and level. Kept on the visitor's
// own device only.
#pragma once

#include "engine/opponent.hpp"
#include "rules/game.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace kiela::app {

struct Tally {
    int won = 0, lost = 0, drawn = 0;  ///< games
    int row = 0;   ///< games in a row up to now: won when positive, lost when negative
    int best = 0;  ///< the most that were ever won in a row

    int games() const { return won + lost + drawn; }

    friend bool operator==(const Tally&, const Tally&) = default;
};

class Results {
  public:
    /// Counts a finished game; a draw ends the row.
    void count(rules::RuleSet rules, engine::Level level, rules::Side visitor,
               const rules::Result& result);
    const Tally& of(rules::RuleSet rules, engine::Level level) const;
    void set(rules::RuleSet rules, engine::Level level, const Tally& tally);

    /// The level to be suggested after a game at this one: after three in a row, and after three
    /// more.
    std::optional<engine::Level> suggestion(rules::RuleSet rules, engine::Level level) const;

    friend bool operator==(const Results&, const Results&) = default;

  private:
    std::array<std::array<Tally, engine::strongestLevel>, rules::allRuleSets.size()> tallies_{};
};

/// A line for each rule set and level that has been played: "tournament 3=5 2 0 -1 4".
std::string writeResults(const Results& results);
/// Lines that are none of ours, or not possible, are passed over.
Results readResults(std::string_view text);

}  // namespace kiela::app
