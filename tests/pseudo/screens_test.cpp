// Every screen in a language whose texts are twice as long as English and accented throughout:
// nothing is cut off, nothing lies over something else, nothing is untranslated.
#include "app/lessons.hpp"
#include "app/puzzle_book.hpp"
#include "headless.hpp"
#include "ink.hpp"

#include "text/say.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace kiela;
using namespace kiela::tests;
using ui::semantics::Role;

namespace {

void takeOut(std::string& words, std::string_view name) {
    if (const auto at = words.find(name); at != std::string::npos) words.erase(at, name.size());
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
}

/// Whether no word has a vowel without an accent. The languages' own names and that of the game are
/// no words of a language, nor are letters that stand alone: files and houses.
bool isTranslated(std::string words) {
    for (std::size_t index = 0; index + 1 < text::languages().size(); ++index)
        takeOut(words, text::infoOf(static_cast<text::Language>(index)).name);
    takeOut(words, "Kiela");
    words = ' ' + words + ' ';
    for (std::size_t at = words.find_first_of("aeiouAEIOU"); at != std::string::npos;
         at = words.find_first_of("aeiouAEIOU", at + 1))
        if (isLetter(words[at - 1]) || isLetter(words[at + 1])) return false;
    return true;
}

void checkWords(const Headless& screen) {
    for (const Seen& each : screen.seen.nodes)
        for (const std::string& words : {each.name, each.description, each.label}) {
            CAPTURE(words, static_cast<int>(each.node.role));
            if (!isTranslated(words)) FAIL_CHECK("untranslated");
        }
}

void checkLetters(const Headless& screen) {
    const std::string fault =
        faultOfLetters(lettersSeen(), screen.surface.width, screen.surface.height);
    if (!fault.empty()) FAIL_CHECK(fault);
}

const text::Language language = *text::languageFor("qps");

std::string say(text::Msg message) {
    return text::say(language, message);
}

/// How a screen is reached: what is in the address and kept, and what is pressed one after the
/// other.
struct Place {
    const char* name;
    std::vector<text::Msg> buttons{};
    const char* query = "";
    const char* kept = "";
};

/// What there is to be read where games have been played.
const std::string pastGames = "version=1\n"
                              "day=2026-11-29\n"
                              "game=traditional 1 south south start\n"
                              "moves=g1 d4\n"
                              "resigned=south\n"
                              "day=2026-11-28\n"
                              "game=tournament person south north start\n"
                              "moves=d4\n"
                              "end=\n";
const std::string results = "traditional 1=5 2 1 2 4\ntournament 6=0 1 0 -1 0\n";

const std::vector<Place> places = {
    {"game", {}},
    {"menu", {text::Msg::ButtonMenu}},
    {"new game", {text::Msg::ButtonMenu, text::Msg::ButtonNewGame}},
    {"rules", {text::Msg::ButtonMenu, text::Msg::ButtonRules}},
    {"settings", {text::Msg::ButtonMenu, text::Msg::ButtonSettings}},
    {"language", {text::Msg::ButtonLanguage}},
    {"analysis", {text::Msg::ButtonMenu, text::Msg::ButtonAnalysis}},
    {"arranging", {text::Msg::ButtonMenu, text::Msg::ArrangeTitleEditor}},
    {"what is kept", {text::Msg::ButtonMenu, text::Msg::ButtonKept}},
    {"erasing", {text::Msg::ButtonMenu, text::Msg::ButtonKept, text::Msg::ButtonErase}},
    {"lessons", {text::Msg::ButtonMenu, text::Msg::ButtonLearn}},
    {"puzzles", {text::Msg::ButtonMenu, text::Msg::ButtonPuzzles}},
    {"resign", {text::Msg::ButtonMenu, text::Msg::ButtonResign}},
    {"share", {text::Msg::ButtonMenu, text::Msg::ButtonShare}, "&opponent=person&game=g1.d4"},
    {"open", {text::Msg::ButtonMenu, text::Msg::ButtonOpen}},
    {"by link", {}, "&opponent=link"},
    {"by link, a move has come", {}, "&opponent=link&side=north&game=g1"},
    {"face to face", {}, "&opponent=person", "seating=face\n"},
    {"face to face, the menu", {text::Msg::ButtonMenu}, "&opponent=person", "seating=face\n"},
};

Opening openingOf(const Place& place, const std::string& kept) {
    return {.query = std::string("motion=off&lang=qps") + place.query,
            .kept = kept + place.kept,
            .canShare = true,
            .texts = {{"kiela.past", pastGames}, {"kiela.results.1", results}}};
}

/// Checks what is seen, and all of a page that scrolls.
void checkScreen(Headless& screen) {
    checkWords(screen);
    checkLetters(screen);
    const Seen* page = nullptr;
    for (const Seen& each : screen.seen.nodes)
        if (each.node.role == Role::Page) page = &each;
    if (page == nullptr) return;
    const ui::semantics::Node node = page->node;
    for (float at = node.height; at < node.extent; at += node.height) {
        screen.scroll(node.id, at);
        CAPTURE(at);
        checkLetters(screen);
    }
}

}  // namespace

