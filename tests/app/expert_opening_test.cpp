// The expert opening and the editor in the session: who arranges when, what becomes of the game.
#include "fakes.hpp"

#include "drawing.hpp"
#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <limits>
#include <string>

using namespace kiela;
using app::Arranging;
using app::Setup;
using rules::Side;
using tests::boardOf;
using tests::house;
using tests::Table;

namespace {

Setup expert(std::optional<engine::Level> opponent, Side side = Side::South) {
    return {.opponent = opponent, .side = side, .expert = true};
}

void carry(Table& table, std::string_view from, std::string_view to) {
    table.session.arrange([&](Arranging& stones) { stones.carry(house(from), house(to)); });
}

void press(Table& table, std::string_view name) {
    table.session.arrange([&](Arranging& stones) { stones.press(house(name)); });
}

/// North's stones, all in two houses.
engine::Arrangement twoHeaps() {
    engine::Arrangement stones{};
    stones[3] = stones[12] = 14;
    return stones;
}

void answerArrangement(Table& table, const engine::Arrangement& stones) {
    const tests::FakeEngine::Look& asked = table.engine.arrangements.back();
    table.session.answered(asked.number, {.arrangement = stones});
}

std::vector<std::string> sentences(Table& table) {
    return table.session.takeAnnouncements();
}

}  // namespace

