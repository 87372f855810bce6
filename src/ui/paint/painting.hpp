// What is painted pixel by pixel on the sheet of sprites. Light comes from above left in all of it.
#pragma once

#include "ui/paint/canvas.hpp"
#include "ui/theme.hpp"

#include <span>

namespace kiela::ui::paint {

/// The board's face, which will be shown `length` radii of a hollow long and `breadth` broad.
/// The grain runs along x; on a turned board along y.
void paintFace(const Canvas& canvas, const Palette& palette, float length, float breadth,
               bool turned);

/// A hollow and its worn rim, in the canvas's middle. `radius` in pixels, without the rim.
void paintHollow(const Canvas& canvas, const Palette& palette, float radius, bool turned,
                 std::uint32_t seed);
/// How far the rim reaches, as a part of the hollow's radius.
inline constexpr float rimReach = 1.12F;

/// A pebble of this mean radius (pixels) in the canvas's middle.
void paintPebble(const Canvas& canvas, const Colour& colour, float radius, std::uint32_t seed);
/// How far a pebble reaches, as a part of its mean radius.
inline constexpr float pebbleReach = 1.26F;

/// Grain to multiply the ground's colour with; tileable; mean `paperMean`.
void paintPaper(const Canvas& canvas, bool dark);
float paperMean(bool dark);

/// White with an alpha that falls from the middle (1) to the edge (0).
void paintBlob(const Canvas& canvas);
/// A ring, or what a ring is made of, around the canvas's middle. Lengths in pixels.
struct Band {
    float radius = 0;  ///< of its middle line; 0 makes a disc of radius `width / 2`
    float width = 0;
    float soft = 0;     ///< how far it fades out on each side; 0: a crisp edge
    int doublings = 0;  ///< 0: one unbroken line; else 2 to the power of it dashes, with round ends
    float dash = 0;     ///< half their length, without the ends; π: they would touch; 0: dots
    Colour colour = {};
    float alpha = 1;
};
/// The bands, each over the ones before.
void paintMark(const Canvas& canvas, std::span<const Band> bands);

}  // namespace kiela::ui::paint
