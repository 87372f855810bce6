#include "ui/layout.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui {

namespace {

// Space around the houses and between the two sides, in cells.
constexpr float boardPadding = 0.2f;
constexpr float sidesGap = 0.16f;

// A cell is a little longer than high or the other way round where there is room, never more.
constexpr float longestCell = 1.22f;
constexpr float longestTurnedCell = 1.75f;

// The names beside the board grow less than other texts; so much room they need, in their size.
constexpr float largestLabel = 1.5f;
constexpr float gutterInLabels = 1.35f;

// Where letters are large they leave so much to a house, in points.
constexpr float smallestHouse = 25;

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

LayoutWishes layoutWishesOf(const app::View& view) {
    return {.nearest = view.nearest,
            .orientation = view.settings.orientation,
            .textScale = static_cast<float>(view.settings.textSize) / 100,
            .coordinates = view.settings.coordinates,
            .moves = view.settings.moves,
            .faceToFace =
                view.setup.together() && view.settings.seating == app::Seating::FaceToFace,
            .boardOnly = view.boardOnly,
            .shown = view.demo,
            .toolsLow = view.kiosk};
}

BoardLayout boardFor(const Rect& window, const LayoutWishes& wishes, float labelSize) {
    BoardLayout board;
    board.turned = wishes.orientation == app::Orientation::Auto
                       ? isUpright(window)
                       : wishes.orientation == app::Orientation::Upright;
    board.nearest = wishes.nearest;
    board.textScale = wishes.textScale;
    if (wishes.coordinates) board.labelSize = labelSize * std::min(wishes.textScale, largestLabel);
    return board;
}

void layOutBoard(BoardLayout& board, Rect area, float least) {
    const float gutter = std::max(least, board.labelSize * gutterInLabels);
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

namespace {

// What of the heights depends on the size of texts, in points.
struct Heights {
    explicit Heights(const Layout& layout)
        : touch(std::max(44 * layout.unit, 29 * layout.type)), unit(layout.unit),
          scale(layout.type / layout.unit) {}

    float touch;  // of a button
    float plate(float small) const { return small * unit * (0.3f + 0.7f * scale); }
    float caption(float small) const { return small * unit * (0.15f + 0.85f * scale); }
    float buttons(float number) const { return number * (touch + 8 * unit); }

    float unit, scale;
};

// The line with the title and the buttons, in windows that have one for them alone; `more` than a
// button is high.
void placeHeader(Layout& layout, const LayoutWishes& wishes, Rect& rest, float more, float gap) {
    if (wishes.boardOnly) return;
    const float height = Heights(layout).touch + more;
    layout.header = wishes.toolsLow ? takeBottom(rest, height, gap) : takeTop(rest, height, gap);
}

// Else they stand beside the caption.
void placeToolsBeside(Layout& layout, const LayoutWishes& wishes) {
    if (!wishes.boardOnly || wishes.shown) return;
    const Heights heights(layout);
    layout.header = takeRight(layout.caption, heights.buttons(static_cast<float>(layout.beside)),
                              4 * layout.unit);
    const float away = (layout.header.height - heights.touch) / 2;
    layout.header.y += away;
    layout.header.height -= 2 * away;
}

// A large screen: everything in lines above and below the board.
void layOutRoomy(Layout& layout, const LayoutWishes& wishes, Rect rest, bool listed) {
    const float unit = layout.unit;
    const Heights heights(layout);
    rest = inset(rest, 28 * unit);
    placeHeader(layout, wishes, rest, 4 * unit, 16 * unit);
    if (listed) layout.moves = takeRight(rest, 310 * unit, 20 * unit);
    layout.farPlate = takeTop(rest, heights.plate(40), 4 * unit);
    // Beside the list it is narrower, and tells whole moves.
    layout.caption = takeBottom(rest, heights.caption(listed ? 92 : 64), 8 * unit);
    if (listed) layout.line = takeBottom(rest, 48 * unit, 6 * unit);
    layOutBoard(layout.board, rest, 12 * unit);
    const Rect& body = layout.board.body;
    // A turned board is too narrow to align with.
    if (!layout.board.turned) {
        layout.header.x = layout.farPlate.x = layout.caption.x = body.x;
        layout.header.width = layout.farPlate.width = layout.caption.width = body.width;
        if (listed) {
            layout.header.width = layout.moves.x + layout.moves.width - body.x;
            layout.line.x = body.x;
            layout.line.width = body.width;
        }
    }
    const float high = heights.plate(40);
    layout.nearPlate = takeLeft(layout.caption, heights.plate(230), 16 * unit);
    layout.nearPlate.y += (layout.nearPlate.height - high) / 2;
    layout.nearPlate.height = high;
    placeToolsBeside(layout, wishes);
}

// A phone held upright: plates beside each other above the board, the caption below.
void layOutColumn(Layout& layout, const LayoutWishes& wishes, Rect rest) {
    const float unit = layout.unit;
    const Heights heights(layout);
    rest.x += 8 * unit;
    rest.width -= 16 * unit;
    placeHeader(layout, wishes, rest, 6 * unit, 2 * unit);
    Rect plates = takeTop(rest, heights.plate(26), 9 * unit);
    // Larger texts take more lines, too.
    const float high = 80 * unit * std::pow(heights.scale, 1.4f);
    const float board = rest.height - smallestHouse * static_cast<float>(layout.board.rows() + 1);
    layout.caption =
        takeBottom(rest, std::min({high, layout.window.height / 3, std::max(board, 80 * unit)}));
    layout.caption.height -= 8 * unit;
    layOutBoard(layout.board, rest, 8 * unit);
    layout.farPlate = takeLeft(plates, plates.width / 2);
    layout.nearPlate = plates;
    placeToolsBeside(layout, wishes);
}

// A low window: both plates on the header's line.
void layOutLow(Layout& layout, Rect rest) {
    const float unit = layout.unit;
    const Heights heights(layout);
    rest.x += 8 * unit;
    rest.width -= 16 * unit;
    layout.header = takeTop(rest, heights.touch + 6 * unit);
    const float board = rest.height - smallestHouse * static_cast<float>(layout.board.rows() + 1);
    layout.caption =
        takeBottom(rest, std::min(heights.caption(50), std::max(50 * unit, board)), 4 * unit);
    layout.caption.height -= 6 * unit;
    layOutBoard(layout.board, rest, 8 * unit);
    Rect middle = layout.header;
    takeRight(middle, heights.buttons(layout.narrow ? 3 : 4));
    layout.titled = middle.width >= 230 * layout.type;
    if (layout.titled) takeLeft(middle, 84 * layout.type);
    middle.y += 10 * unit;
    middle.height -= 20 * unit;
    layout.farPlate = takeLeft(middle, middle.width / 2);
    layout.nearPlate = middle;
}

// A low window with a turned board: the board on the left in all its height, the rest beside it.
void layOutBeside(Layout& layout, Rect rest) {
    const float unit = layout.unit;
    const Heights heights(layout);
    rest = inset(rest, 8 * unit);
    layOutBoard(layout.board, takeLeft(rest, rest.width * 0.45f, 12 * unit), 8 * unit);
    layout.header = takeTop(rest, heights.touch + 4 * unit, 8 * unit);
    layout.farPlate = takeTop(rest, heights.plate(28), 4 * unit);
    layout.nearPlate = takeTop(rest, heights.plate(28), 8 * unit);
    layout.caption = takeTop(rest, std::min(rest.height, heights.caption(130)));
    layout.titled = layout.header.width >= heights.buttons(4) + 90 * layout.type;
}

// A screen between two people: the same strip before each of them, the board in the middle.
void layOutFaceToFace(Layout& layout, const LayoutWishes& wishes, Rect rest) {
    const float unit = layout.unit;
    const Heights heights(layout);
    layout.faceToFace = true;
    layout.roomy = layout.titled = false;
    rest = inset(rest, (layout.window.width >= 900 ? 16 : 6) * unit);
    const float gutter = std::max(8 * unit, layout.board.labelSize * gutterInLabels);
    // So much of the height each of them can have.
    const float most =
        (rest.height - smallestHouse * static_cast<float>(layout.board.rows() + 1)) / 2 - gutter;
    const float row = heights.touch + 4 * unit;
    const bool low = row + 50 * unit > most;
    if (low && rest.width < 480 * unit) layout.narrow = true;
    const float toolsWidth = heights.buttons(layout.narrow ? 2 : wishes.toolsLow ? 4 : 3);
    float plateWidth = heights.plate(150);
    const bool oneRow = rest.width >= plateWidth + toolsWidth + 260 * layout.type || low;
    // Where it is narrow, too, the total stands alone.
    if (oneRow) plateWidth = std::min(plateWidth, rest.width * 0.22f);
    const float wanted = oneRow ? std::max(row, heights.caption(68)) : row + heights.caption(72);
    const float high = std::min(wanted, std::max(44 * unit, most));
    takeTop(rest, high);
    Rect strip = takeBottom(rest, high);
    Rect words = strip;
    if (!oneRow) strip = takeTop(words, row);
    layout.header = takeRight(strip, toolsWidth);
    layout.nearPlate = takeLeft(strip, plateWidth);
    for (Rect* part : {&layout.header, &layout.nearPlate}) {
        const float button = std::min(part->height, heights.touch);
        part->y += (part->height - button) / 2;
        part->height = button;
    }
    layout.caption = oneRow ? inset(strip, 2 * unit) : words;
    // The names below the board are there for both.
    takeTop(rest, gutter);
    layOutBoard(layout.board, rest, 8 * unit);
}

// Above a turned board, whose sides lie left and right; else in the gutter that has no names.
Rect balanceBeside(const Layout& layout) {
    const Rect& body = layout.board.body;
    const float width = (layout.roomy ? 10 : 4) * layout.unit;
    const float away = (layout.roomy ? 8 : 2.5f) * layout.unit;
    if (layout.board.turned) return {body.x, body.y - away - width, body.width, width};
    const float ends = layout.board.radius * 0.5f;
    return {body.x + body.width + away, body.y + ends, width, body.height - 2 * ends};
}

}  // namespace

namespace {

// Below a shorter side of 360 points, which has room for the largest texts, they grow less: else
// nothing but a heading would fit.
float textScaleFor(const Rect& window, const LayoutWishes& wishes) {
    const float room = std::min(window.width, window.height) / (180 * unitFor(window));
    return std::min(wishes.textScale, std::max(1.0f, room));
}

}  // namespace

bool hasRoomForMoves(const Surface& surface) {
    const Rect window = windowOf(surface);
    const float unit = unitFor(window);
    return !isUpright(window) && window.width >= 1100 * unit && window.height >= 600 * unit;
}

Layout layOut(const Surface& surface, const LayoutWishes& wishes) {
    Layout layout;
    layout.window = windowOf(surface);
    layout.beside = surface.fullscreen == Fullscreen::None ? 2 : 3;
    const Rect& window = layout.window;
    const bool upright = isUpright(window);
    layout.unit = unitFor(window);
    layout.type = layout.unit * textScaleFor(window, wishes);
    layout.roomy = window.width >= 900 && window.height >= 600 && !upright;
    layout.narrow = window.width < 345 * std::max(1.0f, wishes.textScale * 0.8f);
    layout.board = boardFor(window, wishes, (layout.roomy ? 14 : 11) * layout.unit);
    // Each has their own rows before them.
    if (wishes.faceToFace) layout.board.turned = false;
    layout.board.faceToFace = wishes.faceToFace;
    if (wishes.faceToFace)
        layOutFaceToFace(layout, wishes, window);
    else if (layout.roomy)
        layOutRoomy(layout, wishes, window, wishes.moves && hasRoomForMoves(surface));
    else if (upright)
        layOutColumn(layout, wishes, window);
    else if (layout.board.turned)
        layOutBeside(layout, window);
    else
        layOutLow(layout, window);
    layout.titled = layout.titled && !wishes.boardOnly;
    layout.balance = balanceBeside(layout);
    return layout;
}

}  // namespace kiela::ui
