// The address's parameters: each of the table, the encoding, and everything that can be wrong.
#include "app/parameters.hpp"

#include "drawing.hpp"
#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

using namespace kiela;
using app::Motion;
using app::ParameterInfo;
using app::Parameters;
using app::readParameters;
using app::ThemeChoice;
using app::ViewChoice;
using rules::RuleSet;
using rules::Side;
using namespace std::string_view_literals;

namespace {

std::string codeOf(const Parameters& parameters) {
    return parameters.language ? std::string(text::infoOf(*parameters.language).code) : "";
}

/// Whether nothing was asked for, or nothing of it was understood.
bool asksForNothing(const Parameters& parameters) {
    return parameters.setup == app::Setup() && !parameters.language && !parameters.motion
           && !parameters.view && !parameters.theme;
}

/// The single values that a row of the documentation names; none for a form of text.
std::vector<std::string> valuesOf(const ParameterInfo& info) {
    std::vector<std::string> values;
    std::istringstream words{std::string(info.values)};
    for (std::string part; std::getline(words, part, '`');) {
        if (!std::getline(words, part, '`')) break;
        values.push_back(part);
    }
    return values;
}

/// The table of docs/parameters.md.
std::string documentation() {
    std::string table = "| name | values (default first) | meaning |\n| --- | --- | --- |\n";
    for (const ParameterInfo& info : app::parameterTable()) {
        table += "| `" + std::string(info.name) + "` | " + std::string(info.values) + " | "
                 + std::string(info.meaning) + " |\n";
    }
    return table;
}

/// Bytes as they come.
std::string garbage(std::mt19937& random, std::size_t length) {
    constexpr std::string_view likely = "&=%?+0123456789abcdeflangrulesopponent,/";
    std::string bytes;
    for (std::size_t i = 0; i < length; ++i) {
        const auto number = random();
        bytes += number % 3 == 0 ? static_cast<char>(number >> 8)
                                 : likely[(number >> 8) % likely.size()];
    }
    return bytes;
}

}  // namespace

TEST_CASE("an address without parameters asks for nothing") {
    for (const std::string_view query : {"", "?", "&", "?&&&"}) {
        const Parameters parameters = readParameters(query);
        CAPTURE(query);
        CHECK(asksForNothing(parameters));
        CHECK(parameters.warnings.empty());
    }
}

TEST_CASE("the question mark may be there or not") {
    CHECK(readParameters("?rules=beginner").setup.rules == RuleSet::Beginner);
    CHECK(readParameters("rules=beginner").setup.rules == RuleSet::Beginner);
    CHECK(readParameters("??rules=beginner").warnings.size() == 1);
}

TEST_CASE("lang is a language of the game, in any form that a browser gives it") {
    CHECK(codeOf(readParameters("lang=pl")) == "pl");
    CHECK(codeOf(readParameters("lang=es")) == "es");
    CHECK(codeOf(readParameters("lang=en")) == "en");
    CHECK(codeOf(readParameters("lang=PL")) == "pl");
    CHECK(codeOf(readParameters("lang=es-MX")) == "es");
    for (const std::string_view query : {"lang=", "lang=de", "lang=p", "lang=polski", "lang=-"}) {
        CAPTURE(query);
        CHECK(codeOf(readParameters(query)) == "");
        CHECK(readParameters(query).warnings.size() == 1);
    }
}

TEST_CASE("rules is the name of a rule set") {
    CHECK(readParameters("rules=traditional").setup.rules == RuleSet::Traditional);
    CHECK(readParameters("rules=beginner").setup.rules == RuleSet::Beginner);
    CHECK(readParameters("rules=tournament").setup.rules == RuleSet::Tournament);
    for (const std::string_view query : {"rules=", "rules=Beginner", "rules=chess"}) {
        CAPTURE(query);
        CHECK(readParameters(query).setup.rules == RuleSet::Traditional);
        CHECK(readParameters(query).warnings.size() == 1);
    }
}

