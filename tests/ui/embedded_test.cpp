// The interface in somebody else's page: the board alone, without ways out, and what is shown only.
#include "headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>
#include <vector>

using namespace kiela;
using namespace kiela::ui::semantics;
using tests::Headless;

namespace {

constexpr std::array<std::array<float, 2>, 4> windows{
    {{400, 300}, {360, 640}, {800, 600}, {1280, 800}}};

}  // namespace

TEST_CASE("the board alone has two buttons, in every window") {
    for (const auto& [width, height] : windows) {
        CAPTURE(width, height);
        Headless screen({.query = "ui=board&motion=off", .kept = "learned=1\n"}, width, height);
        CHECK(screen.toolbar() == std::vector<std::string>{"Undo", "New game"});
        CHECK(screen.find(Role::Button, "Rules") == nullptr);
        screen.activate(screen.cell("g1").node.id);
        screen.table.answer("d4");
        screen.settle();
        screen.press("Undo");
        CHECK(screen.table.moves() == "");
        screen.activate(screen.cell("g1").node.id);
        screen.press("New game");
        CHECK(screen.dialog().empty());
        CHECK(screen.table.moves() == "");
        tests::checkTree(screen.seen);
    }
}

TEST_CASE("the board alone can fill the screen where that is allowed") {
    for (const auto& [width, height] : windows) {
        CAPTURE(width, height);
        Headless screen({.query = "ui=board&motion=off"}, width, height);
        screen.surface.fullscreen = ui::Fullscreen::Offered;
        screen.settle();
        CHECK(screen.node(Role::Button, "Full screen").node.deed == Deed::Fullscreen);
        tests::checkTree(screen.seen);
        screen.surface.fullscreen = ui::Fullscreen::On;
        screen.settle();
        CHECK(screen.find(Role::Button, "Full screen") == nullptr);
        CHECK(screen.find(Role::Button, "Leave full screen") != nullptr);
    }
}

TEST_CASE("a kiosk's buttons have the size of texts, also at a table") {
    for (const std::string_view seating : {"beside", "face"}) {
        CAPTURE(seating);
        Headless screen({.query = "kiosk=1&opponent=person&seating=" + std::string(seating)});
        screen.press("Text size");
        CHECK(screen.table.view().settings.textSize == 150);
    }
}

TEST_CASE("the board alone tells the result without a dialog") {
    Headless screen(
        {.query = "ui=board&motion=off&" + tests::oneMoveToTheEnd, .kept = "learned=1\n"});
    screen.activate(screen.cell("g2").node.id);
    screen.settle();
    REQUIRE(screen.table.view().result);
    CHECK(screen.dialog().empty());
    screen.press("Play again");
    CHECK(screen.table.moves() == "");
}

TEST_CASE("what is only shown has no buttons beside it") {
    for (const auto& [width, height] : windows) {
        CAPTURE(width, height);
        Headless screen({.query = "ui=board&demo=1&motion=off"}, width, height);
        CHECK(screen.find(Role::Button, "Undo") == nullptr);
        CHECK(screen.find(Role::Button, "New game") == nullptr);
        tests::checkTree(screen.seen);
    }
    Headless table({.query = "ui=board&demo=1&motion=off&seating=face"});
    CHECK(table.find(Role::Button, "Menu") == nullptr);
}

TEST_CASE("without links nothing leads out of the game") {
    for (const bool links : {true, false}) {
        CAPTURE(links);
        Headless screen({.query = links ? "" : "links=0", .kept = "learned=1\n"});
        screen.press("Menu");
        screen.press("Settings");
        CHECK(screen.all(Role::Link).empty() != links);
        screen.cancel();
        screen.press("Rules");
        CHECK((screen.find(Role::Link, "Read or print as a web page") == nullptr) != links);
    }
}
