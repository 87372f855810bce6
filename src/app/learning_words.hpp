// Lessons in words: from a lesson under way to what is to be seen.
#pragma once

#include "app/learning.hpp"
#include "app/view.hpp"

#include <string>

namespace kiela::app {

/// A lesson under way.
struct LessonView : BoardView {
    std::string title;
    std::string caption;  ///< what is to be done, what happens, or what came of it
    bool moving = false;
    bool reached = false;     ///< the step is done: the next one waits
    bool canGoBack = false;   ///< to the step before
    bool looksAhead = false;  ///< what a move would do may be told before it is made
};

/// The name of a lesson, as in the list.
std::string lessonName(int number, text::Language language);
LessonView lessonView(const Learning& learning, text::Language language);
/// What a try came to, in full, for people who do not see the board.
std::string lessonNews(const Learning& learning, text::Language language);

}  // namespace kiela::app
