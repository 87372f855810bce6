// Arranging stones on the screen, without one: by taps, by dragging, by commands of the semantics.
#include "drawing.hpp"
#include "headless.hpp"

#include "imgui.h"

#include <catch2/catch_test_macros.hpp>

#include <cfloat>
#include <string>

using namespace kiela;
using namespace kiela::ui::semantics;
using tests::Headless;
using tests::quick;
using tests::Seen;
using tests::Size;

namespace {

/// Opens the expert opening of a game against a person by the dialog.
void openOpening(Headless& screen) {
    app::Setup draft = screen.table.view().setup;
    draft.expert = true;
    screen.table.session.start(draft);
    screen.settle();
}

void openEditor(Headless& screen) {
    screen.table.session.openEditor();
    screen.settle();
}

const tests::Opening people{.query = "motion=off&opponent=person", .kept = "learned=1\n"};

ImVec2 middleOf(const Seen& seen) {
    const Node& node = seen.node;
    return {node.x + node.width / 2, node.y + node.height / 2};
}

/// A finger goes down on one thing and moves to another, without being lifted.
void pull(Headless& screen, ImVec2 from, ImVec2 to) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMousePosEvent(from.x, from.y);
    io.AddMouseButtonEvent(0, true);
    screen.frame();
    screen.frame();
    for (const float part : {0.3f, 0.6f, 1.0f}) {
        io.AddMousePosEvent(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
        screen.frame();
    }
}

void lift(Headless& screen) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseButtonEvent(0, false);
    screen.frame();
    io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    screen.settle();
}

void drag(Headless& screen, const Seen& from, const Seen& to) {
    const ImVec2 start = middleOf(from), end = middleOf(to);
    pull(screen, start, end);
    lift(screen);
}

bool isEnabled(const Headless& screen, std::string_view button) {
    return !screen.node(Role::Button, button).is(Disabled);
}

}  // namespace

TEST_CASE("a game with the expert opening begins on its screen, the own stones can be touched") {
    Headless screen(quick);
    screen.press("New game");
    std::vector<Seen> expert;
    const Id group = screen.node(Role::RadioGroup, "Expert opening").node.id;
    for (const Seen& each : screen.all(Role::Radio))
        if (each.node.parent == group) expert.push_back(each);
    REQUIRE(expert.size() == 2);
    CHECK(expert[1].is(Pressed));
    screen.activate(expert[0].node.id);
    screen.press("Start");
    CHECK(screen.dialog() == "Arrange your stones");
    CHECK(screen.cell("a1").is(FocusFirst));
    CHECK(!screen.cell("a1").is(Disabled));
    CHECK(screen.cell("a1").description == "Takes up its stones");
    CHECK(screen.cell("a2").is(Disabled));
    CHECK(screen.cell("a4").is(Disabled));
    CHECK(screen.cell("a4").description.empty());
    CHECK(isEnabled(screen, "Ready"));
    CHECK(!isEnabled(screen, "Reset"));
    screen.press("Ready");
    CHECK(screen.dialog() == "North arranges its stones");
    CHECK(!isEnabled(screen, "Ready"));
    CHECK(screen.node(Role::Button, "Ready").description == "The program is arranging its stones.");
}

TEST_CASE("stones are arranged by tapping one house and then others") {
    Headless screen(people);
    openOpening(screen);
    screen.tap(screen.cell("a1"));
    CHECK(screen.cell("a1").name == "a1, empty, South’s");
    CHECK(screen.caption() == "In hand: 2. The next house gets one of them.");
    CHECK(screen.cell("a2").description == "Puts one stone down here");
    CHECK(!isEnabled(screen, "Ready"));
    CHECK(screen.node(Role::Button, "Ready").description == "First put down the stones in hand.");
    screen.tap(screen.cell("a2"));
    CHECK(screen.cell("a2").name == "a2, 1 stone, South’s");
    screen.tap(screen.cell("a4"));
    CHECK(screen.caption() == "In hand: 1. The next house gets one of them.");
    screen.tap(screen.cell("b2"));
    CHECK(isEnabled(screen, "Ready"));
    CHECK(screen.seen.announcements.back() == "b2, 1 stone. In hand: 0.");
}

