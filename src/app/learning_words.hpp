// Lessons in words: from a lesson under way to what is to be seen.
#pragma once

#include "app/learning.hpp"
#include "app/view.hpp"

#include <cstddef>
#include <string>

namespace kiela::app {

/// A lesson under way.
struct LessonView : BoardView {
    std::string name;     ///< of the lesson
    std::string title;    ///< that and which step
    std::string praise;   ///< of a step that is done
    std::string caption;  ///< what the step is about, what happens, or what came of a try
    std::string task;     ///< what is to be done
    std::size_t steps = 0, stepsDone = 0;
    bool moving = false;
    bool reached = false;     ///< the step is done: the next one waits
    bool canGoBack = false;   ///< to the step before
    bool looksAhead = false;  ///< what a move would do may be told before it is made

    /// Praise, caption and task.
    std::string words() const;
};

/// The name of a lesson, as in the list.
std::string lessonName(int number, text::Language language);
/// `preview`: a house that is looked at shows what its move would do.
LessonView lessonView(const Learning& learning, text::Language language, bool preview);
/// What a try came to, in full, for people who do not see the board.
std::string lessonNews(const Learning& learning, text::Language language);

}  // namespace kiela::app
