// Lessons in words: from a lesson under way to what is to be seen.
#pragma once

#include "app/learning.hpp"
#include "app/trial_words.hpp"

#include <string>

namespace kiela::app {

/// The name of a lesson, as in the list.
std::string lessonName(int number, text::Language language);
/// `preview`: a house that is looked at shows what its move would do.
LessonView lessonView(const Learning& learning, text::Language language, bool preview);
/// What a try came to, in full, for people who do not see the board.
std::string lessonNews(const Learning& learning, text::Language language);

}  // namespace kiela::app
