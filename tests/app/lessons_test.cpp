// Lessons: that the rules say of every position what its lesson says, and that a lesson goes on as
// it should.
#include "app/learning.hpp"
#include "app/lessons.hpp"
#include "app/parameters.hpp"
#include "app/progress.hpp"
#include "fakes.hpp"
#include "rules/position_text.hpp"
#include "text/say.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace kiela;
using namespace kiela::tests;
using app::Step;
using rules::House;
using rules::Side;
using text::Msg;

namespace {

constexpr const char* progressKey = "kiela.lessons.1";

struct Numbered {
    int lesson;
    Step step;
};

std::vector<Numbered> allSteps() {
    std::vector<Numbered> steps;
    int number = 0;
    for (const app::Lesson& lesson : app::lessons()) {
        ++number;
        for (const Step& step : lesson.steps) steps.push_back({number, step});
    }
    return steps;
}

/// What the learner can choose from.
std::vector<House> choices(const Step& step) {
    std::vector<House> houses;
    if (step.touches) {
        for (const Side side : {Side::South, Side::North})
            for (std::uint8_t place = 0; place < rules::housesPerSide; ++place)
                houses.push_back({side, place});
    } else {
        for (const House house : step.game().legalMoves()) houses.push_back(house);
    }
    return houses;
}

int solutions(const Step& step) {
    const auto houses = choices(step);
    return static_cast<int>(std::count_if(houses.begin(), houses.end(), [&](House house) {
        return step.reached(app::tryHouse(step.game(), house), step);
    }));
}

const Step& stepOf(int lesson, std::size_t step) {
    return app::lessons()[static_cast<std::size_t>(lesson - 1)].steps[step];
}

/// A house that does not do what the step asks for; one that can be chosen.
std::optional<House> mistake(const Step& step) {
    for (const House house : choices(step))
        if (!step.reached(app::tryHouse(step.game(), house), step)) return house;
    return std::nullopt;
}

void touch(Table& table, House house) {
    table.session.touchInLesson(house);
    while (table.session.lesson().moving) table.session.advance(0.1);
}

void solve(Table& table, const Step& step) {
    touch(table, *app::solutionOf(step));
}

std::string english(Msg message) {
    return text::say(*text::languageFor("en"), message);
}

}  // namespace

TEST_CASE("there are ten lessons and five exercises", "[lessons]") {
    REQUIRE(app::lessons().size() == app::lessonCount);
    for (int number = 1; number <= app::lessonCount; ++number) {
        const app::Lesson& lesson = app::lessons()[static_cast<std::size_t>(number - 1)];
        CHECK(lesson.isExercise == (number > app::lessonCount - app::exerciseCount));
        CHECK_FALSE(lesson.steps.empty());
    }
}

TEST_CASE("every step begins with a position of a game that goes on, South on turn", "[lessons]") {
    for (const auto& [lesson, step] : allSteps()) {
        CAPTURE(lesson, step.position);
        const auto read = rules::readPosition(step.position);
        REQUIRE(std::holds_alternative<rules::Position>(read));
        CHECK(step.game().position().toMove == Side::South);
        CHECK_FALSE(step.game().result());
    }
}

TEST_CASE("the goal of every step can be reached, and missed unless any move will do",
          "[lessons]") {
    for (const auto& [lesson, step] : allSteps()) {
        CAPTURE(lesson, step.position);
        REQUIRE(app::solutionOf(step));
        const bool anyMove = step.words == Msg::LessonSowing
                             || step.words == Msg::LessonEndlessOther
                             || step.words == Msg::LessonNoProgress;
        CHECK(mistake(step).has_value() != anyMove);
    }
}

TEST_CASE("an exercise has one solution only", "[lessons]") {
    for (const auto& [lesson, step] : allSteps()) {
        if (lesson <= app::lessonCount - app::exerciseCount) continue;
        CAPTURE(lesson);
        CHECK(solutions(step) == 1);
    }
}

TEST_CASE("in the lesson on endless moves the house that is named is the only one whose move never "
          "ends (§6)",
          "[lessons]") {
    const Step& step = stepOf(9, 0);
    const rules::Game game = step.game();
    for (std::uint8_t place = 0; place < rules::housesPerSide; ++place) {
        const House house{Side::South, place};
        if (game.position().at(house) == 0) continue;
        CAPTURE(rules::nameOf(house));
        CHECK((game.refusalOf(house) == rules::Refusal::Endless)
              == (rules::nameOf(house) == step.house));
    }
}

