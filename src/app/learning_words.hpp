// Lessons in words: from a lesson under way, or from the list of them, to what is to be seen.
#pragma once

#include "app/learning.hpp"
#include "app/progress.hpp"
#include "app/view.hpp"

#include <string>
#include <vector>

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

/// The list of lessons.
struct LearnView {
    struct Item {
        std::string name;
        std::string state;  ///< in words; empty: not done yet
    };
    std::vector<Item> items;
};

LessonView lessonView(const Learning& learning, text::Language language);
/// What a try came to, in full, for people who do not see the board.
std::string lessonNews(const Learning& learning, text::Language language);
LearnView learnView(const Progress& progress, text::Language language);

}  // namespace kiela::app
