#include "ui/analysis/layout.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

// From this size on the panel lies beside the board, in points.
constexpr float besideFrom = 600;

// So high is a board for its width at most, with its gutter.
constexpr float boardShare = 0.48f;

constexpr float lowestPanel = 150;

}  // namespace

AnalysisLayout layOutAnalysis(const Surface& surface, const LayoutWishes& wishes) {
    AnalysisLayout layout;
    layout.window = windowOf(surface);
    layout.unit = unitFor(layout.window);
    const float unit = layout.unit;
    const bool beside = layout.window.width >= besideFrom && !isUpright(layout.window);
    const bool roomy = layout.window.width >= 900 && layout.window.height >= 600;
    layout.type = unit * wishes.textScale;
    layout.board = boardFor(layout.window, wishes, (roomy ? 13 : 11) * unit);
    // The plain view has as much height as it wants, and little width.
    layout.board.turned = surface.plain && isUpright(layout.window);

    Rect rest = inset(layout.window, (roomy ? 24 : 8) * unit);
    const float stepsHeight = std::max(44 * unit, 29 * layout.type);
    layout.header = takeTop(rest, stepsHeight, (roomy ? 16 : 4) * unit);
    const float gap = (roomy ? 20 : 8) * unit;
    const float gutter = (roomy ? 12 : 8) * unit;
    if (beside) {
        const float share = roomy ? 0.62f : 0.56f;
        Rect left = takeLeft(rest, rest.width * share, gap);
        layout.panel = rest;
        const float under = stepsHeight + (roomy ? 110 : 60) * unit + 2 * gap;
        const float high = std::min(left.width * boardShare, left.height - under);
        layOutBoard(layout.board, takeTop(left, high, gap / 2), gutter);
        layout.steps = takeTop(left, stepsHeight, gap / 2);
        layout.curve = left;
        layout.curve.height = std::min(left.height, 260 * unit);
        return layout;
    }
    const float high = rest.width * boardShare;
    layout.allScrolls = rest.height < high + stepsHeight + lowestPanel * layout.type;
    if (layout.allScrolls) {
        layout.panel = rest;
        rest = inset(rest, panelPadding * unit);
        rest.width -= 12 * unit;  // the bar beside what scrolls
    }
    layOutBoard(layout.board, takeTop(rest, high, 4 * unit), gutter);
    layout.steps = takeTop(rest, stepsHeight, 6 * unit);
    if (!layout.allScrolls) layout.panel = rest;
    return layout;
}

void moveDown(AnalysisLayout& layout, float points) {
    layout.board.body.y += points;
    layout.steps.y += points;
}

}  // namespace kiela::ui
