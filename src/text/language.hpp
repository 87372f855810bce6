// The languages that the game speaks. They are found at build time: one .po file of messages and
// one rule page each (assets/messages, assets/rules).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kiela::text {

/// A language as its place in languages().
enum class Language : std::uint8_t {};

struct LanguageInfo {
    std::string_view code;  ///< as in BCP 47 and in the `lang` attribute, for example "pl"
    std::string_view name;  ///< in the language itself, for example "polski"
};

/// All languages, English first, then by code.
std::span<const LanguageInfo> languages();

const LanguageInfo& infoOf(Language language);

/// The language for a tag such as "pl", "PL" or "pl-PL"; nothing when there is none.
std::optional<Language> languageFor(std::string_view tag);

}  // namespace kiela::text