TEST_CASE("the same by commands, as keys and screen readers give them; Escape puts back") {
    Headless screen(people);
    openOpening(screen);
    screen.activate(screen.node(Role::Button, "All at once").node.id);
    CHECK(screen.node(Role::Button, "All at once").is(Pressed));
    screen.activate(screen.cell("g2").node.id);
    CHECK(screen.cell("c1").description == "Puts all stones in hand down here");
    screen.activate(screen.cell("c1").node.id);
    CHECK(screen.cell("c1").name == "c1, 4 stones, South’s");
    screen.activate(screen.cell("h2").node.id);
    CHECK(screen.cell("h2").name == "h2, empty, South’s");
    screen.cancel();
    CHECK(screen.cell("h2").name == "h2, 2 stones, South’s");
    CHECK(screen.dialog() == "South arranges its stones");
    screen.press("Reset");
    CHECK(screen.cell("c1").name == "c1, 2 stones, South’s");
    screen.cancel();
    CHECK(screen.dialog().empty());
    CHECK(!screen.table.session.isArranging());
}

TEST_CASE("two houses that are pressed between two frames are both pressed, in their order") {
    Headless screen(people);
    openOpening(screen);
    screen.command(screen.cell("h2").node.id);
    screen.command(screen.cell("b1").node.id);
    screen.settle();
    CHECK(screen.cell("h2").name == "h2, empty, South’s");
    CHECK(screen.cell("b1").name == "b1, 3 stones, South’s");
    CHECK(screen.caption().starts_with("In hand: 1."));
}

TEST_CASE("a stone is dragged to another house, with whole hands all of a house") {
    for (const Size size : {Size{1280, 800}, Size{360, 640}}) {
        Headless screen(people, size.width, size.height);
        openOpening(screen);
        drag(screen, screen.cell("a1"), screen.cell("a2"));
        CHECK(screen.cell("a1").name == "a1, 1 stone, South’s");
        CHECK(screen.cell("a2").name == "a2, 1 stone, South’s");
        screen.press("All at once");
        drag(screen, screen.cell("b1"), screen.cell("a2"));
        CHECK(screen.cell("a2").name == "a2, 3 stones, South’s");
        // What has been taken up is carried from wherever it is touched.
        screen.press("All at once");
        screen.tap(screen.cell("c1"));
        drag(screen, screen.cell("c1"), screen.cell("d2"));
        CHECK(screen.cell("d2").name == "d2, 2 stones, South’s");
        // North's houses neither give nor take.
        drag(screen, screen.cell("a4"), screen.cell("a1"));
        drag(screen, screen.cell("a1"), screen.cell("a4"));
        CHECK(screen.cell("a4").name == "a4, 2 stones, North’s");
        CHECK(screen.cell("a1").name == "a1, 1 stone, South’s");
    }
}

TEST_CASE("a drag that comes back, ends beside the board or is cancelled changes nothing") {
    Headless screen(people);
    openOpening(screen);
    const ImVec2 a1 = middleOf(screen.cell("a1")), b2 = middleOf(screen.cell("b2"));
    pull(screen, a1, b2);
    // Under way the stone is seen under the finger and not in its house.
    CHECK(screen.cell("a1").name == "a1, 1 stone, South’s");
    ImGui::GetIO().AddMousePosEvent(a1.x, a1.y);
    screen.frame();
    lift(screen);
    CHECK(screen.cell("a1").name == "a1, 2 stones, South’s");
    CHECK(screen.caption().starts_with("Tap a house"));

    pull(screen, a1, {5, 5});
    lift(screen);
    CHECK(screen.cell("a1").name == "a1, 2 stones, South’s");

    // A second finger.
    pull(screen, a1, b2);
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    lift(screen);
    CHECK(screen.cell("a1").name == "a1, 2 stones, South’s");
    CHECK(screen.cell("b2").name == "b2, empty, South’s");
    CHECK(!screen.table.session.arranging().canReset);
}

TEST_CASE("the editor has a supply to take from, to drag from and to drag back to") {
    Headless screen(people);
    openEditor(screen);
    CHECK(screen.dialog() == "Set up a position");
    CHECK(screen.find(Role::Paragraph, "Stones: 56 of at most 255") != nullptr);
    screen.press("Take a stone");
    screen.press("Take a stone");
    CHECK(screen.caption() == "In hand: 2. The next house gets one of them.");
    CHECK(screen.find(Role::Paragraph, "Stones: 58 of at most 255") != nullptr);
    screen.press("Put stones away");
    CHECK(screen.find(Role::Paragraph, "Stones: 56 of at most 255") != nullptr);
    drag(screen, screen.node(Role::Button, "Take a stone"), screen.cell("f3"));
    CHECK(screen.cell("f3").name == "f3, 1 stone, North’s");
    drag(screen, screen.cell("a4"), screen.node(Role::Button, "Take a stone"));
    CHECK(screen.cell("a4").name == "a4, 1 stone, North’s");
    CHECK(screen.table.session.arranging().inHand == 0);
}

