// Rules §5: how games end.
#include "drawing.hpp"
#include "rules/game.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using namespace kiela::rules;
using tests::board;
using tests::boardOf;
using tests::house;
using tests::northToMove;
using tests::southToMove;

namespace {

/// South captures the last stone with j1; the captured stone falls into i2, which holds stones.
Position beforeTheLastCapture() {
    return southToMove(R"(
        4 | . . . . . . . . . .
        3 | . . . . . . . . . 1
        2 | . . . . . . . . 3 1
        1 | . . . . . . . . . 1
            a b c d e f g h i j )");
}

/// Two single stones that can never meet: South's goes round on its own side, and so does North's.
Position twoLonelyStones() {
    return southToMove(R"(
        4 | . . . . . . . . . .
        3 | . . . . . . . . . 1
        2 | . . . . . . . . . .
        1 | 1 . . . . . . . . .
            a b c d e f g h i j )");
}

/// North is stuck in a tournament, with more stones.
Position onlySingleStones() {
    return northToMove(R"(
        4 | 1 1 1 . . . . . . .
        3 | . . . . . . . . . .
        2 | . . . . . . . . . .
        1 | 2 . . . . . . . . .
            a b c d e f g h i j )");
}

void checkResult(const std::optional<Result>& result, Winner winner, Reason reason,
                 Stall stall = Stall::None) {
    REQUIRE(result);
    CHECK(result->winner == winner);
    CHECK(result->reason == reason);
    CHECK(result->stall == stall);
}

}  // namespace

