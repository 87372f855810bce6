// Taking moves back and repeating them, against the program and between two people.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <random>

using namespace kiela;
using rules::Side;
using tests::house;
using tests::oneMoveToTheEnd;
using tests::Table;

namespace {}  // namespace

TEST_CASE("undo against the program goes back to the visitor's own last turn") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.answer("d4");
    table.play("b1");
    table.answer("e4");
    table.session.undo();
    CHECK(table.moves() == "a1 d4");
    CHECK(!table.view().choices.empty());
    CHECK(!table.view().thinking);
    CHECK(table.view().canUndo);
    CHECK(table.view().canRedo);
    table.session.undo();
    CHECK(table.moves() == "");
    CHECK(table.session.game() == rules::Game());
    CHECK(!table.view().canUndo);
    table.session.undo();
    CHECK(table.moves() == "");
}

TEST_CASE("undo while the program thinks takes the visitor's move back") {
    Table table({.query = "motion=off"});
    table.play("a1");
    CHECK(table.engine.thinking);
    table.session.undo();
    CHECK(table.moves() == "");
    CHECK(!table.engine.thinking);
    CHECK(!table.view().thinking);
    CHECK(table.view().choices.size() == 14);
    table.wait(5);
    CHECK(table.moves() == "");
}

TEST_CASE("undo when the answer is there but not yet played drops it") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.answerAtOnce("d4");
    table.session.undo();
    table.wait(5);
    CHECK(table.moves() == "");
}

TEST_CASE("undo during the visitor's motion takes that move back") {
    Table table;
    table.session.play(house("a1"));
    table.session.advance(0.5);
    table.session.undo();
    CHECK(table.moves() == "");
    CHECK(!table.view().moving);
    CHECK(!table.view().board.hand);
    CHECK(table.view().board.stones == table.position().stones);
    CHECK(table.engine.requests.empty());
}

TEST_CASE("undo during the program's motion takes both moves back") {
    Table table;
    table.play("a1");
    table.answerAtOnce("d4");
    table.wait(1);
    CHECK(table.view().moving);
    table.session.undo();
    CHECK(table.moves() == "");
    CHECK(!table.view().moving);
    CHECK(table.view().choices.size() == 14);
    table.wait(5);
    CHECK(table.moves() == "");
}

TEST_CASE("undo after the end goes on with the game") {
    Table table({.query = oneMoveToTheEnd + "&motion=off"});
    table.play("g2");
    REQUIRE(table.view().result);
    CHECK(table.view().canUndo);
    table.session.undo();
    CHECK(!table.view().result);
    CHECK(table.moves() == "");
    CHECK(table.choices().find("g2") != std::string::npos);
    table.session.redo();
    CHECK(table.view().result == rules::Result{rules::Winner::South, rules::Reason::AllCaptured});
    CHECK(!table.view().thinking);
    CHECK(table.engine.requests.empty());
}

TEST_CASE("where the program has begun its first move stays") {
    Table table({.query = "side=north&motion=off"});
    table.answer("a1");
    CHECK(!table.view().canUndo);
    table.session.undo();
    CHECK(table.moves() == "a1");
    table.play("d4");
    table.answer("b1");
    REQUIRE(table.moves() == "a1 d4 b1");
    table.session.undo();
    CHECK(table.moves() == "a1");
    CHECK(table.view().toMove == Side::North);
    CHECK(!table.view().thinking);
    CHECK(!table.view().canUndo);
    CHECK(table.view().canRedo);
}

TEST_CASE("while the program thinks of the first move there is nothing to take back") {
    Table table({.query = "first=north&motion=off"});
    CHECK(!table.view().canUndo);
    table.session.undo();
    CHECK(table.view().thinking);
    table.answer("d4");
    CHECK(table.moves() == "d4");
    CHECK(!table.view().canUndo);
}

