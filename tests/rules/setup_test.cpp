// Rules §7: arrangements of the expert opening.
#include "drawing.hpp"
#include "rules/setup.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using namespace kiela::rules;
using tests::southToMove;

TEST_CASE("the start of every rule set is an arrangement (§7)") {
    for (const RuleSet rules : allRuleSets) {
        CHECK(!arrangementError(startPosition(rules), rules));
    }
}

TEST_CASE("stones may lie anywhere on their own side (§7)") {
    const Position position = southToMove(R"(
        4 | . . . . . . . . . 28
        3 | . . . . . . . . .  .
        2 | 7 . . . 7 . . . .  .
        1 | 7 . . . 7 . . . .  .
            a b c d e f g h i  j )");
    CHECK(!arrangementError(position, RuleSet::Traditional));
    CHECK(!arrangementError(position, RuleSet::Tournament));
}

TEST_CASE("each side keeps the number of its stones (§7)") {
    Position position = startPosition(RuleSet::Traditional);
    CHECK(arrangementError(position, RuleSet::Beginner)
          == ArrangementError{ArrangementError::Kind::WrongTotal, Side::South});
    --position.at(tests::house("a4"));
    CHECK(arrangementError(position, RuleSet::Traditional)
          == ArrangementError{ArrangementError::Kind::WrongTotal, Side::North});
    ++position.at(tests::house("a1"));
    CHECK(arrangementError(position, RuleSet::Traditional)
          == ArrangementError{ArrangementError::Kind::WrongTotal, Side::South});
}

TEST_CASE("single stones alone can be sown by beginners, so they are an arrangement (§7)") {
    CHECK(!arrangementError(southToMove(R"(
        4 | . 1 . 1 . 1 . 1 . 1
        3 | 1 1 1 1 1 1 1 1 1 .
        2 | 1 . 1 . 1 . 1 . 1 .
        1 | 1 1 1 1 1 1 1 1 1 .
            a b c d e f g h i j )"),
                            RuleSet::Beginner));
}