TEST_CASE("from a position that was set up a game is played or analysed") {
    for (const std::string button : {"Play from here", "Analyse"}) {
        Headless screen(people);
        openEditor(screen);
        screen.press("Clear the board");
        CHECK(!isEnabled(screen, button));
        CHECK(screen.node(Role::Button, button).description == "There are no stones on the board.");
        CHECK(screen.find(Role::Paragraph, "There are no stones on the board.") != nullptr);
        screen.press("Starting position");
        screen.activate(screen.cell("g2").node.id);
        screen.activate(screen.cell("f2").node.id);
        screen.activate(screen.cell("e2").node.id);
        screen.activate(Role::Radio, "North");
        CHECK(screen.find(Role::Paragraph, "2,2,2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0,0,0/"
                                           "0,0,0,0,1,1,0,2,2,2/2,2,2,2,2,2,2,2,2,2 n 0 1")
              != nullptr);
        screen.press(button);
        CHECK(screen.dialog() == (button == "Analyse" ? "Analysis" : ""));
        CHECK(screen.table.position().at(tests::house("f2")) == 1);
        CHECK(screen.table.position().toMove == rules::Side::North);
    }
}

TEST_CASE("on a small screen the editor's second page has what belongs to the position") {
    Headless screen(people, 360, 640);
    openEditor(screen);
    CHECK(screen.find(Role::Button, "Play from here") == nullptr);
    screen.press("Next");
    CHECK(screen.find(Role::Button, "Play from here") != nullptr);
    CHECK(screen.cell("a1").is(Disabled));
    screen.cancel();
    CHECK(screen.find(Role::Button, "Play from here") == nullptr);
    screen.press("Next");
    screen.press("Move stones");
    CHECK(!screen.cell("a1").is(Disabled));
    screen.press("Back to the game");
    CHECK(screen.dialog().empty());
}

namespace {

/// Checks that everything lies where it can be seen and touched, apart from all else.
void checkParts(const Headless& screen, float leastCell) {
    tests::checkTree(screen.seen);
    tests::checkPlaces(screen.seen, screen.surface);
    const Seen* page = screen.first(Role::Page);
    std::vector<Seen> parts;
    for (const Seen& each : screen.seen.nodes) {
        const Role role = each.node.role;
        const bool seen = role == Role::Heading || role == Role::Button || role == Role::Cell
                          || role == Role::Status;
        if (!seen || each.is(Unseen)) continue;
        if (page != nullptr && each.node.parent == page->node.id) continue;
        for (const Seen& other : parts) {
            if (!tests::overlap(each.node, other.node)) continue;
            CAPTURE(each.name, other.name);
            FAIL_CHECK("two parts of the screen overlap");
        }
        const float least = role == Role::Cell ? leastCell : role == Role::Button ? 44 : 0;
        CAPTURE(each.name, each.node.width, each.node.height);
        if (each.node.width < least || each.node.height < least)
            FAIL_CHECK("too small to be touched");
        parts.push_back(each);
    }
}

}  // namespace

TEST_CASE("arranging has its place at every size, in each language, in large type") {
    for (const Size size : tests::windowSizes) {
        for (const std::string language : {"en", "es", "pl"}) {
            for (const std::string text : {"100", "200"}) {
                for (const bool edits : {false, true}) {
                    CAPTURE(size.width, size.height, language, text, edits);
                    Headless screen(
                        {.query = "motion=off&side=north&opponent=person&lang=" + language,
                         .kept = "learned=1\ntext=" + text + "\n"},
                        size.width, size.height);
                    edits ? openEditor(screen) : openOpening(screen);
                    // In large type on a very small window the type comes first.
                    const float least = text == "100" ? 24 : 18;
                    checkParts(screen, least);
                    screen.activate(screen.cell("c4").node.id);
                    checkParts(screen, least);
                }
            }
        }
    }
}