TEST_CASE("the hint that another move captures more is true of every wrong move", "[lessons]") {
    for (const auto& [lesson, step] : allSteps()) {
        if (step.hint != Msg::LessonHintMore) continue;
        CAPTURE(lesson, step.position);
        const int most = app::tryHouse(step.game(), *app::solutionOf(step)).captured;
        for (const House house : choices(step)) {
            const app::Try attempt = app::tryHouse(step.game(), house);
            if (!step.reached(attempt, step)) CHECK(attempt.captured < most);
        }
    }
}

TEST_CASE("the hints of safety, of the last stones and of the end are true of every wrong move",
          "[lessons]") {
    for (const auto& [lesson, step] : allSteps()) {
        CAPTURE(lesson, step.position);
        for (const House house : choices(step)) {
            const app::Try attempt = app::tryHouse(step.game(), house);
            if (step.reached(attempt, step)) continue;
            if (step.hint == Msg::LessonHintSafe) CHECK(attempt.replyCaptures > 0);
            if (step.hint == Msg::LessonHintWin) CHECK(attempt.after.total(Side::North) > 0);
            if (step.hint == Msg::LessonHintEnding)
                CHECK(
                    std::any_of(attempt.trace.begin(), attempt.trace.end(), [](const auto& event) {
                        return event.kind == rules::Event::Kind::Relay;
                    }));
        }
    }
}

TEST_CASE("the relay of the inner row faces an empty house with stones behind it (§4.3)",
          "[lessons]") {
    const Step& step = stepOf(5, 0);
    const app::Try attempt = app::tryHouse(step.game(), *app::solutionOf(step));
    const auto relay =
        std::find_if(attempt.trace.begin(), attempt.trace.end(),
                     [](const auto& event) { return event.kind == rules::Event::Kind::Relay; });
    REQUIRE(relay != attempt.trace.end());
    CHECK(step.game().position().at(rules::facingInner(relay->house)) == 0);
    CHECK(step.game().position().at(rules::facingOuter(relay->house)) > 0);
}

TEST_CASE("after the hundredth quiet move whoever has more stones has won (§5.3)", "[lessons]") {
    const Step& step = stepOf(10, 1);
    CHECK(step.game().position().sinceCapture == rules::quietMovesLimit - 1);
    for (const House house : choices(step))
        CHECK(app::tryHouse(step.game(), house).result
              == rules::Result{rules::Winner::South, rules::Reason::NoProgress,
                               rules::Stall::QuietMoves});
}

TEST_CASE("a lesson is opened, done step by step, and kept; the game waits", "[lessons]") {
    Table table({.query = "lang=en"});
    table.play("g1");
    const auto moves = table.moves();
    table.session.openLesson(6);
    REQUIRE(table.session.isLearning());
    CHECK_FALSE(table.engine.thinking);
    CHECK(table.session.lesson().title == "6. Capture, step 1 of 2");
    // The title is the dialog's name.
    CHECK(table.session.takeAnnouncements().back() == table.session.lesson().words());
    CHECK_FALSE(table.session.lesson().canGoBack);
    for (std::size_t i = 0; i < 2; ++i) {
        CHECK_FALSE(table.session.lesson().reached);
        CHECK(table.storage.texts[progressKey].empty());
        solve(table, stepOf(6, i));
        REQUIRE(table.session.lesson().reached);
        CHECK(table.session.lesson().choices.empty());
        if (i == 0) CHECK(table.session.stepOnInLesson());
    }
    CHECK(table.storage.texts[progressKey] == "6");
    CHECK(table.session.lesson().praise == english(Msg::LessonDone));
    CHECK(table.session.stepOnInLesson());
    CHECK(table.session.lesson().title.starts_with("7. "));
    table.session.closeLesson();
    CHECK(table.moves() == moves);
    CHECK(table.engine.thinking);
}

TEST_CASE("a wrong move is shown to its end, explained and taken back", "[lessons]") {
    Table table({.query = "lang=en"});
    table.session.openLesson(6);
    const auto before = table.session.lesson().board.stones;
    const House wrong = *mistake(stepOf(6, 0));
    table.session.touchInLesson(wrong);
    REQUIRE(table.session.lesson().moving);
    CHECK(table.session.wakeAfter() == 0);
    CHECK(table.session.lesson().choices.empty());
    table.session.takeAnnouncements();
    double seconds = 0;
    while (table.session.lesson().moving) {
        table.session.advance(0.1);
        seconds += 0.1;
        if (table.session.lesson().caption.ends_with(english(Msg::LessonHintCapture))
            && table.session.lesson().moving)
            CHECK(table.session.lesson().board.stones != before);
    }
    CHECK(seconds > 2);
    CHECK(table.session.wakeAfter() > 1e9);
    CHECK(table.session.lesson().board.stones == before);
    CHECK_FALSE(table.session.lesson().reached);
    CHECK(table.session.lesson().caption.starts_with(rules::nameOf(wrong) + ": ends in "));
    CHECK(table.session.lesson().caption.ends_with(english(Msg::LessonHintCapture)));
    // It is told once, in full.
    const auto told = table.session.takeAnnouncements();
    REQUIRE(told.size() == 1);
    CHECK(told.front().find(english(Msg::LessonHintCapture)) != std::string::npos);
    // And what is to be done stays to be read.
    CHECK(table.session.lesson().task == "Play a move that captures.");
    CHECK(told.front().ends_with(" " + table.session.lesson().task));
}