TEST_CASE("redo repeats what was taken back, turn by turn") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.answer("d4");
    table.play("b1");
    table.answer("e4");
    const rules::Game all = table.session.game();
    const std::size_t asked = table.engine.requests.size();
    table.session.undo();
    table.session.undo();
    table.session.redo();
    CHECK(table.moves() == "a1 d4");
    CHECK(!table.view().thinking);
    table.session.redo();
    CHECK(table.session.game() == all);
    CHECK(!table.view().canRedo);
    table.session.redo();
    CHECK(table.session.game() == all);
    CHECK(table.engine.requests.size() == asked);
}

TEST_CASE("redo of a move that the program had not answered asks it") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.session.undo();
    table.session.redo();
    CHECK(table.moves() == "a1");
    CHECK(table.view().thinking);
    table.answer("d4");
    CHECK(table.moves() == "a1 d4");
}

TEST_CASE("another move forgets what was taken back") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.answer("d4");
    table.session.undo();
    // A house that is refused is no move.
    table.session.play(house("a2"));
    CHECK(table.view().canRedo);
    table.play("b1");
    CHECK(!table.view().canRedo);
    table.session.redo();
    CHECK(table.moves() == "b1");
}

TEST_CASE("between two people undo and redo go one move") {
    Table table({.query = "opponent=person&motion=off"});
    table.play("a1");
    table.play("d4");
    table.play("b1");
    table.session.undo();
    CHECK(table.moves() == "a1 d4");
    CHECK(table.view().toMove == Side::South);
    table.session.undo();
    CHECK(table.moves() == "a1");
    CHECK(table.view().toMove == Side::North);
    table.session.redo();
    CHECK(table.moves() == "a1 d4");
    table.session.redo();
    CHECK(table.moves() == "a1 d4 b1");
    CHECK(!table.view().canRedo);
    table.session.undo();
    table.session.undo();
    table.session.undo();
    CHECK(table.moves() == "");
    CHECK(!table.view().canUndo);
}

TEST_CASE("between two people undo during the motion takes that move back") {
    Table table({.query = "opponent=person"});
    table.session.play(house("a1"));
    table.session.advance(0.3);
    table.session.undo();
    CHECK(table.moves() == "");
    CHECK(!table.view().moving);
    table.session.redo();
    CHECK(table.moves() == "a1");
    CHECK(!table.view().moving);
}

TEST_CASE("any order of plays, undos, redos and answers keeps the board and the game together") {
    std::mt19937 random(20);
    for (const std::string query :
         {"motion=off", "motion=off&opponent=person", "side=north", "opponent=6&first=north",
          "motion=fast&rules=tournament", "rules=beginner&opponent=person"}) {
        Table table({.query = query});
        CAPTURE(query);
        for (int step = 0; step < 3000; ++step) {
            switch (random() % 8) {
            case 0:
                table.session.undo();
                break;
            case 1:
                table.session.redo();
                break;
            case 2:
                table.session.advance(static_cast<double>(random() % 100) / 50);
                break;
            case 3:
                table.session.skip();
                break;
            case 4:
                if (table.view().result) table.session.start(table.view().setup);
                break;
            case 5:
                if (table.view().thinking) {
                    const auto legal = table.session.game().legalMoves();
                    const auto chosen = static_cast<int>(random() % 20) % legal.size();
                    table.answerAtOnce(rules::nameOf(legal[chosen]));
                }
                break;
            default:
                table.session.play({random() % 2 == 0 ? Side::South : Side::North,
                                    static_cast<std::uint8_t>(random() % 20)});
            }
            const app::View& view = table.view();
            const rules::Game& game = table.session.game();
            const bool visitorMoved =
                std::any_of(game.moves().begin(), game.moves().end(), [&](rules::House from) {
                    return !view.setup.opponent || from.side == view.setup.side;
                });
            REQUIRE(view.canUndo == visitorMoved);
            REQUIRE((view.thinking || !table.engine.thinking));
            REQUIRE(view.totals[0] + view.totals[1]
                    == game.position().total(Side::South) + game.position().total(Side::North));
            if (view.moving) continue;
            REQUIRE(view.board.stones == game.position().stones);
            REQUIRE(view.result == game.result());
            // Somebody can always go on, until the end.
            REQUIRE((view.result.has_value() + !view.choices.empty() + view.thinking) == 1);
        }
    }
}
