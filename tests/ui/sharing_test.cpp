// The dialogs in which games are given away and opened, and the caption that asks for it.
#include "headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

using namespace kiela;
using namespace kiela::ui::semantics;
using tests::Headless;
using tests::Seen;

namespace {

tests::Opening people(bool canShare = false) {
    tests::Opening opening = tests::quickly("opponent=person&game=g1.d4");
    opening.canShare = canShare;
    return opening;
}

void openShare(Headless& screen) {
    screen.press("Menu");
    screen.press("Share");
    REQUIRE(screen.dialog() == "Share");
}

void tell(Headless& screen, std::string_view button, bool done) {
    screen.command(
        {Command::Kind::Done, screen.node(Role::Button, button).node.id, done ? 1.0f : 0});
    screen.settle();
}

bool shows(const Headless& screen, std::string_view words) {
    return screen.find(Role::Paragraph, words) != nullptr;
}

const std::string address = "https://kiela.example/?opponent=person&game=g1.d4";

}  // namespace

TEST_CASE("the link is a field, a code and what buttons do with it") {
    Headless screen(people());
    openShare(screen);
    const Seen& field = screen.node(Role::Field, "Link to this game");
    CHECK(field.value == address);
    CHECK(field.is(ReadOnly));
    CHECK(field.node.extent > 10);
    CHECK(screen.node(Role::Code, "QR code of the link").value == address);
    const Seen& copy = screen.node(Role::Button, "Copy link");
    CHECK(copy.node.deed == Deed::Copy);
    CHECK(copy.value == address);
    CHECK(screen.find(Role::Button, "Send with another app") == nullptr);
    const Seen& record = screen.node(Role::TextArea, "The game as text");
    CHECK(record.value.find("1. g1 d4 *") != std::string::npos);
    CHECK(screen.node(Role::Button, "Copy text").value == record.value);
    const Seen& save = screen.node(Role::Button, "Save as file");
    CHECK(save.node.deed == Deed::Save);
    CHECK(save.value == "kiela-2026-11-30.txt\n" + record.value);
    tests::checkTree(screen.seen);
    tests::checkPlaces(screen.seen, screen.surface);
}

TEST_CASE("the system's own way is offered where there is one") {
    Headless screen(people(true));
    openShare(screen);
    CHECK(screen.node(Role::Button, "Send with another app").node.deed == Deed::Share);
}

TEST_CASE("what became of a deed is shown and said") {
    Headless screen(people());
    openShare(screen);
    CHECK_FALSE(shows(screen, "Copied."));
    tell(screen, "Copy link", true);
    CHECK(shows(screen, "Copied."));
    CHECK(screen.seen.announcements.back() == "Copied.");
    tell(screen, "Copy text", false);
    CHECK(shows(screen, "Copying did not work here. The text is selected: copy it by hand."));
    tell(screen, "Save as file", true);
    CHECK(shows(screen, "Saved."));
    screen.cancel();
    openShare(screen);
    CHECK_FALSE(shows(screen, "Saved."));
}

TEST_CASE("a button with a deed is not a command") {
    Headless screen(people());
    openShare(screen);
    screen.press("Copy link");
    screen.tap(screen.node(Role::Button, "Copy link"));
    CHECK(screen.dialog() == "Share");
    CHECK_FALSE(shows(screen, "Copied."));
}

TEST_CASE("the dialogs fit every window, with large letters and long words, too") {
    for (const tests::Size size : tests::windowSizes)
        for (const char* kept : {"learned=1\n", "learned=1\ntext=200\nlang=pl\n"}) {
            CAPTURE(size.width, size.height, kept);
            tests::Opening opening = people(true);
            opening.kept = kept;
            Headless screen(opening, size.width, size.height);
            const bool polish = opening.kept.find("pl") != std::string::npos;
            // The game behind has no room for such letters.
            if (polish && size.height < 300) continue;
            for (const auto& name :
                 {polish ? "Udostępnij" : "Share", polish ? "Otwórz grę" : "Open a game"}) {
                screen.press("Menu");
                screen.press(name);
                CHECK(screen.dialog() == name);
                tests::checkTree(screen.seen);
                tests::checkPlaces(screen.seen, screen.surface);
                screen.cancel();
            }
        }
}

