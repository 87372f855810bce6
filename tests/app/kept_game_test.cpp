// A game under way is kept when another one is started, and can be brought back.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using tests::house;
using tests::Table;

namespace {

const tests::Opening quick{.query = "motion=off&opponent=person", .kept = "learned=1\n"};

const app::Setup betweenPeople{.opponent = std::nullopt, .position = std::nullopt};

}  // namespace

TEST_CASE("a game under way comes back as it was, with its rules and opponent") {
    Table table({.query = "motion=off&rules=beginner&opponent=2", .kept = "learned=1\n"});
    const app::Setup before = table.view().setup;
    table.play("a1");
    table.answer("d4");
    CHECK(!table.view().canBringBack);
    table.session.start(betweenPeople);
    CHECK(table.moves().empty());
    CHECK(table.view().canBringBack);
    CHECK(table.view().offersBack);
    table.session.bringBack();
    CHECK(table.moves() == "a1 d4");
    CHECK(table.view().setup == before);
    CHECK(!table.view().canBringBack);
}

TEST_CASE("the offer goes with the first move; the way back stays") {
    Table table(quick);
    table.play("a1");
    table.session.start(table.view().setup);
    table.play("b1");
    CHECK(!table.view().offersBack);
    CHECK(table.view().canBringBack);
}

TEST_CASE("two games under way change places") {
    Table table(quick);
    table.play("a1");
    table.session.start(table.view().setup);
    table.play("b1");
    table.session.bringBack();
    CHECK(table.moves() == "a1");
    table.session.bringBack();
    CHECK(table.moves() == "b1");
}

TEST_CASE("a game without moves, and one that is over, are not kept") {
    Table table(quick);
    table.session.start(table.view().setup);
    CHECK(!table.view().canBringBack);
    table.play("a1");
    table.session.resign();
    table.session.rematch();
    CHECK(!table.view().canBringBack);
    table.session.bringBack();
    CHECK(table.moves().empty());
}

TEST_CASE("a game that comes back in the middle of the program's turn goes on") {
    Table table({.query = "motion=off", .kept = "learned=1\n"});
    table.play("a1");
    CHECK(table.engine.thinking);
    table.session.start(betweenPeople);
    CHECK(!table.engine.thinking);
    table.session.bringBack();
    CHECK(table.engine.thinking);
    table.answer("d4");
    CHECK(table.moves() == "a1 d4");
}
