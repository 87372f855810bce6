// The board from the player on turn, and its moves: the same as in the rules.
#include "engine/board.hpp"
#include "games.hpp"
#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

using namespace kiela;

TEST_CASE("the moves of a board are the legal moves, and lead where they lead in the game") {
    std::mt19937 random(1887);
    engine::Moves moves;
    int compared = 0;
    for (int number = 0; number < 2000; ++number) {
        const rules::Game game = tests::randomGame(random);
        if (game.result()) continue;
        engine::expand(engine::boardOf(game.position()), game.rules(), moves);
        const rules::MoveList legal = game.legalMoves();
        CAPTURE(rules::writePosition(game.position()));
        REQUIRE(moves.count == legal.size());
        for (int move = 0; move < moves.count; ++move) {
            const auto index = static_cast<std::size_t>(move);
            rules::Position after = game.position();
            const rules::Sowing sowing = rules::sow(after, legal[move]);
            REQUIRE(moves.place[index] == legal[move].place);
            REQUIRE(moves.captured[index] == sowing.captured);
            REQUIRE(moves.after[index] == engine::boardOf(after));
            ++compared;
        }
    }
    CHECK(compared > 5000);
}

TEST_CASE("boards have keys of their own, and half a turn of the board has the same") {
    std::mt19937 random(7);
    std::set<std::uint64_t> keys;
    std::set<std::string> boards;
    for (int number = 0; number < 5000; ++number) {
        const rules::Position position = tests::randomGame(random).position();
        rules::Position turned;
        turned.stones = {position.stones[1], position.stones[0]};
        turned.toMove = rules::opponent(position.toMove);
        const std::uint64_t key = engine::keyOf(engine::boardOf(position));
        CHECK(key != 0);
        CHECK(key == engine::keyOf(engine::boardOf(turned)));
        keys.insert(key);
        const engine::Board board = engine::boardOf(position);
        std::string bytes(board.own.begin(), board.own.end());
        bytes.append(board.other.begin(), board.other.end());
        boards.insert(bytes);
    }
    CHECK(keys.size() == boards.size());
}