TEST_CASE("opponent is a level from 1 to 6, or a person") {
    CHECK(readParameters("").setup.opponent == 1);
    for (int level = 1; level <= 6; ++level)
        CHECK(readParameters("opponent=" + std::to_string(level)).setup.opponent == level);
    CHECK(!readParameters("opponent=person").setup.opponent);
    for (const std::string_view value : {"", "0", "7", "-1", "12", "1 ", "persona", "\xc4\x85"}) {
        const Parameters parameters = readParameters("opponent=" + std::string(value));
        CAPTURE(value);
        CHECK(parameters.setup.opponent == 1);
        CHECK(parameters.warnings.size() == 1);
    }
}

TEST_CASE("side is the visitor's, first is who begins") {
    const app::Setup north = readParameters("side=north").setup;
    CHECK(north.side == Side::North);
    CHECK(north.first == Side::South);
    const app::Setup northBegins = readParameters("first=north&side=south").setup;
    CHECK(northBegins.side == Side::South);
    CHECK(northBegins.first == Side::North);
    for (const std::string_view query : {"side=east", "first=", "side=North", "first=n"}) {
        CAPTURE(query);
        CHECK(asksForNothing(readParameters(query)));
        CHECK(readParameters(query).warnings.size() == 1);
    }
}

TEST_CASE("position is a position's text, encoded or not (rules 8)") {
    //   4 | . . . . 2 . . . . 1
    //   3 | . . . . 3 . . . . .
    //   2 | . . . . 1 . 2 . . .
    //   1 | . . . . . . . . . .
    //       a b c d e f g h i j
    const std::string text =
        "0,0,0,0,2,0,0,0,0,1/0,0,0,0,3,0,0,0,0,0/0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 n 7 12";
    const rules::Position wanted = tests::position(text);
    std::string plus, percent, everything;
    for (const char c : text) {
        plus += c == ' ' ? '+' : c;
        percent += c == ' ' ? "%20" : c == ',' ? "%2C" : c == '/' ? "%2f" : std::string(1, c);
        constexpr std::string_view digits = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(c);
        everything += {'%', digits[byte / 16], digits[byte % 16]};
    }
    for (const std::string& form : {text, plus, percent, everything}) {
        const Parameters parameters = readParameters("position=" + form);
        CAPTURE(form);
        CHECK(parameters.setup.position == wanted);
        CHECK(parameters.warnings.empty());
    }
}

TEST_CASE("a bad position is passed over") {
    for (const std::string_view value :
         {"", "2",
          "0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0+s",
          "2,2,2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0,0,0/0,0,0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2,2,2",
          "2,2,2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0,0,0/0,0,0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2,2,2+S"}) {
        const Parameters parameters = readParameters("position=" + std::string(value));
        CAPTURE(value);
        CHECK(!parameters.setup.position);
        CHECK(parameters.warnings.size() == 1);
    }
}

TEST_CASE("motion, view and theme have names") {
    CHECK(readParameters("motion=auto").motion == Motion::Auto);
    CHECK(readParameters("motion=off").motion == Motion::Off);
    CHECK(readParameters("motion=slow").motion == Motion::Slow);
    CHECK(readParameters("motion=normal").motion == Motion::Normal);
    CHECK(readParameters("motion=fast").motion == Motion::Fast);
    CHECK(!readParameters("motion=faster").motion);
    CHECK(readParameters("view=auto").view == ViewChoice::Auto);
    CHECK(readParameters("view=canvas").view == ViewChoice::Canvas);
    CHECK(readParameters("view=plain").view == ViewChoice::Plain);
    CHECK(!readParameters("view=").view);
    CHECK(readParameters("theme=auto").theme == ThemeChoice::Auto);
    CHECK(readParameters("theme=light").theme == ThemeChoice::Light);
    CHECK(readParameters("theme=dark").theme == ThemeChoice::Dark);
    CHECK(readParameters("theme=contrast").theme == ThemeChoice::Contrast);
    CHECK(!readParameters("theme=pink").theme);
}

TEST_CASE("many parameters come in any order") {
    const Parameters parameters = readParameters(
        "?view=plain&lang=es&first=north&motion=off&opponent=4&side=north&rules=tournament");
    CHECK(parameters.warnings.empty());
    CHECK(parameters.setup
          == app::Setup{.rules = RuleSet::Tournament,
                        .opponent = 4,
                        .side = Side::North,
                        .first = Side::North,
                        .position = {}});
    CHECK(codeOf(parameters) == "es");
    CHECK(parameters.motion == Motion::Off);
    CHECK(parameters.view == ViewChoice::Plain);
}

