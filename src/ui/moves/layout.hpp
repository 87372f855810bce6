// Where the parts of the moves' own screen lie: a small board with both sides' totals above it, the
// line of the game and the steps below, and the list beside or below them. Draws nothing.
#pragma once

#include "ui/layout.hpp"

namespace kiela::ui {

struct MovesLayout {
    float unit = 1;
    float type = 1;
    Rect window;
    Rect header;
    /// On a very small window all scrolls with the list; then it is laid out from the top of the
    /// panel.
    bool allScrolls = false;
    Rect plates;
    BoardLayout board;
    Rect line;
    Rect steps;
    Rect caption;
    Rect panel;  ///< its sheet
};

/// Between the panel's edge and what lies on it, design units.
inline constexpr float movesPadding = 12;

MovesLayout layOutMoves(const Surface& surface, const LayoutWishes& wishes);

/// Moves all that lies on the panel down, for a panel that is scrolled.
void moveDown(MovesLayout& layout, float points);

}  // namespace kiela::ui
