// The dialog of what is kept: results, past games, the copy, and the question before all is erased.
#include "headless.hpp"

#include "text/say.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;
using namespace kiela::ui::semantics;
using tests::Headless;
using tests::Seen;
using tests::Size;

namespace {

const std::string threeGames = "version=1\n"
                               "day=2026-11-29\n"
                               "game=traditional 1 south south start\n"
                               "moves=g1 d4\n"
                               "resigned=south\n"
                               "day=2026-11-28\n"
                               "game=tournament person south north start\n"
                               "moves=d4\n"
                               "day=2026-11-27\n"
                               "game=beginner 6 north south start\n"
                               "moves=a1\n"
                               "end=\n";

tests::Opening visit(const std::string& language = "en", const std::string& more = "") {
    return {.query = "motion=off&lang=" + language,
            .kept = "learned=1\n" + more,
            .texts = {{"kiela.past", threeGames},
                      {"kiela.results.1", "traditional 1=5 2 1 2 4\ntournament 6=0 1 0 -1 0\n"}}};
}

void openKept(Headless& screen) {
    screen.press("Menu");
    screen.press("My games");
    REQUIRE(screen.dialog() == "My games");
}

}  // namespace

TEST_CASE("results and past games are read in order") {
    Headless screen(visit());
    openKept(screen);
    std::string read;
    for (const Seen& each : screen.seen.nodes) {
        const bool words = each.node.role == Role::Heading || each.node.role == Role::Paragraph
                           || each.node.role == Role::Option;
        if (words) read += each.name + '\n';
    }
    CHECK(read
          == "Kiela\n"
             "Traditional · level 1\n"
             "My games\n"
             "Results against the program\n"
             "Traditional, level 1\n"
             "Won: 5, lost: 2, drawn: 1\n"
             "Wins in a row: 2, the most so far: 4\n"
             "Tournament, level 6\n"
             "Won: 0, lost: 1, drawn: 0\n"
             "Past games\n"
             "Lost to level 1: Traditional, 2 moves, en:2026-11-29\n"
             "Unfinished, between two people: Tournament, 1 move, en:2026-11-28\n"
             "Unfinished, against level 6: Beginner, 1 move, en:2026-11-27\n"
             "What this browser keeps\n"
             "Your game, past games, results and settings are kept in this browser only. Nothing "
             "is sent anywhere.\n");
}

TEST_CASE("a past game opens by a touch and by a command, without its result once more") {
    Headless screen(visit());
    openKept(screen);
    screen.tap(screen.node(Role::Option, "Lost to level 1: Traditional, 2 moves, en:2026-11-29"));
    CHECK(screen.dialog().empty());
    CHECK(screen.table.moves() == "g1 d4");
    REQUIRE(screen.table.view().result);
    openKept(screen);
    screen.activate(Role::Option, "Unfinished, against level 6: Beginner, 1 move, en:2026-11-27");
    CHECK(screen.dialog().empty());
    CHECK(screen.table.moves() == "a1");
    CHECK(screen.table.view().nearest == rules::Side::North);
}

TEST_CASE("the end of a past game that is played on is news") {
    Headless screen(visit());
    openKept(screen);
    screen.activate(Role::Option,
                    "Unfinished, between two people: Tournament, 1 move, en:2026-11-28");
    screen.table.session.resign();
    screen.settle();
    CHECK(screen.dialog() == "North wins");
}

TEST_CASE("without games the dialog says so") {
    Headless screen(tests::quick);
    openKept(screen);
    CHECK(screen.find(Role::ListBox, "Past games") == nullptr);
    CHECK(screen.find(Role::Heading, "Results against the program") == nullptr);
    CHECK(
        screen.find(Role::Paragraph, "No games yet: those you finish or leave will be listed here.")
        != nullptr);
}

TEST_CASE("all that is kept is erased after a question only") {
    Headless screen(visit());
    openKept(screen);
    const Seen copy = screen.node(Role::Button, "Save a copy");
    CHECK(copy.node.deed == Deed::Save);
    CHECK(copy.value == "kiela-2026-11-30.json\n" + screen.table.storage.everything());
    screen.command({Command::Kind::Done, copy.node.id, 1});
    screen.settle();
    CHECK(screen.find(Role::Paragraph, "Saved.") != nullptr);
    CHECK(screen.dialog() == "My games");
    for (const bool byEscape : {true, false}) {
        screen.press("Erase everything");
        REQUIRE(screen.dialog() == "Erase everything?");
        if (byEscape)
            screen.cancel();
        else
            screen.press("Cancel");
        CHECK(screen.dialog() == "My games");
        CHECK(screen.table.storage.texts.count("kiela.past") == 1);
    }
    screen.press("Erase everything");
    screen.press("Erase everything");
    CHECK(screen.table.storage.texts.count("kiela.past") == 0);
}

TEST_CASE("what is kept, its question and the game elsewhere have their places at every size") {
    using text::Msg;
    for (const Size size : tests::windowSizes) {
        for (const std::string language : {"en", "es", "pl"}) {
            for (const std::string textSize : {"text=100\n", "text=200\n"}) {
                Headless screen(visit(language, textSize), size.width, size.height);
                const auto say = [&](Msg message) {
                    return text::say(screen.table.session.language(), message);
                };
                screen.press(say(Msg::ButtonMenu));
                screen.press(say(Msg::ButtonKept));
                tests::checkDialog(screen);
                screen.press(say(Msg::ButtonErase));
                tests::checkDialog(screen);
                screen.cancel();
                screen.cancel();
                screen.table.session.giveWay();
                screen.settle();
                tests::checkDialog(screen);
            }
        }
    }
}
