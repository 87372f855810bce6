// What the session says: the first minute's explanations, captions, announcements.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace kiela;
using rules::Side;
using tests::house;
using tests::Table;

namespace {

/// g2 relays nothing and captures from e3 and e4; e2 captures nothing.
const std::string captureAhead = "position=0,0,0,0,2,0,0,0,0,1/0,0,0,0,3,0,0,0,0,0/"
                                 "0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0+s";

bool isKeptLearned(Table& table) {
    return app::readSettings(table.storage.texts[tests::settingsKey]).learned;
}

/// The different captions of a motion, from the move to its end.
std::vector<std::string> captionsOf(Table& table, std::string_view move) {
    table.session.play(house(move));
    std::vector<std::string> captions;
    while (table.view().moving) {
        if (captions.empty() || captions.back() != table.view().caption)
            captions.push_back(table.view().caption);
        table.session.advance(0.05);
    }
    return captions;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("the first caption tells what to do") {
    const Table table;
    CHECK(table.view().explains);
    CHECK(table.view().caption
          == "Aim: capture all your opponent’s stones. Tap a highlighted house to sow its stones, "
             "one by one.");
    CHECK(Table({.query = "first=north"}).view().caption == "North is thinking…");
    CHECK(Table({.kept = "learned=1\n"}).view().caption == "Your turn.");
    CHECK(Table({.query = "opponent=person", .kept = "learned=1\n"}).view().caption
          == "South’s turn.");
}

TEST_CASE("until the first capture each caption explains the step just seen") {
    Table table;
    CHECK(captionsOf(table, "a1")
          == Lines{"You lift the 2 stones of a1 and sow them one by one, round your own two rows.",
                   "The last stone fell on others, in your outer row. So you take up the 3 stones "
                   "of c1 and sow on: a relay.",
                   "The last stone fell on others, in your outer row. So you take up the 3 stones "
                   "of f1 and sow on: a relay.",
                   "The last stone fell on others, in your outer row. So you take up the 3 stones "
                   "of i1 and sow on: a relay.",
                   "The last stone fell on others, but i3, facing i2, is empty: nothing to "
                   "capture. So you relay with 3 stones.",
                   "The last stone fell into f2, an empty house. So your move ends."});
    CHECK(table.view().explains);
    CHECK(!isKeptLearned(table));
}

TEST_CASE("explanations end with the first capture, for good") {
    Table table({.query = captureAhead});
    table.session.play(house("g2"));
    while (table.view().moving) {
        CHECK(table.view().explains);
        table.session.advance(0.2);
    }
    CHECK(!table.view().explains);
    CHECK(isKeptLearned(table));
    CHECK(Table({.kept = table.storage.texts[tests::settingsKey]}).view().caption == "Your turn.");
}

TEST_CASE("the program's capture is a capture too") {
    Table table({.query = captureAhead + "&side=north&motion=off"});
    CHECK(table.view().explains);
    table.answer("g2");
    CHECK(!table.view().explains);
    CHECK(isKeptLearned(table));
}

TEST_CASE("a move without a capture leaves the explanations on") {
    Table table({.query = captureAhead + "&motion=off"});
    table.play("e2");
    CHECK(table.view().explains);
    CHECK(!isKeptLearned(table));
}

TEST_CASE("explanations can be dismissed, and do not come back") {
    Table table;
    table.session.dismissExplanations();
    CHECK(!table.view().explains);
    CHECK(table.view().caption == "Your turn.");
    CHECK(isKeptLearned(table));
    CHECK(captionsOf(table, "a1").front() == "You sow 2 stones from a1.");
    CHECK(!Table({.kept = table.storage.texts[tests::settingsKey]}).view().explains);

    // In the midst of a motion too.
    Table moving;
    moving.session.play(house("a1"));
    CHECK(moving.view().caption.starts_with("You lift"));
    moving.session.dismissExplanations();
    CHECK(moving.view().moving);
    CHECK(!moving.view().explains);
    CHECK(moving.view().caption == "You sow 2 stones from a1.");
}

TEST_CASE("captions tell the step just seen and then whose turn it is") {
    Table table({.kept = "learned=1\n"});
    const Lines captions = captionsOf(table, "a1");
    CHECK(captions.front() == "You sow 2 stones from a1.");
    CHECK(captions.back() == "f2 was empty: your move ends.");
    CHECK(table.view().caption == "North is thinking…");
    table.answer("d4");
    CHECK(table.view().caption.ends_with(" Your turn."));
    CHECK(table.view().caption.find("North’s move ends.") != std::string::npos);
}

TEST_CASE("a caption in motion speaks in the language that was just chosen") {
    Table table({.kept = "learned=1\n"});
    table.session.play(house("a1"));
    table.session.setLanguage(text::languageFor("pl").value());
    CHECK(table.view().caption == "Siejesz 2 kamienie z a1.");
    table.session.setLanguage(text::languageFor("es").value());
    CHECK(table.view().caption == "Siembras 2 piedras desde a1.");
    table.rest();
    CHECK(table.view().caption == "Norte está pensando…");
}

TEST_CASE("the outcomes of the houses speak in the language that was just chosen") {
    Table table;
    table.session.setLanguage(text::languageFor("pl").value());
    CHECK(table.view().choices.front().outcome == "kończy w f2");
}

TEST_CASE("the result is told at the end, and not before the motion is over") {
    Table table({.query = "position=0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/"
                          "0,0,0,4,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0+s"});
    table.session.play(house("g2"));
    table.session.advance(0.1);
    CHECK(!table.view().result);
    CHECK(table.session.takeAnnouncements().empty());
    table.rest();
    CHECK(table.view().result == rules::Result{rules::Winner::South, rules::Reason::AllCaptured});
    CHECK(table.view().caption == "You win: all the stones are yours.");
    CHECK(!table.view().explains);
    const Lines announcements = table.session.takeAnnouncements();
    REQUIRE(announcements.size() == 1);
    CHECK(announcements[0].starts_with("You sow 2 stones from g2."));
    CHECK(announcements[0].ends_with("You win: all the stones are yours."));
}

TEST_CASE("every move is announced once, as a whole, when it has come to its end") {
    Table table;
    table.session.takeAnnouncements();
    table.session.play(house("a1"));
    table.session.advance(1);
    CHECK(table.session.takeAnnouncements().empty());
    table.rest();
    CHECK(table.session.takeAnnouncements()
          == Lines{
              "You sow 2 stones from a1. c1 was not empty: relay with 3 stones. f1 was not empty: "
              "relay with 3 stones. i1 was not empty: relay with 3 stones. i2 was not empty, but "
              "i3 is: relay with 3 stones. The move ends in f2, which was empty. North’s turn."});
    table.wait(10);
    CHECK(table.session.takeAnnouncements().empty());
    table.answer("d4");
    const Lines answer = table.session.takeAnnouncements();
    REQUIRE(answer.size() == 1);
    CHECK(answer[0].starts_with("North sows 2 stones from d4."));
    CHECK(answer[0].ends_with("Your turn."));
}

TEST_CASE("a move whose motion is skipped or off is announced the same") {
    Table whole, skipped, off({.query = "motion=off"});
    whole.play("a1");
    skipped.session.play(house("a1"));
    skipped.session.skip();
    off.session.play(house("a1"));
    const Lines announcements = whole.session.takeAnnouncements();
    CHECK(announcements.size() == 1);
    CHECK(skipped.session.takeAnnouncements() == announcements);
    CHECK(off.session.takeAnnouncements() == announcements);
}

TEST_CASE("undo, redo and a new game are announced") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.session.takeAnnouncements();
    table.session.undo();
    CHECK(table.session.takeAnnouncements().size() == 1);
    table.session.redo();
    const Lines redone = table.session.takeAnnouncements();
    REQUIRE(redone.size() == 1);
    CHECK(redone[0].starts_with("You sow 2 stones from a1."));
    table.session.start({});
    CHECK(table.session.takeAnnouncements() == Lines{table.view().caption});
    // Where nothing happens nothing is said.
    table.session.undo();
    table.session.redo();
    table.session.skip();
    CHECK(table.session.takeAnnouncements().empty());
}

TEST_CASE("a move that is taken back before its end is not told as if it had been played") {
    Table table;
    table.session.play(house("a1"));
    table.session.advance(0.5);
    table.session.undo();
    const Lines announcements = table.session.takeAnnouncements();
    REQUIRE(announcements.size() == 1);
    CHECK(announcements[0].find("a1") == std::string::npos);
    CHECK(announcements[0].ends_with("Your turn."));
}

TEST_CASE("everything that is said is whole sentences, in each language") {
    for (const std::string language : {"en", "es", "pl"}) {
        for (const std::string more : {"", "&opponent=person"}) {
            Table table({.query = "lang=" + language + more});
            Lines said;
            const auto listen = [&] {
                said.push_back(table.view().caption);
                for (std::string& sentence : table.session.takeAnnouncements())
                    said.push_back(std::move(sentence));
            };
            for (int move = 0; move < 12 && !table.view().result; ++move) {
                listen();
                const auto legal = table.session.game().legalMoves();
                const rules::House chosen = legal[move % legal.size()];
                if (table.view().thinking) {
                    table.answerAtOnce(rules::nameOf(chosen));
                    table.wait(1);
                } else {
                    table.session.play(house("a2"));
                    listen();
                    table.session.play(chosen);
                }
                while (table.view().moving) {
                    listen();
                    table.session.advance(0.3);
                }
            }
            table.session.undo();
            listen();
            table.session.start({});
            listen();
            for (const std::string& sentence : said) {
                CAPTURE(language, sentence);
                CHECK(tests::isSentence(sentence));
            }
            CHECK(said.size() > 40);
        }
    }
}
