// Where everything lies, from the smallest window to the largest.
#include "ui/layout.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace kiela;
using rules::House;
using rules::Side;
using ui::BoardLayout;
using ui::Layout;
using ui::Rect;

namespace {

constexpr Side sides[]{Side::South, Side::North};

struct Size {
    float width, height;
};

/// From a narrow frame in a page to a large screen.
const std::vector<Size> sizes{{320, 256},   {400, 300}, {320, 568},   {360, 640},   {390, 844},
                              {640, 360},   {844, 390}, {768, 1024},  {1024, 768},  {1280, 800},
                              {900, 600},   {899, 599}, {1920, 1080}, {1080, 1920}, {2160, 3840},
                              {3840, 2160}, {600, 600}, {1000, 999},  {999, 1000},  {2560, 400}};

Layout layoutOf(Size size, Side nearest = Side::South) {
    return ui::layOut({.width = size.width, .height = size.height}, {.nearest = nearest});
}

/// Rectangles touch when they have less than this in common, in points.
constexpr float hair = 0.01f;

bool isInside(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x - hair && inner.y >= outer.y - hair
           && inner.x + inner.width <= outer.x + outer.width + hair
           && inner.y + inner.height <= outer.y + outer.height + hair;
}

bool overlap(const Rect& one, const Rect& other) {
    return one.x + hair < other.x + other.width && other.x + hair < one.x + one.width
           && one.y + hair < other.y + other.height && other.y + hair < one.y + one.height;
}

std::string text(const Rect& rect) {
    return std::to_string(rect.x) + ", " + std::to_string(rect.y) + ": "
           + std::to_string(rect.width) + " × " + std::to_string(rect.height);
}

/// The board and the names of files and rows beside it.
Rect withLabels(const BoardLayout& board) {
    const float line = board.labelSize * 1.15f;
    return {board.body.x - line, board.body.y, board.body.width + line, board.body.height + line};
}

void checkParts(const Layout& layout) {
    const Rect board = withLabels(layout.board);
    const std::vector<std::pair<const char*, Rect>> parts{
        {"header", layout.header},   {"far side", layout.farPlate}, {"near side", layout.nearPlate},
        {"caption", layout.caption}, {"balance", layout.balance},   {"board", board}};
    // Where the window is low both sides share the header's line with the buttons.
    const bool sharedLine = !layout.roomy && !layout.board.turned;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        CAPTURE(parts[i].first, text(parts[i].second));
        CHECK(parts[i].second.width > 0.0f);
        CHECK(parts[i].second.height > 0.0f);
        CHECK(isInside(parts[i].second, layout.window));
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            CAPTURE(parts[j].first, text(parts[j].second));
            if (sharedLine && i == 0 && (j == 1 || j == 2))
                CHECK(isInside(parts[j].second, layout.header));
            else
                CHECK(!overlap(parts[i].second, parts[j].second));
        }
    }
}

void checkCells(const BoardLayout& board) {
    std::vector<Rect> cells;
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column)
            cells.push_back(board.cell(row, column));
    CHECK(cells.size() == 40);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        CHECK(isInside(cells[i], board.body));
        for (std::size_t j = i + 1; j < cells.size(); ++j) CHECK(!overlap(cells[i], cells[j]));
    }
    CHECK(board.radius > 0.0f);
    CHECK(2 * board.radius < std::min(board.cellWidth, board.cellHeight));
}

float smallestSide(const BoardLayout& board) {
    return std::min(board.cellWidth, board.cellHeight);
}

/// The four ways in which the board can be seen.
std::vector<BoardLayout> orientations() {
    std::vector<BoardLayout> all;
    for (const Side nearest : sides) {
        all.push_back(layoutOf({1280, 800}, nearest).board);
        all.push_back(layoutOf({360, 640}, nearest).board);
    }
    return all;
}

}  // namespace

TEST_CASE("the parts of the screen lie side by side inside the window, at every size") {
    for (const Size size : sizes) {
        for (const Side nearest : sides) {
            CAPTURE(size.width, size.height, nearest);
            const Layout layout = layoutOf(size, nearest);
            checkParts(layout);
            checkCells(layout.board);
        }
    }
}

TEST_CASE("what is to be kept free is kept free") {
    for (const Size size : sizes) {
        const ui::Surface surface{.width = size.width + 30 + 20,
                                  .height = size.height + 40 + 34,
                                  .safeTop = 40,
                                  .safeRight = 30,
                                  .safeBottom = 34,
                                  .safeLeft = 20};
        CAPTURE(size.width, size.height);
        const Layout layout = ui::layOut(surface, {});
        CHECK(layout.window.x == 20.0f);
        CHECK(layout.window.y == 40.0f);
        CHECK(layout.window.width == size.width);
        CHECK(layout.window.height == size.height);
        checkParts(layout);
    }
}

