// What a listener can ask to hear of the board.
#include "headless.hpp"
#include "rules/sowing.hpp"
#include "ui/board_picture.hpp"
#include "ui/frame.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

using namespace kiela;
using tests::Headless;
using ui::semantics::Role;

namespace {

/// Presses a button and returns what is said; the answer is to be read, too.
std::string ask(Headless& screen, std::string_view button) {
    screen.seen.announcements.clear();
    screen.press(button);
    REQUIRE(screen.seen.announcements.size() == 1);
    const std::string answer = screen.seen.announcements.front();
    CHECK(screen.find(Role::Paragraph, answer) != nullptr);
    CHECK(tests::isSentence(answer));
    return answer;
}

void look(Headless& screen, std::string_view house) {
    const auto found = rules::houseNamed(house);
    REQUIRE(found);
    screen.focus(ui::idOf("house", ui::numberOf(*found)), true);
    screen.frame();
}

}  // namespace

TEST_CASE("before the first move everything can be heard of the board") {
    Headless screen;
    CHECK(ask(screen, "Last move") == "No move has been made yet.");
    CHECK(ask(screen, "Turn and stones") == "Your turn. Stones: you 28, North 28.");
    const std::string moves = ask(screen, "Legal moves");
    CHECK(moves.starts_with("You can play a1: ends in f2; "));
    // Every move is in it.
    const auto& choices = screen.table.view().choices;
    CHECK(std::count(moves.begin(), moves.end(), ';') + 1
          == static_cast<std::ptrdiff_t>(choices.size()));
}

TEST_CASE("the row and what lies across are those of the house that was looked at last") {
    Headless screen({.query = "position=1,0,0,0,0,0,0,0,0,2/0,0,0,4,1,0,0,0,0,0/"
                              "0,0,0,3,0,0,2,0,0,0/0,0,0,0,0,0,0,0,0,1+s"});
    look(screen, "d2");
    CHECK(ask(screen, "Row of d2")
          == "Your inner row: a2 0, b2 0, c2 0, d2 3, e2 0, f2 0, g2 2, h2 0, i2 0, j2 0.");
    CHECK(ask(screen, "Across from d2") == "d2 faces d3, 4 stones; behind it d4, empty.");
    look(screen, "j4");
    CHECK(ask(screen, "Row of j4")
          == "North’s outer row: a4 1, b4 0, c4 0, d4 0, e4 0, f4 0, g4 0, h4 0, i4 0, j4 2.");
    CHECK(ask(screen, "Across from j4") == "j4 lies in the outer row and faces no house.");
    // A button that gets the focus is no house.
    screen.focus(screen.node(Role::Button, "Undo").node.id, true);
    screen.frame();
    CHECK(screen.find(Role::Button, "Row of j4") != nullptr);
}

TEST_CASE("the last move is told whole, by either side, and the end of the game as well") {
    Headless screen({.query = "motion=off&opponent=person"});
    screen.table.session.play(*rules::houseNamed("g1"));
    screen.settle();
    CHECK(ask(screen, "Last move") == screen.table.session.moves().back().story);
    CHECK(ask(screen, "Turn and stones") == "North’s turn. Stones: South 28, North 28.");

    Headless over({.query = std::string(tests::oneMoveToTheEnd) + "&motion=off&opponent=person"});
    over.table.session.play(*rules::houseNamed("g2"));
    over.settle();
    over.cancel();
    CHECK(ask(over, "Turn and stones").starts_with("South wins:"));
    CHECK(ask(over, "Legal moves") == "No house can be played now.");
}