TEST_CASE("a pasted game opens; a bad one is told and stays to be mended") {
    Headless screen(people());
    screen.press("Menu");
    screen.press("Open a game");
    screen.write("1. g1 g1");
    screen.press("Open");
    CHECK(screen.dialog() == "Open a game");
    CHECK(shows(screen, "Line 1, move 1 (North): g1 is South’s, and it is North’s turn."));
    CHECK(screen.seen.announcements.back()
          == "Line 1, move 1 (North): g1 is South’s, and it is North’s turn.");
    CHECK(screen.table.moves() == "g1 d4");
    // The field is the person's: the module puts nothing over it.
    CHECK(screen.first(Role::TextArea)->value.empty());
    screen.write("1. g1 c4");
    screen.press("Open");
    CHECK(screen.dialog().empty());
    CHECK(screen.table.moves() == "g1 c4");
    CHECK(screen.table.view().canBringBack);
}

TEST_CASE("what is dropped opens from any screen, or says what is wrong with it") {
    for (const char* way : {"", "Settings", "Analysis", "Set up a position"}) {
        CAPTURE(way);
        Headless screen(people());
        if (*way != '\0') {
            screen.press("Menu");
            screen.press(way);
        }
        screen.receive("nonsense");
        CHECK(screen.dialog() == "Open a game");
        CHECK(screen.first(Role::TextArea)->value == "nonsense");
        CHECK(shows(screen, "Line 1, move 1 (South): “nonsense” is not a move."));
        screen.receive("", app::Fault::Several);
        CHECK(shows(screen, "One file at a time, please."));
        screen.receive("1. g1 c4");
        CHECK(screen.dialog().empty());
        CHECK(screen.table.moves() == "g1 c4");
        tests::checkTree(screen.seen);
    }
}

TEST_CASE("after a move of a game by link the caption's button leads to the link") {
    Headless screen(tests::quickly("opponent=link"));
    CHECK(screen.find(Role::Button, "Send the link") == nullptr);
    screen.table.play("g1");
    screen.settle();
    CHECK(screen.node(Role::Button, "Send the link").kind == "primary");
    screen.press("Send the link");
    CHECK(screen.dialog() == "Share");
    CHECK(shows(screen,
                "Send this link to the other person. They open it, play, and send you one back."));
    tell(screen, "Copy link", true);
    CHECK(screen.table.view().linkSent);
    screen.cancel();
    CHECK(screen.node(Role::Button, "Send the link").kind.empty());
}

TEST_CASE("a game by link is chosen among the opponents") {
    Headless screen(tests::quickly(""));
    screen.press("New game");
    screen.activate(Role::Radio, "A person elsewhere, by link");
    CHECK(shows(screen, "After each of your moves you send a link; the other person opens it and "
                        "sends one back."));
    CHECK(screen.find(Role::RadioGroup, "Two people at one screen") == nullptr);
    CHECK(screen.find(Role::RadioGroup, "Expert opening") == nullptr);
    screen.activate(Role::Radio, "North");
    screen.press("Start");
    CHECK(screen.table.view().setup.byLink);
    CHECK(screen.node(Role::Button, "Send the link").kind == "primary");
}

TEST_CASE("the result leads to the link, too") {
    Headless screen(tests::quickly("opponent=person&game=g1.1-0"));
    REQUIRE(screen.find(Role::Button, "Play again") != nullptr);
    screen.press("Share");
    CHECK(screen.dialog() == "Share");
    CHECK(screen.first(Role::Field)->value == "https://kiela.example/?opponent=person&game=g1.1-0");
}
