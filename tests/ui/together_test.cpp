// Two people at one screen that lies between them: each has all before them, turned their way.
#include "headless.hpp"

#include "ui/layout.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>

using namespace kiela;
using namespace kiela::ui::semantics;
using tests::Headless;
using tests::Seen;

namespace {

const tests::Opening faceToFace{.query = "opponent=person&motion=off",
                                .kept = "seating=face\nlearned=1\n"};

/// The part of the person who sits opposite.
const Seen& opposite(const Headless& screen) {
    return screen.node(Role::Group, "North");
}

std::vector<Seen> below(const Headless& screen, Id parent) {
    std::vector<Seen> all;
    for (const Seen& each : screen.seen.nodes)
        if (each.node.parent == parent) all.push_back(each);
    return all;
}

/// Taps what is drawn for a node of the opposite part: turned around the middle of the window.
void tapOpposite(Headless& screen, const Node& node) {
    screen.tap(screen.surface.width - node.x - node.width / 2,
               screen.surface.height - node.y - node.height / 2);
}

Seen oppositeButton(const Headless& screen, std::string_view name) {
    for (const Seen& bar : below(screen, opposite(screen).node.id))
        for (const Seen& each : below(screen, bar.node.id))
            if (each.name == name) return each;
    FAIL("no such button");
    return {};
}

}  // namespace

TEST_CASE("who sits opposite has their own plate and buttons, turned by the page") {
    Headless screen(faceToFace, 1024, 768);
    const Seen& part = opposite(screen);
    CHECK(part.kind == "half-turn");
    CHECK(part.node.width == screen.surface.width);
    CHECK(part.node.height == screen.surface.height);
    std::vector<std::string> names;
    for (const Seen& each : below(screen, part.node.id)) names.push_back(each.name);
    CHECK(names == std::vector<std::string>{"Game", "North: 28 stones"});
    tests::checkTree(screen.seen);
}

TEST_CASE("a tap on the turned button undoes, once") {
    for (const auto& size : {tests::Size{1024, 768}, {768, 1024}, {360, 640}, {640, 360}}) {
        Headless screen(faceToFace, size.width, size.height);
        screen.activate(screen.cell("a1").node.id);
        screen.activate(screen.cell("d4").node.id);
        REQUIRE(screen.table.moves() == "a1 d4");
        tapOpposite(screen, oppositeButton(screen, "Undo").node);
        CHECK(screen.table.moves() == "a1");
        screen.activate(oppositeButton(screen, "Undo").node.id);
        CHECK(screen.table.moves().empty());
    }
}

TEST_CASE("the dialog that opens by the turned button is turned as well") {
    Headless screen(faceToFace, 1024, 768);
    tapOpposite(screen, oppositeButton(screen, "Menu").node);
    CHECK(screen.dialog() == "Menu");
    CHECK(screen.node(Role::Dialog, "Menu").kind == "half-turn");
    tapOpposite(screen, screen.node(Role::Button, "Rules").node);
    CHECK(screen.dialog() == "The rules of Kiela");
    CHECK(screen.node(Role::Dialog, "The rules of Kiela").kind == "half-turn");
    tapOpposite(screen, screen.node(Role::Button, "Back to the game").node);
    CHECK(screen.dialog().empty());
    const Id theirs = oppositeButton(screen, "Menu").node.id;
    for (const Seen& each : screen.all(Role::Button))
        if (each.name == "Menu" && each.node.id != theirs) screen.activate(each.node.id);
    CHECK(screen.dialog() == "Menu");
    CHECK(screen.node(Role::Dialog, "Menu").kind.empty());
}

TEST_CASE("the board lies in the middle, the same for both") {
    for (const auto& size : tests::windowSizes) {
        const ui::Layout layout =
            ui::layOut({.width = size.width, .height = size.height}, {.faceToFace = true});
        const ui::Rect& body = layout.board.body;
        CAPTURE(size.width, size.height);
        CHECK(std::abs(body.x + body.width / 2 - size.width / 2) < 0.01f);
        CHECK(std::abs(body.y + body.height / 2 - size.height / 2) < 0.01f);
        CHECK(!layout.board.turned);
        for (const ui::Rect& part : {layout.header, layout.nearPlate, layout.caption})
            CHECK(part.y >= body.y + body.height);
    }
}

TEST_CASE("a game with the program is not turned") {
    Headless screen({.query = "motion=off", .kept = "seating=face\nlearned=1\n"});
    CHECK(screen.find(Role::Group, "North") == nullptr);
}

TEST_CASE("houses can be hit on every screen between two people, at every size of text") {
    for (const auto& size : tests::windowSizes) {
        for (const float scale : {1.0f, 1.25f, 1.5f, 2.0f}) {
            const ui::Layout layout = ui::layOut({.width = size.width, .height = size.height},
                                                 {.textScale = scale, .faceToFace = true});
            CAPTURE(size.width, size.height, scale);
            CHECK(layout.board.cellHeight >= 24.0f);
            CHECK(layout.board.cellWidth >= 24.0f);
            for (const ui::Rect& part : {layout.header, layout.nearPlate, layout.caption}) {
                CHECK(part.width > 40.0f);
                CHECK(part.height >= 40.0f);
                CHECK(part.y + part.height <= size.height);
            }
        }
    }
}
