// Good company: resigning, finishing quickly, rematches, other levels, and what is told at the end.
#include "app/analysis_words.hpp"
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

using namespace kiela;
using rules::Side;
using tests::house;
using tests::oneMoveToTheEnd;
using tests::Table;

namespace {

const std::string learned = "learned=1\n";

/// North has a single stone in each of two houses, South all the rest: nobody captures for long.
const std::string lopsided = "position=1,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,1/"
                             "0,0,0,0,0,0,0,0,0,0/9,0,9,0,9,0,9,0,9,0+s";

void playAnything(Table& table, int moves) {
    for (int i = 0; i < moves && !table.session.game().result(); ++i) {
        const rules::House move = table.session.game().legalMoves()[0];
        if (table.view().thinking)
            table.answer(rules::nameOf(move));
        else
            table.play(rules::nameOf(move));
    }
}

}  // namespace

TEST_CASE("the visitor resigns, on either turn, and the opponent wins") {
    for (const bool whileThinking : {false, true}) {
        Table table({.query = "motion=off"});
        if (whileThinking) table.play("a1");
        CHECK(table.view().canResign);
        table.session.resign();
        REQUIRE(table.view().result);
        CHECK(table.view().result->winner == rules::Winner::North);
        CHECK(table.view().result->reason == rules::Reason::Resigned);
        CHECK(table.view().caption == "North wins: you resign.");
        CHECK(table.session.takeAnnouncements().back() == "North wins: you resign.");
        CHECK(!table.view().canResign);
        CHECK(!table.engine.thinking);
        CHECK(table.choices().empty());
    }
}

TEST_CASE("between two people whoever is on turn resigns") {
    Table table({.query = "opponent=person&motion=off"});
    table.play("a1");
    table.session.resign();
    CHECK(table.view().result->winner == rules::Winner::South);
    CHECK(table.view().caption == "South wins: North resigns.");
}

TEST_CASE("a move can be taken back after resigning") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.answer("d4");
    table.session.resign();
    table.session.undo();
    CHECK(!table.view().result);
    CHECK(table.moves() == "");
    CHECK(!table.view().choices.empty());
}

TEST_CASE("a game is lopsided when nine tenths of the stones have been on a side for ten moves") {
    Table table({.query = lopsided + "&opponent=person&motion=off"});
    const rules::Game& game = table.session.game();
    while (game.moves().size() < 10) {
        CHECK(!app::isLopsided(game));
        CHECK(!table.view().offersFinish);
        playAnything(table, 1);
        REQUIRE(!game.result());
    }
    const bool still =
        10 * game.position().total(Side::South)
        >= 9 * (game.position().total(Side::South) + game.position().total(Side::North));
    REQUIRE(still);
    CHECK(app::isLopsided(game));
    CHECK(table.view().offersFinish);
    CHECK(!app::isLopsided(rules::Game()));
}

