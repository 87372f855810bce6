#include "ui/layout.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

// Space around the houses and between the two sides, in cells.
constexpr float boardPadding = 0.2f;
constexpr float sidesGap = 0.16f;

// A cell is a little longer than high or the other way round where there is room, never more.
constexpr float longestCell = 1.22f;
constexpr float longestTurnedCell = 1.75f;

// So much higher than wide a window must be, in points, before ten houses below each other come out
// larger than ten beside each other.
constexpr float uprightFrom = 132;

}  // namespace

Rect takeTop(Rect& rect, float height, float gap) {
    const Rect taken{rect.x, rect.y, rect.width, height};
    rect.y += height + gap;
    rect.height -= height + gap;
    return taken;
}

Rect takeBottom(Rect& rect, float height, float gap) {
    const Rect taken{rect.x, rect.y + rect.height - height, rect.width, height};
    rect.height -= height + gap;
    return taken;
}

Rect takeLeft(Rect& rect, float width, float gap) {
    const Rect taken{rect.x, rect.y, width, rect.height};
    rect.x += width + gap;
    rect.width -= width + gap;
    return taken;
}

Rect takeRight(Rect& rect, float width, float gap) {
    const Rect taken{rect.x + rect.width - width, rect.y, width, rect.height};
    rect.width -= width + gap;
    return taken;
}

rules::House BoardLayout::houseAt(int row, int column) const {
    // Seen from South: row 4 at the top; turned, row 4 at the left and file j at the top.
    int file = turned ? rules::filesOnBoard - 1 - row : column;
    int rank = rules::rowsOnBoard - (turned ? column : row);
    if (nearest == rules::Side::North) {
        file = rules::filesOnBoard - 1 - file;
        rank = rules::rowsOnBoard + 1 - rank;
    }
    return rules::houseAt(file, rank);
}

ImVec2 BoardLayout::centre(int row, int column) const {
    const float beyond = (turned ? column : row) >= rules::rowsOnBoard / 2 ? gap : 0;
    return {body.x + cellWidth * (static_cast<float>(column) + 0.5f + boardPadding)
                + (turned ? beyond : 0),
            body.y + cellHeight * (static_cast<float>(row) + 0.5f + boardPadding)
                + (turned ? 0 : beyond)};
}

ImVec2 BoardLayout::centre(rules::House house) const {
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column)
            if (houseAt(row, column) == house) return centre(row, column);
    return {};
}

Rect BoardLayout::cell(int row, int column) const {
    const ImVec2 middle = centre(row, column);
    return {middle.x - cellWidth / 2, middle.y - cellHeight / 2, cellWidth, cellHeight};
}

Rect windowOf(const Surface& surface) {
    return {surface.safeLeft, surface.safeTop, surface.width - surface.safeLeft - surface.safeRight,
            surface.height - surface.safeTop - surface.safeBottom};
}

bool isUpright(const Rect& window) {
    return window.height > window.width + uprightFrom;
}

float unitFor(const Rect& window) {
    const float unit = isUpright(window) ? std::min(window.width / 480, window.height / 760)
                                         : std::min(window.width / 1280, window.height / 800);
    return std::clamp(unit, 1.0f, 3.0f);
}

void layOutBoard(BoardLayout& board, Rect area, float gutter) {
    area.x += gutter;
    area.width -= 2 * gutter;
    area.height -= gutter;
    const float across =
        static_cast<float>(board.columns()) + 2 * boardPadding + (board.turned ? sidesGap : 0);
    const float down =
        static_cast<float>(board.rows()) + 2 * boardPadding + (board.turned ? 0 : sidesGap);
    board.cellWidth = area.width / across;
    board.cellHeight = area.height / down;
    const float longest = board.turned ? longestTurnedCell : longestCell;
    board.cellWidth = std::min(board.cellWidth, board.cellHeight * longest);
    board.cellHeight = std::min(board.cellHeight, board.cellWidth * longestCell);
    const float smaller = std::min(board.cellWidth, board.cellHeight);
    board.radius = 0.425f * smaller;
    board.gap = sidesGap * (board.turned ? board.cellWidth : board.cellHeight);
    const float width = board.cellWidth * across;
    const float height = board.cellHeight * down;
    board.body = {area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width,
                  height};
}

