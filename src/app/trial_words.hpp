// Moves that are tried, in words: from a trial to what is to be seen of it, whatever its goal is.
#pragma once

#include "app/trial.hpp"
#include "app/view.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace kiela::app {

/// A lesson or a puzzle under way.
struct LessonView : BoardView {
    int number = 0;       ///< of the lesson or puzzle
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

    /// Praise, caption and task, as far as there are any.
    std::string words(char between = ' ') const;
};

/// Two texts with something between them, unless one is empty.
std::string together(const std::string& one, const std::string& other, char between = ' ');

/// Whoever tries is South.
text::Audience learner(text::Language language);

/// All but the words, the hint and the way back. Where something waits to be done, the moves are
/// the choices.
LessonView trialView(const Trial& trial, text::Language language, bool looksAhead);

/// "g1: captures 4, ends in c2."
std::string moveItem(text::Language language, std::string_view name, std::string_view about);

/// What a try did, or why it was none. `fully` for people who do not see the board.
std::string account(const Trial& trial, text::Language language, bool fully);

/// The house to be tried next, as the last sentence.
std::string helpWords(text::Language language, rules::House house);

}  // namespace kiela::app
