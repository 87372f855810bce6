// Forced wins by the rules alone, compared with what the search sees.
#include "engine/proof.hpp"
#include "engine/search.hpp"
#include "games.hpp"
#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>

using namespace kiela;
using rules::Game;
using rules::House;

namespace {

constexpr int mostMoves = 2;
constexpr std::size_t movesBefore = 4;

/// The own moves to a win as the search counts them; 0 where it sees none within mostMoves.
int movesBySearch(const Game& game) {
    engine::Table table(1 << 16);
    engine::Search search(game, engine::stonesDifference(),
                          {.depth = 2 * mostMoves - 1, .exact = true}, table);
    while (!search.step(1000)) {
    }
    const engine::Score score = search.finding().score;
    return engine::isProvenWin(score) ? engine::pliesToEnd(score) / 2 + 1 : 0;
}

/// The positions shortly before the ends of some whole games.
std::vector<Game> lateGames() {
    constexpr std::size_t most = 120;
    std::vector<Game> games;
    for (const tests::GameVector& vector : tests::gameVectors) {
        const std::size_t length = tests::gameBefore(vector, 0).moves().size();
        for (std::size_t undone = 1; undone <= std::min(movesBefore, length); ++undone) {
            const Game game = tests::gameBefore(vector, static_cast<int>(undone));
            if (!game.result() && games.size() < most) games.push_back(game);
        }
    }
    return games;
}

bool isWonBy(const Game& game, rules::Side player) {
    return game.result() && game.result()->winner == rules::winnerOf(player);
}

}  // namespace

TEST_CASE("a forced win takes as many moves as the search says") {
    std::array<int, mostMoves + 1> seen{};
    for (const Game& game : lateGames()) {
        CAPTURE(rules::writePosition(game.position()));
        const int moves = engine::movesToWin(game, mostMoves);
        CHECK(moves == movesBySearch(game));
        ++seen[static_cast<std::size_t>(moves)];
    }
    // All of it has come up.
    CHECK(*std::min_element(seen.begin(), seen.end()) > 5);
}

TEST_CASE("a move is a winning one if the opponent is lost after it") {
    for (const Game& game : lateGames()) {
        const rules::MoveList winning = engine::winningMoves(game, 1);
        CAPTURE(rules::writePosition(game.position()));
        for (const House move : game.legalMoves()) {
            Game after = game;
            after.play(move);
            const bool wins = std::find(winning.begin(), winning.end(), move) != winning.end();
            CHECK(wins == isWonBy(after, move.side));
        }
        CHECK((engine::movesToWin(game, 1) == 1) == !winning.empty());
    }
}

TEST_CASE("the longest defence is a whole line, as long as the win takes") {
    int lines = 0;
    for (const Game& game : lateGames()) {
        const int moves = engine::movesToWin(game, mostMoves);
        const std::vector<House> line = engine::longestDefence(game, mostMoves);
        CAPTURE(rules::writePosition(game.position()));
        CHECK(line.empty() == (moves == 0));
        if (line.empty()) continue;
        const rules::Side player = game.position().toMove;
        Game played = game;
        for (const House move : line) CHECK(played.play(move) == rules::Refusal::None);
        CHECK(isWonBy(played, player));
        CHECK((static_cast<int>(line.size()) + 2) / 2 == moves);
        ++lines;
    }
    CHECK(lines > 10);
}