TEST_CASE("every screen in the pseudo-language is whole and translated", "[pseudo]") {
    constexpr Size sizes[] = {{360, 640}, {640, 360}, {768, 1024}, {1280, 800}};
    for (const char* kept : {"learned=1\n", "learned=1\ntext=200\n"}) {
        for (const Size size : sizes) {
            for (const Place& place : places) {
                CAPTURE(kept, size.width, size.height, place.name);
                Headless screen(openingOf(place, kept), size.width, size.height);
                screen.table.session.puzzlesCame(FakeLibrary::puzzles());
                for (const text::Msg button : place.buttons) screen.press(say(button));
                checkScreen(screen);
            }
        }
    }
}

TEST_CASE("the moves of a game in the pseudo-language are whole and translated", "[pseudo]") {
    constexpr Size sizes[] = {{360, 640}, {640, 360}, {768, 1024}, {1280, 800}};
    for (const char* kept : {"learned=1\n", "learned=1\ntext=200\n"}) {
        for (const Size size : sizes) {
            CAPTURE(kept, size.width, size.height);
            Headless screen(
                {.query = "motion=off&lang=qps&opponent=person&game=g1.d4.h2.c4", .kept = kept},
                size.width, size.height);
            const std::string moves = say(text::Msg::ButtonMoves);
            if (screen.find(Role::Button, moves) == nullptr)
                screen.press(say(text::Msg::ButtonMenu));
            screen.press(moves);
            checkScreen(screen);
            REQUIRE(screen.first(Role::Option) != nullptr);
            screen.activate(screen.first(Role::Option)->node.id);
            checkScreen(screen);
        }
    }
}

TEST_CASE("what is wrong with a pasted game is told in the pseudo-language, whole", "[pseudo]") {
    Headless screen(quickly("lang=qps"), 360, 640);
    for (const char* text : {"[Rules \"x\"]", "1. g1 g1", "1. x9", "1,2 s"}) {
        CAPTURE(text);
        screen.receive(text);
        REQUIRE(screen.dialog() == say(text::Msg::ButtonOpen));
        checkScreen(screen);
        screen.cancel();
    }
}

TEST_CASE("the end of a game in the pseudo-language is whole and translated", "[pseudo]") {
    // South's f2 captures the last stone, or is the hundredth move without a capture.
    for (const char* position :
         {"0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0,0,0+s",
          "0,0,0,0,0,0,0,0,0,0/0,0,1,0,0,0,0,0,0,0/0,0,0,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0,0,0+s+99"}) {
        for (const char* kept : {"learned=1\n", "learned=1\ntext=200\n"}) {
            CAPTURE(position, kept);
            Headless screen(
                {.query = std::string("motion=off&lang=qps&position=") + position, .kept = kept},
                360, 640);
            screen.activate(screen.cell("f2").node.id);
            REQUIRE(screen.first(Role::Dialog) != nullptr);
            checkScreen(screen);
        }
    }
}

