// What scripts/build/messages.mjs makes of assets/messages, as data: for say.cpp, language.cpp and
// the tests. Everything else asks say().
#pragma once

#include "text/language.hpp"

#include <cstdint>
#include <span>

namespace kiela::text {

/// All texts of a language.
struct Catalogue {
    const char* texts;            ///< one after the other in the order of Msg; UTF-8
    const std::uint16_t* bounds;  ///< text i lies from bounds[i] up to bounds[i + 1]
    /// The plural form for a count; the forms of a text are parted by '\0'.
    unsigned (*pluralForm)(unsigned n);
};

/// In the order of languages().
extern const std::span<const LanguageInfo> languageInfos;
extern const std::span<const Catalogue> catalogues;

}  // namespace kiela::text
