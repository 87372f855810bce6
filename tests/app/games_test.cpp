// Whole games of a visitor who plays at random: what is to be seen at rest is the game itself.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <utility>

using namespace kiela;
using rules::RuleSet;
using rules::Side;
using tests::Table;

namespace {

rules::House anyOf(const rules::MoveList& moves, std::mt19937& random) {
    return moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))];
}

/// At rest the view shows what a game of its own, played beside it, has come to.
void checkAtRest(const app::View& view, const rules::Game& game) {
    CAPTURE(game.position());
    REQUIRE(!view.moving);
    REQUIRE(view.board.stones == game.position().stones);
    REQUIRE(!view.board.hand);
    REQUIRE(!view.board.flash);
    REQUIRE(view.totals[0] == game.position().total(Side::South));
    REQUIRE(view.totals[1] == game.position().total(Side::North));
    REQUIRE(view.toMove == game.position().toMove);
    REQUIRE(view.result == game.result());
    REQUIRE(view.lastMove == game.moves().back());

    const bool visitorsTurn = !view.setup.opponent || view.toMove == view.setup.side;
    const rules::MoveList legal = visitorsTurn ? game.legalMoves() : rules::MoveList();
    REQUIRE(view.choices.size() == static_cast<std::size_t>(legal.size()));
    for (std::size_t i = 0; i < view.choices.size(); ++i) {
        REQUIRE(view.choices[i].house == legal[static_cast<int>(i)]);
        REQUIRE(!view.choices[i].outcome.empty());
    }
}

/// Plays to the end; returns how many moves it took.
std::size_t playToTheEnd(const std::string& query, std::uint32_t seed) {
    CAPTURE(query, seed);
    std::mt19937 random(seed);
    Table table({.query = query});
    rules::Game game(table.session.game());
    std::size_t announced = 0;
    bool offers = false;
    while (!game.result() && game.moves().size() < 400) {
        const rules::House move = anyOf(game.legalMoves(), random);
        if (table.view().thinking) {
            REQUIRE(table.engine.requests.back().game == game);
            table.session.answered(table.engine.requests.back().number, tests::bestMove(move));
            table.session.advance(0.8);
        } else {
            table.session.play(move);
        }
        REQUIRE(table.session.game().moves().size() == game.moves().size() + 1);
        game.play(move);
        double seconds = 0;
        for (; table.view().moving; seconds += 0.5) {
            const app::View& view = table.view();
            REQUIRE(view.totals[0] + view.totals[1]
                    == game.position().total(Side::South) + game.position().total(Side::North));
            REQUIRE(!view.caption.empty());
            REQUIRE(view.choices.empty());
            table.session.advance(0.5);
        }
        REQUIRE(seconds <= app::longestMotion + 0.5);
        checkAtRest(table.view(), game);
        const auto announcements = table.session.takeAnnouncements();
        // Once it is said, too, that the game may be finished quickly.
        const bool offered =
            announcements.size() == 2 && table.view().offersFinish && !std::exchange(offers, true);
        REQUIRE((announcements.size() == 1 || offered));
        for (const std::string& each : announcements) REQUIRE(tests::isSentence(each));
        ++announced;
    }
    REQUIRE(table.session.game() == game);
    REQUIRE(announced == game.moves().size());
    return game.moves().size();
}

}  // namespace

TEST_CASE("whole games without motion, in each rule set, on either side, whoever begins") {
    std::uint32_t seed = 1;
    for (const RuleSet rules : rules::allRuleSets) {
        for (const std::string side : {"south", "north"}) {
            for (const std::string first : {"south", "north"}) {
                const std::string query = "motion=off&rules=" + std::string(rules::nameOf(rules))
                                          + "&side=" + side + "&first=" + first;
                for (int number = 0; number < 3; ++number) CHECK(playToTheEnd(query, ++seed) > 4);
            }
        }
    }
}

TEST_CASE("whole games with motion") {
    CHECK(playToTheEnd("rules=traditional", 31) > 4);
    CHECK(playToTheEnd("rules=beginner&motion=slow", 32) > 4);
    CHECK(playToTheEnd("rules=tournament&motion=fast&side=north", 33) > 4);
}

TEST_CASE("whole games between two people") {
    for (const RuleSet rules : rules::allRuleSets) {
        const std::string query = "opponent=person&rules=" + std::string(rules::nameOf(rules));
        CHECK(playToTheEnd(query + "&motion=off", 41) > 4);
        CHECK(playToTheEnd(query + "&motion=fast&lang=pl", 42) > 4);
    }
}

TEST_CASE("a whole game can be taken back and repeated") {
    std::mt19937 random(5);
    Table table({.query = "opponent=person&motion=off"});
    while (!table.view().result)
        table.session.play(anyOf(table.session.game().legalMoves(), random));
    const rules::Game all = table.session.game();
    while (table.view().canUndo) table.session.undo();
    CHECK(table.session.game() == rules::Game());
    while (table.view().canRedo) table.session.redo();
    CHECK(table.session.game() == all);
    CHECK(table.view().result == all.result());
}
