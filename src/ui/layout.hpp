// Where everything lies on the screen: from the window's size to rectangles. Draws nothing.
#pragma once

#include "rules/board.hpp"
#include "ui/frame.hpp"
#include "ui/ui.hpp"

namespace kiela::ui {

/// The board as it is seen: four rows of ten, or turned by a quarter ten rows of four. The side of
/// the player is the nearest one; on a turned board it lies at their right hand.
struct BoardLayout {
    Rect body;
    bool turned = false;
    rules::Side nearest = rules::Side::South;
    float cellWidth = 0, cellHeight = 0;
    float radius = 0;         ///< of a hollow
    float gap = 0;            ///< between the two sides
    float labelSize = 0;      ///< type size of the files' and rows' names beside the board; 0: none
    float textScale = 1;      ///< of the counts
    bool faceToFace = false;  ///< the far side's counts and names are turned by half a turn

    int rows() const { return turned ? rules::filesOnBoard : rules::rowsOnBoard; }
    int columns() const { return turned ? rules::rowsOnBoard : rules::filesOnBoard; }
    /// The house that is seen in a row (from the top) and a column (from the left).
    rules::House houseAt(int row, int column) const;
    /// The middle of that house.
    ImVec2 centre(int row, int column) const;
    ImVec2 centre(rules::House house) const;
    /// The cell around it, which can be touched.
    Rect cell(int row, int column) const;
};

/// What the visitor wants of the layout.
struct LayoutWishes {
    rules::Side nearest = rules::Side::South;
    app::Orientation orientation = app::Orientation::Auto;
    float textScale = 1;      ///< of all texts
    bool coordinates = true;  ///< files and rows are named beside the board
    bool moves = false;       ///< their list stands beside the board, where it has room
    bool faceToFace = false;  ///< the screen lies between two people
    bool boardOnly = false;   ///< no title, and two buttons only, beside the caption
    bool shown = false;       ///< nobody plays: then these are not there either
    bool toolsLow = false;    ///< the buttons are within reach of whoever stands before the screen
};

LayoutWishes layoutWishesOf(const app::View& view);

struct Layout {
    float unit = 1;
    float type = 1;       ///< points to one unit of type
    bool roomy = false;   ///< two lines above the board, buttons with words
    bool titled = true;   ///< there is room for the name of the game
    bool narrow = false;  ///< there is room for three buttons only
    int beside = 2;       ///< buttons beside the caption of a board that stands alone
    Rect window;          ///< without what is to be kept free
    Rect header;
    Rect farPlate, nearPlate;  ///< names and totals of the far side and of the player's
    /// Header, plate and caption lie below the board; who sits opposite has the same once more,
    /// turned by half a turn.
    bool faceToFace = false;
    Rect balance;  ///< the bar between them: upright beside a board that is not turned
    Rect caption;
    Rect moves;  ///< the list of moves beside the board; empty: it is not shown there
    Rect line;   ///< with it, the line of the game with its slider
    BoardLayout board;
};

/// Points to one unit of the design in a window of this size.
float unitFor(const Rect& window);

/// The window without what is to be kept free.
Rect windowOf(const Surface& surface);

/// The board as it is wanted in such a window, yet without a place. Its names have `labelSize`.
BoardLayout boardFor(const Rect& window, const LayoutWishes& wishes, float labelSize);

/// Whether the window is so much higher than wide that a turned board comes out larger.
bool isUpright(const Rect& window);

/// Fits the board into `area`, which holds the gutter for the names of files and rows, too: as wide
/// as their type and a little more, `least` where there are none.
void layOutBoard(BoardLayout& board, Rect area, float least);

/// Whether the list of moves has room beside the board.
bool hasRoomForMoves(const Surface& surface);

Layout layOut(const Surface& surface, const LayoutWishes& wishes);

}  // namespace kiela::ui
