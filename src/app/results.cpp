#include "app/results.hpp"

#include "app/words.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace kiela::app {

namespace {

constexpr int rowLength = 3;

std::size_t indexOf(rules::RuleSet rules) {
    return static_cast<std::size_t>(rules);
}

std::size_t indexOf(engine::Level level) {
    return static_cast<std::size_t>(level - engine::weakestLevel);
}

bool isLevel(std::int64_t number) {
    return number >= engine::weakestLevel && number <= engine::strongestLevel;
}

// A number of games; small enough to be counted on.
std::optional<int> cutGames(std::string_view& text) {
    constexpr std::int64_t most = std::numeric_limits<int>::max() / 4;
    const auto number = cutNumber(text);
    if (!number || *number > most || *number < -most) return std::nullopt;
    return static_cast<int>(*number);
}

std::optional<Tally> readTally(std::string_view text) {
    const auto won = cutGames(text), lost = cutGames(text), drawn = cutGames(text);
    const auto row = cutGames(text), best = cutGames(text);
    if (!won || !lost || !drawn || !row || !best || !text.empty()) return std::nullopt;
    const bool possible =
        *won >= 0 && *lost >= 0 && *drawn >= 0 && *best >= *row && *best <= *won && -*row <= *lost;
    return possible ? std::optional(Tally{*won, *lost, *drawn, *row, *best}) : std::nullopt;
}

}  // namespace

void Results::count(rules::RuleSet rules, engine::Level level, rules::Side visitor,
                    const rules::Result& result) {
    Tally& tally = tallies_[indexOf(rules)][indexOf(level)];
    if (result.winner == rules::Winner::Nobody) {
        ++tally.drawn;
        tally.row = 0;
    } else if (result.winner == rules::winnerOf(visitor)) {
        ++tally.won;
        tally.row = std::max(tally.row, 0) + 1;
    } else {
        ++tally.lost;
        tally.row = std::min(tally.row, 0) - 1;
    }
    tally.best = std::max(tally.best, tally.row);
}

const Tally& Results::of(rules::RuleSet rules, engine::Level level) const {
    return tallies_[indexOf(rules)][indexOf(level)];
}

void Results::set(rules::RuleSet rules, engine::Level level, const Tally& tally) {
    tallies_[indexOf(rules)][indexOf(level)] = tally;
}

std::optional<engine::Level> Results::suggestion(rules::RuleSet rules, engine::Level level) const {
    const int row = of(rules, level).row;
    if (row == 0 || row % rowLength != 0) return std::nullopt;
    const engine::Level other = row > 0 ? level + 1 : level - 1;
    return isLevel(other) ? std::optional(other) : std::nullopt;
}

std::string writeResults(const Results& results) {
    std::string text;
    for (const rules::RuleSet rules : rules::allRuleSets) {
        for (engine::Level level = engine::weakestLevel; level <= engine::strongestLevel; ++level) {
            const Tally& tally = results.of(rules, level);
            if (tally.games() == 0) continue;
            text += rules::nameOf(rules);
            text += ' ' + std::to_string(level) + '=';
            const char* before = "";
            for (const int number : {tally.won, tally.lost, tally.drawn, tally.row, tally.best}) {
                text += before + std::to_string(number);
                before = " ";
            }
            text += '\n';
        }
    }
    return text;
}

Results readResults(std::string_view text) {
    Results results;
    while (!text.empty()) {
        std::string_view line = cut(text, '\n');
        std::string_view name = cut(line, '=');
        const auto rules = rules::ruleSetNamed(cut(name, ' '));
        const auto level = cutNumber(name);
        const auto tally = readTally(line);
        if (rules && level && isLevel(*level) && tally)
            results.set(*rules, static_cast<engine::Level>(*level), *tally);
    }
    return results;
}

}  // namespace kiela::app
