// All that a language says, in two texts: the messages that the game begins with, and those that
// come later, with the rule page. Programs have those of every language built in; a page fetches
// those that it needs.
#pragma once

#include "text/language.hpp"
#include "text/messages.hpp"  // generated from assets/messages: enum class Msg

#include <optional>
#include <string_view>

namespace kiela::text {

/// Between the plural forms of a message.
inline constexpr char formMark = '\t';

/// As scripts/build/words.mjs writes them, in lines: the language's code, messages in the order of
/// Msg, and in the later ones the rule page at the end. Empty where they have not been fetched.
/// These are built in unless a program has functions of its own, as the page has
/// (platform/web/words.cpp); once there, they stay where they are.
std::string_view wordsOf(Language language);
std::string_view laterWordsOf(Language language);

/// Whose they are; nothing when they are not of this build.
std::optional<Language> languageOfWords(std::string_view words);
std::optional<Language> languageOfLaterWords(std::string_view words);

/// A message with its placeholders and all its plural forms. The language's words have to be there;
/// as long as its later words are not, "…" stands for each of them.
std::string_view messageIn(Language language, Msg message);

/// The rule page with its marks (rule_page.hpp); empty where it is not there.
std::string_view markedPageIn(Language language);

}  // namespace kiela::text
