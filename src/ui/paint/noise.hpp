// Chance that is the same everywhere: hashes, a small generator and smooth noise, from which all
// that is painted takes its irregularity; and the few sums that painting needs again and again.
#pragma once

#include <cmath>
#include <cstdint>

namespace kiela::ui::paint {

constexpr std::uint32_t mixed(std::uint32_t value) {
    value ^= value >> 16;
    value *= 0x7feb352dU;
    value ^= value >> 15;
    value *= 0x846ca68bU;
    value ^= value >> 16;
    return value;
}

/// 0 ≤ result < 1.
constexpr float unit(std::uint32_t bits) {
    return static_cast<float>(static_cast<int>(bits >> 8)) * 0x1p-24F;
}

/// Chance at a point of a grid, 0 to 1. A quicker mixing than `mixed`, good enough for the eye.
constexpr float speck(std::uint32_t point) {
    point ^= point >> 15;
    point *= 0x2c1b3c6dU;
    point ^= point >> 12;
    return unit(point * 0x297a2d39U);
}
inline constexpr std::uint32_t speckColumn = 0x9e3779b1U;
inline constexpr std::uint32_t speckRow = 0x85ebca77U;
constexpr float speck(int x, int y, std::uint32_t seed) {
    return speck(static_cast<std::uint32_t>(x) * speckColumn
                 + static_cast<std::uint32_t>(y) * speckRow + seed * 0xc2b2ae3dU);
}

/// Smooth noise, 0 to 1, with one hill or dale to each unit square.
float noise(float x, float y, std::uint32_t seed);

class Random {
  public:
    constexpr explicit Random(std::uint32_t seed) : state_(mixed(seed ^ 0x51ed270bU)) {}
    constexpr std::uint32_t bits() { return mixed(state_ += 0x9e3779b9U); }
    constexpr float unit() { return paint::unit(bits()); }
    constexpr std::uint32_t below(std::uint32_t end) { return (bits() >> 8) % end; }

  private:
    std::uint32_t state_;
};

constexpr float clamped(float value) {
    return value < 0 ? 0 : value > 1 ? 1 : value;
}
constexpr float mix(float from, float to, float share) {
    return from + (to - from) * share;
}
/// The distance between two places that are `x` and `y` apart.
inline float length(float x, float y) {
    return std::sqrt(x * x + y * y);
}
/// The nearest whole number.
inline float whole(float value) {
    return std::floor(value + 0.5F);
}
/// From 0 at `from` to 1 at `to`, without a kink.
constexpr float smooth(float from, float to, float value) {
    const float share = clamped((value - from) / (to - from));
    return share * share * (3 - 2 * share);
}

}  // namespace kiela::ui::paint
