// The sheet of sprites: all that is painted pixel by pixel (wood, hollows, pebbles, soft shadows,
// the paper of the ground), made by code at the size at which it is shown and handed to the
// renderer as one texture. Says where on the sheet a sprite is; drawing is board_painter's.
#pragma once

#include "ui/paint/pile.hpp"
#include "ui/theme.hpp"

#include <array>

namespace kiela::ui::paint {

inline constexpr int hollowKinds = 2;

/// The longest and broadest board whose face the sheet has wood for, in radii of a hollow. On a
/// turned board the houses lie further apart across the grain.
inline constexpr float faceLength = 27;
constexpr float faceBreadth(bool turned) {
    return turned ? 18 : 12;
}

/// What can be seen around a house; each has a form of its own as well as a colour.
enum class Mark : std::uint8_t {
    Hover,     ///< a soft light in the hollow
    Playable,  ///< a warm, unbroken ring with a glow
    LastMove,  ///< a dashed ring
    Captured,  ///< a red hollow with a broad red ring
    Preview,   ///< a dotted ring within the hollow
    Focus,     ///< a double ring, light and dark
    End,
};

/// What the sheet has to fit.
struct SheetNeeds {
    float pixelRatio = 1;   ///< pixels to a point
    float houseRadius = 0;  ///< of a hollow, in points
    bool turned = false;    ///< the board is turned by a quarter: the grain runs downwards
    Theme theme = Theme::Light;

    bool operator==(const SheetNeeds&) const = default;
};

/// A part of the sheet.
struct Sprite {
    ImVec2 uvMin, uvMax;
    float width = 0, height = 0;  ///< in pixels
};

class Sprites {
  public:
    Sprites() = default;
    ~Sprites();
    Sprites(const Sprites&) = delete;
    Sprites& operator=(const Sprites&) = delete;

    /// Sees to it that the sheet fits; call it in every frame, after ImGui::NewFrame and before
    /// anything is drawn. Paints only when what is needed has changed to be seen, or when the
    /// renderer has lost its textures.
    void prepare(const SheetNeeds& needs);

    /// What the sheet was painted for.
    const SheetNeeds& needs() const { return painted_; }
    /// Mean radius of the pebbles on the sheet, in pixels.
    float pebbleRadius() const;
    /// To draw with; good for this frame.
    ImTextureRef texture() const;

    Sprite paper;  ///< grain of the ground, tileable, to be multiplied with its colour
    Sprite wood;   ///< the board's face; grain along x unless turned
    Sprite blob;   ///< soft round shadow: white with alpha
    /// One for each Mark, in colour; the middle is the house's.
    std::array<Sprite, static_cast<unsigned>(Mark::End)> marks;
    std::array<Sprite, hollowKinds> hollows;
    std::array<std::array<Sprite, pebbleShapes>, pebbleColours> pebbles;

  private:
    void paint();

    // Two, because a texture that a frame may still draw with cannot be painted over.
    ImTextureData textures_[2];
    int current_ = 0;
    bool registered_ = false;
    SheetNeeds painted_;
};

}  // namespace kiela::ui::paint
