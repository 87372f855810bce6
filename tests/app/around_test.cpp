// What there is beside the game: that it needs no network is told once, and newer builds are
// offered, both when nothing else is to be said.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

using namespace kiela;
using tests::Opening;
using tests::Table;

namespace {

const std::string offlineNote = "From now on you can also play Kiela without a network.";
const std::string updateNote = "There is a new version of Kiela.";
constexpr const char* settingsKey = "kiela.settings.1";

const Opening twoPeople{.query = "motion=off&opponent=person", .kept = "learned=1\n"};

bool notes(const Table& table, const std::string& note) {
    return table.view().caption.find(note) != std::string::npos;
}

std::ptrdiff_t told(Table& table, const std::string& note) {
    const auto sentences = table.session.takeAnnouncements();
    return std::count(sentences.begin(), sentences.end(), note);
}

}  // namespace

TEST_CASE("that no network is needed is told once for ever, until the next move") {
    Table table(twoPeople);
    table.session.around({.offline = true});
    CHECK(table.view().caption == offlineNote + " South’s turn.");
    CHECK(told(table, offlineNote) == 1);
    table.session.around({.offline = true});
    CHECK(told(table, offlineNote) == 0);
    table.play("g1");
    CHECK_FALSE(notes(table, offlineNote));
    Table again({.query = twoPeople.query, .kept = table.storage.texts[settingsKey]});
    again.session.around({.offline = true});
    CHECK_FALSE(notes(again, offlineNote));
}

TEST_CASE("in another page nothing is said of a network") {
    Table table({.query = twoPeople.query, .kept = twoPeople.kept, .framed = true});
    table.session.around({.offline = true});
    CHECK_FALSE(notes(table, offlineNote));
}

TEST_CASE("a newer build is offered, and goes with the next move") {
    Table table(twoPeople);
    table.play("g1");
    table.session.takeAnnouncements();
    table.session.around({.updateWaits = true});
    CHECK(table.view().caption == updateNote + " North’s turn.");
    CHECK(table.view().offersUpdate);
    CHECK(told(table, updateNote) == 1);
    table.play("d4");
    CHECK_FALSE(table.view().offersUpdate);
    CHECK(table.session.around().updateWaits);
    table.session.around({.canInstall = true, .updateWaits = true});
    CHECK(told(table, updateNote) == 0);
    table.session.update();
    CHECK(table.site.updates == 1);
}

TEST_CASE("news waits for the visitor’s turn, without explanations and stones under way") {
    Table table({.query = "motion=normal", .kept = "learned=1\n"});
    table.session.play(tests::house("g1"));
    table.session.around({.updateWaits = true});
    CHECK_FALSE(notes(table, updateNote));
    table.rest();
    CHECK_FALSE(notes(table, updateNote));
    table.answer("d4");
    CHECK(notes(table, updateNote));

    Table first({.query = "motion=off"});
    first.session.around({.offline = true});
    CHECK_FALSE(notes(first, offlineNote));
    first.session.dismissExplanations();
    CHECK(notes(first, offlineNote));
}

TEST_CASE("news waits for the end of a hint, a proposal, a lesson and a look back") {
    const auto waitsFor = [](const char* what, auto begin, auto end) {
        CAPTURE(what);
        Table table({.query = "motion=off&opponent=person", .kept = "learned=1\nconfirm=1\n"});
        begin(table);
        table.session.around({.updateWaits = true});
        CHECK_FALSE(notes(table, updateNote));
        end(table);
        CHECK(notes(table, updateNote));
    };
    waitsFor(
        "hint", [](Table& table) { table.session.askForHint(); },
        [](Table& table) {
            table.session.play(tests::house("g1"));
            table.session.play(tests::house("g1"));
        });
    waitsFor(
        "proposal", [](Table& table) { table.session.play(tests::house("g1")); },
        [](Table& table) { table.session.play(tests::house("g1")); });
    waitsFor(
        "lesson", [](Table& table) { table.session.openLesson(1); },
        [](Table& table) { table.session.closeLesson(); });
    waitsFor(
        "look back",
        [](Table& table) {
            table.session.play(tests::house("g1"));
            table.session.play(tests::house("g1"));
            table.session.stepBack();
        },
        [](Table& table) { table.session.returnToGame(); });
}
