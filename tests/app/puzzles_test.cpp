// Puzzles: the one of the day, what is kept of them, how they are solved, and where they come from.
#include "app/daily.hpp"
#include "app/parameters.hpp"
#include "app/puzzle_book.hpp"
#include "app/puzzle_record.hpp"
#include "app/solving.hpp"
#include "engine/proof.hpp"
#include "fakes.hpp"
#include "text/say.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace kiela;
using namespace kiela::tests;
using app::Loan;
using app::PuzzleBook;
using app::PuzzleRecord;
using engine::Theme;
using rules::House;
using text::Msg;

namespace {

constexpr const char* recordKey = "kiela.puzzles.1";

int day(std::string_view date) {
    return app::dayOf(date).value();
}

const PuzzleBook& book() {
    static const PuzzleBook filled = [] {
        PuzzleBook book;
        book.take(FakeLibrary::puzzles());
        return book;
    }();
    return filled;
}

/// The first puzzle of a theme, and one that is as good as solved.
int numberOf(Theme theme) {
    for (int number = 1; number <= app::puzzleCount; ++number)
        if (book().puzzle(number).theme == theme) return number;
    FAIL("there is none");
    return 0;
}

House solution(int number) {
    return book().puzzle(number).solution.front();
}

House mistake(const rules::Game& game, int movesLeft) {
    const rules::MoveList right = engine::winningMoves(game, movesLeft);
    for (const House house : game.legalMoves())
        if (std::find(right.begin(), right.end(), house) == right.end()) return house;
    FAIL("every move is right");
    return {};
}

/// A move that is not the one to be found.
House mistake(int number) {
    const engine::Puzzle& puzzle = book().puzzle(number);
    for (const House house : rules::Game(puzzle.rules, puzzle.position).legalMoves())
        if (house != puzzle.solution.front()) return house;
    FAIL("there is one move only");
    return {};
}

/// A table at which the puzzles lie.
struct Desk : Table {
    explicit Desk(Opening opening = {}) : Table(withoutMotion(std::move(opening))) {
        session.openPuzzles();
        session.puzzlesCame(FakeLibrary::puzzles());
    }

    static Opening withoutMotion(Opening opening) {
        opening.query += "&motion=off";
        return opening;
    }

    void open(int number) { session.openPuzzle(number); }
    const app::LessonView& puzzle() const { return session.lesson(); }
    void touch(House house) {
        session.touchInLesson(house);
        while (puzzle().moving) session.advance(0.1);
    }
    /// Solves the puzzle that is open.
    void solve(int number) {
        open(number);
        for (std::size_t i = 0; i < book().puzzle(number).solution.size(); i += 2)
            touch(book().puzzle(number).solution[i]);
        REQUIRE(puzzle().reached);
    }
    PuzzleRecord record() { return app::readPuzzleRecord(storage.texts[recordKey]); }
};

std::string english(Msg message, std::initializer_list<text::Argument> arguments = {}) {
    return text::say(*text::languageFor("en"), message, arguments);
}

}  // namespace

// ---- The day's puzzle

TEST_CASE("days are counted over the ends of months and years", "[puzzles]") {
    CHECK(day("1970-01-01") == 0);
    CHECK(day("2026-11-30") == 20787);
    for (const auto& [before, after] :
         std::vector<std::pair<const char*, const char*>>{{"2026-11-30", "2026-12-01"},
                                                          {"2026-12-31", "2027-01-01"},
                                                          {"2027-02-28", "2027-03-01"},
                                                          {"2028-02-28", "2028-02-29"},
                                                          {"2028-02-29", "2028-03-01"},
                                                          {"2100-02-28", "2100-03-01"}}) {
        CAPTURE(before);
        CHECK(day(before) + 1 == day(after));
    }
    for (const char* none : {"", "2026", "2026-13-01", "2026-00-10", "2027-02-29", "2026-04-31",
                             "2026-11-", "2026-11-1x", "x-1-1", "1969-12-31", "-1-1-1"}) {
        CAPTURE(none);
        CHECK_FALSE(app::dayOf(none));
    }
}