TEST_CASE("a proven win or loss is offered to be finished quickly, and that is said once") {
    for (const engine::Score score : {engine::winScore - 5, -engine::winScore + 6}) {
        Table table({.query = "opponent=person&motion=off&rules=beginner"});
        playAnything(table, 10);
        REQUIRE(!table.view().result);
        CHECK(!table.view().offersFinish);
        table.session.takeAnnouncements();
        table.tell(rules::nameOf(table.session.game().legalMoves()[0]), score);
        CHECK(table.view().offersFinish);
        const std::vector<std::string> spoken = table.session.takeAnnouncements();
        REQUIRE(spoken.size() == 1);
        CHECK(spoken[0].starts_with("This game is decided."));
        table.session.askForHint();
        CHECK(table.view().offersFinish);
        CHECK(table.session.takeAnnouncements().size() == 1);
    }
    Table undecided({.query = "opponent=person&motion=off&rules=beginner"});
    playAnything(undecided, 10);
    undecided.tell(rules::nameOf(undecided.session.game().legalMoves()[0]), 2'900);
    CHECK(!undecided.view().offersFinish);
}

TEST_CASE("both sides play on by themselves until the end, and only that is told") {
    for (const std::string motion : {"off", "normal"}) {
        Table table({.query = oneMoveToTheEnd + "&motion=" + motion, .kept = learned});
        table.session.takeAnnouncements();
        table.session.finishQuickly();
        CHECK(table.view().finishing);
        CHECK(table.view().choices.empty());
        CHECK(!table.view().thinking);
        CHECK(table.view().caption.starts_with("Both sides play on quickly."));
        table.tell("g2");
        table.wait(0.5);
        table.rest();
        CHECK(table.moves() == "g2");
        CHECK(table.view().result->winner == rules::Winner::South);
        CHECK(!table.view().finishing);
        CHECK(table.session.takeAnnouncements().size() == 2);
    }
}

TEST_CASE("a game that is finished quickly can be stopped, and goes on as before") {
    Table table({.query = "motion=off"});
    table.session.finishQuickly();
    table.tell("a1");
    table.wait(0.5);
    table.tell("d4");
    table.wait(0.5);
    CHECK(table.moves() == "a1 d4");
    CHECK(table.view().finishing);
    SECTION("by its button") {
        table.session.stopFinishing();
    }
    SECTION("by a house, which is not played") {
        table.session.play(house("b1"));
    }
    CHECK(!table.view().finishing);
    CHECK(table.moves() == "a1 d4");
    CHECK(!table.view().choices.empty());
    const auto late = table.engine.looks.back().number;
    table.session.answered(late, tests::bestMove(house("b1")));
    table.wait(1);
    CHECK(table.moves() == "a1 d4");
    table.play("b1");
    CHECK(table.engine.thinking);
}

TEST_CASE("undo stops a game that is finished quickly, and takes back the own last move") {
    Table table({.query = "motion=off"});
    table.session.finishQuickly();
    table.tell("a1");
    table.wait(0.5);
    table.session.undo();
    CHECK(!table.view().finishing);
    CHECK(table.moves() == "");
}

TEST_CASE("a rematch swaps who begins, and says why") {
    Table table({.query = "motion=off", .kept = learned});
    table.session.resign();
    CHECK(table.view().farewell.rematch
          == "Next time North begins: moving first is an advantage, so the sides take turns.");
    table.session.rematch();
    CHECK(table.view().setup.first == Side::North);
    CHECK(table.view().toMove == Side::North);
    CHECK(table.view().caption == "This time North begins. North is thinking…");
    table.session.resign();
    CHECK(table.view().farewell.rematch
          == "Next time you begin: moving first is an advantage, so you take turns.");
    table.session.rematch();
    CHECK(table.view().caption == "This time you begin. Your turn.");
    CHECK(!table.view().choices.empty());
    // A game that is chosen anew says nothing of it.
    table.session.start(table.view().setup);
    CHECK(table.view().caption == "Your turn.");
}

TEST_CASE("a rematch from a position of its own begins in the same way") {
    Table table({.query = oneMoveToTheEnd + "&motion=off"});
    table.play("g2");
    REQUIRE(table.view().result);
    CHECK(table.view().farewell.rematch.empty());
    const app::Setup before = table.view().setup;
    table.session.rematch();
    CHECK(table.view().setup == before);
    CHECK(table.choices() == "g2 e2 d2");
}

TEST_CASE("after three losses an easier level is suggested, in the next visit, too") {
    Table first({.query = "motion=off&opponent=4"});
    first.session.resign();
    first.session.rematch();
    first.session.resign();
    CHECK(!first.view().farewell.suggested);

    Table second({.query = "motion=off&opponent=4"});
    second.storage.texts = first.storage.texts;
    Table third({.query = "motion=off&opponent=4"});
    app::Session session({second.storage, third.engine, third.calendar, third.languageWords,
                          third.library, third.site},
                         {{"en"}, false}, app::readParameters("motion=off&opponent=4"));
    session.rematch();
    session.resign();
    REQUIRE(session.view().farewell.suggested == 3);
    CHECK(session.view().farewell.suggestion
          == "This level has won three times in a row. Level 3 may be more fun.");
    session.rematch(session.view().farewell.suggested);
    CHECK(session.view().setup.opponent == 3);
}

TEST_CASE("a game counts once, however often its end is taken back") {
    Table table({.query = oneMoveToTheEnd + "&motion=off&opponent=2"});
    for (int i = 0; i < 3; ++i) {
        table.play("g2");
        REQUIRE(table.view().result);
        CHECK(table.storage.texts["kiela.results.1"] == "traditional 2=1 0 0 1 1\n");
        table.session.undo();
    }
}

TEST_CASE("games between two people are no results") {
    Table table({.query = oneMoveToTheEnd + "&motion=off&opponent=person"});
    table.play("g2");
    CHECK(table.storage.texts.count("kiela.results.1") == 0);
    CHECK(!table.view().farewell.suggested);
}

TEST_CASE("the end tells a loser what was missed, once the game has been looked through") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.answer("d4");
    table.play("b1");
    table.answer("c4");
    table.session.resign();
    CHECK(table.view().farewell.turningPoint.empty());
    // Before the second move the visitor stood well, after it badly.
    table.tellAll(
        [](const rules::Game& game) { return engine::Score(game.moves().size() == 2 ? 900 : 0); });
    // The first legal move of the third position is the one that was played: no better one.
    CHECK(table.view().farewell.turningPoint.empty());

    Table other({.query = "motion=off"});
    other.play("c1");
    other.answer("d4");
    other.play("g1");
    other.answer("e4");
    other.session.resign();
    other.tellAll(
        [](const rules::Game& game) { return engine::Score(game.moves().size() == 2 ? 900 : 0); });
    CHECK(other.view().farewell.turningPoint == "At move 3, a1 would have been stronger.");
}

TEST_CASE("the end tells a winner which move turned the game") {
    rules::Game game;
    for (const std::string_view move : {"c1", "d4", "g1", "e4"})
        REQUIRE(game.play(house(move)) == rules::Refusal::None);
    game.resign(Side::North);
    app::Review review;
    review.follow(game);
    // North's first move was a mistake, of which South's second made use.
    while (const auto ply = review.unknown())
        review.learn(*ply, tests::bestMove({game.positions()[*ply].toMove, 0}, *ply == 2 ? 900 : 0),
                     1);
    const text::Audience you{{}, Side::South};
    CHECK(app::farewellWords(you, game, review, Side::South)
          == "The game turned at move 3, with g1.");
}