TEST_CASE("of a name that comes twice the last good value counts") {
    const Parameters twice = readParameters("rules=beginner&rules=tournament");
    CHECK(twice.setup.rules == RuleSet::Tournament);
    CHECK(twice.warnings.empty());
    const Parameters lastIsBad = readParameters("rules=beginner&rules=draughts");
    CHECK(lastIsBad.setup.rules == RuleSet::Beginner);
    CHECK(lastIsBad.warnings.size() == 1);
    CHECK(readParameters("opponent=person&opponent=3").setup.opponent == 3);
    CHECK(!readParameters("opponent=3&opponent=person").setup.opponent);
}

TEST_CASE("names and values are percent-encoded") {
    CHECK(codeOf(readParameters("%6cang=p%6C")) == "pl");
    CHECK(readParameters("rules=begin%6eer").setup.rules == RuleSet::Beginner);
    // What an encoded mark stands for does not part names and values.
    CHECK(readParameters("rules%3Dbeginner").warnings.size() == 1);
    CHECK(readParameters("rules=beginner%26side=north").setup.rules == RuleSet::Traditional);
    CHECK(readParameters("rules=beginner%26side=north").setup.side == Side::South);
}

TEST_CASE("a broken escape stands for itself") {
    const auto warning = [](std::string_view query) { return readParameters(query).warnings[0]; };
    CHECK(warning("lang=%").find("\"%\"") != std::string::npos);
    CHECK(warning("lang=%6").find("\"%6\"") != std::string::npos);
    CHECK(warning("lang=%6z").find("\"%6z\"") != std::string::npos);
    CHECK(warning("lang=%%70l").find("\"%pl\"") != std::string::npos);
    CHECK(codeOf(readParameters("lang=p%6c")) == "pl");
    // Nothing is read from beyond the end.
    const std::string_view longer = "lang=p%6c";
    CHECK(codeOf(readParameters(longer.substr(0, longer.size() - 1))) == "");
}

TEST_CASE("what is ignored is told with its name") {
    const Parameters parameters = readParameters("colour=red&rules=ludo&=&lang&side=north");
    REQUIRE(parameters.warnings.size() == 4);
    CHECK(parameters.warnings[0] == "Kiela: the parameter \"colour\" is ignored: unknown.");
    CHECK(parameters.warnings[1]
          == "Kiela: the parameter \"rules\" is ignored: it cannot be \"ludo\".");
    CHECK(parameters.warnings[2] == "Kiela: the parameter \"\" is ignored: unknown.");
    CHECK(parameters.warnings[3] == "Kiela: the parameter \"lang\" is ignored: it cannot be \"\".");
    CHECK(parameters.setup.side == Side::North);
}

