// Where the parts of the analysis lie: a small board with its steps, and what is thought of the
// position beside or below it. Draws nothing.
#pragma once

#include "ui/layout.hpp"

namespace kiela::ui {

struct AnalysisLayout {
    float unit = 1;
    float type = 1;
    Rect window;
    Rect header;
    /// On a very small window board and steps scroll with all the rest; then they are laid out from
    /// the top of the panel.
    bool allScrolls = false;
    BoardLayout board;
    Rect steps;
    Rect curve;  ///< empty: it lies on the panel
    Rect panel;  ///< its sheet
};

/// Between the panel's edge and what lies on it, design units.
inline constexpr float panelPadding = 12;

AnalysisLayout layOutAnalysis(const Surface& surface, const LayoutWishes& wishes);

/// Moves board and steps down, for a panel that is scrolled.
void moveDown(AnalysisLayout& layout, float points);

}  // namespace kiela::ui