TEST_CASE("after three wrong tries a way is shown", "[lessons]") {
    Table table({.query = "lang=en&motion=off"});
    table.session.openLesson(11);
    const House wrong = *mistake(stepOf(11, 0));
    const House right = *app::solutionOf(stepOf(11, 0));
    for (int i = 0; i < 2; ++i) touch(table, wrong);
    CHECK_FALSE(table.session.lesson().hint);
    touch(table, wrong);
    CHECK(table.session.lesson().hint == right);
    CHECK(table.session.lesson().task.ends_with("Try " + rules::nameOf(right) + "."));
}

TEST_CASE("a house that cannot be played is no try in any lesson, and says only why", "[lessons]") {
    for (int number = 1; number <= app::lessonCount; ++number) {
        Table table({.query = "motion=off&lesson=" + std::to_string(number)});
        if (app::lessons()[static_cast<std::size_t>(number - 1)].steps[0].touches) continue;
        const rules::Game& game = table.session.lessonGame();
        for (std::uint8_t place = 0; place < rules::housesPerSide; ++place) {
            const House house{Side::South, place};
            const rules::Refusal refusal = game.refusalOf(house);
            if (refusal != rules::Refusal::Empty) continue;
            CAPTURE(number, rules::nameOf(house));
            table.session.touchInLesson(house);
            const app::LessonView& view = table.session.lesson();
            CHECK(view.caption
                  == text::refusalReason(view.audience, refusal, house,
                                         rules::smallestSowing(game.rules())));
            CHECK(!view.hint);
        }
    }
}

TEST_CASE("only in an exercise nobody is told what a move would do", "[lessons]") {
    Table table;
    table.session.openLesson(8);
    CHECK(table.session.lesson().looksAhead);
    CHECK_FALSE(table.session.lesson().choices.front().outcome.empty());
    table.session.openLesson(11);
    CHECK_FALSE(table.session.lesson().looksAhead);
    for (const app::Choice& choice : table.session.lesson().choices) CHECK(choice.outcome.empty());
}

TEST_CASE("every step says what is to be done, and what it is about where English does",
          "[lessons]") {
    for (const text::LanguageInfo& info : text::languages()) {
        CAPTURE(info.code);
        const text::Language language = *text::languageFor(info.code);
        for (const auto& [lesson, step] : allSteps()) {
            CAPTURE(lesson, step.position);
            const auto marks = [&](const std::string& words) {
                const std::size_t first = words.find(app::taskMark);
                CHECK(first == words.rfind(app::taskMark));
                return first != std::string::npos;
            };
            const auto words = [&](text::Language in) {
                return text::say(in, step.words, {{"house", step.house}, {"n", step.count}});
            };
            CHECK(marks(words(language)) == marks(words(*text::languageFor("en"))));
        }
        Table table({.query = "motion=off&lesson=1&lang=" + std::string(info.code)});
        for (const auto& [lesson, step] : allSteps()) {
            CAPTURE(lesson, step.position);
            CHECK(isSentence(table.session.lesson().task));
            CHECK(table.session.lesson().words().find('|') == std::string::npos);
            solve(table, step);
            CHECK(table.session.lesson().task.empty());
            CHECK(isSentence(table.session.lesson().praise));
            table.session.stepOnInLesson();
        }
    }
}

TEST_CASE("nobody is told to look ahead who has switched that off", "[lessons]") {
    for (const bool preview : {true, false}) {
        Table table({.query = "lang=en&lesson=8",
                     .kept = preview ? "learned=1\n" : "learned=1\npreview=0\n"});
        CHECK(table.session.lesson().caption.starts_with("Point at a house") == preview);
        CHECK(table.session.lesson().task == "Play the move that captures the most.");
    }
}

TEST_CASE("what is touched is told, and a house that cannot be played says why", "[lessons]") {
    Table table({.query = "lang=en"});
    table.session.openLesson(1);
    CHECK(table.session.lesson().choices.size() == rules::housesPerSide);
    touch(table, *rules::houseNamed("c3"));
    CHECK(table.session.lesson().caption.starts_with("North’s inner row: c3."));
    touch(table, *rules::houseNamed("c1"));
    CHECK(table.session.lesson().reached);
    table.session.openLesson(9);
    touch(table, *rules::houseNamed("d2"));
    CHECK(table.session.lesson().reached);
    CHECK(table.session.lesson().caption.ends_with(
        "The move from d2 would be endless, so it cannot be played."));
}

