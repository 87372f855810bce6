// Wood: the board's face and the hollows carved into it.
#include "ui/paint/painting.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

constexpr float ringsToRadius = 2.6F;  // growth rings to a hollow's radius, across the grain

/// Where in the growth rings a place lies. Both in radii of a hollow.
float ringAt(float along, float across) {
    return across * ringsToRadius + 5.5F * noise(along * 0.09F, across * 0.22F, 11)
           + 0.9F * noise(along * 0.4F, across * 0.9F, 12);
}

/// How dark the late wood is, 0 to 1: it rises slowly through a ring and ends sharply.
class LateWood {
  public:
    float at(float ring) {
        const int number = static_cast<int>(ring);
        if (number != number_) {
            number_ = number;
            strength_ = 0.35F + 0.65F * speck(number, 0, 13);
        }
        const float part = ring - static_cast<float>(number);
        return strength_ * (part < 0.9F ? smooth(0.2F, 0.9F, part) : 1 - smooth(0.9F, 1, part));
    }

  private:
    int number_ = -1;
    float strength_ = 0;
};

/// Colours in fine steps from dark to light.
class Ramp {
  public:
    /// Through these three colours.
    Ramp(const Colour& dark, const Colour& middle, const Colour& light) {
        for (int i = 0; i < steps; ++i) {
            const float share = 2 * static_cast<float>(i) / steps;
            colours_[i] =
                packed(share < 1 ? mix(dark, middle, share) : mix(middle, light, share - 1));
        }
    }
    /// 0 is the dark one, 1 the light one.
    ImU32 at(float share) const { return colours_[static_cast<int>(clamped(share) * (steps - 1))]; }

  private:
    static constexpr int steps = 256;
    ImU32 colours_[steps];
};

/// Chance drawn out along the grain: a value for each line, slowly changing along it.
float fibre(int line, float along, std::uint32_t seed) {
    const float cell = std::floor(along);
    const int column = static_cast<int>(cell);
    return mix(speck(column, line, seed), speck(column + 1, line, seed), along - cell);
}

}  // namespace

void paintFace(const Canvas& canvas, const Palette& palette, float length, float breadth,
               bool turned) {
    const Colour wood(palette.woodTop);
    const Ramp ramp(mix(wood, Colour(palette.woodEdge), 0.9F), wood, wood * 1.2F);
    LateWood lateWood;
    const int lines = turned ? canvas.width : canvas.height;
    const int steps = turned ? canvas.height : canvas.width;
    const float toLength = length / static_cast<float>(steps);
    const float toBreadth = breadth / static_cast<float>(lines);
    const int stride = 16;  // slow changes are reckoned only so often, straight lines between
    for (int line = 0; line < lines; ++line) {
        const float across = static_cast<float>(line) * toBreadth;
        const int broadLine = static_cast<int>(across * 14);
        const int poreLine = static_cast<int>(across * 40);
        float ring[2]{};
        float tone[2]{};
        for (int step = 0; step < steps; ++step) {
            const int within = step % stride;
            if (within == 0) {
                for (int end = step == 0 ? 0 : 1; end < 2; ++end) {
                    const float along = static_cast<float>(step + end * stride) * toLength;
                    ring[0] = ring[1];
                    tone[0] = tone[1];
                    ring[1] = ringAt(along, across);
                    const float pore = fibre(poreLine, along * 2.1F, 16);
                    tone[1] = 0.14F * (fibre(line, along * 0.9F, 14) - 0.5F)
                              + 0.13F * (fibre(broadLine, along * 0.5F, 15) - 0.5F)
                              - 2.2F * std::max(0.0F, pore - 0.84F);
                }
                if (step == 0) {
                    ring[0] = ringAt(0, across);
                    tone[0] = tone[1];
                }
            }
            const float share = static_cast<float>(within) / stride;
            const float late = lateWood.at(mix(ring[0], ring[1], share));
            const float light = 0.68F - 0.36F * late + mix(tone[0], tone[1], share);
            canvas.at(turned ? line : step, turned ? step : line) = ramp.at(light);
        }
    }
}

void paintHollow(const Canvas& canvas, const Palette& palette, float radius, bool turned,
                 std::uint32_t seed) {
    constexpr float depth = 0.7F;
    constexpr float lightX = -0.45F;
    constexpr float lightY = -0.63F;
    constexpr float lightZ = 0.633F;
    constexpr float lightFlat = 0.774F;
    constexpr float rim = 0.06F;
    const Colour edge(palette.hollowEdge);
    const Colour bottom(palette.hollowBottom);
    const Colour worn(palette.hollowRim);
    const Colour deepest = edge * 0.6F;
    const Colour bright = mix(bottom, worn, 0.5F);
    const Colour shaded = mix(edge, Colour(palette.woodBottom), 0.5F);
    const Ramp ramp(deepest, bottom, bright);
    LateWood lateWood;
    const float offset = 20.0F + 7.0F * static_cast<float>(seed);
    for (int row = 0; row < canvas.height; ++row) {
        for (int column = 0; column < canvas.width; ++column) {
            const Spot spot(canvas, column, row, radius);
            const float covered = (1 + rim - spot.distance) * radius + 0.5F;
            if (covered <= 0) {
                continue;
            }
            // How far out towards the light, 1 above left.
            const float toLight = (spot.x * lightX + spot.y * lightY) / lightFlat;
            const float facesAway = toLight / (spot.distance + 1e-4F);

            // The bowl: flat below, steep at the edge.
            const float inside = std::min(spot.distance, 1.0F);
            const float square = inside * inside;
            const float deep = depth * (1 - square * square);
            const float slope = 4 * depth * square * inside;
            const float facing = std::max(0.0F, lightZ - slope * facesAway * lightFlat)
                                 / std::sqrt(1 + slope * slope);
            // The rim's shadow: how far below the ray that just passes the rim this place lies.
            const float toRim = std::sqrt(std::max(0.0F, toLight * toLight + 1 - square)) - toLight;
            const float below = deep - toRim * lightZ / lightFlat;
            const float lit = 1 - smooth(-0.16F, 0.13F, below);
            const float light = 0.3F - 0.15F * deep / depth + 0.95F * facing * lit;

            // The grain of the face goes on below, shifted by the depth.
            const float along = (turned ? spot.y : spot.x) + offset;
            const float across = (turned ? spot.x : spot.y) + 0.85F * deep + offset;
            const float late =
                lateWood.at(across * 4 + 3.4F * noise(along * 0.55F, across * 0.7F, 17));
            const float streak = noise(along * 1.3F, across * 17, 18) - 0.5F;
            const float chance = speck(column, row, seed);
            const float shown = 0.72F * light * (1 - 0.13F * late + 0.2F * streak);
            const ImU32 carved = ramp.at(shown + 0.008F * chance);
            const float within = (1 - spot.distance) * radius + 0.5F;
            if (within >= 1) {
                canvas.at(column, row) = carved;
                continue;
            }
            // The rim: a narrow chamfer, worn by hands, that faces inwards.
            const Colour chamfer =
                mix(shaded, worn, smooth(-0.75F, 0.7F, -facesAway)) * (1 + 0.12F * streak);
            canvas.put(column, row, mix(chamfer, Colour(carved), clamped(within)), covered);
        }
    }
}

}  // namespace kiela::ui::paint
