#include "platform/web/words.hpp"

#include "platform/web/host.hpp"
#include "text/words.hpp"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace kiela::web {

namespace {

struct Kept {
    std::string words, later;
};

Kept& kept(text::Language language) {
    static std::vector<Kept> all(text::languages().size());
    return all[static_cast<std::size_t>(language)];
}

bool keep(std::optional<text::Language> language, std::string Kept::*place, std::string text) {
    if (!language) return false;
    // It stays where it is once it is there.
    std::string& own = kept(*language).*place;
    if (own.empty()) own = std::move(text);
    return true;
}

}  // namespace

bool keepWords(std::string words) {
    const auto language = text::languageOfWords(words);
    return keep(language, &Kept::words, std::move(words));
}

bool keepLaterWords(std::string words) {
    const auto language = text::languageOfLaterWords(words);
    return keep(language, &Kept::later, std::move(words));
}

bool Words::has(text::Language language) {
    return !kept(language).words.empty();
}

void Words::fetch(text::Language language) {
    host::fetchWords(text::infoOf(language).code);
}

}  // namespace kiela::web

// In the place of those that are built in, which the linker leaves out.
std::string_view kiela::text::wordsOf(Language language) {
    return web::kept(language).words;
}

std::string_view kiela::text::laterWordsOf(Language language) {
    return web::kept(language).later;
}