TEST_CASE("asked for again, the last move is told step by step, and then whole once more") {
    Headless screen({.query = "motion=off&opponent=person"});
    const auto press = [&] { return ask(screen, "Last move"); };
    CHECK(press() == "No move has been made yet.");
    CHECK(press() == "No move has been made yet.");
    CHECK(screen.node(Role::Button, "Last move").description == "Again: step by step");

    screen.table.session.play(*rules::houseNamed("g1"));
    screen.settle();
    const std::string whole = press();
    CHECK(press() == "Step 1 of 4. South sows 2 stones from g1.");
    CHECK(press() == "Step 2 of 4. i1 held stones: South takes up its 3 stones and goes on.");
    CHECK(press().starts_with("Step 3 of 4. i2 held stones and faces the empty i3"));
    CHECK(press() == "Step 4 of 4. f2 was empty: South’s move ends.");
    CHECK(press() == whole);
    CHECK(press().starts_with("Step 1 of 4."));
    // Something else between: from the beginning.
    ask(screen, "Turn and stones");
    CHECK(press() == whole);
    CHECK(press().starts_with("Step 1 of 4."));
    screen.table.session.play(*rules::houseNamed("d4"));
    screen.settle();
    CHECK(press() == screen.table.session.moves().back().story);
}

TEST_CASE("step by step a long move is told in all its laps, which its story sums up") {
    // Captures and relays, one after the other.
    Headless screen({.query = "motion=off&opponent=person&position=2,2,2,2,2,2,2,2,2,2/"
                              "2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2+s"});
    const rules::Position start = screen.table.session.game().position();
    const auto lapsOf = [&](rules::House house) {
        rules::Position after = start;
        rules::Trace trace;
        rules::sow(after, house, trace);
        return std::count_if(trace.begin(), trace.end(), [](const rules::Event& event) {
            return event.kind != rules::Event::Kind::Drop;
        });
    };
    const auto moves = screen.table.session.game().legalMoves();
    const rules::House longest =
        *std::max_element(moves.begin(), moves.end(), [&](rules::House one, rules::House other) {
            return lapsOf(one) < lapsOf(other);
        });
    const auto count = lapsOf(longest);
    REQUIRE(count > 6);
    screen.table.session.play(longest);
    screen.settle();
    ask(screen, "Last move");
    for (std::ptrdiff_t step = 1; step <= count; ++step)
        CHECK(ask(screen, "Last move")
                  .starts_with("Step " + std::to_string(step) + " of " + std::to_string(count)
                               + ". "));
    CHECK(ask(screen, "Last move") == screen.table.session.moves().back().story);
}

TEST_CASE("an answer is of its position, and in the language of the moment") {
    Headless screen({.query = "motion=off&opponent=person"});
    const std::string answer = ask(screen, "Turn and stones");
    screen.table.session.setLanguage(*text::languageFor("pl"));
    screen.frame();
    CHECK(screen.find(Role::Paragraph, answer) == nullptr);
    CHECK(screen.find(Role::Paragraph, "Kolej Południa. Kamienie: Południe 28, Północ 28.")
          != nullptr);
    screen.table.session.setLanguage(*text::languageFor("en"));
    screen.table.session.play(*rules::houseNamed("g1"));
    screen.settle();
    CHECK(screen.find(Role::Paragraph, answer) == nullptr);
}

TEST_CASE("a board that is analysed or arranged is read, too, though nothing was played on it") {
    Headless screen({.query = "motion=off&opponent=person", .kept = "learned=1\n"});
    screen.activate(screen.cell("g1").node.id);
    screen.press("Analysis");
    REQUIRE(screen.dialog() == "Analysis");
    look(screen, "e2");
    CHECK(ask(screen, "Across from e2").starts_with("e2 faces e3, "));
    CHECK(ask(screen, "Turn and stones").starts_with("North’s turn. Stones: "));
    CHECK(screen.find(Role::Button, "Last move") == nullptr);
    CHECK(screen.find(Role::Button, "Legal moves") == nullptr);
    const std::string before = ask(screen, "Row of e2");
    screen.press("One move back");
    CHECK(screen.find(Role::Paragraph, before) == nullptr);
    CHECK(ask(screen, "Row of e2") != before);
    tests::checkTree(screen.seen);

    screen.cancel();
    screen.table.session.openEditor();
    screen.settle();
    REQUIRE(screen.dialog() == "Set up a position");
    look(screen, "d4");
    CHECK(ask(screen, "Row of d4").find("d4 2") != std::string::npos);
    tests::checkTree(screen.seen);
}
