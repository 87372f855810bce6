// What a page around the game may order, and what comes of it.
#include "app/order.hpp"

#include "fakes.hpp"

#include "drawing.hpp"

#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

using namespace kiela;
using app::OrderFault;
using tests::house;
using tests::Table;

namespace {

int shown = 0;

OrderFault order(Table& table, std::string_view text) {
    return app::carryOut(table.session, text, [] { ++shown; });
}

}  // namespace

TEST_CASE("a game is played by orders alone") {
    shown = 0;
    Table table({.query = "opponent=person"});
    CHECK(order(table, "play g1") == OrderFault::None);
    // The motion of the first one comes to its end.
    CHECK(order(table, "play d4") == OrderFault::None);
    CHECK(table.moves() == "g1 d4");
    CHECK(order(table, "undo") == OrderFault::None);
    CHECK(table.moves() == "g1");
    CHECK(shown == 3);
}

TEST_CASE("an order need not be confirmed, and is carried out wherever somebody looks") {
    Table table({.query = "opponent=person&motion=off", .kept = "confirm=1\nlearned=1\n"});
    CHECK(order(table, "play g1") == OrderFault::None);
    table.session.lookAtPly(0);
    CHECK(order(table, "play d4") == OrderFault::None);
    CHECK(table.moves() == "g1 d4");
    CHECK_FALSE(table.view().lookingBack);
}

TEST_CASE("what cannot be done is refused with its reason, and nothing changes") {
    Table table({.query = "motion=off"});
    const auto [text, fault] = GENERATE(Catch::Generators::table<std::string, OrderFault>({
        {"", OrderFault::Unknown},
        {"dance", OrderFault::Unknown},
        {"play", OrderFault::Unreadable},
        {"play k9", OrderFault::Unreadable},
        {"play g1 ", OrderFault::Unreadable},
        {"play d4", OrderFault::Illegal},
        {"undo", OrderFault::Illegal},
        {"load", OrderFault::Unreadable},
        {"load nonsense", OrderFault::Unreadable},
        {"load 1,2/3", OrderFault::Unreadable},
        {"load ?rules=chess&opponent=2", OrderFault::Unreadable},
        {"load ?opponent=2&position=1,2/3", OrderFault::Unreadable},
        {"load ?game=g1.g1", OrderFault::Unreadable},
        {"language xx", OrderFault::Unreadable},
    }));
    const app::Setup before = table.view().setup;
    shown = 0;
    CAPTURE(text);
    CHECK(order(table, text) == fault);
    CHECK(shown == 0);
    CHECK(table.moves().empty());
    CHECK(table.view().setup == before);
    CHECK_FALSE(table.view().canBringBack);
}

TEST_CASE("the visitor's turn is waited for") {
    Table table({.query = "opponent=2"});
    CHECK(order(table, "play g1") == OrderFault::None);
    // The program has not answered yet, whether the stones still move or not.
    CHECK(order(table, "play a1") == OrderFault::NotYourTurn);
    table.rest();
    CHECK(order(table, "play a1") == OrderFault::NotYourTurn);
    table.answerAtOnce("d4");
    table.wait(1);
    REQUIRE(table.moves() == "g1 d4");
    // Its stones may still be under way.
    CHECK(order(table, "play a1") == OrderFault::None);
    CHECK(table.moves() == "g1 d4 a1");
}

TEST_CASE("after the end nothing is played") {
    Table table({.query = "opponent=person&game=g1.0-1"});
    CHECK(order(table, "play d4") == OrderFault::Over);
}

TEST_CASE("whoever is somewhere else is not disturbed by a move") {
    Table table({.query = "opponent=person"});
    SECTION("in a lesson") {
        table.session.openLesson(2);
    }
    SECTION("in the analysis") {
        table.session.openAnalysis();
    }
    SECTION("arranging stones") {
        table.session.openEditor();
    }
    SECTION("in another tab") {
        table.session.giveWay();
    }
    CHECK(order(table, "play g1") == OrderFault::Busy);
    CHECK(order(table, "undo") == OrderFault::Busy);
    CHECK(table.moves().empty());
    CHECK(order(table, "language pl") == OrderFault::None);
}

TEST_CASE("a game that is under way is put aside for the one that is loaded") {
    Table table({.query = "opponent=person&motion=off"});
    REQUIRE(order(table, "play g1") == OrderFault::None);
    CHECK(order(table, "load ?opponent=5&side=north&rules=beginner&" + tests::oneMoveToTheEnd)
          == OrderFault::None);
    const app::Setup& setup = table.view().setup;
    CHECK(setup.opponent == 5);
    CHECK(setup.side == rules::Side::North);
    CHECK(setup.rules == rules::RuleSet::Beginner);
    CHECK(table.position().at(house("d2")) == 4);
    CHECK(table.view().canBringBack);
}

TEST_CASE("a position or a record leaves the players as they are, a link does not") {
    Table table({.query = "opponent=4&side=north&first=north&motion=off"});
    CHECK(order(table, "load 1. g1 d4 2. a1") == OrderFault::None);
    CHECK(table.moves() == "g1 d4 a1");
    CHECK(table.view().setup.opponent == 4);
    CHECK(table.view().setup.side == rules::Side::North);
    CHECK(order(table, "load 0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/"
                       "0,0,0,4,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 s")
          == OrderFault::None);
    CHECK(table.view().setup.opponent == 4);
    CHECK(table.position().at(house("g2")) == 2);
    CHECK(order(table, "load https://kiela.example/?opponent=person&game=g1") == OrderFault::None);
    CHECK_FALSE(table.view().setup.opponent);
    CHECK(table.moves() == "g1");
}
