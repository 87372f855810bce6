#include "text/words.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace kiela::text {

namespace {

// Before the messages stands the code, after the later ones the page.
constexpr int lineCount = firstMessageCount + 1;
constexpr int laterLineCount = messageCount - firstMessageCount + 2;

/// Where the lines of a language's words end.
using Ends = std::vector<std::uint32_t>;

Ends endsOf(std::string_view words) {
    Ends ends;
    for (std::size_t at = words.find('\n'); at != std::string_view::npos;
         at = words.find('\n', at + 1))
        ends.push_back(static_cast<std::uint32_t>(at));
    return ends;
}

/// Texts by language, and where their lines end.
struct Lines {
    std::string_view (*of)(Language);
    std::vector<Ends> ends;
};

Lines& lines(bool later) {
    const std::size_t count = languages().size();
    static Lines both[]{{wordsOf, std::vector<Ends>(count)},
                        {laterWordsOf, std::vector<Ends>(count)}};
    return both[later ? 1 : 0];
}

// Nothing where the text is not there.
std::string_view lineIn(Language language, std::size_t line, bool later) {
    Lines& all = lines(later);
    const std::string_view words = all.of(language);
    Ends& ends = all.ends[static_cast<std::size_t>(language)];
    if (ends.empty()) ends = endsOf(words);
    if (line >= ends.size()) return {};
    const std::size_t begin = ends[line - 1] + std::size_t{1};
    return words.substr(begin, ends[line] - begin);
}

std::optional<Language> languageOf(std::string_view text, int lines) {
    if (std::count(text.begin(), text.end(), '\n') != lines) return std::nullopt;
    return languageFor(text.substr(0, text.find('\n')));
}

}  // namespace

std::optional<Language> languageOfWords(std::string_view words) {
    return languageOf(words, lineCount);
}

std::optional<Language> languageOfLaterWords(std::string_view words) {
    return languageOf(words, laterLineCount);
}

std::string_view messageIn(Language language, Msg message) {
    const int index = static_cast<int>(message) + 1;
    if (index <= firstMessageCount) return lineIn(language, static_cast<std::size_t>(index), false);
    if (laterWordsOf(language).empty()) return "…";
    return lineIn(language, static_cast<std::size_t>(index - firstMessageCount), true);
}

std::string_view markedPageIn(Language language) {
    return lineIn(language, laterLineCount - 1, true);
}

}  // namespace kiela::text
