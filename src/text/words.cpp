#include "text/words.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace kiela::text {

namespace {

// Before the messages and before the page stands the code.
constexpr int lineCount = messageCount + 1;
constexpr int pageLineCount = 2;

/// Where the lines of a language's words end.
using Ends = std::vector<std::uint32_t>;

Ends endsOf(std::string_view words) {
    Ends ends;
    ends.reserve(lineCount);
    for (std::size_t at = words.find('\n'); at != std::string_view::npos;
         at = words.find('\n', at + 1))
        ends.push_back(static_cast<std::uint32_t>(at));
    return ends;
}

const Ends& endsIn(Language language) {
    static std::vector<Ends> all(languages().size());
    Ends& ends = all[static_cast<std::size_t>(language)];
    if (ends.empty()) ends = endsOf(wordsOf(language));
    return ends;
}

std::string_view lineIn(Language language, std::size_t line) {
    const Ends& ends = endsIn(language);
    if (line >= ends.size()) return {};
    const std::size_t begin = ends[line - 1] + std::size_t{1};
    return wordsOf(language).substr(begin, ends[line] - begin);
}

std::optional<Language> languageOf(std::string_view text, int lines) {
    if (std::count(text.begin(), text.end(), '\n') != lines) return std::nullopt;
    return languageFor(text.substr(0, text.find('\n')));
}

}  // namespace

std::optional<Language> languageOfWords(std::string_view words) {
    return languageOf(words, lineCount);
}

std::optional<Language> languageOfPage(std::string_view page) {
    return languageOf(page, pageLineCount);
}

std::string_view messageIn(Language language, Msg message) {
    return lineIn(language, static_cast<std::size_t>(message) + 1);
}

std::string_view markedPageIn(Language language) {
    const std::string_view page = pageOf(language);
    if (page.empty()) return page;
    const std::size_t begin = page.find('\n') + 1;
    return page.substr(begin, page.size() - 1 - begin);
}

}  // namespace kiela::text
