#include "ui/arranging/layout.hpp"

namespace kiela::ui {

namespace {

constexpr float panelWidth = 320;

}  // namespace

ArrangingLayout layOutArranging(const Surface& surface, const LayoutWishes& wishes, bool panelled) {
    ArrangingLayout layout;
    layout.window = windowOf(surface);
    layout.unit = unitFor(layout.window);
    const float unit = layout.unit;
    Rect rest = layout.window;
    const bool upright = isUpright(rest);
    layout.roomy = rest.width >= 900 && rest.height >= 600 && !upright;
    layout.board = boardFor(layout.window, wishes, (layout.roomy ? 14 : 11) * unit);

    if (layout.roomy) {
        rest = inset(rest, 28 * unit);
        layout.header = takeTop(rest, 48 * unit, 16 * unit);
        if (panelled) layout.panel = takeRight(rest, panelWidth * unit, 24 * unit);
        layout.tools = layout.caption = takeBottom(rest, 64 * unit, 8 * unit);
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
    layout.header = takeTop(rest, (upright ? 48 : 44) * unit);
    takeBottom(rest, (upright ? 8 : 4) * unit);
    layout.tools = layout.caption = takeBottom(rest, 44 * unit, 4 * unit);
    if (upright) layout.caption = takeBottom(rest, 50 * unit, 4 * unit);
    layOutBoard(layout.board, rest, 8 * unit);
    return layout;
}

}  // namespace kiela::ui
