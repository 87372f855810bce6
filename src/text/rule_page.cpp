#include "text/rule_page.hpp"

#include "text/words.hpp"

#include <algorithm>

namespace kiela::text {

namespace {

bool beginsBlock(char character) {
    return character >= static_cast<char>(Block::Kind::Heading)
           && character <= static_cast<char>(Block::Kind::Figure);
}

}  // namespace

std::string Block::words() const {
    std::string words(marked);
    std::erase(words, boldMark);
    return words;
}

std::vector<Block> rulePage(Language language) {
    const std::string_view page = markedPageIn(language);
    std::vector<Block> blocks;
    std::uint8_t figures = 0;
    for (auto at = page.begin(); at != page.end();) {
        const auto end = std::find_if(at + 1, page.end(), beginsBlock);
        Block block{static_cast<Block::Kind>(*at), 0, {at + 1, end}};
        if (block.kind == Block::Kind::Figure) block.figure = figures++;
        blocks.push_back(block);
        at = end;
    }
    return blocks;
}

}  // namespace kiela::text
