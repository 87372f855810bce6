// A part of the sheet to paint on, pixel by pixel.
#pragma once

#include "ui/paint/noise.hpp"

#include "imgui.h"

#include <bit>
#include <cmath>
#include <cstddef>

namespace kiela::ui::paint {

/// A colour to reckon with; 1 is full.
struct Colour {
    float red = 0, green = 0, blue = 0;

    Colour() = default;
    Colour(float r, float g, float b) : red(r), green(g), blue(b) {}
    explicit Colour(ImU32 packed)
        : red(static_cast<float>(packed & 255U) / 255),
          green(static_cast<float>(packed >> 8 & 255U) / 255),
          blue(static_cast<float>(packed >> 16 & 255U) / 255) {}
};

inline Colour operator*(const Colour& colour, float by) {
    return {colour.red * by, colour.green * by, colour.blue * by};
}
inline Colour operator+(const Colour& a, const Colour& b) {
    return {a.red + b.red, a.green + b.green, a.blue + b.blue};
}
inline Colour mix(const Colour& from, const Colour& to, float share) {
    return {mix(from.red, to.red, share), mix(from.green, to.green, share),
            mix(from.blue, to.blue, share)};
}

/// A value of 0 to 1 as a byte. `chance` (0 to 1) decides what is rounded up: chance of its own for
/// each pixel hides the steps of a slow change; where there is a grain anyway, plain rounding will
/// do. Adding 2²³ + 256 leaves the whole number in the lowest bits: quicker than converting.
inline ImU32 byte(float value, float chance) {
    return std::bit_cast<ImU32>(clamped(value) * 254.99F + (chance - 0.5F) + 8388864.0F) & 255U;
}
inline ImU32 packed(const Colour& colour, float alpha = 1, float chance = 0.5F) {
    return byte(colour.red, chance) | byte(colour.green, chance) << 8
           | byte(colour.blue, chance) << 16 | byte(alpha, chance) << 24;
}

struct Canvas {
    ImU32* pixels;  ///< the upper left one
    int pitch;      ///< pixels from one line to the next
    int width, height;

    ImU32& at(int x, int y) const { return pixels[std::ptrdiff_t{y} * pitch + x]; }
    void put(int x, int y, const Colour& colour, float alpha = 1, float chance = 0.5F) const {
        at(x, y) = packed(colour, alpha, chance);
    }
};

/// A pixel's place from the canvas's middle, in units of `radius` pixels.
struct Spot {
    float x, y, distance;

    Spot(const Canvas& canvas, int column, int row, float radius)
        : x(static_cast<float>(2 * column + 1 - canvas.width) / (2 * radius)),
          y(static_cast<float>(2 * row + 1 - canvas.height) / (2 * radius)),
          distance(std::sqrt(x * x + y * y)) {}
};

}  // namespace kiela::ui::paint
