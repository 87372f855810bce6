// The languages that the build found.
#include "text/language.hpp"

#include "text/catalogue.hpp"

#include <algorithm>

namespace kiela::text {

namespace {

char lowerCase(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool sameIgnoringCase(std::string_view one, std::string_view other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](char a, char b) { return lowerCase(a) == lowerCase(b); });
}

}  // namespace

std::span<const LanguageInfo> languages() {
    return languageInfos;
}

const LanguageInfo& infoOf(Language language) {
    return languageInfos[static_cast<std::size_t>(language)];
}

std::optional<Language> languageFor(std::string_view tag) {
    // From the whole tag to ever shorter ones: "pt-BR-x" is asked for as "pt-BR", then as "pt".
    for (;;) {
        for (std::size_t index = 0; index < languageInfos.size(); ++index) {
            if (sameIgnoringCase(languageInfos[index].code, tag)) {
                return static_cast<Language>(index);
            }
        }
        const std::size_t hyphen = tag.rfind('-');
        if (hyphen == std::string_view::npos) return std::nullopt;
        tag = tag.substr(0, hyphen);
    }
}

}  // namespace kiela::text
