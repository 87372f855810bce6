// Rules §4: how a move goes, drawn.
#include "drawing.hpp"
#include "rules/sowing.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using namespace kiela::rules;
using tests::board;
using tests::boardOf;
using tests::house;
using tests::northToMove;
using tests::play;
using tests::Played;
using tests::southToMove;

using Events = std::vector<std::string>;

TEST_CASE("all stones of a house are sown one by one from the next house on (§4)") {
    const Played played = play(southToMove(R"(
        4 | . . . . . . . . . 1
        3 | . . . . . . . . . .
        2 | . . . . . . . . . .
        1 | . . . . . . . 3 . .
            a b c d e f g h i j )"),
                               "h1");
    CHECK(boardOf(played.after) == board(R"(
        4 | . . . . . . . . . 1
        3 | . . . . . . . . . .
        2 | . . . . . . . . . 1
        1 | . . . . . . . . 1 1
            a b c d e f g h i j )"));
    CHECK(played.events == Events{"lift h1 3", "drop i1", "drop j1", "drop j2", "end j2"});
    CHECK(played.sowing.ended);
    CHECK(played.sowing.laps == 1);
    CHECK(played.sowing.captured == 0);
}

TEST_CASE("a sowing that goes all the way round does not skip the emptied house (§4)") {
    const Played played = play(southToMove(R"(
        4 | . . . . . . . . .  1
        3 | . . . . . . . . .  .
        2 | . . . . . . . . .  .
        1 | . . . . . . . . . 20
            a b c d e f g h i  j )"),
                               "j1");
    CHECK(boardOf(played.after) == board(R"(
        4 | . . . . . . . . . 1
        3 | . . . . . . . . . .
        2 | 1 1 1 1 1 1 1 1 1 1
        1 | 1 1 1 1 1 1 1 1 1 1
            a b c d e f g h i j )"));
    CHECK(played.events.back() == "end j1");
    CHECK(played.sowing.laps == 1);
}

TEST_CASE("the last stone in an empty house ends the move, whatever lies opposite (§4.1)") {
    const Played played = play(southToMove(R"(
        4 | . . . . . . . . 3 .
        3 | . . . . . . . . 3 .
        2 | . . . . . . . . . .
        1 | . . . . . . . . . 2
            a b c d e f g h i j )"),
                               "j1");
    CHECK(boardOf(played.after) == board(R"(
        4 | . . . . . . . . 3 .
        3 | . . . . . . . . 3 .
        2 | . . . . . . . . 1 1
        1 | . . . . . . . . . .
            a b c d e f g h i j )"));
    CHECK(played.sowing.captured == 0);
    CHECK(played.after.toMove == Side::North);
}

TEST_CASE("the last stone in an occupied outer house is a relay, the last stone included (§4.2)") {
    const Played played = play(southToMove(R"(
        4 | . . . . . . . . 1 .
        3 | . . . . . . . . 1 .
        2 | . . . . . . . . . .
        1 | . . . . . . 2 . 1 .
            a b c d e f g h i j )"),
                               "g1");
    CHECK(boardOf(played.after) == board(R"(
        4 | . . . . . . . . 1 .
        3 | . . . . . . . . 1 .
        2 | . . . . . . . . . 1
        1 | . . . . . . . 1 . 1
            a b c d e f g h i j )"));
    CHECK(
        played.events
        == Events{"lift g1 2", "drop h1", "drop i1", "relay i1 2", "drop j1", "drop j2", "end j2"});
    CHECK(played.sowing.laps == 2);
}

TEST_CASE(
    "an occupied inner house facing an empty one is a relay, whatever the outer holds (§4.3)") {
    const Played played = play(southToMove(R"(
        4 | . . . . . . . . . 5
        3 | . . . . . . . . . .
        2 | . . . . . . . . . 1
        1 | . . . . . . . . . 1
            a b c d e f g h i j )"),
                               "j1");
    CHECK(boardOf(played.after) == board(R"(
        4 | . . . . . . . . . 5
        3 | . . . . . . . . . .
        2 | . . . . . . . 1 1 .
        1 | . . . . . . . . . .
            a b c d e f g h i j )"));
    CHECK(played.events
          == Events{"lift j1 1", "drop j2", "relay j2 2", "drop i2", "drop h2", "end h2"});
    CHECK(played.sowing.captured == 0);
}

TEST_CASE("an occupied inner house facing stones captures both houses of the file (§4.4)") {
    const Played played = play(southToMove(R"(
        4 | 1 . . . . . . . . 1
        3 | . . . . . . . . . 2
        2 | . . . . . . . . . 4
        1 | . . . . . . . . . 1
            a b c d e f g h i j )"),
                               "j1");
    // The capturing house keeps its own five; the three captured go on from the house after it.
    CHECK(boardOf(played.after) == board(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . . .
        2 | . . . . . . 1 1 1 5
        1 | . . . . . . . . . .
            a b c d e f g h i j )"));
    CHECK(played.events
          == Events{"lift j1 1", "drop j2", "capture j2 j3 2 j4 1", "drop i2", "drop h2", "drop g2",
                    "end g2"});
    CHECK(played.sowing.captured == 3);
    CHECK(played.sowing.laps == 2);
    CHECK(played.trace.back().stones == 1);  // what the opponent has left
}

TEST_CASE("the opponent's outer house may be empty in a capture (§4.4)") {
    const Played played = play(southToMove(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . . 2
        2 | . . . . . . . . . 1
        1 | . . . . . . . . . 1
            a b c d e f g h i j )"),
                               "j1");
    CHECK(
        played.events
        == Events{"lift j1 1", "drop j2", "capture j2 j3 2 j4 0", "drop i2", "drop h2", "end h2"});
    CHECK(played.sowing.captured == 2);
}

TEST_CASE("North captures in the same way (§4.4)") {
    const Played played = play(northToMove(R"(
        4 | 1 . . . . . . . . .
        3 | 1 . . . . . . . . .
        2 | 2 . . . . . . . . .
        1 | 1 . . . . . . . . 1
            a b c d e f g h i j )"),
                               "a4");
    CHECK(boardOf(played.after) == board(R"(
        4 | . . . . . . . . . .
        3 | 2 1 1 1 . . . . . .
        2 | . . . . . . . . . .
        1 | . . . . . . . . . 1
            a b c d e f g h i j )"));
    CHECK(played.after.toMove == Side::South);
}

TEST_CASE("many captured stones pass over the capturing house and leave it one (§4.4)") {
    const Played played = play(southToMove(R"(
        4 | 1 . . . . . . . . 11
        3 | . . . . . . . . . 10
        2 | . . . . . . . . .  1
        1 | . . . . . . . . .  1
            a b c d e f g h i  j )"),
                               "j1");
    CHECK(played.trace[2].stones == 10);
    CHECK(played.trace[2].outerStones == 11);
    // Twenty go all the way round, the last of them into j2; the 21st makes two in i2, and they and
    // every second pair after them are relayed until i2 is empty.
    CHECK(boardOf(played.after) == board(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . . .
        2 | . 2 . 2 . 2 . 2 1 4
        1 | 2 . 2 . 2 . 2 . 2 .
            a b c d e f g h i j )"));
}

TEST_CASE("a move may have many laps and captures; all of them are made (§4)") {
    const Played played = play(southToMove(R"(
        4 | 1 . . . . . . 2 . .
        3 | . . . . . . . 1 . 1
        2 | . . . . . . . 1 1 1
        1 | . . . . . . . . . 1
            a b c d e f g h i j )"),
                               "j1");
    CHECK(played.events
          == Events{"lift j1 1", "drop j2", "capture j2 j3 1 j4 0", "drop i2", "relay i2 2",
                    "drop h2", "drop g2", "end g2"});
    const Played next = play(southToMove(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . 1 1
        2 | . . . . . . . . 1 1
        1 | . . . . . . . . . 1
            a b c d e f g h i j )"),
                             "j1");
    CHECK(next.events
          == Events{"lift j1 1", "drop j2", "capture j2 j3 1 j4 0", "drop i2",
                    "capture i2 i3 1 i4 0", "drop h2", "end h2"});
    CHECK(next.sowing.captured == 2);
    CHECK(next.sowing.laps == 3);
}

TEST_CASE("a house may hold and sow 254 stones (§8)") {
    Position before;
    before.at(house("a1")) = 254;
    before.at(house("a4")) = 1;
    const Played played = play(before, "a1");
    REQUIRE(played.sowing.ended);
    CHECK(played.after.total(Side::South) == 254);
    CHECK(played.trace.front().stones == 254);
    // 254 stones are twelve times round and fourteen more.
    CHECK(played.events[254] == "drop f2");
}

TEST_CASE("every move passes the turn and counts; a capture sets the counter to 0 (§8)") {
    Position before = southToMove(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . . 2
        2 | . . . . . . . . . 1
        1 | 1 . . . . . . . . 1
            a b c d e f g h i j )");
    before.sinceCapture = 65'535;
    before.moveNumber = 65'535;

    const Played quiet = play(before, "a1");
    CHECK(quiet.after.toMove == Side::North);
    CHECK(quiet.after.sinceCapture == 65'536);
    CHECK(quiet.after.moveNumber == 65'536);

    const Played capture = play(before, "j1");
    CHECK(capture.after.toMove == Side::North);
    CHECK(capture.after.sinceCapture == 0);
    CHECK(capture.after.moveNumber == 65'536);
}

TEST_CASE("sowing without a trace is the same, and a trace is added to what is there") {
    const Position before = startPosition(RuleSet::Traditional);
    Position after = before;
    const Sowing sowing = sow(after, house("g1"));
    const Played played = play(before, "g1");
    CHECK(after == played.after);
    CHECK(sowing.laps == played.sowing.laps);

    Trace trace = played.trace;
    Position again = before;
    sow(again, house("h1"), trace);
    CHECK(trace.size() > played.trace.size());
    CHECK(trace.front() == played.trace.front());
}

TEST_CASE("a house that cannot be played is refused with the reason (§4)") {
    const Position position = southToMove(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . . .
        2 | . . . . . . . . . 1
        1 | 1 2 . . . . . . . .
            a b c d e f g h i j )");
    CHECK(refusalOf(position, RuleSet::Traditional, house("a1")) == Refusal::None);
    CHECK(refusalOf(position, RuleSet::Traditional, house("c1")) == Refusal::Empty);
    CHECK(refusalOf(position, RuleSet::Traditional, house("a4")) == Refusal::OpponentsHouse);
    CHECK(refusalOf(position, RuleSet::Beginner, house("a1")) == Refusal::None);
    CHECK(refusalOf(position, RuleSet::Tournament, house("a1")) == Refusal::TooFew);
    CHECK(refusalOf(position, RuleSet::Tournament, house("b1")) == Refusal::None);
}

TEST_CASE("the legal moves come in sowing order (§4)") {
    const auto names = [](const MoveList& moves) {
        Events all;
        for (const House move : moves) all.push_back(nameOf(move));
        return all;
    };
    const Position position = southToMove(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . . .
        2 | . 3 . . . . . . . 1
        1 | 1 2 . . . . . . . .
            a b c d e f g h i j )");
    CHECK(names(legalMoves(position, RuleSet::Traditional)) == Events{"a1", "b1", "j2", "b2"});
    CHECK(names(legalMoves(position, RuleSet::Tournament)) == Events{"b1", "b2"});
    CHECK(hasLegalMove(position, RuleSet::Tournament));
}
