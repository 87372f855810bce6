// Rules §3 and §7: how a game starts, and the three rule sets.
#include "drawing.hpp"
#include "rules/position.hpp"
#include "rules/rule_set.hpp"
#include "rules/setup.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using namespace kiela::rules;
using tests::board;
using tests::boardOf;

TEST_CASE("traditional and tournament start with two stones in fourteen houses a side (§3, §7)") {
    const auto twos = board(R"(
        4 | 2 2 2 2 2 2 2 2 2 2
        3 | 2 2 2 2 . . . . . .
        2 | . . . . . . 2 2 2 2
        1 | 2 2 2 2 2 2 2 2 2 2
            a b c d e f g h i j )");
    for (const RuleSet rules : {RuleSet::Traditional, RuleSet::Tournament}) {
        CHECK(boardOf(startPosition(rules)) == twos);
        CHECK(stonesPerSide(rules) == 28);
    }
}

TEST_CASE("beginners start with one stone in fourteen houses a side (§3, §7)") {
    CHECK(boardOf(startPosition(RuleSet::Beginner)) == board(R"(
        4 | 1 1 1 1 1 1 1 1 1 1
        3 | 1 1 1 1 . . . . . .
        2 | . . . . . . 1 1 1 1
        1 | 1 1 1 1 1 1 1 1 1 1
            a b c d e f g h i j )"));
    CHECK(stonesPerSide(RuleSet::Beginner) == 14);
}

TEST_CASE("South moves first unless the players choose otherwise (§3)") {
    CHECK(startPosition(RuleSet::Traditional).toMove == Side::South);
    CHECK(startPosition(RuleSet::Traditional, Side::North).toMove == Side::North);
}

TEST_CASE("a game starts with move 1 and no moves since a capture (§8)") {
    CHECK(startPosition(RuleSet::Beginner).moveNumber == 1);
    CHECK(startPosition(RuleSet::Beginner).sinceCapture == 0);
}

TEST_CASE("the rule sets go by their names (§7)") {
    CHECK(nameOf(RuleSet::Traditional) == "traditional");
    CHECK(nameOf(RuleSet::Beginner) == "beginner");
    CHECK(nameOf(RuleSet::Tournament) == "tournament");
    for (const RuleSet rules : allRuleSets) CHECK(ruleSetNamed(nameOf(rules)) == rules);
    CHECK(!ruleSetNamed("Traditional"));
    CHECK(!ruleSetNamed(""));
}

TEST_CASE("one stone may be sown, except in a tournament, where a player stuck loses (§7)") {
    CHECK(smallestSowing(RuleSet::Traditional) == 1);
    CHECK(smallestSowing(RuleSet::Beginner) == 1);
    CHECK(smallestSowing(RuleSet::Tournament) == 2);
    CHECK(!losesWithoutMove(RuleSet::Traditional));
    CHECK(!losesWithoutMove(RuleSet::Beginner));
    CHECK(losesWithoutMove(RuleSet::Tournament));
}
