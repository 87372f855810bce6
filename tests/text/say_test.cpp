// Messages with arguments and plurals, in every language.
#include "text/say.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;
using text::Language;
using text::Msg;
using text::say;

namespace {

const Language english = *text::languageFor("en");
const Language spanish = *text::languageFor("es");
const Language polish = *text::languageFor("pl");

std::string stones(Language language, int n) {
    return say(language, Msg::Stones, {{"n", n}});
}

}  // namespace

TEST_CASE("a message is said in the language asked for", "[text]") {
    CHECK(say(english, Msg::TurnYou) == "Your turn.");
    CHECK(say(spanish, Msg::TurnYou) == "Te toca.");
    CHECK(say(polish, Msg::TurnYou) == "Twoja kolej.");
}

TEST_CASE("arguments go where their names stand, in any order", "[text]") {
    CHECK(say(english, Msg::StatusLevel, {{"level", 2}, {"rules", "Traditional"}})
          == "Traditional · level 2");
    CHECK(say(english, Msg::StonesOfSide, {{"side", "{n}"}, {"n", 3}}) == "{n}: 3 stones");
}

TEST_CASE("English and Spanish have a form for one and a form for all else", "[text]") {
    for (const int n : {0, 2, 5, 11, 21, 101, 255}) {
        CAPTURE(n);
        CHECK(stones(english, n) == std::to_string(n) + " stones");
        CHECK(stones(spanish, n) == std::to_string(n) + " piedras");
    }
    CHECK(stones(english, 1) == "1 stone");
    CHECK(stones(spanish, 1) == "1 piedra");
}

TEST_CASE("Polish has a form for one, for few and for many", "[text]") {
    CHECK(stones(polish, 1) == "1 kamień");
    for (const int n : {2, 3, 4, 22, 23, 24, 32, 102, 104, 122, 254}) {
        CAPTURE(n);
        CHECK(stones(polish, n) == std::to_string(n) + " kamienie");
    }
    for (const int n : {0, 5, 10, 11, 12, 13, 14, 19, 21, 25, 100, 101, 111, 112, 113, 114, 121}) {
        CAPTURE(n);
        CHECK(stones(polish, n) == std::to_string(n) + " kamieni");
    }
}

TEST_CASE("every message can be said in every language, with nothing left to fill in", "[text]") {
    for (std::size_t index = 0; index < text::languages().size(); ++index) {
        const auto language = static_cast<Language>(index);
        CAPTURE(text::infoOf(language).code);
        for (int message = 0; message < text::messageCount; ++message) {
            CAPTURE(message);
            // 1, 2 and 5 ask for every form of every language here.
            for (const int n : {1, 2, 5}) {
                const std::string said = say(language, static_cast<Msg>(message),
                                             {{"n", n},
                                              {"count", 3},
                                              {"level", 4},
                                              {"percent", 150},
                                              {"most", 255},
                                              {"story", "e2"},
                                              {"words", "e2"},
                                              {"house", "e2"},
                                              {"inner", "e3"},
                                              {"outer", "e4"},
                                              {"facing", "f3"},
                                              {"side", "North"},
                                              {"other", "South"},
                                              {"own", 30},
                                              {"others", 26},
                                              {"south", 30},
                                              {"north", 26},
                                              {"rules", "Traditional"},
                                              {"outcome", "ends in e2"},
                                              {"number", 12},
                                              {"moves", "d4 f1"},
                                              {"score", "+3.4"},
                                              {"played", "c2"},
                                              {"better", "g1"},
                                              {"low", 3},
                                              {"lowest", "−2.0"},
                                              {"high", 9},
                                              {"highest", "+7.1"},
                                              {"won", 3},
                                              {"lost", 2},
                                              {"drawn", 1},
                                              {"row", 2},
                                              {"houses", "a1 2"},
                                              {"lesson", "3. Capture"},
                                              {"step", 2},
                                              {"best", 4},
                                              {"name", "e2"},
                                              {"about", "e2"},
                                              {"day", "30 Nov"},
                                              {"outersouth", "2, 0"},
                                              {"innersouth", "2, 0"},
                                              {"innernorth", "2, 0"},
                                              {"outernorth", "2, 0"},
                                              {"line", 4},
                                              {"move", "3. g1"},
                                              {"language", "Polski"}});
                CHECK_FALSE(said.empty());
                CHECK(said.find_first_of("{}") == std::string::npos);
                CHECK(said.find('\t') == std::string::npos);
            }
        }
    }
}

TEST_CASE("the forms of a plural differ from each other", "[text]") {
    for (std::size_t index = 0; index < text::languages().size(); ++index) {
        const auto language = static_cast<Language>(index);
        CAPTURE(text::infoOf(language).code);
        CHECK(stones(language, 1).substr(1) != stones(language, 2).substr(1));
    }
}
