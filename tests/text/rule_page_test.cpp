// The rule pages: what they consist of, and that they say the same things in the same order.
#include "text/rule_page.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace kiela;
using text::Block;

namespace {

/// The shape of a page: "#" for headings, "-" for items, "." for paragraphs, and figures.
std::vector<std::string> outline(text::Language language) {
    std::vector<std::string> shape;
    for (const Block& block : text::rulePage(language)) {
        switch (block.kind) {
        case Block::Kind::Heading:
            shape.emplace_back("#");
            break;
        case Block::Kind::Paragraph:
            shape.emplace_back(".");
            break;
        case Block::Kind::ListItem:
            shape.emplace_back("-");
            break;
        case Block::Kind::Figure:
            shape.push_back("figure " + std::to_string(block.figure));
            break;
        }
    }
    return shape;
}

}  // namespace

TEST_CASE("a rule page begins with its title", "[text]") {
    const auto page = text::rulePage(*text::languageFor("en"));
    REQUIRE_FALSE(page.empty());
    CHECK(page.front().kind == Block::Kind::Heading);
    CHECK(page.front().words() == "The rules of Kiela");
}

TEST_CASE("the rule pages have the same headings, paragraphs and items in the same order",
          "[text]") {
    const auto english = outline(*text::languageFor("en"));
    CHECK(english.size() > 30);
    for (std::size_t index = 0; index < text::languages().size(); ++index) {
        const auto language = static_cast<text::Language>(index);
        CAPTURE(text::infoOf(language).code);
        CHECK(outline(language) == english);
    }
}

TEST_CASE("the rule pages name the same houses in the same blocks", "[text]") {
    // A house's name is a letter a–j and a digit 1–4 that stand alone.
    const auto housesIn = [](const Block& block) {
        const std::string words = ' ' + block.words() + ' ';
        const auto isWord = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
                   || (c & 0x80) != 0;
        };
        std::vector<std::string> houses;
        for (std::size_t at = 1; at + 2 < words.size(); ++at) {
            if (words[at] < 'a' || words[at] > 'j' || words[at + 1] < '1' || words[at + 1] > '4')
                continue;
            if (!isWord(words[at - 1]) && !isWord(words[at + 2]))
                houses.push_back(words.substr(at, 2));
        }
        return houses;
    };
    const auto english = text::rulePage(*text::languageFor("en"));
    for (std::size_t index = 0; index < text::languages().size(); ++index) {
        const auto language = static_cast<text::Language>(index);
        CAPTURE(text::infoOf(language).code);
        const auto page = text::rulePage(language);
        REQUIRE(page.size() == english.size());
        for (std::size_t block = 0; block < page.size(); ++block) {
            CAPTURE(english[block].words());
            CHECK(housesIn(page[block]) == housesIn(english[block]));
        }
    }
}

TEST_CASE("what is bold begins and ends in its block, and no block is empty", "[text]") {
    for (std::size_t index = 0; index < text::languages().size(); ++index) {
        const auto language = static_cast<text::Language>(index);
        CAPTURE(text::infoOf(language).code);
        std::ptrdiff_t marks = 0;
        for (const Block& block : text::rulePage(language)) {
            CAPTURE(block.words());
            CHECK_FALSE(block.words().empty());
            CHECK(block.words().find_first_of("*\x05") == std::string::npos);
            const auto here = std::count(block.marked.begin(), block.marked.end(), text::boldMark);
            CHECK(here % 2 == 0);
            marks += here;
        }
        CHECK(marks > 10);
    }
}
