// Rules §8: perft. The vectors are in vectors_test.cpp.
#include "drawing.hpp"
#include "rules/perft.hpp"
#include "rules/sowing.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using namespace kiela::rules;
using tests::southToMove;

TEST_CASE("perft counts the sequences of exactly so many moves (§8)") {
    const Position position = southToMove(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . . .
        2 | . . . . . . . . . .
        1 | 1 . 1 . . . . . . .
            a b c d e f g h i j )");
    CHECK(perft(position, RuleSet::Traditional, 0) == 1);
    CHECK(perft(position, RuleSet::Traditional, 1) == 2);
    CHECK(perft(position, RuleSet::Traditional, 2) == 2);
    CHECK(perft(position, RuleSet::Traditional, 3) == 4);
    CHECK(perft(position, RuleSet::Tournament, 1) == 0);
}

TEST_CASE("a position with a side without stones has no moves (§8)") {
    const Position position = southToMove(R"(
        4 | . . . . . . . . . .
        3 | . . . . . . . . . .
        2 | . . . . . . . . . .
        1 | 5 . 5 . . . . . . .
            a b c d e f g h i j )");
    CHECK(perft(position, RuleSet::Traditional, 1) == 0);
    CHECK(perftByMove(position, RuleSet::Traditional, 1).empty());
}

TEST_CASE("perft leaves the counter aside (§8)") {
    Position position = startPosition(RuleSet::Traditional);
    position.sinceCapture = 100;
    CHECK(perft(position, RuleSet::Traditional, 2) == 196);
}

TEST_CASE("perft leaves endless moves out (§6, §8)") {
    const Position position =
        tests::position("0,1,2,0,0,0,1,0,0,0/0,0,0,0,0,0,0,0,0,0/3,2,7,1,0,8,7,2,1,0/"
                        "0,5,4,3,4,1,0,1,0,3 s 0 1");
    CHECK(perft(position, RuleSet::Traditional, 1)
          == static_cast<std::uint64_t>(legalMoves(position, RuleSet::Traditional).size()));
    for (const PerftShare& share : perftByMove(position, RuleSet::Traditional, 1)) {
        CHECK(share.move != tests::house("h2"));
    }
}

TEST_CASE("perft by first move adds up (§8)") {
    const Position start = startPosition(RuleSet::Beginner);
    std::uint64_t total = 0;
    for (const PerftShare& share : perftByMove(start, RuleSet::Beginner, 3)) {
        Position after = start;
        sow(after, share.move);
        CHECK(share.sequences == perft(after, RuleSet::Beginner, 2));
        total += share.sequences;
    }
    CHECK(total == 2156);
}