bool hasRoomForMoves(const Surface& surface) {
    const Rect window = windowOf(surface);
    const float unit = unitFor(window);
    return !isUpright(window) && window.width >= 1100 * unit && window.height >= 600 * unit;
}

Layout layOut(const Surface& surface, rules::Side nearest, bool moves) {
    Layout layout;
    layout.window = windowOf(surface);
    Rect rest = layout.window;
    const bool upright = isUpright(rest);
    layout.unit = unitFor(rest);
    const float unit = layout.unit;
    layout.roomy = rest.width >= 900 && rest.height >= 600 && !upright;
    layout.narrow = rest.width < 345;
    layout.board.turned = upright;
    layout.board.nearest = nearest;
    layout.board.labelSize = (layout.roomy ? 14 : 11) * unit;

    if (layout.roomy) {
        rest = inset(rest, 28 * unit);
        layout.header = takeTop(rest, 48 * unit, 16 * unit);
        const bool listed = moves && hasRoomForMoves(surface);
        if (listed) layout.moves = takeRight(rest, 310 * unit, 20 * unit);
        layout.farPlate = takeTop(rest, 40 * unit, 4 * unit);
        // Beside the list it is narrower, and tells whole moves.
        layout.caption = takeBottom(rest, (listed ? 92 : 64) * unit, 8 * unit);
        if (listed) layout.line = takeBottom(rest, 48 * unit, 6 * unit);
        layOutBoard(layout.board, rest, 26 * unit);
        const Rect& body = layout.board.body;
        layout.header.x = layout.farPlate.x = body.x;
        layout.header.width = layout.farPlate.width = body.width;
        if (listed) {
            layout.header.width = layout.moves.x + layout.moves.width - body.x;
            layout.line.x = body.x;
            layout.line.width = body.width;
        }
        layout.caption.x = body.x;
        layout.caption.width = body.width;
        layout.nearPlate = takeLeft(layout.caption, 230 * unit, 16 * unit);
        layout.nearPlate.y += (layout.nearPlate.height - 40 * unit) / 2;
        layout.nearPlate.height = 40 * unit;
    } else if (layout.board.turned) {
        const float margin = 8 * unit;
        rest.x += margin;
        rest.width -= 2 * margin;
        layout.header = takeTop(rest, 48 * unit);
        Rect plates = takeTop(rest, 26 * unit, 2 * unit);
        layout.balance = takeTop(rest, 5 * unit, unit);
        layout.caption = takeBottom(rest, 80 * unit);
        layout.caption.height -= 8 * unit;
        layOutBoard(layout.board, rest, 15 * unit);
        layout.farPlate = takeLeft(plates, plates.width / 2);
        layout.nearPlate = plates;
        layout.balance.x = layout.board.body.x;
        layout.balance.width = layout.board.body.width;
    } else {
        rest.x += 8 * unit;
        rest.width -= 16 * unit;
        layout.header = takeTop(rest, 50 * unit);
        layout.caption = takeBottom(rest, 52 * unit);
        layout.caption.height -= 6 * unit;
        layOutBoard(layout.board, rest, 15 * unit);
        Rect middle = layout.header;
        takeRight(middle, (layout.narrow ? 152 : 204) * unit);
        layout.titled = middle.width >= 230 * unit;
        if (layout.titled) takeLeft(middle, 84 * unit);
        middle.y += 10 * unit;
        middle.height -= 20 * unit;
        layout.farPlate = takeLeft(middle, middle.width / 2);
        layout.nearPlate = middle;
    }
    if (!layout.board.turned) {
        // In the gutter that has no names.
        const Rect& body = layout.board.body;
        const float gutter = (layout.roomy ? 26 : 15) * unit;
        const float width = (layout.roomy ? 10 : 6) * unit;
        const float ends = layout.board.radius * 0.5f;
        layout.balance = {body.x + body.width + (gutter - width) / 2, body.y + ends, width,
                          body.height - 2 * ends};
    }
    return layout;
}

}  // namespace kiela::ui