TEST_CASE("every day has its puzzle, easy on Mondays and hard on Sundays", "[puzzles]") {
    const int monday = day("2026-11-30");
    CHECK(app::dailyPuzzle(monday) == 21);
    for (int week = 0; week < 40; ++week) {
        CHECK(book().puzzle(app::dailyPuzzle(monday + 7 * week)).difficulty == engine::easiest);
        CHECK(book().puzzle(app::dailyPuzzle(monday + 7 * week + 6)).difficulty == engine::hardest);
    }
}

TEST_CASE("a puzzle comes again as a daily one after 34 weeks, and all of them come", "[puzzles]") {
    std::set<int> seen;
    const int first = day("2026-01-01");
    for (int i = 0; i < 34 * 7; ++i) CHECK(seen.insert(app::dailyPuzzle(first + i)).second);
    for (int i = 34 * 7; i < 36 * 7; ++i) seen.insert(app::dailyPuzzle(first + i));
    CHECK(seen.size() == app::puzzleCount);
    CHECK(*seen.begin() == 1);
    CHECK(*seen.rbegin() == app::puzzleCount);
}

// ---- What is kept

TEST_CASE("days in a row are counted over the end of a year, and a gap ends them", "[puzzles]") {
    PuzzleRecord record;
    CHECK(record.row(day("2026-12-30")) == 0);
    for (const char* date : {"2026-12-30", "2026-12-31", "2027-01-01"}) {
        record.solveDaily(day(date));
        // Once a day.
        record.solveDaily(day(date));
    }
    CHECK(record.row(day("2027-01-01")) == 3);
    CHECK(record.isDailySolved(day("2027-01-01")));
    // The next day still waits for its puzzle.
    CHECK(record.row(day("2027-01-02")) == 3);
    CHECK_FALSE(record.isDailySolved(day("2027-01-02")));
    CHECK(record.row(day("2027-01-03")) == 0);
    record.solveDaily(day("2027-01-03"));
    CHECK(record.row(day("2027-01-03")) == 1);
    CHECK(record.best() == 3);
}

TEST_CASE("who travels to the west keeps the days; a clock that was wrong is forgiven",
          "[puzzles]") {
    PuzzleRecord record;
    const int today = day("2026-11-30");
    record.solveDaily(today);
    record.solveDaily(today + 1);
    record.solveDaily(today);
    CHECK(record.row(today) == 2);
    CHECK(record.isDailySolved(today + 1));
    record.solveDaily(today + 1000);
    CHECK(record.row(today + 2) == 0);
    record.solveDaily(today + 2);
    CHECK(record.row(today + 2) == 1);
    CHECK(record.best() == 2);
}

TEST_CASE("a day whose solution was shown does not count any more", "[puzzles]") {
    PuzzleRecord record;
    const int today = day("2026-11-30");
    record.spoil(today);
    record.solveDaily(today);
    CHECK(record.row(today) == 0);
    record.solveDaily(today + 1);
    CHECK(record.row(today + 1) == 1);
    // Once it is solved it stays so.
    record.spoil(today + 1);
    CHECK(record.row(today + 1) == 1);
}

TEST_CASE("what is kept is read as it was written, and what is damaged is passed over",
          "[puzzles]") {
    PuzzleRecord record;
    CHECK(app::readPuzzleRecord("") == record);
    CHECK(app::readPuzzleRecord(app::writePuzzleRecord(record)) == record);
    for (const int puzzle : {1, 12, 240}) record.solve(puzzle);
    record.solveDaily(20787);
    record.spoil(20788);
    const std::string text = app::writePuzzleRecord(record);
    CHECK(text == "20787 1 1 20788 1 12 240");
    CHECK(app::readPuzzleRecord(text) == record);
    CHECK(app::readPuzzleRecord("20787 1 1 20788 240 0 x 12 241 -3  1 999999999999999999999")
          == record);
    PuzzleRecord withoutDays;
    withoutDays.solve(3);
    for (const char* damaged : {"-2 0 0 -2 3", "x y z - 3", "20787 5 2 x 3", "20787 0 0 x 3",
                                "-5 1 1 -5 3", "20787 99999999999 99999999999 x 3"}) {
        CAPTURE(damaged);
        CHECK(app::readPuzzleRecord(damaged) == withoutDays);
    }
    // Part of it, and any byte of it another one: something is read, and can be written.
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string other = text;
        other[i] = '\xff';
        for (const std::string& damaged : {text.substr(0, i), other}) {
            const PuzzleRecord read = app::readPuzzleRecord(damaged);
            CHECK(app::readPuzzleRecord(app::writePuzzleRecord(read)) == read);
        }
    }
}

