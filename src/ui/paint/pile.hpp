// Where the stones of a house lie. The same seed always gives the same pile, and a stone that is
// added does not disturb those that lie already: they only draw a little closer. Nothing here
// draws, and nothing here knows the rules.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace kiela::ui::paint {

/// How many colours and shapes of pebbles there are.
inline constexpr int pebbleColours = 7;
inline constexpr int pebbleShapes = 5;

/// The ordinary radius of a stone that has room, in units of the hollow's radius.
inline constexpr float ordinaryStone = 0.32F;

/// A stone of a pile. Lengths are in units of the hollow's radius.
struct Stone {
    float x, y;           ///< centre, from the hollow's centre; y grows downwards
    float radius;         ///< mean radius
    float turn;           ///< a slight turn, in radians; the light stays where it is
    std::uint8_t colour;  ///< 0 to pebbleColours - 1
    std::uint8_t shape;   ///< 0 to pebbleShapes - 1
    std::uint8_t layer;   ///< 0 lies on the wood, 1 on layer 0, …
};

/// Stones in the order in which they came to lie.
class Pile {
  public:
    static constexpr int most = 255;

    std::span<const Stone> stones() const {
        return {stones_.data(), static_cast<unsigned>(count_)};
    }

  private:
    friend Pile arrange(std::uint32_t seed, int count);
    std::array<Stone, most> stones_;
    int count_ = 0;
};

/// The pile of `count` stones (0 to 255; more are taken as 255) in the house with this seed. Every
/// stone lies within the hollow: x² + y² ≤ (1 - radius)².
Pile arrange(std::uint32_t seed, int count);

}  // namespace kiela::ui::paint
