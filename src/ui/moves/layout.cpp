#include "ui/moves/layout.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

// From this size on the list lies beside the board, in points.
constexpr float besideFrom = 600;

// So high is a board for its width at most, with its gutter.
constexpr float boardShare = 0.48f;

// Design units of type.
constexpr float platesHeight = 34;
constexpr float lowestPanel = 132;

}  // namespace

MovesLayout layOutMoves(const Surface& surface, const LayoutWishes& wishes) {
    MovesLayout layout;
    layout.window = windowOf(surface);
    layout.unit = unitFor(layout.window);
    const float unit = layout.unit;
    layout.type = unit * wishes.textScale;
    const float touchHeight = std::max(44 * unit, 29 * layout.type);
    const float lowest = 3 * touchHeight + platesHeight * layout.type + 150 * unit;
    const bool beside = layout.window.width >= besideFrom && !isUpright(layout.window)
                        && layout.window.height >= lowest;
    const bool roomy = layout.window.width >= 900 && layout.window.height >= 600;
    layout.board = boardFor(layout.window, wishes, (roomy ? 13 : 11) * unit);
    // The plain view has as much height as it wants, and little width.
    layout.board.turned = surface.plain && isUpright(layout.window);

    Rect rest = inset(layout.window, (roomy ? 24 : 8) * unit);
    layout.header = takeTop(rest, touchHeight, (roomy ? 16 : 4) * unit);
    const float gap = (roomy ? 12 : 4) * unit;
    const float gutter = (roomy ? 12 : 8) * unit;
    const float captionHeight = (roomy ? 84 : 72) * layout.type;
    if (beside) {
        Rect left = takeLeft(rest, rest.width * (roomy ? 0.62f : 0.56f), 2 * gap);
        layout.caption = takeTop(rest, captionHeight, 2 * gap);
        layout.panel = rest;
        layout.plates = takeTop(left, platesHeight * layout.type, gap);
        const float under = 2 * touchHeight + 2 * gap;
        const float high = std::min(left.width * boardShare, left.height - under);
        layOutBoard(layout.board, takeTop(left, high, gap), gutter);
        layout.line = takeTop(left, touchHeight, gap);
        layout.steps = takeTop(left, touchHeight);
        return layout;
    }
    const float high = rest.width * boardShare;
    const float above =
        platesHeight * layout.type + high + 2 * touchHeight + captionHeight + 5 * gap;
    layout.allScrolls = rest.height < above + lowestPanel * layout.type;
    if (layout.allScrolls) {
        layout.panel = rest;
        rest = inset(rest, movesPadding * unit);
        rest.width -= 12 * unit;  // the bar beside what scrolls
    }
    layout.plates = takeTop(rest, platesHeight * layout.type, gap);
    layOutBoard(layout.board, takeTop(rest, rest.width * boardShare, gap), gutter);
    layout.line = takeTop(rest, touchHeight, gap);
    layout.steps = takeTop(rest, touchHeight, gap);
    layout.caption = takeTop(rest, captionHeight, 2 * gap);
    if (!layout.allScrolls) layout.panel = rest;
    return layout;
}

void moveDown(MovesLayout& layout, float points) {
    for (Rect* rect :
         {&layout.plates, &layout.board.body, &layout.line, &layout.steps, &layout.caption})
        rect->y += points;
}

}  // namespace kiela::ui