// ---- The file

TEST_CASE("the file of puzzles is read whole, and nothing else is", "[puzzles]") {
    CHECK(book().state() == Loan::Ready);
    const std::string& whole = FakeLibrary::puzzles();
    const auto stateOf = [](std::string_view text) {
        PuzzleBook book;
        book.take(text);
        return book.state();
    };
    using enum Loan;
    CHECK(stateOf("") == Missing);
    CHECK(stateOf("<!doctype html>") == Damaged);
    CHECK(stateOf(whole.substr(0, whole.size() / 2)) == Damaged);
    CHECK(stateOf(whole + whole) == Damaged);
    const std::size_t line = whole.find('\n') + 1;
    CHECK(stateOf(whole.substr(line)) == Damaged);
    // A move that cannot be played, and North's turn.
    const auto changed = [&](std::string_view from, std::string_view to) {
        std::string text = whole;
        return text.replace(text.find(from), from.size(), to);
    };
    CHECK(stateOf(changed("capture 1 traditional b2", "capture 1 traditional b3")) == Damaged);
    CHECK(stateOf(changed(" s\n", " n\n")) == Damaged);
}

TEST_CASE("they are asked for once a move has been made, once", "[puzzles]") {
    Table table({.query = "motion=off&opponent=person"});
    CHECK(table.library.asked == 0);
    table.play("g1");
    CHECK(table.library.asked == 1);
    table.session.puzzlesCame(FakeLibrary::puzzles());
    table.play("d4");
    table.session.takeAnnouncements();
    table.session.openPuzzles();
    CHECK(table.library.asked == 1);
    CHECK(table.session.puzzles().state() == Loan::Ready);
    CHECK(table.session.takeAnnouncements().empty());
}

TEST_CASE("puzzles that do not come are asked for again, and it is said to who waits",
          "[puzzles]") {
    Table table({.query = "lang=en"});
    // Nobody has asked for them by name.
    table.play("g1");
    table.session.takeAnnouncements();
    table.session.puzzlesCame("");
    CHECK(table.session.takeAnnouncements().empty());
    table.session.openPuzzles();
    CHECK(table.library.asked == 2);
    CHECK(app::loanNotice(table.session.puzzles().state(), table.session.language())
          == english(Msg::LaterLoading));
    table.session.puzzlesCame("");
    CHECK(table.session.takeAnnouncements()
          == std::vector<std::string>{english(Msg::LaterMissing)});
    table.session.fetchPuzzles();
    table.session.puzzlesCame("<!doctype html>");
    CHECK(table.session.takeAnnouncements()
          == std::vector<std::string>{english(Msg::LaterDamaged)});
    table.session.openPuzzle(1);
    CHECK_FALSE(table.session.isSolving());
    table.session.fetchPuzzles();
    table.session.puzzlesCame(FakeLibrary::puzzles());
    CHECK(app::loanNotice(table.session.puzzles().state(), table.session.language()).empty());
    table.session.openPuzzle(1);
    CHECK(table.session.isSolving());
}

TEST_CASE("the address opens a puzzle once they are there", "[puzzles]") {
    Table table({.query = "lang=en&puzzle=12"});
    CHECK(table.library.asked == 1);
    CHECK(table.session.arePuzzlesOpen());
    CHECK_FALSE(table.session.isSolving());
    table.session.puzzlesCame(FakeLibrary::puzzles());
    REQUIRE(table.session.isSolving());
    CHECK(table.session.lesson().title == "Puzzle 12 · Traditional");

    Table daily({.query = "lang=en&puzzle=daily"});
    daily.session.puzzlesCame(FakeLibrary::puzzles());
    CHECK(daily.session.lesson().title.starts_with("Today’s puzzle · "));
    // Whoever does not wait for it gets the game.
    Table left({.query = "puzzle=12"});
    left.session.closePuzzles();
    left.session.puzzlesCame(FakeLibrary::puzzles());
    CHECK_FALSE(left.session.isSolving());
    for (const char* bad : {"puzzle=0", "puzzle=241", "puzzle=", "puzzle=5x", "puzzle=-1",
                            "puzzle=Today", "puzzle=12 13"}) {
        CAPTURE(bad);
        const app::Parameters parameters = app::readParameters(bad);
        CHECK_FALSE(parameters.puzzle);
        CHECK(parameters.warnings.size() == 1);
    }
}

