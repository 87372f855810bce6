// Rules §6: sowings that do not end. The vectors of long and endless moves are in vectors_test.cpp.
#include "drawing.hpp"
#include "rules/game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace kiela;
using namespace kiela::rules;
using tests::house;
using tests::northToMove;
using tests::play;
using tests::Played;
using tests::southToMove;

namespace {

/// h2 comes back to the same board and the same house after 1,301 laps.
Position withAnEndlessMove() {
    return southToMove(R"(
        4 | . 1 2 . . . 1 . . .
        3 | . . . . . . . . . .
        2 | 3 2 7 1 . 8 7 2 1 .
        1 | . 5 4 3 4 1 . 1 . 3
            a b c d e f g h i j )");
}

}  // namespace

TEST_CASE("each handful is a lap: the first, relays and captures (§6)") {
    const Played played = play(southToMove(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . 1 .
        2 | . . . . . . . . 1 1
        1 | . . . . . . . . . 1
            a b c d e f g h i j )"),
                               "j1");
    // Lap 1 from j1, lap 2 relayed from j2, which passes i2.
    CHECK(played.events.front() == "lift j1 1");
    CHECK(std::count(played.events.begin(), played.events.end(), "relay j2 2") == 1);
    CHECK(played.sowing.laps == 2);
}

TEST_CASE("the sowing after an all-capturing capture is a lap too (§5.1, §6)") {
    const Played played = play(southToMove(R"(
        4 | . . . . . . . . . .
        3 | . . . . . . . . . 1
        2 | . . . . . . . . 3 1
        1 | . . . . . . . . . 1
            a b c d e f g h i j )"),
                               "j1");
    CHECK(played.sowing.ended);
    CHECK(played.sowing.laps == 2);
}

TEST_CASE("a move that does not end within 1,000 laps stops there (§6)") {
    const Played played = play(withAnEndlessMove(), "h2");
    CHECK(!played.sowing.ended);
    CHECK(played.sowing.laps == lapLimit);
}

TEST_CASE("an endless move is not legal and not offered, and is no move (§6)") {
    Game game(RuleSet::Traditional, withAnEndlessMove());
    const Game before = game;
    Trace trace;
    CHECK(game.refusalOf(house("h2")) == Refusal::Endless);
    CHECK(game.play(house("h2"), &trace) == Refusal::Endless);
    CHECK(game == before);
    CHECK(trace.empty());
    const MoveList moves = game.legalMoves();
    CHECK(!moves.empty());
    CHECK(std::find(moves.begin(), moves.end(), house("h2")) == moves.end());
}