TEST_CASE("a step is repeated, and the one before it, and motion is skipped", "[lessons]") {
    Table table({.query = "lang=en"});
    table.session.openLesson(2);
    solve(table, stepOf(2, 0));
    table.session.repeatStep();
    CHECK_FALSE(table.session.lesson().reached);
    table.session.touchInLesson(*app::solutionOf(stepOf(2, 0)));
    REQUIRE(table.session.lesson().moving);
    table.session.touchInLesson(*app::solutionOf(stepOf(2, 0)));
    CHECK(table.session.lesson().reached);
    table.session.stepOnInLesson();
    CHECK(table.session.lesson().canGoBack);
    table.session.stepBackInLesson();
    CHECK(table.session.lesson().title.ends_with("step 1 of 3"));
}

TEST_CASE("every lesson is done in every language, and after the last one there is none",
          "[lessons]") {
    for (const text::LanguageInfo& info : text::languages()) {
        CAPTURE(info.code);
        Table table({.query = "motion=off&lesson=1&lang=" + std::string(info.code)});
        for (const auto& [lesson, step] : allSteps()) {
            CAPTURE(lesson, step.position);
            if (const auto wrong = mistake(step)) {
                touch(table, *wrong);
                CHECK(isSentence(table.session.lesson().words()));
                CHECK_FALSE(table.session.lesson().reached);
            }
            solve(table, step);
            REQUIRE(table.session.lesson().reached);
            CHECK(isSentence(table.session.lesson().words()));
            const bool last = lesson == app::lessonCount;
            CHECK(table.session.stepOnInLesson() != last);
            CHECK(isSentence(table.session.lesson().words()));
        }
        CHECK(table.storage.texts[progressKey] == "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
    }
}

TEST_CASE("the address opens a lesson", "[lessons]") {
    Table table({.query = "lesson=5"});
    CHECK(table.session.isLearning());
    CHECK(table.session.lesson().title.starts_with("5. "));
    for (const char* bad : {"lesson=0", "lesson=16", "lesson=", "lesson=5x", "lesson=-1"}) {
        CAPTURE(bad);
        const app::Parameters parameters = app::readParameters(bad);
        CHECK_FALSE(parameters.lesson);
        CHECK(parameters.warnings.size() == 1);
    }
}

TEST_CASE("the address opens the first lesson that has not been done", "[lessons]") {
    const auto opened = [](const std::string& done) {
        Table table({.query = "lesson=next", .texts = {{progressKey, done}}});
        return table.session.lesson().title;
    };
    CHECK(opened("").starts_with("1. "));
    CHECK(opened("1 2 4").starts_with("3. "));
    CHECK(opened("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15").starts_with("1. "));
}

TEST_CASE("progress is read as it was written, and what is no lesson is passed over", "[lessons]") {
    app::Progress progress;
    CHECK(progress.isEmpty());
    for (const int lesson : {1, 10, 15}) progress.finish(lesson);
    CHECK(app::writeProgress(progress) == "1 10 15");
    CHECK(app::readProgress("1 10 15") == progress);
    CHECK(app::readProgress("15 0 99 x 10 -3 1 ") == progress);
    CHECK(app::readProgress("") == app::Progress());
    CHECK_FALSE(progress.isComplete());
    for (int lesson = 1; lesson <= app::lessonCount; ++lesson) progress.finish(lesson);
    CHECK(progress.isComplete());
}

TEST_CASE("two sessions with one storage keep what both have learned", "[lessons]") {
    Table table({.query = "motion=off", .texts = {{progressKey, "3"}}});
    table.session.openLesson(1);
    table.storage.texts[progressKey] = "3 12";
    for (std::size_t i = 0; i < 3; ++i) {
        solve(table, stepOf(1, i));
        table.session.stepOnInLesson();
    }
    CHECK(table.storage.texts[progressKey] == "1 3 12");
    table.session.openLearn();
    CHECK(table.session.isLessonDone(1));
    CHECK_FALSE(table.session.isLessonDone(2));
}

TEST_CASE("lessons are offered after a first game that was lost, once, to who has done none",
          "[lessons]") {
    const auto offered = [](const Opening& opening) {
        Table table(opening);
        table.session.resign();
        return !table.view().farewell.lessons.empty();
    };
    CHECK(offered({}));
    CHECK_FALSE(offered({.query = "opponent=person"}));
    CHECK_FALSE(offered({.texts = {{progressKey, "1"}}}));
    Table table;
    table.session.resign();
    table.session.rematch();
    table.session.resign();
    CHECK(table.view().farewell.lessons.empty());
}
