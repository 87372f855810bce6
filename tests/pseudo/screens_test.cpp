// Every screen in a language whose texts are twice as long as English and accented throughout:
// nothing is cut off, nothing lies over something else, nothing is untranslated.
#include "app/lessons.hpp"
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

/// How a screen is reached from the game: what is pressed one after the other.
struct Place {
    const char* name;
    std::vector<text::Msg> buttons;
};

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
    {"lessons", {text::Msg::ButtonMenu, text::Msg::ButtonLearn}},
    {"resign", {text::Msg::ButtonMenu, text::Msg::ButtonResign}},
};

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
        const Opening opening{.query = "motion=off&lang=qps", .kept = kept};
        for (const Size size : sizes) {
            for (const Place& place : places) {
                CAPTURE(kept, size.width, size.height, place.name);
                Headless screen(opening, size.width, size.height);
                for (const text::Msg button : place.buttons) screen.press(say(button));
                checkScreen(screen);
            }
        }
    }
}

TEST_CASE("the end of a game in the pseudo-language is whole and translated", "[pseudo]") {
    const std::string almostWon =
        "0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0,0,0 s";
    Headless screen(quickly("lang=qps&position=" + almostWon), 360, 640);
    screen.activate(screen.cell("f2").node.id);
    REQUIRE(screen.first(Role::Dialog) != nullptr);
    checkScreen(screen);
}

TEST_CASE("a move in the pseudo-language is told whole and translated", "[pseudo]") {
    for (const char* query : {"lang=qps", "lang=qps&opponent=person"}) {
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
