// Two people at one screen: the device that is passed, and whose rows lie nearest.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>

using namespace kiela;
using rules::Side;
using tests::house;
using tests::Table;

namespace {

const tests::Opening passed{.query = "opponent=person&motion=off",
                            .kept = "seating=pass\nlearned=1\n"};

}  // namespace

TEST_CASE("a device that is passed turns to whoever is on turn, after a moment") {
    Table table(passed);
    CHECK(table.view().nearest == Side::South);
    table.session.play(house("a1"));
    CHECK(table.view().nearest == Side::South);
    CHECK(table.view().caption.find("Pass the device: it’s North’s turn.") != std::string::npos);
    CHECK(table.session.wakeAfter() > 1);
    table.wait(2);
    CHECK(table.view().nearest == Side::North);
    CHECK(table.view().caption.find("Pass the device") == std::string::npos);
    CHECK(std::isinf(table.session.wakeAfter()));
}

TEST_CASE("who presses a house while the device is passed has it turned, and plays nothing") {
    Table table(passed);
    table.session.play(house("a1"));
    table.session.play(house("d4"));
    CHECK(table.moves() == "a1");
    CHECK(table.view().nearest == Side::North);
    table.session.play(house("d4"));
    CHECK(table.moves() == "a1 d4");
}

TEST_CASE("taking back turns the device back") {
    Table table(passed);
    table.session.play(house("a1"));
    table.wait(2);
    table.session.undo();
    table.wait(2);
    CHECK(table.view().nearest == Side::South);
}

TEST_CASE("a game between two begins with the side that begins") {
    Table table({.query = "opponent=person&first=north&motion=off", .kept = "seating=pass\n"});
    CHECK(table.view().nearest == Side::North);
}

TEST_CASE("a device is passed between people only") {
    Table table({.query = "motion=off", .kept = "seating=pass\nlearned=1\n"});
    table.session.play(house("a1"));
    table.answer("d4");
    CHECK(table.moves() == "a1 d4");
    CHECK(table.view().nearest == Side::South);
}

TEST_CASE("the board can be turned by hand, passed or not") {
    for (const std::string kept : {"", "seating=pass\n"}) {
        Table table({.query = "opponent=person", .kept = kept});
        table.session.flip();
        CHECK(table.view().nearest == Side::North);
        table.session.flip();
        CHECK(table.view().nearest == Side::South);
    }
}