// ---- Solving

TEST_CASE("every puzzle is solved by its own line", "[puzzles]") {
    Desk desk({.query = "lang=en"});
    for (int number = 1; number <= app::puzzleCount; ++number) {
        CAPTURE(number);
        desk.solve(number);
        CHECK(desk.puzzle().words().starts_with(english(Msg::LessonDone)));
        CHECK(desk.puzzle().choices.empty());
        CHECK(desk.record().isSolved(number));
    }
}

TEST_CASE("a wrong move is shown, its reason is told once, and it is taken back", "[puzzles]") {
    Table table({.query = "lang=en&opponent=person"});
    table.session.openPuzzles();
    table.session.puzzlesCame(FakeLibrary::puzzles());
    const int number = numberOf(Theme::Capture);
    table.session.openPuzzle(number);
    CHECK(table.session.lesson().task == english(Msg::PuzzleQuestionCapture));
    const auto before = table.session.lesson().board.stones;
    const House wrong = mistake(number);
    table.session.takeAnnouncements();
    table.session.touchInLesson(wrong);
    REQUIRE(table.session.lesson().moving);
    CHECK(table.session.wakeAfter() == 0);
    while (table.session.lesson().moving) table.session.advance(0.1);
    CHECK(table.session.wakeAfter() > 1e9);
    CHECK(table.session.lesson().board.stones == before);
    CHECK(table.session.lesson().caption.starts_with(rules::nameOf(wrong) + ": "));
    CHECK(table.session.lesson().caption.ends_with(english(Msg::LessonHintMore)));
    const auto told = table.session.takeAnnouncements();
    REQUIRE(told.size() == 1);
    CHECK(told.front() == table.session.lesson().words());
    // The game has waited.
    table.session.closeLesson();
    CHECK(table.moves().empty());
    CHECK_FALSE(table.session.isSolving());
}

TEST_CASE("what is said of a wrong move is true", "[puzzles]") {
    Desk desk({.query = "lang=en"});
    for (int number = 1; number <= app::puzzleCount; ++number) {
        CAPTURE(number);
        const engine::Puzzle& puzzle = book().puzzle(number);
        const rules::Game game(puzzle.rules, puzzle.position);
        const app::Try best = app::tryHouse(game, solution(number));
        for (const House house : game.legalMoves()) {
            if (house == solution(number)) continue;
            desk.open(number);
            desk.touch(house);
            const std::string& caption = desk.puzzle().caption;
            const app::Try attempt = app::tryHouse(game, house);
            CAPTURE(caption);
            REQUIRE_FALSE(desk.puzzle().reached);
            if (caption.ends_with(english(Msg::LessonHintMore)))
                CHECK(attempt.captured < best.captured);
            else if (caption.ends_with(
                         english(Msg::PuzzleHintReply, {{"n", attempt.replyCaptures}})))
                CHECK(attempt.replyCaptures >= 3);
            else if (caption.ends_with(english(Msg::PuzzleHintWin)))
                CHECK(engine::movesToWin(puzzle.theme) > 0);
            else
                CHECK(caption.ends_with(english(Msg::PuzzleHintLost)));
        }
    }
}

TEST_CASE("a defence that is not about stones keeps the opponent from a forced win", "[puzzles]") {
    int checked = 0;
    for (int number = 1; number <= app::puzzleCount && checked < 4; ++number) {
        const engine::Puzzle& puzzle = book().puzzle(number);
        if (puzzle.theme != Theme::Defence) continue;
        app::Solving solving(number, puzzle);
        solving.touch(mistake(number), {.tempo = 0});
        const app::Try& attempt = *solving.lastTry();
        if (attempt.replyCaptures - attempt.captured >= solving.lossAtBest() + 5) continue;
        CAPTURE(number);
        rules::Game game = solving.game();
        game.play(attempt.house);
        CHECK(engine::movesToWin(game, 3) > 0);
        ++checked;
    }
    CHECK(checked > 0);
}

