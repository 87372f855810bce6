// The best moves of a position, told apart.
#include "drawing.hpp"
#include "engine/analysis.hpp"
#include "games.hpp"
#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <climits>
#include <set>
#include <string>

using namespace kiela;
using engine::Analysis;
using engine::Finding;
using engine::Limits;
using rules::Game;
using tests::randomGame;

namespace {

constexpr std::size_t tableBytes = 1 << 16;

std::vector<Finding> analyse(const Game& game, int lines, const Limits& limits,
                             int slice = INT_MAX) {
    Analysis analysis(game, lines, limits, tableBytes);
    while (!analysis.step(slice)) {
    }
    return analysis.lines();
}

/// The score of a move, by a search of its own.
engine::Score scoreOf(Game game, rules::House move, int depth) {
    game.play(move);
    return -tests::minimax(game, depth - 1, 1, engine::learnedEvaluation(game.rules()));
}

}  // namespace

TEST_CASE("the lines are the best moves of the position, best first, all different") {
    std::mt19937 random(1998);
    int compared = 0;
    for (int number = 0; number < 150; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        const int depth = 1 + number % 2;
        const auto lines = analyse(game, engine::mostLines, {.depth = depth, .exact = true});
        std::vector<engine::Score> scores;
        for (const rules::House move : game.legalMoves()) {
            scores.push_back(scoreOf(game, move, depth));
        }
        std::sort(scores.rbegin(), scores.rend());
        CAPTURE(rules::writePosition(game.position()), depth);
        REQUIRE(lines.size() == std::min<std::size_t>(scores.size(), engine::mostLines));
        std::set<std::string> moves;
        for (std::size_t line = 0; line < lines.size(); ++line) {
            moves.insert(rules::nameOf(lines[line].best()));
            // A proven win needs no deeper look.
            CHECK(lines[line].depth <= depth);
            CHECK(lines[line].score == scoreOf(game, lines[line].best(), lines[line].depth));
            CHECK(lines[line].score == scores[line]);
        }
        CHECK(moves.size() == lines.size());
        ++compared;
    }
    CHECK(compared > 80);
}

TEST_CASE("slices never change the lines") {
    std::mt19937 random(2000);
    for (int number = 0; number < 30; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        const Limits limits{.nodes = 4000, .depth = 8};
        const auto whole = analyse(game, 3, limits);
        CAPTURE(rules::writePosition(game.position()));
        for (const int slice : {1, 50}) {
            const auto sliced = analyse(game, 3, limits, slice);
            REQUIRE(sliced.size() == whole.size());
            for (std::size_t line = 0; line < whole.size(); ++line) {
                CHECK(sliced[line].score == whole[line].score);
                CHECK(sliced[line].depth == whole[line].depth);
                CHECK(sliced[line].nodes == whole[line].nodes);
                CHECK(sliced[line].line == whole[line].line);
            }
        }
    }
}

TEST_CASE("the lines are there after a first look, and can be played") {
    Game game;
    Analysis analysis(game, 3, {}, tableBytes);
    CHECK(analysis.lines().empty());
    CHECK(!analysis.step(100));
    REQUIRE(analysis.lines().size() == 3);
    for (int step = 0; step < 50; ++step) {
        CHECK(!analysis.step(200));
        for (const Finding& finding : analysis.lines()) {
            Game after = game;
            for (const rules::House move : finding.line)
                REQUIRE(after.play(move) == rules::Refusal::None);
        }
    }
    CHECK(analysis.lines().front().depth > 4);
    CHECK(analysis.nodes() >= 10'000);
}

TEST_CASE("fewer lines where there are fewer moves") {
    // Under these rules a single stone may not be sown, so c1 is all that South has.
    const Game game(rules::RuleSet::Tournament, tests::southToMove(R"(
        4 | . . . . . . . . . 2
        3 | . . . . . . . . . .
        2 | . . . . . . . . . 1
        1 | 1 . 2 . . . 1 . . .
            a b c d e f g h i j )"));
    const auto lines = analyse(game, 3, {.depth = 4});
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].best() == tests::house("c1"));
    CHECK(analyse(Game(), 1, {.depth = 4}).size() == 1);
}

TEST_CASE("a proven win is shown as such beside other moves") {
    int wins = 0;
    for (const tests::GameVector& vector : tests::gameVectors) {
        const Game ended = tests::gameBefore(vector, 0);
        if (ended.moves().empty() || !ended.result()) continue;
        if (ended.result()->reason != rules::Reason::AllCaptured) continue;
        const Game game = tests::gameBefore(vector, 1);
        const auto lines = analyse(game, 3, {.depth = 3});
        CAPTURE(vector.moves);
        CHECK(lines[0].score == engine::winScore - 1);
        CHECK(lines[0].line.size() == 1);
        for (std::size_t line = 1; line < lines.size(); ++line) {
            CHECK(lines[line].score <= lines[line - 1].score);
        }
        ++wins;
    }
    CHECK(wins > 20);
}
