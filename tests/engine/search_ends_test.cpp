// Ends of the game (rules §5) as the search sees them.
#include "drawing.hpp"
#include "engine/search.hpp"
#include "games.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>

using namespace kiela;
using engine::Finding;
using engine::Limits;
using engine::Search;
using rules::Game;
using rules::Side;

namespace {

Finding find(const Game& game, const Limits& limits) {
    engine::Table table(1 << 16);
    Search search(game, engine::stonesDifference(), limits, table);
    while (!search.step(1000)) {
    }
    return search.finding();
}

/// Whether the player who made the last move of a game has won it.
bool lastMoverWon(const Game& game) {
    return game.result() && !game.moves().empty()
           && game.result()->winner == rules::winnerOf(rules::opponent(game.position().toMove));
}

}  // namespace

TEST_CASE("a win by one move is found at the ends of whole games") {
    int found = 0;
    for (const tests::GameVector& vector : tests::gameVectors) {
        if (!lastMoverWon(tests::gameBefore(vector, 0))) continue;
        Game game = tests::gameBefore(vector, 1);
        const Finding finding = find(game, {.depth = 3});
        CAPTURE(vector.moves);
        CHECK(finding.score == engine::winScore - 1);
        CHECK(game.play(finding.best()) == rules::Refusal::None);
        CHECK(lastMoverWon(game));
        ++found;
    }
    CHECK(found > 50);
}

TEST_CASE("a win by two moves is found, and the loss that it is for the other player") {
    int wins = 0;
    int losses = 0;
    for (const tests::GameVector& vector : tests::gameVectors) {
        if (!lastMoverWon(tests::gameBefore(vector, 0)) || wins > 20) continue;
        if (tests::gameBefore(vector, 0).moves().size() < 3) continue;
        const Game before = tests::gameBefore(vector, 2);
        const Finding lost = find(before, {.depth = 2});
        if (lost.score != 2 - engine::winScore) continue;
        ++losses;
        const Finding won = find(tests::gameBefore(vector, 3), {.depth = 3, .exact = true});
        CAPTURE(vector.moves);
        CHECK(engine::isProvenWin(won.score));
        CHECK(engine::pliesToEnd(won.score) <= 3);
        ++wins;
    }
    CHECK(losses > 5);
    CHECK(wins == losses);
}

TEST_CASE("a proven end within the depth finishes the search") {
    for (const tests::GameVector& vector : tests::gameVectors) {
        if (!lastMoverWon(tests::gameBefore(vector, 0))) continue;
        const Finding finding = find(tests::gameBefore(vector, 1), {});
        CHECK(finding.depth == 1);
        return;
    }
    FAIL("no game was won by its last mover");
}

TEST_CASE("the search sees the end by the counter (§5.3)") {
    // Nothing can be captured in one move; South has more stones.
    rules::Position position = tests::southToMove(R"(
        4 | . . . . . . . . . 1
        3 | . . . . 1 . . . . .
        2 | . . . . . . . . . .
        1 | 1 . 1 . 1 . 1 . . .
            a b c d e f g h i j )");
    position.sinceCapture = 99;
    CHECK(find(Game(rules::RuleSet::Traditional, position), {.depth = 1}).score
          == engine::winScore - 1);
    position.sinceCapture = 98;
    const Finding finding = find(Game(rules::RuleSet::Traditional, position), {.depth = 2});
    CHECK(engine::isProvenWin(finding.score));
    CHECK(engine::pliesToEnd(finding.score) == 2);
    position.sinceCapture = 0;
    CHECK(!engine::isProvenWin(
        find(Game(rules::RuleSet::Traditional, position), {.depth = 2}).score));
}

TEST_CASE("the search sees the end by repetition (§5.3)") {
    std::mt19937 random(2000);
    int seen = 0;
    for (int number = 0; number < 1500; ++number) {
        Game game = tests::randomGame(random);
        // Players who always sow the same house of a board come back to it.
        while (!game.result()) game.play(game.legalMoves()[0]);
        const bool repeated = game.result()->reason == rules::Reason::NoProgress
                              && game.position().sinceCapture < rules::quietMovesLimit;
        for (int depth = 1; repeated && depth <= 3 && !game.moves().empty(); ++depth) {
            game.undo();
            const Finding finding = find(game, {.depth = depth, .exact = true});
            CAPTURE(number, depth);
            CHECK(finding.score == tests::minimax(game, finding.depth, 0));
            const Game withoutPast(game.rules(), game.position());
            if (finding.score != tests::minimax(withoutPast, finding.depth, 0)) ++seen;
        }
    }
    // The past of the game did make a difference.
    CHECK(seen > 10);
}

TEST_CASE("a player without a move loses under the tournament rules (§5.2)") {
    // a1 leaves North with single stones only.
    const Game game(rules::RuleSet::Tournament, tests::southToMove(R"(
        4 | . . . . . . . . . 1
        3 | 1 . . . . 1 . . . .
        2 | . . . . . . . . . .
        1 | 2 . . . . . . . . .
            a b c d e f g h i j )"));
    const Finding finding = find(game, {.depth = 2});
    CHECK(finding.score == engine::winScore - 1);
    CHECK(finding.best() == tests::house("a1"));
}
