// The search: the same whatever the slices, within its limits, and right.
#include "drawing.hpp"
#include "engine/search.hpp"
#include "engine/signature.hpp"
#include "games.hpp"
#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <climits>
#include <set>
#include <string>

using namespace kiela;
using engine::Finding;
using engine::Limits;
using engine::Search;
using rules::Game;
using tests::randomGame;

namespace {

constexpr std::size_t tableBytes = 1 << 16;

Finding find(const Game& game, const Limits& limits, int slice = INT_MAX, std::uint32_t seed = 0) {
    engine::Table table(tableBytes);
    Search search(game, engine::stonesDifference(), limits, table, seed);
    while (!search.step(slice)) {
    }
    return search.finding();
}

bool playable(Game game, const std::vector<rules::House>& line) {
    return std::all_of(line.begin(), line.end(), [&game](rules::House move) {
        return game.play(move) == rules::Refusal::None;
    });
}

}  // namespace

TEST_CASE("slices never change move, score, line or number of nodes") {
    std::mt19937 random(1993);
    for (int number = 0; number < 60; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        const Limits limits{.nodes = 3000, .depth = 10};
        const Finding whole = find(game, limits);
        CAPTURE(rules::writePosition(game.position()));
        for (const int slice : {1, 7, 100}) {
            const Finding sliced = find(game, limits, slice);
            CHECK(sliced.score == whole.score);
            CHECK(sliced.depth == whole.depth);
            CHECK(sliced.nodes == whole.nodes);
            CHECK(sliced.line == whole.line);
        }
    }
}

TEST_CASE("a search of three plies or fewer finds the score of plain minimax") {
    std::mt19937 random(1998);
    int compared = 0;
    for (int number = 0; number < 150; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        const int depth = 1 + number % 3;
        const Finding finding = find(game, {.depth = depth, .exact = true});
        CAPTURE(rules::writePosition(game.position()), depth);
        // An end that was seen is not looked beyond.
        CHECK(finding.score == tests::minimax(game, finding.depth, 0));
        ++compared;
    }
    CHECK(compared > 50);
}

TEST_CASE("a search keeps to its limits") {
    const Game game;
    CHECK(find(game, {.nodes = 500}).nodes == 500);
    CHECK(find(game, {.depth = 4}).depth == 4);
    CHECK(find(game, {.nodes = 1}).nodes == 1);
}

TEST_CASE("the line is playable and begins with a legal move, also when the search breaks off") {
    std::mt19937 random(2025);
    int looked = 0;
    for (int number = 0; number < 400; ++number) {
        const Game game = randomGame(random);
        if (game.result()) continue;
        const auto nodes = static_cast<std::uint64_t>(1 + tests::below(random, 2000));
        const auto seed = static_cast<std::uint32_t>(random());
        const Finding finding = find(game, {.nodes = nodes, .depth = 12}, INT_MAX, seed);
        CAPTURE(rules::writePosition(game.position()), nodes);
        REQUIRE(!finding.line.empty());
        CHECK(playable(game, finding.line));
        ++looked;
    }
    CHECK(looked > 200);
}

TEST_CASE("before the first step there is a legal move") {
    const Game game;
    engine::Table table(tableBytes);
    const Search search(game, engine::stonesDifference(), {}, table);
    CHECK(!search.finished());
    CHECK(game.refusalOf(search.finding().best()) == rules::Refusal::None);
}

TEST_CASE("among moves that look equally good the seed decides") {
    // All four moves of South come to an empty house.
    const Game game(rules::RuleSet::Traditional, tests::southToMove(R"(
        4 | . . . . . . . . . 1
        3 | . . . . 1 . . . . .
        2 | . . . . . . . . . .
        1 | 1 . 1 . 1 . 1 . . .
            a b c d e f g h i j )"));
    std::set<std::string> moves;
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
        moves.insert(rules::nameOf(find(game, {.depth = 1}, INT_MAX, seed).best()));
    }
    CHECK(moves == std::set<std::string>{"a1", "c1", "e1", "g1"});
}

TEST_CASE("the signature is the same on every machine") {
    const auto games = engine::signatureGames();
    CHECK(games.size() == 15);
    for (const Game& game : games) CHECK(!game.result());
    CHECK(engine::signature() == 407'258);
}
