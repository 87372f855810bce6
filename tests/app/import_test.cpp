// Texts that are given from outside: records, positions and links, and the record that is given
// away.
#include "app/import.hpp"

#include "fakes.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;
using app::Fault;
using app::Import;
using app::KeptGame;
using tests::Table;

namespace {

const text::Language english = *text::languageFor("en");

Import read(std::string_view text) {
    return app::readImport(text, english);
}

std::string problem(std::string_view text) {
    const Import import = read(text);
    CHECK_FALSE(import.game);
    return import.problem;
}

const KeptGame& gameIn(const Import& import) {
    CAPTURE(import.problem);
    REQUIRE(import.game);
    return *import.game;
}

const std::string record = "[Event \"Prémio Kiela\"]\n"
                           "[South \"Ana\"]\n"
                           "[Coach \"a \\\"b\\\"\n c\"]\n"
                           "[Rules \"beginner\"]\n\n"
                           "1. g1 d4 2. f1 *\n";

}  // namespace

TEST_CASE("a record opens as a game of two people") {
    const Import import = read(record);
    const KeptGame& kept = gameIn(import);
    CHECK(kept.setup.together());
    CHECK(kept.setup.rules == rules::RuleSet::Beginner);
    CHECK_FALSE(kept.setup.position);
    CHECK(kept.game.moves().size() == 3);
    CHECK(kept.headers == "Event Prémio Kiela\nSouth Ana\nCoach a \"b\"  c\n");
}

TEST_CASE("what a record tells besides comes out again, after a reload too") {
    Table table({.query = "motion=off"});
    table.play("g1");
    table.session.receive(read(record));
    CHECK(table.moves() == "g1 d4 f1");
    CHECK(table.view().canBringBack);
    const std::string next = table.choices().substr(0, 2);
    table.play(next);
    Table again({.query = "motion=off", .texts = table.storage.texts});
    const std::string written = again.session.record();
    CAPTURE(written);
    CHECK(written.starts_with("[Event \"Prémio Kiela\"]\n[South \"Ana\"]\n[Coach \"a \\\"b\\\""));
    CHECK(written.find("[Date") == std::string::npos);
    CHECK(written.find("1. g1 d4 2. f1 " + next + " *") != std::string::npos);
    again.session.bringBack();
    CHECK(again.session.record().find("Ana") == std::string::npos);
}

TEST_CASE("a game of the visitor's own has a date, and the program a name") {
    Table table({.query = "motion=off&opponent=3"});
    table.play("g1");
    table.answer("d4");
    CHECK(table.session.record()
          == "[Date \"2026.11.30\"]\n[South \"?\"]\n[North \"Kiela 3\"]\n"
             "[Rules \"traditional\"]\n[Result \"*\"]\n\n1. g1 d4 *\n");
    CHECK(table.session.recordName() == "kiela-2026-11-30.txt");
}

TEST_CASE("what is given away can be taken back") {
    Table table({.query = "motion=off&opponent=person&first=north"});
    for (const char* move : {"d4", "g1"}) table.play(move);
    table.session.resign();
    const Import import = read(table.session.record());
    CHECK(gameIn(import).game == table.session.game());
    const Import link = read("Look at this: " + table.session.link() + " — what a game!");
    CHECK(gameIn(link).game == table.session.game());
}

TEST_CASE("a position opens as a game from there") {
    const Import import = read(
        "  0,0,0,0,2,0,0,0,0,1/0,0,0,0,3,0,0,0,0,0/0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 n\n");
    const KeptGame& kept = gameIn(import);
    CHECK(kept.setup.together());
    CHECK(kept.setup.first == rules::Side::North);
    CHECK(kept.game.start().toMove == rules::Side::North);
    CHECK(kept.game.start() == *kept.setup.position);
}

TEST_CASE("a link is found in whatever stands around it, but not within a record") {
    CHECK(gameIn(read("?game=g1")).game.moves().size() == 1);
    CHECK(gameIn(read("http://localhost/kiela/?opponent=3&game=g1#top")).setup.opponent == 3);
    CHECK(gameIn(read("[Site \"https://x.example/?game=zz\"]\n1. g1")).game.moves().size() == 1);
    CHECK(gameIn(read("1. g1 {see https://x.example/?game=a1} d4")).game.moves().size() == 2);
    CHECK(gameIn(read("g1 {https://x.example/a} d4")).game.moves().size() == 2);
    CHECK(
        gameIn(read("\xEF\xBB\xBF[Site \"https://x.example/?game=zz\"]\n1. g1")).game.moves().size()
        == 1);
    for (const std::string around : {"Look: %. Your turn", "<%>", "(%)", "“%”", "%!"}) {
        CAPTURE(around);
        std::string text = around;
        text.replace(text.find('%'), 1, "https://x.example/?opponent=person&game=g1.d4");
        CHECK(gameIn(read(text)).game.moves().size() == 2);
    }
    CHECK(problem("https://x.example/?game=g1.g1")
          == "The link contains a move that is not possible. Nothing has changed.");
    CHECK(problem("https://x.example/?lang=pl") == "This does not contain a game.");
    CHECK(problem("https://x.example/") == "This does not contain a game.");
}

TEST_CASE("what cannot be a game is said so") {
    CHECK(problem("") == "This does not contain a game.");
    CHECK(problem(" \n ") == "This does not contain a game.");
    CHECK(problem("hello") == "Line 1, move 1 (South): “hello” is not a move.");
    CHECK(problem(std::string(app::longestImport + 1, ' ')) == "This is too long to be a game.");
    CHECK(problem(std::string("PNG\0\0", 5)) == "This is not a text file.");
    CHECK(problem("1. g1 d4 2. g3")
          == "Line 1, move 2 (South): g3 is North’s, and it is South’s turn.");
    CHECK(problem("0,1/2") == "Rows of the board: 2 instead of 4.");
    CHECK(app::faultSentence(Fault::Several, english) == "One file at a time, please.");
}

TEST_CASE("nothing changes while something bad is read") {
    Table table({.query = "motion=off&opponent=person"});
    table.play("g1");
    const auto texts = table.storage.texts;
    problem("1. g1 g1");
    CHECK(table.moves() == "g1");
    CHECK(table.storage.texts == texts);
}
