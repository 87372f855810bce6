#include "ui/lesson/layout.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

// In a very small window a house is no smaller than this, its edge included; design units.
constexpr float leastHouse = 28;

}  // namespace

LessonLayout layOutLesson(const Surface& surface, LayoutWishes wishes) {
    wishes.nearest = rules::Side::South;
    wishes.coordinates = true;
    wishes.faceToFace = false;
    LessonLayout layout;
    layout.window = windowOf(surface);
    layout.unit = unitFor(layout.window);
    const float unit = layout.unit;
    const float type = unit * wishes.textScale;
    const bool upright = isUpright(layout.window);
    layout.roomy = layout.window.width >= 900 && layout.window.height >= 600 && !upright;
    layout.board = boardFor(layout.window, wishes, (layout.roomy ? 14 : 11) * unit);

    Rect rest = inset(layout.window, (layout.roomy ? 28 : 4) * unit);
    layout.header = takeTop(rest, std::max(44 * unit, 29 * type), (layout.roomy ? 16 : 2) * unit);
    // The words of a step take five lines on a phone, and two or three where there is less height.
    const float lines = layout.roomy ? 86 : upright ? 108 : 72;
    // Large letters leave the board its houses.
    const float rows = layout.board.turned ? 10 : 4;
    const float forBoard = (rows * leastHouse + 10) * unit + layout.board.labelSize;
    const float most = std::min(rest.height - forBoard, rest.height * 0.4f);
    const float high = std::min(std::max(lines * type, 52 * unit), most);
    layout.words = takeBottom(rest, std::max(high, 44 * unit), (layout.roomy ? 10 : 4) * unit);
    layOutBoard(layout.board, rest, (layout.roomy ? 12 : 8) * unit);
    if (layout.roomy) {
        const Rect& body = layout.board.body;
        layout.header.x = layout.words.x = body.x;
        layout.header.width = layout.words.width = body.width;
    }
    return layout;
}

}  // namespace kiela::ui
