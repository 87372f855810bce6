// The rule pages (assets/rules/*.md), taken apart at build time into blocks of text.
#pragma once

#include "text/language.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace kiela::text {

/// A piece of a block in one weight.
struct Run {
    std::string_view words;
    bool bold = false;
};

struct Block {
    enum class Kind : std::uint8_t { Heading, Paragraph, ListItem };
    Kind kind = Kind::Paragraph;
    std::uint8_t level = 0;  ///< of a heading: 1 is the page's title
    std::span<const Run> runs;
};

/// The rule page in a language, in reading order.
std::span<const Block> rulePage(Language language);

}  // namespace kiela::text
