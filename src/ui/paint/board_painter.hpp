// Draws the board, its stones and marks, and the surfaces of the interface. All positions and
// lengths are in points of the window; edges come out crisp at any pixel ratio. Knows no rules:
// it is told what lies where and what is marked.
#pragma once

#include "ui/paint/sprites.hpp"
#include "ui/theme.hpp"

#include <cstdint>
#include <span>

namespace kiela::ui::paint {

/// A rectangle in points.
struct Area {
    ImVec2 min, max;
};

/// The wooden board.
struct BoardShape {
    Area area;
    float rounding = 0;     ///< of its corners
    float houseRadius = 0;  ///< edges and the carved line are in proportion to it
    float lineAt = 0;       ///< y of the line between the two sides; x of it on a turned board
    float lineInset = 0;    ///< how far from the board's ends the line stops
};

/// A house with all that is to be seen in and around it.
struct House {
    ImVec2 centre;
    std::uint32_t seed = 0;  ///< its stones always lie the same way for the same seed
    int stones = 0;          ///< how many are drawn, and counted on the disc when there are any
    float playable = 0;      ///< 0–1: how strongly the warm ring shows
    float captured = 0;      ///< 0–1: the red flash
    float hover = 0;         ///< 0–1: the pointer is over it
    float landing = 0;       ///< how high the last of its stones still is: 1 is in the hand
    bool lastMove = false;   ///< dashed ring
    bool preview = false;    ///< dotted ring
    bool focus = false;      ///< double ring
    bool opposite = false;   ///< its count is to be read from the opposite side
};

enum class PillKind : std::uint8_t { Quiet, Primary };
enum class PillState : std::uint8_t { Plain, Hover, Pressed, Disabled };

/// Draws on a list for as long as it lives: one is made for each list and frame.
class Painter {
  public:
    Painter(ImDrawList& list, const Sprites& sprites, const Palette& palette);
    ~Painter();
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    /// The ground of the whole window.
    void ground(const Area& window);

    /// The board without its houses; whether it is turned is what the sprites were prepared for.
    void board(const BoardShape& shape);
    /// All houses at once, so that what belongs above lies above. `font` and `fontSize` (points)
    /// are those of the counts.
    void houses(std::span<const House> houses, float radius, ImFont* font, float fontSize);
    /// How many stones are in the hand, on a disc that cannot be taken for a house's.
    void handCount(ImVec2 centre, int number, ImFont* font, float fontSize);

    /// Stones held above the board, for houses of this radius. `lift` from 0 (lying) to 1 (high).
    void hand(ImVec2 centre, float houseRadius, std::uint32_t seed, int stones, float lift);

    /// A double line, light and dark, that shows on any ground; the area is that of the element.
    void focusRing(const Area& area, float rounding);
    /// A raised sheet: soft shadow, face, thin line.
    void panel(const Area& area, float rounding);
    /// The ground of a button with round ends; with `rounding` for one that is higher than a line.
    void pill(const Area& area, PillKind kind, PillState state, float rounding = 1e3F);
    /// Dims all below it; `strength` 0–1.
    void veil(const Area& window, float strength);

  private:
    void sprite(const Sprite& sprite, ImVec2 centre, ImVec2 half, ImU32 tint);
    void sharpSprite(const Sprite& sprite, ImVec2 centre, ImU32 tint);
    void pile(ImVec2 centre, float houseRadius, std::span<const Stone> stones, float lift);
    void stone(ImVec2 centre, float houseRadius, const Stone& stone, float lift);
    void shadow(ImVec2 centre, float houseRadius, const Stone& stone, float lift);
    void mark(const House& house, Mark mark, float strength);
    void disc(ImVec2 centre, int number, ImFont* font, float fontSize, ImU32 face, ImU32 ink);
    void discShadow(ImVec2 centre, int number, float fontSize);
    void digits(ImVec2 at, ImFont* font, float size, ImU32 ink, const char* begin, const char* end);
    float pebbleInSprite(const Sprite& pebble) const;

    ImDrawList& list_;
    const Sprites& sprites_;
    const Palette& palette_;
    float ratio_;
    float pixel_;  // a pixel in points
    float fringeBefore_;
};

}  // namespace kiela::ui::paint
