// The program as an opponent: its search in slices, and its levels.
#include "drawing.hpp"
#include "engine/opponent.hpp"
#include "games.hpp"

#include <catch2/catch_test_macros.hpp>

#include <climits>
#include <random>
#include <set>
#include <string>

using namespace kiela;
using engine::Level;
using engine::Opponent;
using rules::Game;
using rules::House;
using rules::RuleSet;
using rules::Side;
using tests::randomGame;
using tests::southToMove;

namespace {

House moveOf(const Game& game, Level level, std::uint32_t seed, int slice = INT_MAX) {
    Opponent search(game, level, seed);
    while (!search.step(slice)) {
    }
    return search.best();
}

std::set<std::string> movesOverSeeds(const Game& game, Level level, std::uint32_t seeds) {
    std::set<std::string> moves;
    for (std::uint32_t seed = 0; seed < seeds; ++seed)
        moves.insert(rules::nameOf(moveOf(game, level, seed)));
    return moves;
}

/// g2 captures five stones; everything else captures nothing.
Game withOneCapture() {
    return Game(RuleSet::Traditional, southToMove(R"(
        4 | . . . . 2 . . . . 1
        3 | . . . . 3 . . . . .
        2 | . . . . 1 . 2 . . .
        1 | 1 . 1 . 1 . . . . .
            a b c d e f g h i j )"));
}

/// The levels that look at few boards: many moves of theirs can be tried.
constexpr Level quickest = 5;

}  // namespace

TEST_CASE("slicing a look for a move never changes it") {
    std::mt19937 random(1993);
    for (int number = 0; number < 60; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        for (Level level = engine::weakestLevel; level <= quickest; ++level) {
            const auto seed = static_cast<std::uint32_t>(random());
            const House whole = moveOf(game, level, seed);
            CAPTURE(game.position(), level, seed);
            CHECK(moveOf(game, level, seed, 1) == whole);
            CHECK(moveOf(game, level, seed, 64) == whole);
        }
    }
    const Game game;
    CHECK(moveOf(game, engine::strongestLevel, 1, 64) == moveOf(game, engine::strongestLevel, 1));
}

TEST_CASE("it says when the move is found, and more steps change nothing") {
    const Game game;
    Opponent opponent(game, engine::strongestLevel, 1);
    CHECK(!opponent.step(1));
    CHECK(!opponent.finished());
    while (!opponent.step(1000)) {
    }
    CHECK(opponent.finished());
    const House best = opponent.best();
    CHECK(opponent.step(1000));
    CHECK(opponent.best() == best);
}

TEST_CASE("a game of the program against itself is the same on every machine") {
    Game game;
    std::string moves;
    for (std::uint32_t move = 0; move < 12 && !game.result(); ++move) {
        const Level level = engine::weakestLevel + static_cast<Level>(move) % quickest;
        const House house = moveOf(game, level, 2026 + move);
        moves += ' ' + rules::nameOf(house);
        game.play(house);
    }
    CHECK(moves == " g1 b3 h1 a3 j1 b3 d2 d3 f2 h3 g2 b4");
}

TEST_CASE("every level answers every position with a legal move") {
    std::mt19937 random(1887);
    int answered = 0;
    for (int number = 0; number < 300; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        for (Level level = engine::weakestLevel; level <= quickest; ++level) {
            const auto seed = static_cast<std::uint32_t>(random());
            const House move = moveOf(game, level, seed);
            CAPTURE(game.position(), level, seed, move);
            REQUIRE(game.refusalOf(move) == rules::Refusal::None);
            ++answered;
        }
    }
    CHECK(answered > 1000);
}

TEST_CASE("the only legal move is played at every level, at once") {
    // Under these rules a single stone may not be sown, so c1 is all that South has.
    const Game game(RuleSet::Tournament, southToMove(R"(
        4 | . . . . . . . . . 2
        3 | . . . . . . . . . .
        2 | . . . . . . . . . 1
        1 | 1 . 2 . . . 1 . . .
            a b c d e f g h i j )"));
    for (Level level = engine::weakestLevel; level <= engine::strongestLevel; ++level) {
        CHECK(movesOverSeeds(game, level, 20) == std::set<std::string>{"c1"});
        CHECK(Opponent(game, level, 1).finished());
    }
}

TEST_CASE("the weakest level plays anything that is legal, by the seed") {
    const Game game;
    std::set<std::string> legal;
    for (const House move : game.legalMoves()) legal.insert(rules::nameOf(move));
    CHECK(legal.size() == 14);
    CHECK(movesOverSeeds(game, engine::weakestLevel, 400) == legal);
}

TEST_CASE("a higher level is never more careless and looks at no fewer boards") {
    for (Level level = engine::weakestLevel; level < engine::strongestLevel; ++level) {
        const engine::Strength lower = engine::strengthOf(level);
        const engine::Strength higher = engine::strengthOf(level + 1);
        CAPTURE(level);
        CHECK(higher.careless <= lower.careless);
        CHECK(higher.limits.depth >= lower.limits.depth);
        // Doubts are about moves that were looked at to a depth.
        CHECK((lower.doubt == 0 || lower.limits.depth < engine::deepestPly));
    }
    const engine::Strength strongest = engine::strengthOf(engine::strongestLevel);
    CHECK(strongest.careless == 0);
    CHECK(strongest.doubt == 0);
    CHECK(strongest.tableBytes <= 4u << 20);
}

TEST_CASE("doubt makes the program err now and then, the more the greater it is") {
    const Game game = withOneCapture();
    int previous = 0;
    for (const engine::Score doubt : {200, 2000, 20'000}) {
        int missed = 0;
        for (std::uint32_t seed = 0; seed < 300; ++seed) {
            Opponent opponent(game, {.doubt = doubt, .limits = {.depth = 1}, .tableBytes = 1024},
                              seed);
            while (!opponent.step(1)) {
            }
            REQUIRE(game.refusalOf(opponent.best()) == rules::Refusal::None);
            if (opponent.best() != tests::house("g2")) ++missed;
        }
        CAPTURE(doubt);
        CHECK(missed >= previous);
        previous = missed;
    }
    CHECK(previous > 100);
}

TEST_CASE("carelessness is as frequent as the level says") {
    constexpr int looks = 1000;
    for (const Level level : {1, 2, 3}) {
        int found = 0;
        engine::Strength strength = engine::strengthOf(level);
        strength.doubt = 0;
        for (std::uint32_t seed = 0; seed < looks; ++seed) {
            Opponent opponent(withOneCapture(), strength, seed);
            while (!opponent.step(INT_MAX)) {
            }
            if (opponent.best() == tests::house("g2")) ++found;
        }
        // A careless move is the best of five now and then.
        const int careless = strength.careless;
        const int expected = looks * (100 - careless) / 100 + looks * careless / 100 / 5;
        CAPTURE(level, found);
        CHECK(found > expected - 50);
        CHECK(found < expected + 50);
    }
}

TEST_CASE("a search wins against the weakest level, from either side") {
    for (int number = 0; number < 6; ++number) {
        const Side strong = number % 2 == 0 ? Side::South : Side::North;
        Game game;
        while (!game.result()) {
            const Level level = game.position().toMove == strong ? quickest : engine::weakestLevel;
            const auto seed = static_cast<std::uint32_t>(number * 1000)
                              + static_cast<std::uint32_t>(game.moves().size());
            game.play(moveOf(game, level, seed));
        }
        CAPTURE(number);
        CHECK(game.result()->winner == rules::winnerOf(strong));
    }
}
