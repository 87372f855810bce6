// Which languages there are, and which one a tag stands for.
#include "text/language.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace kiela;

namespace {

/// The code of the language that a tag stands for; "none" where there is none.
std::string codeFor(std::string_view tag) {
    const auto language = text::languageFor(tag);
    return language ? std::string(text::infoOf(*language).code) : "none";
}

}  // namespace

TEST_CASE("English comes first, the others follow by code", "[text]") {
    std::vector<std::string> codes;
    for (const text::LanguageInfo& info : text::languages()) codes.emplace_back(info.code);
    REQUIRE(codes.size() >= 3);
    CHECK(codes.front() == "en");
    CHECK(std::is_sorted(codes.begin() + 1, codes.end()));
    CHECK(codes[1] == "es");
    CHECK(codes[2] == "pl");
}

TEST_CASE("each language calls itself by its own name", "[text]") {
    CHECK(text::infoOf(*text::languageFor("en")).name == "English");
    CHECK(text::infoOf(*text::languageFor("es")).name == "Español");
    CHECK(text::infoOf(*text::languageFor("pl")).name == "Polski");
}

TEST_CASE("a tag finds its language, whatever its case, region or script", "[text]") {
    CHECK(codeFor("pl") == "pl");
    CHECK(codeFor("PL") == "pl");
    CHECK(codeFor("pl-PL") == "pl");
    CHECK(codeFor("es-419") == "es");
    CHECK(codeFor("en-Latn-GB") == "en");
}

TEST_CASE("a tag of no language of the game finds none", "[text]") {
    CHECK(codeFor("") == "none");
    CHECK(codeFor("de") == "none");
    CHECK(codeFor("plx") == "none");
    CHECK(codeFor("p") == "none");
    CHECK(codeFor("-pl") == "none");
    CHECK(codeFor("de-pl") == "none");
}
