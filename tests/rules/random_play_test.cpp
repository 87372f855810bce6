// What holds in every game, shown by games of random moves: stones are conserved, a game either
// goes on with a legal move or has its result, and half a turn of the board changes nothing (rules
// §2).
#include "drawing.hpp"
#include "rules/game.hpp"
#include "rules/position_text.hpp"
#include "rules/record.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>

using namespace kiela;
using namespace kiela::rules;

namespace {

/// Numbers below `count` that are the same on every machine.
int below(std::mt19937& random, int count) {
    return static_cast<int>(random() % static_cast<unsigned>(count));
}

int stonesOn(const Position& position) {
    return position.total(Side::South) + position.total(Side::North);
}

/// Throws some stones on a board, few or many.
Position randomPosition(std::mt19937& random) {
    Position position;
    const int stones = 2 + below(random, below(random, 2) == 0 ? 30 : 250);
    for (int stone = 0; stone < stones; ++stone) {
        const House house{below(random, 2) == 0 ? Side::South : Side::North,
                          static_cast<std::uint8_t>(below(random, housesPerSide))};
        ++position.at(house);
    }
    if (below(random, 2) == 0) position.toMove = Side::North;
    return position;
}

void checkTrace(const Position& before, const Trace& trace, const Position& after) {
    // Replaying the events on the board gives the same board.
    Position replayed = before;
    int hand = 0;
    for (const Event& event : trace) {
        switch (event.kind) {
        case Event::Kind::Lift:
        case Event::Kind::Relay:
            hand += event.stones;
            REQUIRE(replayed.at(event.house) == event.stones);
            replayed.at(event.house) = 0;
            break;
        case Event::Kind::Drop:
            --hand;
            ++replayed.at(event.house);
            break;
        case Event::Kind::Capture:
            hand += event.stones + event.outerStones;
            REQUIRE(event.stones > 0);
            replayed.at(facingInner(event.house)) = 0;
            replayed.at(facingOuter(event.house)) = 0;
            break;
        case Event::Kind::End:
            REQUIRE(hand == 0);
            REQUIRE(event.stones == replayed.total(opponent(event.house.side)));
            break;
        }
        REQUIRE(hand >= 0);
    }
    REQUIRE(trace.back().kind == Event::Kind::End);
    REQUIRE(tests::boardOf(replayed) == tests::boardOf(after));
}

/// Plays one legal move in `game`, and turned by half a turn in `turnedGame`.
void playBoth(Game& game, Game& turnedGame, std::mt19937& random) {
    const MoveList moves = game.legalMoves();
    REQUIRE(!moves.empty());
    const Position before = game.position();
    const House move = moves[below(random, moves.size())];

    Trace trace;
    REQUIRE(game.play(move, &trace) == Refusal::None);
    REQUIRE(turnedGame.play(tests::turned(move)) == Refusal::None);

    const Position& after = game.position();
    REQUIRE(stonesOn(after) == stonesOn(before));
    REQUIRE(after.toMove == opponent(before.toMove));
    REQUIRE(after.moveNumber == before.moveNumber + 1);
    checkTrace(before, trace, after);
    REQUIRE(turnedGame.position() == tests::turned(after));
}

void playToTheEnd(Game game, std::mt19937& random) {
    constexpr int longest = 400;
    Game turnedGame(game.rules(), tests::turned(game.start()));
    for (int move = 0; move < longest && !game.result(); ++move) {
        playBoth(game, turnedGame, random);
    }
    REQUIRE(game.result().has_value() == turnedGame.result().has_value());
    if (game.result()) {
        REQUIRE(game.legalMoves().empty());
        REQUIRE(game.result()->reason == turnedGame.result()->reason);
    }

    const auto record = readRecord(writeRecord({game, {}}));
    REQUIRE(std::holds_alternative<Record>(record));
    REQUIRE(std::get<Record>(record).game == game);
    REQUIRE(tests::position(writePosition(game.position())) == game.position());

    while (!game.moves().empty()) game.undo();
    REQUIRE(game == Game(game.rules(), game.start()));
}

}  // namespace

TEST_CASE("random games from the start of every rule set") {
    std::mt19937 random(20'260'717);
    for (const RuleSet rules : allRuleSets) {
        for (int number = 0; number < 20; ++number) playToTheEnd(Game(rules), random);
    }
}

TEST_CASE("random games from random positions of up to 251 stones") {
    std::mt19937 random(1'887);
    for (int number = 0; number < 60; ++number) {
        const RuleSet rules = allRuleSets[static_cast<std::size_t>(number % 3)];
        playToTheEnd(Game(rules, randomPosition(random)), random);
    }
}

TEST_CASE("endless moves are endless on the turned board too (§2, §6)") {
    std::mt19937 random(6);
    for (int number = 0; number < 300; ++number) {
        const Position position = randomPosition(random);
        for (std::uint8_t place = 0; place < housesPerSide; ++place) {
            const House from{position.toMove, place};
            REQUIRE(
                refusalOf(position, RuleSet::Traditional, from)
                == refusalOf(tests::turned(position), RuleSet::Traditional, tests::turned(from)));
        }
    }
}
