// Puzzles on the screen, without one: while they are loaded, the collection, a puzzle by commands
// and by taps, and their places.
#include "app/puzzle_book.hpp"
#include "headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;
using namespace kiela::ui::semantics;
using tests::FakeLibrary;
using tests::Headless;
using tests::quick;
using tests::quickly;
using tests::Size;
using tests::windowSizes;

namespace {

void openPuzzles(Headless& screen) {
    screen.press("Menu");
    screen.press("Puzzles");
    REQUIRE(screen.dialog() == "Puzzles");
}

/// The file of puzzles arrives.
void arrive(Headless& screen, const std::string& text = FakeLibrary::puzzles()) {
    screen.table.session.puzzlesCame(text);
    screen.settle();
}

std::string focused(const Headless& screen) {
    return screen.seen.focused.empty() ? "" : screen.seen.find(screen.seen.focused.back())->name;
}

/// The house of a puzzle's solution, as the tests press it.
std::string solution(int number) {
    app::PuzzleBook book;
    book.take(FakeLibrary::puzzles());
    return rules::nameOf(book.puzzle(number).solution.front());
}

}  // namespace

TEST_CASE("the puzzles say that they are loaded, and the keyboard goes on when they are there") {
    Headless screen(quick);
    openPuzzles(screen);
    CHECK(screen.find(Role::Status, "Loading…") != nullptr);
    CHECK(screen.find(Role::Button, "Today’s puzzle") == nullptr);
    tests::checkDialog(screen);
    arrive(screen);
    CHECK(screen.find(Role::Status, "Loading…") == nullptr);
    CHECK(focused(screen) == "Today’s puzzle");
}

TEST_CASE("puzzles that cannot be had are said once, and are tried again") {
    Headless screen(quick);
    openPuzzles(screen);
    CHECK(screen.table.library.asked == 1);
    arrive(screen, "");
    CHECK(screen.seen.announcements.back()
          == "This could not be loaded. Perhaps there is no connection.");
    tests::checkDialog(screen);
    screen.press("Try again");
    CHECK(screen.table.library.asked == 2);
    CHECK(screen.find(Role::Status, "Loading…") != nullptr);
    CHECK(screen.find(Role::Button, "Try again") == nullptr);
    arrive(screen, "not a puzzle");
    CHECK(screen.find(Role::Status, "The file is damaged.") != nullptr);
    tests::checkTree(screen.seen);
    screen.cancel();
    CHECK(screen.dialog().empty());
}

TEST_CASE("the collection is chosen from by theme and difficulty, and says what is solved") {
    Headless screen({.query = "motion=off",
                     .kept = "learned=1\n",
                     .texts = {{"kiela.puzzles.1", "-2 0 0 -2 3"}}});
    openPuzzles(screen);
    arrive(screen);
    screen.activate(Role::Radio, "Defence");
    CHECK(screen.node(Role::Button, "3").description == "Solved");
    CHECK(screen.node(Role::Button, "6").description.empty());
    screen.activate(Role::Radio, "5");
    CHECK(screen.find(Role::Button, "3") == nullptr);
    CHECK(screen.find(Role::Button, "240") != nullptr);
    // The only difficulty that there is.
    screen.activate(Role::Radio, "Win in 1");
    CHECK(screen.node(Role::Radio, "1").is(Pressed));
    CHECK(screen.find(Role::Radio, "2") == nullptr);
    screen.activate(Role::Radio, "Defence");
    screen.press("Next unsolved");
    CHECK(screen.dialog() == "Puzzle 6 · Traditional");
    screen.press("All puzzles");
    CHECK(screen.node(Role::Radio, "Defence").is(Pressed));
    screen.press("Today’s puzzle");
    CHECK(screen.dialog().starts_with("Today’s puzzle · "));
    screen.cancel();
    screen.cancel();
    CHECK(screen.dialog().empty());
}

TEST_CASE("a puzzle is solved by taps, taken back, and followed by the next one") {
    Headless screen(quickly("puzzle=3"), 360, 640);
    screen.settle();
    CHECK(screen.dialog() == "Puzzles");
    arrive(screen);
    REQUIRE(screen.dialog() == "Puzzle 3 · Traditional");
    CHECK(screen.node(Role::Button, "Undo").is(Disabled));
    // Nothing is given away.
    CHECK(screen.cell(solution(3)).description.empty());
    screen.tap(screen.cell(solution(3)));
    CHECK(screen.caption().starts_with("Excellent, you did it!\n"));
    CHECK(screen.seen.announcements.back() == screen.table.session.lesson().words());
    CHECK(screen.caption() == screen.table.session.lesson().words('\n'));
    screen.tap(screen.node(Role::Button, "Undo"));
    CHECK(screen.caption().starts_with("Find the best move"));
    screen.press("Again");
    screen.activate(screen.cell(solution(3)).node.id);
    screen.press("Next");
    CHECK(screen.dialog().starts_with("Puzzle 6 "));
    CHECK(screen.cell(focused(screen).substr(0, 2)).node.role == Role::Cell);
    screen.cancel();
    CHECK(screen.dialog() == "Puzzles");
}

TEST_CASE("a puzzle that came unseen goes when the game is taken over, which then goes on") {
    Headless screen(quickly("puzzle=5"));
    // Of a tab in the background no frame is drawn.
    screen.table.session.puzzlesCame(FakeLibrary::puzzles());
    CHECK(screen.table.session.isSolving());
    screen.table.session.giveWay();
    screen.settle();
    screen.press("Go on here");
    screen.settle();
    CHECK(!screen.table.session.isSolving());
    CHECK(screen.dialog().empty());
    screen.activate(screen.cell("g1").node.id);
    screen.settle();
    CHECK(screen.table.view().thinking);
}

TEST_CASE("the puzzle of the day is that of the day on which its button is pressed") {
    Headless screen(quick);
    openPuzzles(screen);
    arrive(screen);
    screen.table.calendar.leaf = "2026-12-01";
    screen.press("Today’s puzzle");
    CHECK(screen.dialog().starts_with("Today’s puzzle · "));
}

TEST_CASE("puzzles have their place at every size, in each language, also in large letters") {
    for (const Size size : windowSizes) {
        for (const std::string language : {"en", "es", "pl"}) {
            for (const std::string text : {"100", "200"}) {
                CAPTURE(size.width, size.height, language, text);
                Headless screen({.query = "motion=off&puzzle=72&lang=" + language,
                                 .kept = "learned=1\ntext=" + text + "\n",
                                 .texts = {{"kiela.puzzles.1", "20786 12 34 -2 1 4 7"}}},
                                size.width, size.height);
                screen.settle();
                tests::checkDialog(screen);
                arrive(screen);
                tests::checkLesson(screen);
                screen.activate(screen.cell(solution(72)).node.id);
                tests::checkLesson(screen);
                screen.cancel();
                tests::checkDialog(screen);
            }
        }
    }
}
