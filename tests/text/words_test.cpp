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

TEST_CASE("later words are known by their code and the number of their lines", "[text]") {
    for (std::size_t index = 0; index < text::languages().size(); ++index) {
        const auto language = static_cast<text::Language>(index);
        const std::string later(text::laterWordsOf(language));
        CAPTURE(text::infoOf(language).code);
        CHECK(text::languageOfLaterWords(later) == language);
        CHECK(!text::languageOfLaterWords(later + "more\n"));
        CHECK(!text::languageOfLaterWords("xx" + later));
        CHECK(!text::languageOfLaterWords(text::wordsOf(language)));
        CHECK(later.ends_with(std::string(text::markedPageIn(language)) + '\n'));
    }
    CHECK(!text::languageOfLaterWords(""));
}
