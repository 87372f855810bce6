// The screen of a lesson or a puzzle: what is to be done, the board to do it on, and the way on.
#pragma once

#include "app/session.hpp"
#include "ui/board.hpp"
#include "ui/frame.hpp"
#include "ui/game_screen.hpp"
#include "ui/lesson/layout.hpp"
#include "ui/readings.hpp"

namespace kiela::ui {

/// Builds the screen; returns what is to be seen next. `asked` is what was read out last.
Screen lessonScreen(const Frame& frame, const LessonLayout& layout, app::Session& session,
                    LookAhead& ahead, Readings& asked);

}  // namespace kiela::ui
