// How the visitor has fared against the program: counted, suggested from, kept as text.
#include "app/results.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>

using namespace kiela;
using app::Results;
using app::Tally;
using rules::RuleSet;
using rules::Side;

namespace {

constexpr rules::Result southWins{rules::Winner::South, rules::Reason::AllCaptured};
constexpr rules::Result northWins{rules::Winner::North, rules::Reason::Resigned};
constexpr rules::Result draw{rules::Winner::Nobody, rules::Reason::NoProgress};

// Games of a visitor who plays South.
Results after(engine::Level level, std::initializer_list<rules::Result> games) {
    Results results;
    for (const rules::Result& result : games)
        results.count(RuleSet::Traditional, level, Side::South, result);
    return results;
}

}  // namespace

TEST_CASE("games are counted by rule set and level, as the visitor sees them") {
    Results results = after(2, {southWins, southWins, northWins, draw, southWins});
    CHECK(results.of(RuleSet::Traditional, 2) == Tally{3, 1, 1, 1, 2});
    CHECK(results.of(RuleSet::Traditional, 3) == Tally{});
    CHECK(results.of(RuleSet::Beginner, 2) == Tally{});
    results.count(RuleSet::Tournament, 6, Side::North, southWins);
    results.count(RuleSet::Tournament, 6, Side::North, southWins);
    CHECK(results.of(RuleSet::Tournament, 6) == Tally{0, 2, 0, -2, 0});
    results.count(RuleSet::Tournament, 6, Side::North, northWins);
    CHECK(results.of(RuleSet::Tournament, 6) == Tally{1, 2, 0, 1, 1});
}

TEST_CASE("another level is suggested after three in a row, and after three more") {
    const auto suggestion = [](engine::Level level, std::initializer_list<rules::Result> games) {
        return after(level, games).suggestion(RuleSet::Traditional, level);
    };
    CHECK(!suggestion(2, {}));
    CHECK(!suggestion(2, {southWins, southWins}));
    CHECK(suggestion(2, {southWins, southWins, southWins}) == 3);
    CHECK(!suggestion(2, {southWins, southWins, southWins, southWins}));
    CHECK(suggestion(5, {southWins, southWins, southWins, southWins, southWins, southWins}) == 6);
    CHECK(!suggestion(2, {southWins, southWins, draw, southWins}));
    CHECK(suggestion(2, {southWins, northWins, northWins, northWins}) == 1);
    // Nothing lies beyond the levels.
    CHECK(!suggestion(1, {northWins, northWins, northWins}));
    CHECK(!suggestion(6, {southWins, southWins, southWins}));
}

TEST_CASE("results are kept as text") {
    CHECK(app::writeResults({}).empty());
    CHECK(app::writeResults(after(3, {southWins, southWins, northWins}))
          == "traditional 3=2 1 0 -1 2\n");
    std::mt19937 random(7);
    for (int i = 0; i < 200; ++i) {
        Results results;
        for (int game = 0; game < 40; ++game)
            results.count(rules::allRuleSets[random() % 3], static_cast<int>(random() % 6) + 1,
                          Side::South, std::array{southWins, northWins, draw}[random() % 3]);
        CHECK(app::readResults(app::writeResults(results)) == results);
    }
}

TEST_CASE("of damaged results the lines that are whole are read") {
    const std::string good = "beginner 1=2 1 0 -1 2\n";
    const Results kept = app::readResults(good);
    CHECK(kept.of(RuleSet::Beginner, 1) == Tally{2, 1, 0, -1, 2});
    for (const std::string bad :
         {"", "\n", "beginner", "beginner 1=", "beginner 0=1 0 0 1 1", "beginner 7=1 0 0 1 1",
          "beginner 2=1 0 0 1", "beginner 2=1 0 0 1 1 1", "beginner 2=-1 0 0 0 0",
          "beginner 2=1 0 0 2 1", "beginner 2=1 0 0 1 2", "beginner 2=1 1 0 -2 1",
          "beginner 2=x 0 0 0 0", "hard 2=1 0 0 1 1", "beginner 2=9999999999 0 0 0 0",
          "beginner 99999999999999999999=1 0 0 1 1"}) {
        CAPTURE(bad);
        CHECK(app::readResults(bad) == Results{});
        CHECK(app::readResults(bad + "\n" + good) == kept);
        CHECK(app::readResults(good + bad) == kept);
    }
}
