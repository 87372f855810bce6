// Lessons on the screen, without one: the list, a lesson by commands and by taps, and their places.
#include "app/lessons.hpp"
#include "headless.hpp"
#include "text/say.hpp"
#include "ui/lesson/layout.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace kiela;
using namespace kiela::ui::semantics;
using tests::Headless;
using tests::quick;
using tests::quickly;
using tests::Size;
using tests::windowSizes;

namespace {

void openList(Headless& screen) {
    screen.press("Menu");
    screen.press("Learn");
    REQUIRE(screen.dialog() == "Learn");
}

const app::Step& stepOf(int lesson, std::size_t step) {
    return app::lessons()[static_cast<std::size_t>(lesson - 1)].steps[step];
}

std::string solution(int lesson, std::size_t step) {
    return rules::nameOf(*app::solutionOf(stepOf(lesson, step)));
}

float smallestSide(const ui::BoardLayout& board) {
    return std::min(board.cellWidth, board.cellHeight);
}

}  // namespace

TEST_CASE("the list of lessons opens from the menu and says what is done") {
    Headless screen(
        {.query = "motion=off", .kept = "learned=1\n", .texts = {{"kiela.lessons.1", "1 11"}}});
    openList(screen);
    const auto options = screen.all(Role::Option);
    REQUIRE(options.size() == app::lessonCount);
    CHECK(options[0].name == "1. The board. Done");
    CHECK(options[1].name == "2. Sowing");
    CHECK(options[1].is(FocusFirst));
    CHECK(options[10].name == "11. Exercise 1. Done");
    screen.activate(options[1].node.id);
    CHECK(screen.dialog() == "2. Sowing, step 1 of 3");
    screen.press("All lessons");
    CHECK(screen.dialog() == "Learn");
    screen.cancel();
    CHECK(screen.dialog().empty());
}

TEST_CASE("a lesson is done by taps; the next step waits for its button") {
    Headless screen(quickly("lesson=6"), 360, 640);
    screen.settle();
    CHECK(screen.dialog() == "6. Capture, step 1 of 2");
    CHECK(screen.find(Role::Button, "Next") == nullptr);
    CHECK(screen.node(Role::Button, "Step back").is(Disabled));
    screen.tap(screen.cell("b1"));
    CHECK(screen.caption().starts_with("b1: ends in d1. "));
    CHECK(screen.cell("b1").name == "b1, 2 stones, yours");
    screen.tap(screen.cell(solution(6, 0)));
    CHECK(screen.caption().starts_with("Well done!"));
    screen.tap(screen.node(Role::Button, "Next"));
    CHECK(screen.dialog() == "6. Capture, step 2 of 2");
    CHECK_FALSE(screen.node(Role::Button, "Step back").is(Disabled));
    screen.activate(screen.cell(solution(6, 1)).node.id);
    CHECK(screen.node(Role::Button, "Next").node.key == U'n');
    screen.press("Next");
    CHECK(screen.dialog().starts_with("7. "));
    // The keyboard goes on where the next step begins.
    REQUIRE_FALSE(screen.seen.focused.empty());
    CHECK(screen.seen.find(screen.seen.focused.back())->node.role == Role::Cell);
    screen.cancel();
    CHECK(screen.all(Role::Option)[5].name == "6. Capture. Done");
}

TEST_CASE("a lesson's moves are a list, too; an exercise gives nothing away") {
    Headless lesson(quickly("lesson=8"));
    lesson.settle();
    CHECK(lesson.find(Role::Button, "g2: captures 2, ends in c2") != nullptr);
    CHECK(lesson.cell("g2").description == "Can be played: captures 2, ends in c2");
    Headless exercise(quickly("lesson=11"));
    exercise.settle();
    CHECK(exercise.cell("i1").description.empty());
    exercise.press("i1");
    CHECK(exercise.find(Role::Button, "Next") != nullptr);
}

TEST_CASE("Escape shows the end of a motion first, and then leaves the lesson") {
    Headless screen({.query = "lesson=2"});
    screen.settle();
    screen.command(screen.cell("c1").node.id);
    screen.frame();
    screen.frame(0.5);
    REQUIRE(screen.find(Role::Button, "Skip") != nullptr);
    screen.cancel();
    CHECK(screen.dialog() == "2. Sowing, step 1 of 3");
    CHECK(screen.find(Role::Button, "Next") != nullptr);
    screen.cancel();
    CHECK(screen.dialog() == "Learn");
}

TEST_CASE("after the last exercise the list is shown") {
    Headless screen(quickly("lesson=15"));
    screen.settle();
    screen.activate(screen.cell(solution(15, 0)).node.id);
    screen.press("Next");
    CHECK(screen.dialog() == "Learn");
    CHECK(screen.all(Role::Option)[14].name.ends_with("Done"));
}

TEST_CASE("a lost first game leads to the lessons") {
    Headless screen(quick);
    screen.settle();
    screen.table.session.resign();
    screen.settle();
    screen.press("Learn");
    CHECK(screen.dialog() == "Learn");
}

TEST_CASE("lessons have their place at every size, in each language, also in large letters") {
    for (const Size size : windowSizes) {
        for (const std::string language : {"en", "es", "pl"}) {
            for (const std::string text : {"100", "200"}) {
                CAPTURE(size.width, size.height, language, text);
                Headless screen({.query = "motion=off&lesson=6&lang=" + language,
                                 .kept = "learned=1\ntext=" + text + "\n"},
                                size.width, size.height);
                screen.settle();
                tests::checkLesson(screen);
                screen.activate(screen.cell(solution(6, 0)).node.id);
                tests::checkLesson(screen);
                screen.cancel();
                tests::checkDialog(screen);
            }
        }
    }
}

TEST_CASE("houses of lessons are as large as those of games") {
    const auto smallest = [](float width, float height, float scale) {
        return smallestSide(
            ui::layOutLesson({.width = width, .height = height}, {.textScale = scale}).board);
    };
    for (float width = 360; width <= 2000; width += 17) {
        for (float height = 360; height <= 2000; height += 17) {
            if (width < 640 && height < 640) continue;
            CAPTURE(width, height);
            REQUIRE(smallest(width, height, 1) >= 44.0f);
        }
    }
    CHECK(smallest(360, 640, 1) >= 44.0f);
    CHECK(smallest(640, 360, 1) >= 44.0f);
    for (const Size size : windowSizes) {
        CAPTURE(size.width, size.height);
        CHECK(smallest(size.width, size.height, 1) >= 24.0f);
        CHECK(smallest(size.width, size.height, 2) >= 24.0f);
    }
}