TEST_CASE("of a long value only the beginning is told") {
    const Parameters parameters = readParameters("position=" + std::string(10'000, 'x'));
    REQUIRE(parameters.warnings.size() == 1);
    CHECK(parameters.warnings[0].size() < 200);
    CHECK(parameters.warnings[0].find("xxx…\".") != std::string::npos);
}

TEST_CASE("every value that the documentation names is understood, the default first") {
    for (const ParameterInfo& info : app::parameterTable()) {
        const std::vector<std::string> values = valuesOf(info);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Parameters parameters = readParameters(std::string(info.name) + '=' + values[i]);
            CAPTURE(info.name, values[i]);
            CHECK(parameters.warnings.empty());
            const bool ofTheGame = info.name == "rules" || info.name == "opponent"
                                   || info.name == "side" || info.name == "first";
            CHECK((parameters.setup == app::Setup()) == (i == 0 || !ofTheGame));
        }
        const bool hasForm = info.name == "position" || info.name == "game" || info.name == "origin"
                             || info.name == "home";
        CHECK((values.size() >= 2) != hasForm);
    }
    CHECK(readParameters("motion=auto").motion == app::Settings().motion);
    CHECK(readParameters("view=auto").view == app::Settings().view);
    CHECK(readParameters("theme=auto").theme == app::Settings().theme);
}

TEST_CASE("idle is a number of seconds within reason") {
    CHECK(readParameters("").idle == 90);
    CHECK(readParameters("idle=10").idle == 10);
    CHECK(readParameters("idle=3600").idle == 3600);
    for (const std::string_view value : {"", "9", "0", "3601", "-20", "1e2", "20s"}) {
        CAPTURE(value);
        const Parameters parameters = readParameters("idle=" + std::string(value));
        CHECK(parameters.idle == 90);
        CHECK(parameters.warnings.size() == 1);
    }
}

TEST_CASE("a kiosk has no links and keeps nothing, wherever the other parameters stand") {
    for (const std::string_view query :
         {"kiosk=1", "kiosk=1&links=1&storage=1", "links=1&storage=1&kiosk=1"}) {
        CAPTURE(query);
        CHECK_FALSE(readParameters(query).links);
        CHECK_FALSE(readParameters(query).storage);
    }
    const Parameters usual = readParameters("kiosk=1&kiosk=0");
    CHECK(usual.links);
    CHECK(usual.storage);
}

TEST_CASE("origin is one, and nothing more") {
    CHECK(readParameters("").origin.empty());
    for (const std::string_view origin :
         {"https://school.example", "http://localhost:8080", "https://[::1]:81"})
        CHECK(readParameters("origin=" + std::string(origin)).origin == origin);
    for (const std::string_view origin :
         {"", "*", "null", "school.example", "https://", "https://school.example/",
          "https://a.example/path", "https://user@a.example", "ftp://a.example",
          "https://a.example https://b.example"}) {
        CAPTURE(origin);
        const Parameters parameters = readParameters("origin=" + std::string(origin));
        CHECK(parameters.origin.empty());
        CHECK(parameters.warnings.size() == 1);
    }
}

TEST_CASE("home is an address without a query") {
    for (const std::string_view home :
         {"https://play.example", "https://play.example/kiela/", "http://a.example/b/c.html"})
        CHECK(readParameters("home=" + std::string(home)).home == home);
    for (const std::string_view home :
         {"", "play.example", "https://", "https:///kiela", "javascript:alert(1)",
          "https://a.example/%3Flang=pl", "https://a.example/%23x", "https://a.example/b c"}) {
        CAPTURE(home);
        CHECK(readParameters("home=" + std::string(home)).home.empty());
    }
}

TEST_CASE("every language of the game is named in the documentation") {
    const std::vector<std::string> named = valuesOf(app::parameterTable().front());
    std::vector<std::string> spoken;
    for (const text::LanguageInfo& info : text::languages()) spoken.emplace_back(info.code);
    CHECK(named == spoken);
}

TEST_CASE("docs/parameters.md shows the table") {
    std::ifstream file(KIELA_DOCS_DIR "/parameters.md");
    std::stringstream text;
    text << file.rdbuf();
    const std::string page = text.str();
    const std::size_t table = page.find("| name |");
    REQUIRE(table != std::string::npos);
    CHECK(page.substr(table) == documentation());
}

TEST_CASE("bytes of any kind are passed over") {
    std::mt19937 random(64);
    for (int number = 0; number < 20'000; ++number) {
        const std::string query = garbage(random, random() % 60);
        const Parameters parameters = readParameters(query);
        const auto pairs = static_cast<std::size_t>(std::count(query.begin(), query.end(), '&'));
        CAPTURE(query);
        REQUIRE(parameters.warnings.size() <= pairs + 1);
        const app::Setup& setup = parameters.setup;
        REQUIRE((!setup.opponent || (*setup.opponent >= 1 && *setup.opponent <= 6)));
    }
    const Parameters zero = readParameters("lang=pl\0&rules=beginner"sv);
    CHECK(codeOf(zero) == "");
    CHECK(zero.setup.rules == RuleSet::Beginner);
}

TEST_CASE("an address of any length is read") {
    const std::string longest(1'000'000, '7');
    const Parameters digits = readParameters("position=" + longest);
    CHECK(!digits.setup.position);
    CHECK(digits.warnings.size() == 1);
    CHECK(readParameters(longest).warnings.size() == 1);

    std::string many;
    for (int number = 0; number < 10'000; ++number) many += "side=north&side=south&x=%41&";
    const Parameters parameters = readParameters(many);
    CHECK(parameters.setup.side == Side::South);
    CHECK(parameters.warnings.size() == 10'000);
}