TEST_CASE("in a win the opponent answers by the line, and the next move is asked for",
          "[puzzles]") {
    Table table({.query = "lang=en"});
    table.session.openPuzzles();
    table.session.puzzlesCame(FakeLibrary::puzzles());
    const int number = numberOf(Theme::Win2);
    const auto& line = book().puzzle(number).solution;
    table.session.openPuzzle(number);
    CHECK(table.session.lesson().task == english(Msg::PuzzleQuestionWin, {{"n", 2}}));
    CHECK_FALSE(table.session.lesson().canGoBack);
    table.session.takeAnnouncements();
    table.session.touchInLesson(line[0]);
    double seconds = 0;
    while (table.session.lesson().moving) {
        table.session.advance(0.05);
        seconds += 0.05;
    }
    CHECK(seconds > 2);
    const app::LessonView& view = table.session.lesson();
    CHECK_FALSE(view.reached);
    CHECK(view.lastMove == line[1]);
    CHECK(view.words().starts_with(english(Msg::LessonRight)));
    CHECK(view.task.ends_with(english(Msg::PuzzleQuestionWin, {{"n", 1}})));
    CHECK(table.session.takeAnnouncements().size() == 1);
    // It is taken back with its answer.
    REQUIRE(view.canGoBack);
    table.session.stepBackInLesson();
    CHECK(view.task == english(Msg::PuzzleQuestionWin, {{"n", 2}}));
    CHECK_FALSE(view.canGoBack);
    // A motion that is skipped goes on with the answer's.
    table.session.touchInLesson(line[0]);
    table.session.skipInLesson();
    CHECK(view.moving);
    table.session.skipInLesson();
    CHECK_FALSE(view.moving);
    table.session.touchInLesson(line[2]);
    table.session.skipInLesson();
    CHECK(view.reached);
    CHECK(table.session.lessonGame().result()->winner == rules::Winner::South);
    table.session.repeatStep();
    CHECK(table.session.lessonGame().moves().empty());
}

TEST_CASE("every move that still wins in time is right, and the opponent answers it", "[puzzles]") {
    int left = 0;
    for (int number = 1; number <= app::puzzleCount; ++number) {
        const engine::Puzzle& puzzle = book().puzzle(number);
        if (puzzle.theme != Theme::Win3) continue;
        app::Solving solving(number, puzzle);
        solving.touch(puzzle.solution[0], {.tempo = 0});
        for (const House house : engine::winningMoves(solving.game(), 2)) {
            if (house == puzzle.solution[2]) continue;
            CAPTURE(number, rules::nameOf(house));
            ++left;
            app::Solving other(number, puzzle);
            other.touch(puzzle.solution[0], {.tempo = 0});
            other.touch(house, {.tempo = 0});
            CHECK(other.isRight());
            while (!other.isReached()) other.touch(other.solution(), {.tempo = 0});
            CHECK(other.game().result()->winner == rules::Winner::South);
            CHECK(other.game().moves().size() <= 5);
        }
    }
    CHECK(left > 0);
}

TEST_CASE("a wrong move in the middle of a win is taken back to there", "[puzzles]") {
    Desk desk({.query = "lang=en"});
    const int number = numberOf(Theme::Win2);
    desk.open(number);
    desk.touch(solution(number));
    const rules::Game before = desk.session.lessonGame();
    desk.touch(mistake(before, 1));
    CHECK(desk.session.lessonGame() == before);
    CHECK(desk.puzzle().caption.ends_with(english(Msg::PuzzleHintWin)));
    CHECK_FALSE(desk.puzzle().reached);
}