TEST_CASE("a move in the pseudo-language is told whole and translated", "[pseudo]") {
    for (const char* query : {"lang=qps", "lang=qps&opponent=person", "lang=qps&opponent=link"}) {
        Headless screen(quickly(query), 360, 640);
        screen.activate(screen.cell("g1").node.id);
        checkScreen(screen);
        for (const std::string& sentence : screen.seen.announcements) {
            CAPTURE(sentence);
            CHECK(isTranslated(sentence));
        }
    }
}

TEST_CASE("lessons in the pseudo-language are whole and translated", "[pseudo]") {
    constexpr Size sizes[] = {{360, 640}, {640, 360}, {1280, 800}};
    for (const char* kept : {"learned=1\n", "learned=1\ntext=200\n"}) {
        for (const Size size : sizes) {
            Headless screen({.query = "motion=off&lang=qps&lesson=1", .kept = kept}, size.width,
                            size.height);
            for (const app::Lesson& lesson : app::lessons()) {
                for (const app::Step& step : lesson.steps) {
                    screen.settle();
                    CAPTURE(kept, size.width, size.height, step.position, step.house);
                    checkScreen(screen);
                    // A house that does something else, three times: with all the help there is.
                    const rules::House solution = *app::solutionOf(step);
                    for (const Seen& cell : screen.all(Role::Cell)) {
                        const auto house = rules::houseNamed(cell.name.substr(0, 2));
                        const bool wrong = !step.reached(app::tryHouse(step.game(), *house), step);
                        if (!wrong || cell.is(ui::semantics::Disabled)) continue;
                        for (int i = 0; i < 3; ++i) screen.activate(cell.node.id);
                        checkScreen(screen);
                        break;
                    }
                    screen.activate(screen.cell(rules::nameOf(solution)).node.id);
                    checkScreen(screen);
                    screen.press(say(text::Msg::LessonNext));
                }
            }
        }
    }
}

TEST_CASE("puzzles in the pseudo-language are whole and translated", "[pseudo]") {
    constexpr Size sizes[] = {{360, 640}, {640, 360}, {1280, 800}};
    app::PuzzleBook book;
    book.take(FakeLibrary::puzzles());
    for (const char* kept : {"learned=1\n", "learned=1\ntext=200\n"}) {
        for (const Size size : sizes) {
            Headless screen({.query = "motion=off&lang=qps&puzzle=daily", .kept = kept}, size.width,
                            size.height);
            for (const char* file : {"", "?"}) {
                screen.settle();
                checkScreen(screen);
                screen.table.session.puzzlesCame(file);
            }
            screen.settle();
            checkScreen(screen);
            // A large capture, wins and a defence.
            for (const int number : {1, 2, 3, 240, 144}) {
                const engine::Puzzle& puzzle = book.puzzle(number);
                screen.table.session.puzzlesCame(FakeLibrary::puzzles());
                screen.settle();
                screen.table.session.openPuzzle(number);
                screen.settle();
                CAPTURE(kept, size.width, size.height, number);
                checkScreen(screen);
                const rules::House solution = puzzle.solution.front();
                for (const Seen& cell : screen.all(Role::Cell)) {
                    if (cell.name.starts_with(rules::nameOf(solution))
                        || cell.is(ui::semantics::Disabled))
                        continue;
                    for (int i = 0; i < 3; ++i) screen.activate(cell.node.id);
                    checkScreen(screen);
                    break;
                }
                screen.activate(screen.cell(rules::nameOf(solution)).node.id);
                checkScreen(screen);
            }
        }
    }
}

TEST_CASE("letters are found in what is drawn, and faults among them", "[pseudo]") {
    const Headless screen(quickly("lang=qps"));
    CHECK(lettersSeen().size() > 50);
    const Glyph a{10, 10, 20, 20, 0, 0, 100, 100};
    Glyph b = a;
    CHECK(faultOfLetters({a, b}, 100, 100) != "");
    b.left += 10;
    b.right += 10;
    CHECK(faultOfLetters({a, b}, 100, 100) == "");
    b.clipRight = 25;
    CHECK(faultOfLetters({a, b}, 100, 100) != "");
}
