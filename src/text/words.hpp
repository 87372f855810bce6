// All that a language says: its messages and its rule page, in one text. Programs have those of
// every language built in; a page fetches those that it needs.
#pragma once

#include "text/language.hpp"
#include "text/messages.hpp"  // generated from assets/messages: enum class Msg

#include <optional>
#include <string_view>

namespace kiela::text {

/// Between the plural forms of a message.
inline constexpr char formMark = '\t';

/// As scripts/build/words.mjs writes them, in lines: the language's code, each message in the order
/// of Msg, and the rule page. Empty where they have not been fetched. This is built in unless a
/// program has a wordsOf of its own, as the page has (platform/web/words.cpp); once there, they
/// stay where they are.
std::string_view wordsOf(Language language);

/// Whose words these are; nothing when they are not of this build.
std::optional<Language> languageOfWords(std::string_view words);

/// A message with its placeholders and all its plural forms. The language's words have to be there,
/// here and below.
std::string_view messageIn(Language language, Msg message);

/// The rule page with its marks (rule_page.hpp).
std::string_view markedPageIn(Language language);

}  // namespace kiela::text