TEST_CASE("houses are at least 44 points in every window from 360 × 640 and 640 × 360 up") {
    for (float width = 360; width <= 4000; width += 13) {
        for (float height = 360; height <= 4000; height += 13) {
            if (width < 640 && height < 640) continue;
            CAPTURE(width, height);
            REQUIRE(smallestSide(layoutOf({width, height}).board) >= 44.0f);
        }
    }
    CHECK(smallestSide(layoutOf({360, 640}).board) >= 44.0f);
    CHECK(smallestSide(layoutOf({640, 360}).board) >= 44.0f);
}

TEST_CASE("houses are at least 24 points in every window from 320 × 256 up") {
    for (float width = 320; width <= 700; width += 5) {
        for (float height = 256; height <= 700; height += 5) {
            CAPTURE(width, height);
            REQUIRE(smallestSide(layoutOf({width, height}).board) >= 24.0f);
        }
    }
}

TEST_CASE("the board is turned where the window is higher than wide") {
    CHECK(!layoutOf({1280, 800}).board.turned);
    CHECK(layoutOf({1280, 800}).board.rows() == 4);
    CHECK(layoutOf({1280, 800}).board.columns() == 10);
    CHECK(layoutOf({360, 640}).board.turned);
    CHECK(layoutOf({360, 640}).board.rows() == 10);
    CHECK(layoutOf({360, 640}).board.columns() == 4);
}

TEST_CASE("every house is seen once, however the board lies") {
    for (const BoardLayout& board : orientations()) {
        CAPTURE(board.turned, board.nearest);
        std::set<std::string> names;
        for (int row = 0; row < board.rows(); ++row) {
            for (int column = 0; column < board.columns(); ++column) {
                const House house = board.houseAt(row, column);
                names.insert(rules::nameOf(house));
                CHECK(board.centre(house).x == board.centre(row, column).x);
                CHECK(board.centre(house).y == board.centre(row, column).y);
            }
        }
        CHECK(names.size() == rules::housesOnBoard);
    }
}

TEST_CASE("the player's rows are the nearest ones, on a turned board those at their right hand") {
    for (const BoardLayout& board : orientations()) {
        CAPTURE(board.turned, board.nearest);
        for (int file = 0; file < rules::filesOnBoard; ++file) {
            // From the far edge to the player's own.
            const auto house = [&](int line) {
                return board.turned ? board.houseAt(file, line) : board.houseAt(line, file);
            };
            for (int line = 0; line < rules::rowsOnBoard; ++line) {
                CHECK((house(line).side == board.nearest) == (line >= 2));
                CHECK(rules::isInner(house(line)) == (line == 1 || line == 2));
            }
            // The houses of a file face each other.
            CHECK(rules::facingInner(house(2)) == house(1));
            CHECK(rules::facingOuter(house(2)) == house(0));
        }
    }
}

TEST_CASE("boards are seen as rules 1 draws them, turned by quarters") {
    const auto corners = [](const BoardLayout& board) {
        const int bottom = board.rows() - 1, right = board.columns() - 1;
        return rules::nameOf(board.houseAt(0, 0)) + ' ' + rules::nameOf(board.houseAt(0, right))
               + ' ' + rules::nameOf(board.houseAt(bottom, 0)) + ' '
               + rules::nameOf(board.houseAt(bottom, right));
    };
    CHECK(corners(layoutOf({1280, 800}, Side::South).board) == "a4 j4 a1 j1");
    CHECK(corners(layoutOf({1280, 800}, Side::North).board) == "j1 a1 j4 a4");
    CHECK(corners(layoutOf({360, 640}, Side::South).board) == "j4 j1 a4 a1");
    CHECK(corners(layoutOf({360, 640}, Side::North).board) == "a1 a4 j1 j4");
}

TEST_CASE("both players sow counter-clockwise, however the board lies (rules 2)") {
    for (const BoardLayout& board : orientations()) {
        for (const Side side : sides) {
            CAPTURE(board.turned, board.nearest, side);
            // Twice the area within the way of the stones; y grows downwards.
            float area = 0;
            for (std::uint8_t place = 0; place < rules::housesPerSide; ++place) {
                const House house{side, place};
                const ImVec2 from = board.centre(house);
                const ImVec2 to = board.centre(rules::nextHouse(house));
                area += from.y * to.x - from.x * to.y;
                // A step leads to a neighbour in one line, the sides not crossed.
                const float step = std::abs(to.x - from.x) + std::abs(to.y - from.y);
                CHECK(step <= std::max(board.cellWidth, board.cellHeight) + hair);
            }
            CHECK(area > 0.0f);
        }
    }
}

TEST_CASE("on large screens everything grows with the window") {
    CHECK(layoutOf({1280, 800}).unit == 1.0f);
    CHECK(layoutOf({640, 360}).unit == 1.0f);
    CHECK(layoutOf({3840, 2160}).unit > 2.5f);
    CHECK(layoutOf({10000, 8000}).unit == 3.0f);
    CHECK(layoutOf({1280, 800}).roomy);
    CHECK(!layoutOf({640, 360}).roomy);
}
