// Where the parts of a lesson lie: its title with the buttons, the board as large as in a game, and
// below it the words. Draws nothing.
#pragma once

#include "ui/layout.hpp"

namespace kiela::ui {

struct LessonLayout {
    float unit = 1;
    bool roomy = false;
    Rect window;
    Rect header;
    Rect words;
    BoardLayout board;
};

/// South's side is the nearest one, and the houses are named, whatever is wanted in games.
LessonLayout layOutLesson(const Surface& surface, LayoutWishes wishes);

}  // namespace kiela::ui
