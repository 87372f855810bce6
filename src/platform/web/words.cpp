#include "platform/web/words.hpp"

#include "platform/web/host.hpp"
#include "text/words.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace kiela::web {

namespace {

std::string& kept(text::Language language) {
    static std::vector<std::string> all(text::languages().size());
    return all[static_cast<std::size_t>(language)];
}

}  // namespace

bool keepWords(std::string words) {
    const auto language = text::languageOfWords(words);
    // They stay where they are once they are there.
    if (language && kept(*language).empty()) kept(*language) = std::move(words);
    return language.has_value();
}

bool Words::has(text::Language language) {
    return !kept(language).empty();
}

void Words::fetch(text::Language language) {
    host::fetchWords(text::infoOf(language).code);
}

}  // namespace kiela::web

// In the place of those that are built in, which the linker leaves out.
std::string_view kiela::text::wordsOf(Language language) {
    return web::kept(language);
}
