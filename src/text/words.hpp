// All that a language says: a text of its messages, and one of its rule page. Programs have those
// of every language built in; a page fetches those that it needs.
#pragma once

#include "text/language.hpp"
#include "text/messages.hpp"  // generated from assets/messages: enum class Msg

#include <optional>
#include <string_view>

namespace kiela::text {

/// Between the plural forms of a message.
inline constexpr char formMark = '\t';

/// As scripts/build/words.mjs writes them, in lines: the language's code, and each message in the
/// order of Msg or the rule page. Empty where they have not been fetched. These are built in unless
/// a program has functions of its own, as the page has (platform/web/words.cpp); once there, they
/// stay where they are.
std::string_view wordsOf(Language language);
std::string_view pageOf(Language language);

/// Whose words or whose page these are; nothing when they are not of this build.
std::optional<Language> languageOfWords(std::string_view words);
std::optional<Language> languageOfPage(std::string_view page);

/// A message with its placeholders and all its plural forms. The language's words have to be there.
std::string_view messageIn(Language language, Msg message);

/// The rule page with its marks (rule_page.hpp); empty where it is not there.
std::string_view markedPageIn(Language language);

}  // namespace kiela::text
