// Where the parts of the screen lie on which stones are arranged: the board as in the game, the
// tools below it, and on a large window the panel of the editor beside it. Draws nothing.
#pragma once

#include "ui/layout.hpp"

namespace kiela::ui {

struct ArrangingLayout {
    float unit = 1;
    bool roomy = false;  ///< buttons with words
    Rect window;
    Rect header;
    BoardLayout board;
    Rect tools;
    Rect secondTools;  ///< a row of its own for the switch, in large type; empty: there is none
    Rect caption;      ///< above the tools; the same as `tools` where they share a row
    Rect panel;        ///< its sheet; empty where there is none
};

/// `panelled`: there is a panel where it has room.
ArrangingLayout layOutArranging(const Surface& surface, const LayoutWishes& wishes, bool panelled);

}  // namespace kiela::ui