TEST_CASE("a capture of the last stones is sown once more, without a relay, and wins (§5.1)") {
    Game game(RuleSet::Traditional, beforeTheLastCapture());
    Trace trace;
    REQUIRE(game.play(house("j1"), &trace) == Refusal::None);
    CHECK(boardOf(game.position()) == board(R"(
        4 | . . . . . . . . . .
        3 | . . . . . . . . . .
        2 | . . . . . . . . 4 2
        1 | . . . . . . . . . .
            a b c d e f g h i j )"));
    CHECK(trace.back() == Event{Event::Kind::End, house("i2"), 0, 0});
    checkResult(game.result(), Winner::South, Reason::AllCaptured);
}

TEST_CASE("the move that captures all passes the turn and counts like any other (§5.1, §8)") {
    Game game(RuleSet::Traditional, beforeTheLastCapture());
    game.play(house("j1"));
    CHECK(game.position().toMove == Side::North);
    CHECK(game.position().moveNumber == 2);
    CHECK(game.position().sinceCapture == 0);
}

TEST_CASE("a side without stones has lost, whoever's turn it is (§5.1)") {
    for (const Side onTurn : {Side::South, Side::North}) {
        Position position = southToMove(R"(
            4 | . . . . . . . . . .
            3 | . . . . . . . . . .
            2 | . . . . . . . . . .
            1 | 3 . . . . . . . . .
                a b c d e f g h i j )");
        position.toMove = onTurn;
        const Game game(RuleSet::Traditional, position);
        checkResult(game.result(), Winner::South, Reason::AllCaptured);
        const Game other(RuleSet::Traditional, tests::turned(position));
        checkResult(other.result(), Winner::North, Reason::AllCaptured);
    }
}

TEST_CASE("in a tournament a player without a legal move loses, even with more stones (§5.2)") {
    checkResult(Game(RuleSet::Tournament, onlySingleStones()).result(), Winner::South,
                Reason::NoMove);
    CHECK(!Game(RuleSet::Traditional, onlySingleStones()).result());
}

TEST_CASE("100 moves without a capture end the game, and more stones win (§5.3)") {
    Position position = southToMove(R"(
        4 | 3 . 1 . . . . . . .
        3 | . . . . . . . . . .
        2 | . . . . . . . . . .
        1 | . . . . 1 . . . . 2
            a b c d e f g h i j )");
    position.sinceCapture = 99;
    Game game(RuleSet::Traditional, position);
    REQUIRE(!game.result());
    REQUIRE(game.play(house("e1")) == Refusal::None);
    checkResult(game.result(), Winner::North, Reason::NoProgress, Stall::QuietMoves);
}

TEST_CASE("with equally many stones a game without progress is drawn (§5.3)") {
    Position position = twoLonelyStones();
    position.sinceCapture = 100;
    checkResult(Game(RuleSet::Traditional, position).result(), Winner::Nobody, Reason::NoProgress,
                Stall::QuietMoves);
}

TEST_CASE("a counter that a position was loaded with is included (§5.3)") {
    for (const std::uint32_t counter : {100U, 101U, 65'535U}) {
        Position position = startPosition(RuleSet::Beginner);
        position.sinceCapture = counter;
        checkResult(Game(RuleSet::Beginner, position).result(), Winner::Nobody, Reason::NoProgress,
                    Stall::QuietMoves);
    }
}

TEST_CASE("a capture with the hundredth move keeps the game going (§5.3)") {
    Position position = southToMove(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . . 2
        2 | . . . . . . . . . 1
        1 | . . . . . . . . . 1
            a b c d e f g h i j )");
    position.sinceCapture = 99;
    Game game(RuleSet::Traditional, position);
    REQUIRE(game.play(house("j1")) == Refusal::None);
    CHECK(!game.result());
}

TEST_CASE("the third time of a position with the same player on turn ends the game (§5.3)") {
    Game game(RuleSet::Traditional, twoLonelyStones());
    while (!game.result()) REQUIRE(game.play(game.legalMoves()[0]) == Refusal::None);
    // Each stone needs 20 moves for its round; the start counts as the first time.
    CHECK(game.moves().size() == 80);
    CHECK(game.positions()[40].stones == game.start().stones);
    CHECK(game.position().stones == game.start().stones);
    checkResult(game.result(), Winner::Nobody, Reason::NoProgress, Stall::Repetition);
}

TEST_CASE("the same counts with the other player on turn are another position (§5.3)") {
    // South's and North's stones are half a turn apart, so that turned boards come up all the time.
    Position position = twoLonelyStones();
    Game game(RuleSet::Traditional, position);
    for (int move = 0; move < 79; ++move) {
        REQUIRE(game.play(game.legalMoves()[0]) == Refusal::None);
        REQUIRE(!game.result());
    }
}

TEST_CASE("the ends are checked in the order of the rules (§5)") {
    const Position nothingLeft = southToMove(R"(
        4 | . . . . . . . . . .
        3 | . . . . . . . . . .
        2 | . . . . . . . . . .
        1 | 1 . . . . . . . . .
            a b c d e f g h i j )");
    Position single = onlySingleStones();

    SECTION("a side without stones comes before everything") {
        checkResult(endOf(nothingLeft, RuleSet::Tournament, 3, false), Winner::South,
                    Reason::AllCaptured);
    }
    SECTION("no move comes before no progress, in a tournament") {
        single.sinceCapture = 100;
        checkResult(endOf(single, RuleSet::Tournament, 3, false), Winner::South, Reason::NoMove);
        checkResult(endOf(single, RuleSet::Tournament, 1, true), Winner::North, Reason::NoProgress,
                    Stall::QuietMoves);
    }
    SECTION("elsewhere stones count when every move is endless") {
        checkResult(endOf(single, RuleSet::Traditional, 1, false), Winner::North,
                    Reason::NoProgress, Stall::EndlessMoves);
        checkResult(endOf(single, RuleSet::Beginner, 1, false), Winner::North, Reason::NoProgress,
                    Stall::EndlessMoves);
    }
    SECTION("the second time is not the third, and 99 moves are not 100") {
        single.sinceCapture = 99;
        CHECK(!endOf(single, RuleSet::Traditional, 2, true));
        checkResult(endOf(single, RuleSet::Traditional, 3, true), Winner::North, Reason::NoProgress,
                    Stall::Repetition);
    }
}

TEST_CASE("a player may give up at any time, and the other one wins (§5.4)") {
    Game south(RuleSet::Traditional);
    south.resign(Side::South);
    checkResult(south.result(), Winner::North, Reason::Resigned);

    Game north(RuleSet::Traditional);
    north.resign(Side::North);  // although South is on turn
    checkResult(north.result(), Winner::South, Reason::Resigned);
}

TEST_CASE("nobody gives up after the end (§5.4)") {
    Game game(RuleSet::Traditional, beforeTheLastCapture());
    game.play(house("j1"));
    game.resign(Side::South);
    checkResult(game.result(), Winner::South, Reason::AllCaptured);
}

TEST_CASE("after the end no move is legal (§5)") {
    Game game(RuleSet::Traditional);
    game.resign(Side::South);
    const Game before = game;
    Trace trace;
    CHECK(game.refusalOf(house("g1")) == Refusal::GameOver);
    CHECK(game.play(house("g1"), &trace) == Refusal::GameOver);
    CHECK(game.legalMoves().empty());
    CHECK(game == before);
    CHECK(trace.empty());

    Position position = beforeTheLastCapture();
    position.at(house("j3")) = 0;
    CHECK(refusalOf(position, RuleSet::Traditional, house("j1")) == Refusal::GameOver);
    CHECK(legalMoves(position, RuleSet::Traditional).empty());
    CHECK(!hasLegalMove(position, RuleSet::Traditional));
}

TEST_CASE("the reasons have names (§5)") {
    CHECK(nameOf(Reason::AllCaptured) == "all-captured");
    CHECK(nameOf(Reason::NoMove) == "no-move");
    CHECK(nameOf(Reason::NoProgress) == "no-progress");
    CHECK(nameOf(Reason::Resigned) == "resigned");
}

TEST_CASE("a move that is not legal changes nothing") {
    Game game(RuleSet::Traditional);
    const Game before = game;
    Trace trace;
    CHECK(game.play(house("d4"), &trace) == Refusal::OpponentsHouse);
    CHECK(game.play(house("a2"), &trace) == Refusal::Empty);
    CHECK(game == before);
    CHECK(trace.empty());
}

TEST_CASE("undo takes back the last move, its result and a resignation") {
    Game game(RuleSet::Traditional, beforeTheLastCapture());
    const Game before = game;
    game.undo();
    CHECK(game == before);

    game.play(house("j1"));
    game.undo();
    CHECK(game == before);

    game.play(house("i2"));
    game.resign(Side::North);
    game.undo();
    CHECK(game == before);
}
