// What scripts/build/messages.mjs makes of assets/messages, as data: for say.cpp and language.cpp.
// Everything else asks say().
#pragma once

#include "text/language.hpp"

#include <span>

namespace kiela::text {

/// The plural form for a count, as its place among the forms of a text.
using PluralForm = unsigned (*)(unsigned n);

/// In the order of languages().
extern const std::span<const LanguageInfo> languageInfos;
extern const std::span<const PluralForm> pluralForms;

}  // namespace kiela::text
