// The rule pages (assets/rules/*.md), made at build time into blocks of text.
#pragma once

#include "rules/board.hpp"
#include "text/language.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kiela::text {

/// In a block's text: from here to the next one the words are bold.
inline constexpr char boldMark = '\x05';

struct Block {
    enum class Kind : std::uint8_t { Heading = 1, Paragraph, ListItem, Figure };
    Kind kind = Kind::Paragraph;
    std::uint8_t figure = 0;  ///< of a figure: its place in ruleFigures()
    std::string_view marked;  ///< the words with marks for what is bold; of a figure: its caption

    std::string words() const;
};

/// A position to be looked at, and a move to be played in it.
struct Figure {
    std::array<std::array<std::uint8_t, rules::housesPerSide>, 2> stones;  ///< as in a Position
    rules::Side toMove;
    std::int8_t place;  ///< of the move's house in its side's sowing order; -1: there is no move
};

/// The rule page in a language, in reading order; empty where it is not there (words.hpp). In its
/// text each block begins with its kind as a character. The first block is the title; all other
/// headings are of one level.
std::vector<Block> rulePage(Language language);

/// The figures of the rule pages: the same in every language, in reading order.
std::span<const Figure> ruleFigures();

}  // namespace kiela::text
