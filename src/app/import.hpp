// Texts that somebody gives us: a record, a position or a link (rules §8, docs/parameters.md), read
// with clear words for all that can be wrong. What is done with the game is the session's.
#pragma once

#include "app/kept_game.hpp"
#include "text/language.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kiela::app {

/// The longest text that is read, in bytes; known to shell/incoming.js.
inline constexpr std::size_t longestImport = 262'144;

/// What can be wrong with what is given before it is read; known to shell/incoming.js.
enum class Fault : std::uint8_t {
    None,
    TooLarge,
    NotText,
    Several,  ///< files at once
};

/// Either a game, which two people may play on, or a sentence that says what is wrong.
struct Import {
    std::optional<KeptGame> game{};
    std::string problem{};
    bool isLink = false;   ///< it says itself who plays
    bool misread = false;  ///< something of it cannot be read, and is passed over
};

Import readImport(std::string_view text, text::Language language);

/// The sentence for what is wrong before anything is read.
std::string faultSentence(Fault fault, text::Language language);

}  // namespace kiela::app
