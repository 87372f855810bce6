#include "ui/arranging/layout.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

constexpr float panelWidth = 320;

}  // namespace

ArrangingLayout layOutArranging(const Surface& surface, const LayoutWishes& wishes, bool panelled) {
    ArrangingLayout layout;
    layout.window = windowOf(surface);
    layout.unit = unitFor(layout.window);
    const float unit = layout.unit;
    const float type = unit * wishes.textScale;
    const float row = std::max(44 * unit, 29 * type);  // of buttons
    Rect rest = layout.window;
    const bool upright = isUpright(rest);
    layout.roomy = rest.width >= 900 && rest.height >= 600 && !upright;
    layout.board = boardFor(layout.window, wishes, (layout.roomy ? 14 : 11) * unit);

    if (layout.roomy) {
        rest = inset(rest, 28 * unit);
        layout.header = takeTop(rest, std::max(48 * unit, row), 16 * unit);
        if (panelled) layout.panel = takeRight(rest, panelWidth * unit, 24 * unit);
        layout.tools = layout.caption = takeBottom(rest, row + 20 * unit, 8 * unit);
        if (wishes.textScale > 1.4f) layout.caption = takeBottom(rest, 46 * type, 4 * unit);
        layOutBoard(layout.board, rest, 12 * unit);
        const Rect& body = layout.board.body;
        layout.header.width -= 2 * (body.x - layout.header.x);
        layout.header.x = layout.tools.x = layout.caption.x = body.x;
        layout.tools.width = layout.caption.width = body.width;
        if (panelled) layout.header.width = layout.panel.x + layout.panel.width - body.x;
        return layout;
    }
    takeLeft(rest, 8 * unit);
    takeRight(rest, 8 * unit);
    layout.header = takeTop(rest, std::max((upright ? 48 : 44) * unit, row));
    takeBottom(rest, (upright ? 8 : 4) * unit);
    if (upright && wishes.textScale > 1.4f) layout.secondTools = takeBottom(rest, row, 6 * unit);
    layout.tools = layout.caption = takeBottom(rest, row, 4 * unit);
    if (upright) layout.caption = takeBottom(rest, std::max(50 * unit, 40 * type), 4 * unit);
    layOutBoard(layout.board, rest, 8 * unit);
    return layout;
}

}  // namespace kiela::ui
