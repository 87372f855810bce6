#include "ui/board_picture.hpp"

#include "ui/half_turn.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

using rules::House;

// The hand takes up the stones of this house now: the first ones, or in a relay.
bool isLifted(const app::Moment& moment, House house) {
    const auto& hand = moment.hand;
    return hand && hand->from == house && hand->to == house;
}

// Of the counts beside the stones, as the painter takes it: never under 11 points, and on a small
// board larger beside the stones than on a large one.
float countSize(const BoardLayout& layout) {
    const float usual = std::max({11.0f, 7 + layout.radius * 0.21f, layout.radius * 0.32f});
    const float most = std::max(usual, layout.radius * 0.6f);
    return letterHeight({Weight::Bold, std::min(usual * layout.textScale, most), 0});
}

TextStyle labelStyle(const Frame& frame, const BoardLayout& layout) {
    return {Weight::Regular, layout.labelSize, frame.palette.inkSecond};
}

// The names beside the rows that are seen, at the left.
void drawSideLabels(const Frame& frame, const BoardLayout& layout) {
    const TextStyle style = labelStyle(frame, layout);
    const float left = layout.body.x - style.size * 0.9f;
    for (int row = 0; row < layout.rows(); ++row) {
        const House house = layout.houseAt(row, 0);
        const char name = layout.turned ? static_cast<char>('a' + rules::fileOf(house))
                                        : static_cast<char>('0' + rules::rowOf(house));
        drawLine(frame, style, {left, layout.centre(row, 0).y - letterHeight(style) / 2},
                 {&name, 1}, Align::Centre);
    }
}

// The names below the columns that are seen.
void drawFootLabels(const Frame& frame, const BoardLayout& layout) {
    const TextStyle style = labelStyle(frame, layout);
    const float below = layout.body.y + layout.body.height + style.size * 0.1f;
    for (int column = 0; column < layout.columns(); ++column) {
        const House house = layout.houseAt(0, column);
        const char name = layout.turned ? static_cast<char>('0' + rules::rowOf(house))
                                        : static_cast<char>('a' + rules::fileOf(house));
        drawLine(frame, style, {layout.centre(0, column).x, below}, {&name, 1}, Align::Centre);
    }
}

// The names of the files and rows, beside the board.
void drawLabels(const Frame& frame, const BoardLayout& layout) {
    if (layout.labelSize <= 0) return;
    drawSideLabels(frame, layout);
    drawFootLabels(frame, layout);
    if (!layout.faceToFace) return;
    // Who sits opposite has the files' names before them, too. The board is in the middle of the
    // window, so that it comes to lie upon itself.
    const HalfTurn opposite(frame);
    BoardLayout theirs = layout;
    theirs.nearest = rules::opponent(layout.nearest);
    drawFootLabels(opposite.frame(), theirs);
}

void drawBody(const Frame& frame, const BoardLayout& layout) {
    paint::BoardShape shape;
    shape.area = areaOf(layout.body);
    shape.rounding = layout.radius * 0.75f;
    shape.houseRadius = layout.radius;
    const int middle = rules::rowsOnBoard / 2;
    const ImVec2 before =
        layout.turned ? layout.centre(0, middle - 1) : layout.centre(middle - 1, 0);
    const ImVec2 after = layout.turned ? layout.centre(0, middle) : layout.centre(middle, 0);
    shape.lineAt = layout.turned ? (before.x + after.x) / 2 : (before.y + after.y) / 2;
    shape.lineInset = layout.radius * 0.8f;
    frame.painter.board(shape);
}

}  // namespace

unsigned numberOf(House house) {
    return static_cast<unsigned>(house.side) * rules::housesPerSide + house.place;
}

bool isFlashing(const app::Moment& moment, House house) {
    const auto& flash = moment.flash;
    return flash && (flash->inner == house || flash->outer == house);
}

paint::House pictureOf(const app::Moment& moment, House house) {
    paint::House picture;
    picture.seed = numberOf(house) + 1;
    picture.stones = moment.stones[static_cast<std::size_t>(house.side)][house.place];
    picture.preview = isLifted(moment, house);
    if (moment.landing && moment.landing->house == house) picture.landing = moment.landing->height;
    if (isFlashing(moment, house)) picture.captured = moment.flash->strength;
    return picture;
}

void drawBoard(const Frame& frame, const BoardLayout& layout) {
    drawBody(frame, layout);
    drawLabels(frame, layout);
}

void drawHouses(const Frame& frame, const BoardLayout& layout,
                std::span<const paint::House> houses) {
    frame.painter.houses(houses, layout.radius, frame.fonts.bold, countSize(layout));
}

void drawHand(const Frame& frame, const BoardLayout& layout, const app::Moment& moment) {
    if (!moment.hand) return;
    const app::Hand& hand = *moment.hand;
    const ImVec2 from = layout.centre(hand.from);
    const ImVec2 to = layout.centre(hand.to);
    const bool travels = !(hand.from == hand.to);
    // Stones start and arrive gently.
    const float part = hand.progress * hand.progress * (3 - 2 * hand.progress);
    const ImVec2 at{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
    frame.painter.hand(at, layout.radius, numberOf(hand.lifted) + 1, hand.stones,
                       travels ? 1 : part);
    const float beside = layout.radius * 0.66f;
    frame.painter.handCount({at.x - beside, at.y - beside}, hand.stones, frame.fonts.bold,
                            countSize(layout) * 1.15f);
}

}  // namespace kiela::ui
