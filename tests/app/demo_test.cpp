// A game that is only looked at: the program plays both sides.
#include "fakes.hpp"
#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;
using tests::Table;

namespace {

// Lets the program play its next move, the first one that is legal.
void showMove(Table& table) {
    table.wait(6);
    REQUIRE(table.engine.thinking);
    table.answerAtOnce(rules::nameOf(table.session.game().legalMoves()[0]));
    table.rest();
}

}  // namespace

TEST_CASE("in a demonstration the program plays both sides and nobody else does") {
    Table table({.query = "demo=1&opponent=2&motion=fast"});
    CHECK(table.choices() == "");
    CHECK_FALSE(table.view().audience.you);
    for (int number = 0; number < 4; ++number) {
        showMove(table);
        CHECK(table.choices() == "");
        CHECK_FALSE(table.view().canUndo);
        CHECK_FALSE(table.view().canResign);
    }
    const std::string made = table.moves();
    table.session.play(table.session.game().legalMoves()[0]);
    CHECK(table.moves() == made);
}

TEST_CASE("a demonstration waits between its moves, and ends after forty") {
    Table table({.query = "demo=1&motion=off"});
    for (int number = 0; number < 40; ++number) {
        REQUIRE_FALSE(table.view().result);
        showMove(table);
    }
    table.wait(60);
    CHECK(table.session.game().moves().size() == 40);
    CHECK_FALSE(table.engine.thinking);
    CHECK(table.choices() == "");
}

TEST_CASE("a demonstration explains each step and leaves all that is kept as it was") {
    Table table({.query = "demo=1&motion=fast", .kept = "learned=1\n"});
    const auto before = table.storage.texts;
    for (int number = 0; number < 6; ++number) showMove(table);
    CHECK(table.storage.texts == before);
    CHECK_FALSE(table.view().explains);
    CHECK_FALSE(table.view().settings.learned);
    table.session.giveWay();
    CHECK_FALSE(table.session.isElsewhere());
}

TEST_CASE("a game that is begun ends the demonstration") {
    Table table({.query = "demo=1&motion=off"});
    showMove(table);
    table.session.start({});
    CHECK_FALSE(table.view().demo);
    CHECK(table.choices() != "");
    table.play("g1");
    CHECK(table.moves() == "g1");
}

TEST_CASE("texts grow size by size and begin again with the smallest") {
    Table table;
    for (const int size : {125, 150, 200, 100}) {
        table.session.chooseNextTextSize();
        CHECK(table.view().settings.textSize == size);
        CHECK(table.session.takeAnnouncements().back() == std::to_string(size) + "%");
    }
}

TEST_CASE("text and seating are for the visit, and a kiosk's texts are larger") {
    const Table asked({.query = "text=150&seating=face&opponent=person"});
    CHECK(asked.view().settings.textSize == 150);
    CHECK(asked.view().settings.seating == app::Seating::FaceToFace);
    CHECK(Table({.kept = "text=200\n"}).view().settings.textSize == 200);
    CHECK(Table({.query = "kiosk=1", .kept = "text=200\n"}).view().settings.textSize == 125);
    CHECK(Table({.query = "kiosk=1&text=100"}).view().settings.textSize == 100);
}
