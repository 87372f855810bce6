// What is to be seen of all that is kept, in words.
#pragma once

#include "app/past_games.hpp"
#include "app/ports.hpp"
#include "app/results.hpp"
#include "text/narration.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kiela::app {

/// How the visitor has fared against a level of the program.
struct TallyView {
    std::string name;   ///< rule set and level
    std::string games;  ///< won, lost and drawn
    std::string row;    ///< won in a row; empty: nothing to speak of
};

struct PastGameView {
    std::string name;   ///< how it ended, and against whom
    std::string about;  ///< its rules, length and day
    std::string line;   ///< both
};

struct KeptView {
    std::vector<TallyView> tallies;
    std::vector<PastGameView> games;  ///< the newest first
    std::string copyName, copy;       ///< a file with all that is kept: its name and text
    std::string notice;               ///< what happened to a list that cannot be read
};

/// The name of a rule set.
std::string rulesName(text::Language language, rules::RuleSet rules);

std::vector<TallyView> tallyViews(text::Language language, const Results& results);

std::vector<PastGameView> pastGameViews(text::Language language, Calendar& calendar,
                                        const std::vector<PastGame>& games);

}  // namespace kiela::app
