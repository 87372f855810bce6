// The board from the player on turn, and its moves: the same as in the rules.
#include "engine/board.hpp"
#include "games.hpp"
#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

using namespace kiela;

TEST_CASE("the moves of a board are the legal moves, and lead where they lead in the game") {
    std::mt19937 random(1887);
    rules::Successors moves;
    int compared = 0;
    for (int number = 0; number < 2000; ++number) {
        const rules::Game game = tests::randomGame(random);
        if (game.result()) continue;
        rules::expand(engine::boardOf(game.position()), game.rules(), moves);
        CAPTURE(rules::writePosition(game.position()));
        REQUIRE(moves.count == static_cast<unsigned>(game.legalMoves().size()));
        for (unsigned move = 0; move < moves.count; ++move) {
            const rules::House house{game.position().toMove, rules::placeOf(moves.house[move])};
            REQUIRE(game.refusalOf(house) == rules::Refusal::None);
            rules::Position after = game.position();
            const rules::Sowing sowing = rules::sow(after, house);
            REQUIRE(moves.captured[move] == sowing.captured);
            REQUIRE(moves.after[move] == engine::boardOf(after));
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
        std::string bytes(board.onTurn.houses.begin(), board.onTurn.houses.end());
        bytes.append(board.waiting.houses.begin(), board.waiting.houses.end());
        boards.insert(bytes);
    }
    CHECK(keys.size() == boards.size());
}
