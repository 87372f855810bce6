// What the page takes for the words of a language.
#include "text/words.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;

TEST_CASE("words are known by their code and the number of their lines", "[text]") {
    for (std::size_t index = 0; index < text::languages().size(); ++index) {
        const auto language = static_cast<text::Language>(index);
        const std::string words(text::wordsOf(language));
        CAPTURE(text::infoOf(language).code);
        CHECK(text::languageOfWords(words) == language);
        CHECK(!text::languageOfWords(words + "more\n"));
        CHECK(!text::languageOfWords(words.substr(0, words.size() / 2)));
        CHECK(!text::languageOfWords("xx" + words));
    }
    CHECK(!text::languageOfWords(""));
    CHECK(!text::languageOfWords("<!doctype html>\n"));
}

TEST_CASE("a rule page is known by its code and its one line", "[text]") {
    for (std::size_t index = 0; index < text::languages().size(); ++index) {
        const auto language = static_cast<text::Language>(index);
        const std::string page(text::pageOf(language));
        CAPTURE(text::infoOf(language).code);
        CHECK(text::languageOfPage(page) == language);
        CHECK(!text::languageOfPage(page + "more\n"));
        CHECK(!text::languageOfPage("xx" + page));
        CHECK(!text::languageOfPage(text::wordsOf(language)));
        CHECK(page.find(text::markedPageIn(language)) == page.find('\n') + 1);
    }
    CHECK(!text::languageOfPage(""));
}