TEST_CASE("after three wrong tries the solution is shown, and then it does not count",
          "[puzzles]") {
    Desk desk({.query = "lang=en"});
    const int number = app::dailyPuzzle(day(desk.calendar.leaf));
    desk.open(number);
    // What cannot be played is no try.
    for (int i = 0; i < 5; ++i) desk.touch(*rules::houseNamed("a4"));
    for (int i = 0; i < 2; ++i) desk.touch(mistake(number));
    CHECK_FALSE(desk.puzzle().hint);
    desk.touch(mistake(number));
    CHECK(desk.puzzle().hint == solution(number));
    CHECK(desk.puzzle().task.ends_with("Try " + rules::nameOf(solution(number)) + "."));
    for (std::size_t i = 0; i < book().puzzle(number).solution.size(); i += 2)
        desk.touch(book().puzzle(number).solution[i]);
    CHECK(desk.puzzle().reached);
    CHECK(desk.puzzle().words().starts_with(english(Msg::PuzzleHelped)));
    CHECK_FALSE(desk.record().isSolved(number));
    // From its beginning it is the same; opened anew it counts, but not as the day's.
    desk.session.repeatStep();
    desk.touch(solution(number));
    CHECK_FALSE(desk.record().isSolved(number));
    desk.solve(number);
    CHECK(desk.record().isSolved(number));
    CHECK_FALSE(desk.record().isDailySolved(day(desk.calendar.leaf)));
}

TEST_CASE("the day's puzzle counts once a day, and says so", "[puzzles]") {
    Desk desk({.query = "lang=en"});
    for (const char* date : {"2026-12-31", "2027-01-01", "2027-01-02"}) {
        desk.calendar.leaf = date;
        for (int i = 0; i < 2; ++i) desk.solve(app::dailyPuzzle(day(date)));
    }
    CAPTURE(desk.puzzle().caption);
    CHECK(desk.puzzle().caption.ends_with("Days in a row: 3. Best: 3."));
    // What is opened on a day belongs to it, though midnight has passed.
    desk.open(app::dailyPuzzle(day("2027-01-02")));
    desk.solve(app::dailyPuzzle(day("2027-01-02")) % 240 + 1);
    CHECK(desk.record().row(day("2027-01-02")) == 3);
    CHECK_FALSE(desk.puzzle().caption.ends_with("Best: 3."));
}

TEST_CASE("two sessions with one storage keep what both have solved", "[puzzles]") {
    Desk desk({.texts = {{recordKey, "-2 0 0 -2 3"}}});
    CHECK(desk.session.puzzleRecord().isSolved(3));
    desk.open(5);
    desk.storage.texts[recordKey] = "-2 0 0 -2 3 12";
    for (std::size_t i = 0; i < book().puzzle(5).solution.size(); i += 2)
        desk.touch(book().puzzle(5).solution[i]);
    for (const int number : {3, 5, 12}) CHECK(desk.record().isSolved(number));
}

TEST_CASE("the next puzzle is one of the same theme that is not solved", "[puzzles]") {
    PuzzleRecord record;
    const int first = numberOf(Theme::Win3);
    const int next = book().after(first, record);
    CHECK(next > first);
    CHECK(book().puzzle(next).theme == Theme::Win3);
    record.solve(next);
    CHECK(book().after(first, record) > next);
    for (int number = 1; number <= app::puzzleCount; ++number)
        if (book().puzzle(number).theme == Theme::Win3) record.solve(number);
    CHECK_FALSE(record.isSolved(book().after(first, record)));
    for (int number = 1; number <= app::puzzleCount; ++number) record.solve(number);
    CHECK(book().after(app::puzzleCount, record) == 1);
    Desk desk;
    desk.solve(first);
    CHECK(desk.session.stepOnInLesson());
    CHECK(desk.puzzle().title.find(std::to_string(next)) != std::string::npos);
}

TEST_CASE("puzzles speak in whole sentences in every language", "[puzzles]") {
    for (const text::LanguageInfo& info : text::languages()) {
        CAPTURE(info.code);
        Desk desk({.query = "lang=" + std::string(info.code)});
        for (const Theme theme : engine::allThemes) {
            const int number = numberOf(theme);
            desk.open(number);
            CHECK(isSentence(desk.puzzle().words()));
            desk.touch(mistake(number));
            CHECK(isSentence(desk.puzzle().words()));
            desk.touch(solution(number));
            CHECK(isSentence(desk.puzzle().words()));
            for (const std::string& sentence : desk.session.takeAnnouncements())
                CHECK(isSentence(sentence));
        }
    }
}
