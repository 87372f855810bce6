// Moves that are confirmed before they are made.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;
using tests::house;
using tests::Table;

namespace {

const tests::Opening confirmed{.query = "motion=off&opponent=person",
                               .kept = "confirm=1\nlearned=1\n"};

}  // namespace

TEST_CASE("the first choice of a house proposes its move, the second one makes it") {
    Table table(confirmed);
    table.session.play(house("a1"));
    CHECK(table.moves().empty());
    CHECK(table.view().proposed == house("a1"));
    CHECK(table.view().caption == "a1: ends in f2. Choose it again to play it.");
    CHECK(table.session.takeAnnouncements() == std::vector{table.view().caption});
    table.session.play(house("a1"));
    CHECK(table.moves() == "a1");
    CHECK(!table.view().proposed);
}

TEST_CASE("another choice takes the place of the first one") {
    Table table(confirmed);
    table.session.play(house("a1"));
    table.session.play(house("b1"));
    CHECK(table.view().proposed == house("b1"));
    CHECK(table.moves().empty());
}

TEST_CASE(
    "a proposal can be withdrawn, and ends with what cannot be played, a hint asked or undo") {
    Table table(confirmed);
    const std::string before = table.view().caption;
    table.session.play(house("a1"));
    table.session.withdraw();
    CHECK(!table.view().proposed);
    CHECK(table.view().caption == before);

    table.session.play(house("a1"));
    table.session.play(house("a2"));
    CHECK(!table.view().proposed);
    CHECK(table.view().caption != before);

    table.session.play(house("a1"));
    table.session.play(house("a1"));
    table.session.play(house("a4"));
    table.session.undo();
    CHECK(!table.view().proposed);
    table.session.play(house("a1"));
    CHECK(table.moves().empty());
}

TEST_CASE("without the setting a move is made at once, also one that was proposed before") {
    Table table(confirmed);
    table.session.play(house("a1"));
    table.session.choose(&app::Settings::confirm, false);
    CHECK(!table.view().proposed);
    table.session.play(house("a1"));
    CHECK(table.moves() == "a1");
}
