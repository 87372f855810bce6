// The program as an opponent: its search in slices, and its levels.
#include "drawing.hpp"
#include "engine/opponent.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <climits>
#include <random>
#include <set>
#include <string>

using namespace kiela;
using engine::Level;
using engine::Search;
using rules::Game;
using rules::House;
using rules::Position;
using rules::RuleSet;
using rules::Side;
using tests::southToMove;

namespace {

/// Numbers below `count` that are the same on every machine.
int below(std::mt19937& random, int count) {
    return static_cast<int>(random() % static_cast<unsigned>(count));
}

/// A game from stones thrown on the board, few or many; it may be over.
Game randomGame(std::mt19937& random) {
    Position position;
    const int stones = 2 + below(random, below(random, 2) == 0 ? 12 : 200);
    for (int stone = 0; stone < stones; ++stone) {
        const Side side = below(random, 2) == 0 ? Side::South : Side::North;
        const auto place = static_cast<std::uint8_t>(below(random, rules::housesPerSide));
        ++position.at({side, place});
    }
    if (below(random, 2) == 0) position.toMove = Side::North;
    return Game(rules::allRuleSets[static_cast<std::size_t>(below(random, 3))], position);
}

House moveOf(const Game& game, Level level, std::uint32_t seed, int slice = INT_MAX) {
    Search search(game, level, seed);
    while (!search.step(slice)) {
    }
    return search.best();
}

/// The stones on the mover's own side after a move.
int stonesAfter(const Game& game, House move) {
    Position after = game.position();
    rules::sow(after, move);
    return after.total(game.position().toMove);
}

int mostStonesAfter(const Game& game) {
    int most = 0;
    for (const House move : game.legalMoves()) most = std::max(most, stonesAfter(game, move));
    return most;
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

/// All four moves of South come to an empty house.
Game withoutCaptures() {
    return Game(RuleSet::Traditional, southToMove(R"(
        4 | . . . . . . . . . 1
        3 | . . . . 1 . . . . .
        2 | . . . . . . . . . .
        1 | 1 . 1 . 1 . 1 . . .
            a b c d e f g h i j )"));
}

}  // namespace

TEST_CASE("slicing a search never changes its move") {
    std::mt19937 random(1993);
    for (int number = 0; number < 300; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        for (Level level = engine::weakestLevel; level <= engine::strongestLevel; ++level) {
            const auto seed = static_cast<std::uint32_t>(random());
            const House whole = moveOf(game, level, seed, 1000);
            CAPTURE(game.position(), level, seed);
            CHECK(moveOf(game, level, seed, 1) == whole);
            CHECK(moveOf(game, level, seed, 3) == whole);
        }
    }
}

TEST_CASE("a search looks at each legal move once, and says when it is finished") {
    const Game game;
    Search search(game, engine::strongestLevel, 1);
    const int moves = game.legalMoves().size();
    for (int node = 1; node < moves; ++node) {
        CHECK(!search.step(1));
        CHECK(!search.finished());
    }
    CHECK(search.step(1));
    CHECK(search.finished());
    // More steps change nothing.
    const House best = search.best();
    CHECK(search.step(1000));
    CHECK(search.best() == best);
}

TEST_CASE("the same game, level and seed give the same move") {
    std::mt19937 random(1998);
    for (int number = 0; number < 300; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        const Level level = engine::weakestLevel + number % engine::strongestLevel;
        const auto seed = static_cast<std::uint32_t>(random());
        CAPTURE(game.position(), level, seed);
        CHECK(moveOf(game, level, seed) == moveOf(game, level, seed));
    }
}

TEST_CASE("a game of the program against itself is the same on every machine") {
    Game game;
    std::string moves;
    for (std::uint32_t move = 0; move < 12 && !game.result(); ++move) {
        const Level level = move % 2 == 0 ? 6 : 3;
        const House house = moveOf(game, level, 2026 + move);
        moves += ' ' + rules::nameOf(house);
        game.play(house);
    }
    CHECK(moves == " b1 c4 i2 a3 h1 c3 j1 b4 i2 a4 i1 i3");
}

TEST_CASE("every level answers every position with a legal move") {
    std::mt19937 random(1887);
    int answered = 0;
    for (int number = 0; number < 3000; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        for (Level level = engine::weakestLevel; level <= engine::strongestLevel; ++level) {
            const auto seed = static_cast<std::uint32_t>(random());
            const House move = moveOf(game, level, seed);
            CAPTURE(game.position(), level, seed, move);
            REQUIRE(game.refusalOf(move) == rules::Refusal::None);
            ++answered;
        }
    }
    CHECK(answered > 10'000);
}

TEST_CASE("the only legal move is played at every level") {
    // Under these rules a single stone may not be sown, so c1 is all that South has.
    const Game game(RuleSet::Tournament, southToMove(R"(
        4 | . . . . . . . . . 2
        3 | . . . . . . . . . .
        2 | . . . . . . . . . 1
        1 | 1 . 2 . . . 1 . . .
            a b c d e f g h i j )"));
    for (Level level = engine::weakestLevel; level <= engine::strongestLevel; ++level)
        CHECK(movesOverSeeds(game, level, 20) == std::set<std::string>{"c1"});
}

TEST_CASE("the strongest level takes the most stones") {
    CHECK(movesOverSeeds(withOneCapture(), engine::strongestLevel, 50)
          == std::set<std::string>{"g2"});

    std::mt19937 random(2025);
    for (int number = 0; number < 1000; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        const House move =
            moveOf(game, engine::strongestLevel, static_cast<std::uint32_t>(random()));
        CAPTURE(game.position(), move);
        REQUIRE(stonesAfter(game, move) == mostStonesAfter(game));
    }
}

TEST_CASE("equally good moves are chosen from by the seed") {
    CHECK(movesOverSeeds(withoutCaptures(), engine::strongestLevel, 100)
          == std::set<std::string>{"a1", "c1", "e1", "g1"});
}

TEST_CASE("the weakest level plays anything that is legal, by the seed") {
    const Game game;
    std::set<std::string> legal;
    for (const House move : game.legalMoves()) legal.insert(rules::nameOf(move));
    CHECK(legal.size() == 14);
    CHECK(movesOverSeeds(game, engine::weakestLevel, 300) == legal);
}

TEST_CASE("a higher level finds the best move more often") {
    int before = 0;
    for (Level level = engine::weakestLevel; level <= engine::strongestLevel; ++level) {
        int found = 0;
        for (std::uint32_t seed = 0; seed < 1000; ++seed) {
            if (moveOf(withOneCapture(), level, seed) == tests::house("g2")) ++found;
        }
        CAPTURE(level);
        CHECK(found > before + 50);
        before = found;
    }
    CHECK(before == 1000);
}