TEST_CASE("with the expert opening South arranges first, then North, then the game begins (§7)") {
    Table table({.kept = "learned=1\n"});
    table.session.start(expert(std::nullopt));
    REQUIRE(table.session.isArranging());
    CHECK(table.session.arranging().title == "South arranges its stones");
    CHECK(!table.session.arranging().edits);
    carry(table, "a1", "a2");
    carry(table, "a4", "b4");  // North's: not yet
    table.session.finishArranging();
    REQUIRE(table.session.isArranging());
    CHECK(table.session.arranging().title == "North arranges its stones");
    carry(table, "a4", "j3");
    carry(table, "a1", "b1");  // South's: no longer
    table.session.finishArranging();
    CHECK(!table.session.isArranging());
    const rules::Position& start = table.session.game().start();
    CHECK(boardOf(start) == tests::board(R"(
        4 | 1 2 2 2 2 2 2 2 2 2
        3 | 2 2 2 2 . . . . . 1
        2 | 1 . . . . . 2 2 2 2
        1 | 1 2 2 2 2 2 2 2 2 2
            a b c d e f g h i j )"));
    CHECK(start.toMove == Side::South);
    CHECK(start.moveNumber == 1);
    CHECK(table.view().setup.position == start);
    CHECK(table.engine.arrangements.empty());
    CHECK(table.view().caption == "South’s turn.");
}

TEST_CASE("who begins does not change who arranges first") {
    Table table;
    Setup setup = expert(std::nullopt);
    setup.first = Side::North;
    table.session.start(setup);
    CHECK(table.session.arranging().title == "South arranges its stones");
    table.session.finishArranging();
    table.session.finishArranging();
    CHECK(table.position().toMove == Side::North);
}

TEST_CASE("the program arranges its own stones, as good as its level, knowing South's") {
    Table table({.kept = "learned=1\n"});
    table.session.start(expert(4));
    CHECK(table.session.arranging().title == "Arrange your stones");
    CHECK(table.engine.arrangements.empty());
    carry(table, "a1", "a2");
    table.session.finishArranging();
    REQUIRE(table.session.isArranging());
    CHECK(table.session.arranging().waiting);
    CHECK(table.session.arranging().choices.empty());
    REQUIRE(table.engine.arrangements.size() == 1);
    const app::Question& asked = table.engine.arrangements[0].question;
    CHECK(asked.side == Side::North);
    CHECK(asked.level == 4);
    CHECK(asked.game.start().at(house("a2")) == 1);
    // Nothing can be done for it.
    carry(table, "a4", "b4");
    table.session.finishArranging();
    CHECK(table.session.arranging().waiting);

    answerArrangement(table, twoHeaps());
    CHECK(!table.session.isArranging());
    CHECK(table.position().stones[1] == twoHeaps());
    CHECK(table.position().at(house("a2")) == 1);
    CHECK(table.view().caption == "North has arranged its stones. Your turn.");
    table.play("b1");
    CHECK(table.moves() == "b1");
}

TEST_CASE("a program that plays South arranges before the visitor does") {
    Table table;
    table.session.start(expert(1, Side::North));
    CHECK(table.session.arranging().waiting);
    CHECK(table.session.arranging().title == "South arranges its stones");
    REQUIRE(table.engine.arrangements.size() == 1);
    answerArrangement(table, twoHeaps());
    CHECK(table.session.arranging().title == "Arrange your stones");
    CHECK(table.session.arranging().board.stones[0] == twoHeaps());
    table.session.finishArranging();
    CHECK(table.position().stones[0] == twoHeaps());
    CHECK(table.view().thinking);
}

TEST_CASE("an arrangement of the program's that the rules do not accept is left out") {
    Table table;
    table.session.start(expert(1));
    table.session.finishArranging();
    answerArrangement(table, {});
    CHECK(!table.session.isArranging());
    CHECK(table.position() == rules::startPosition(rules::RuleSet::Traditional));
}

TEST_CASE("stones in hand keep the game from beginning, and it is said why") {
    Table table;
    table.session.start(expert(std::nullopt));
    sentences(table);
    press(table, "a1");
    CHECK(table.session.arranging().inHand == 2);
    CHECK(table.session.arranging().caption == "In hand: 2. The next house gets one of them.");
    CHECK(table.session.arranging().reason == "First put down the stones in hand.");
    CHECK(sentences(table) == std::vector<std::string>{"a1, empty. In hand: 2."});
    table.session.finishArranging();
    CHECK(table.session.arranging().title == "South arranges its stones");
    press(table, "e2");
    CHECK(sentences(table) == std::vector<std::string>{"e2, 1 stone. In hand: 1."});
    table.session.arrange([](Arranging& stones) { stones.putBack(); });
    CHECK(sentences(table) == std::vector<std::string>{"a1, 1 stone. In hand: 0."});
    CHECK(table.session.arranging().reason.empty());
    // What changes nothing says nothing.
    press(table, "a4");
    table.session.arrange([](Arranging& stones) { stones.setWholeHands(true); });
    CHECK(sentences(table).empty());
    press(table, "b1");
    CHECK(sentences(table) == std::vector<std::string>{"b1, empty. In hand: 2."});
    table.session.arrange([](Arranging& stones) { stones.setWholeHands(false); });
    CHECK(sentences(table)
          == std::vector<std::string>{"In hand: 2. The next house gets one of them."});
}

TEST_CASE("whoever leaves the opening finds the game as it was") {
    Table table({.query = "motion=off&opponent=person"});
    table.play("g1");
    table.session.start(expert(3));
    carry(table, "a1", "a2");
    table.session.leaveArranging();
    CHECK(!table.session.isArranging());
    CHECK(table.moves() == "g1");
    CHECK(!table.view().setup.opponent);
    table.play("d4");
    CHECK(table.moves() == "g1 d4");
}

TEST_CASE("while stones are arranged the program does not play on") {
    Table table({.query = "motion=off"});
    table.play("g1");
    table.session.openEditor();
    CHECK(!table.engine.thinking);
    CHECK(table.session.wakeAfter() == std::numeric_limits<double>::infinity());
    table.wait(3);
    CHECK(table.moves() == "g1");
    table.session.leaveArranging();
    CHECK(table.engine.thinking);
    table.answer("d4");
    CHECK(table.moves() == "g1 d4");
}

TEST_CASE("an arranged game can be taken back to its start, and its rematch is arranged anew") {
    Table table({.query = "motion=off", .kept = "learned=1\n"});
    table.session.start(expert(std::nullopt));
    carry(table, "a1", "a2");
    table.session.finishArranging();
    table.session.finishArranging();
    const rules::Position start = table.position();
    table.play("b1");
    table.session.undo();
    CHECK(table.position() == start);
    table.session.rematch();
    REQUIRE(table.session.isArranging());
    CHECK(table.session.arranging().title == "South arranges its stones");
    CHECK(table.session.arranging().board.stones
          == rules::startPosition(rules::RuleSet::Traditional).stones);
    table.session.finishArranging();
    table.session.finishArranging();
    CHECK(table.position().toMove == Side::North);
    CHECK(table.view().setup.expert);
    CHECK(table.view().caption.starts_with("This time North begins"));
}

TEST_CASE("the editor begins with the position of the game and starts another one from there") {
    Table table({.query = "motion=off&rules=tournament", .kept = "learned=1\n"});
    table.play("g1");
    table.session.openEditor();
    const app::ArrangingView& view = table.session.arranging();
    CHECK(view.title == "Set up a position");
    CHECK(view.edits);
    CHECK(view.board.stones == table.position().stones);
    CHECK(view.count == "Stones: 56 of at most 255");
    table.session.arrange([](Arranging& stones) {
        stones.clear();
        stones.supply();
        stones.supply();
        stones.setWholeHands(true);
        stones.press(house("c1"));
    });
    CHECK(view.reason == "North has no stones: the game would be over.");
    CHECK(view.caption == view.reason);
    table.session.finishArranging();
    REQUIRE(table.session.isArranging());
    table.session.arrange([](Arranging& stones) {
        stones.supply();
        stones.supply();
        stones.press(house("c4"));
        stones.setTurn(Side::South);
    });
    CHECK(view.reason.empty());
    CHECK(view.text
          == "0,0,2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/"
             "0,0,2,0,0,0,0,0,0,0 s 0 1");
    table.session.finishArranging();
    CHECK(!table.session.isArranging());
    CHECK(rules::writePosition(table.position())
          == "0,0,2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/"
             "0,0,2,0,0,0,0,0,0,0 s 0 1");
    CHECK(table.view().setup.rules == rules::RuleSet::Tournament);
    CHECK(table.view().setup.opponent == engine::weakestLevel);
    CHECK(table.choices() == "c1");
    // A game from a position of its own is played again from there.
    table.session.rematch();
    CHECK(!table.session.isArranging());
    CHECK(table.position().at(house("c1")) == 2);
}
