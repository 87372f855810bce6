#include "app/progress.hpp"

#include "app/words.hpp"

namespace kiela::app {

Progress readProgress(std::string_view text) {
    Progress progress;
    while (!text.empty()) {
        std::string_view word = cut(text, ' ');
        const auto number = cutNumber(word);
        if (number && *number >= 1 && *number <= lessonCount)
            progress.finish(static_cast<int>(*number));
    }
    return progress;
}

std::string writeProgress(const Progress& progress) {
    std::string text;
    for (int lesson = 1; lesson <= lessonCount; ++lesson) {
        if (!progress.isDone(lesson)) continue;
        if (!text.empty()) text += ' ';
        text += std::to_string(lesson);
    }
    return text;
}

}  // namespace kiela::app
