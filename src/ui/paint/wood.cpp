// Wood: the board's face and the hollows carved into it.
#include "ui/paint/painting.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

constexpr float ringsToRadius = 2.6F;  // growth rings to a hollow's radius, across the grain

/// Where in the growth rings a place lies. Both in radii of a hollow.
float ringAt(float along, float across) {
    return across * ringsToRadius + 5.5F * noise(along * 0.09F, across * 0.22F, 11) +
           0.9F * noise(along * 0.4F, across * 0.9F, 12);
}

/// How dark the late wood is there, 0 to 1: it rises slowly through a ring and ends sharply.
float lateWood(float ring) {
    const float number = std::floor(ring);
    const float part = ring - number;
    const float strength = 0.35F + 0.65F * speck(static_cast<int>(number), 0, 13);
    return strength * smooth(0.2F, 0.9F, part) * (1 - smooth(0.9F, 1, part));
}

/// Chance drawn out along the grain: a value for each line, slowly changing along it.
float fibre(int line, float along, std::uint32_t seed) {
    const float cell = std::floor(along);
    const int column = static_cast<int>(cell);
    return mix(speck(column, line, seed), speck(column + 1, line, seed), along - cell);
}

}  // namespace

void paintFace(const Canvas& canvas, const Palette& palette, float length, float breadth,
               bool turned) {
    const Colour light = Colour(palette.woodTop) * 1.07F;
    const Colour dark = mix(Colour(palette.woodTop), Colour(palette.woodEdge), 0.62F);
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
                    tone[1] = 0.10F * (fibre(line, along * 0.9F, 14) - 0.5F) +
                              0.09F * (fibre(broadLine, along * 0.5F, 15) - 0.5F) -
                              1.6F * std::max(0.0F, pore - 0.84F);
                }
                if (step == 0) {
                    ring[0] = ringAt(0, across);
                    tone[0] = tone[1];
                }
            }
            const float share = static_cast<float>(within) / stride;
            const float late = lateWood(mix(ring[0], ring[1], share));
            const Colour colour =
                mix(light, dark, 0.62F * late) * (1 + mix(tone[0], tone[1], share));
            canvas.put(turned ? line : step, turned ? step : line, colour);
        }
    }
}

void paintHollow(const Canvas& canvas, const Palette& palette, float radius, bool turned,
                 std::uint32_t seed) {
    constexpr float depth = 0.66F;
    constexpr float lightX = -0.45F;
    constexpr float lightY = -0.63F;
    constexpr float lightZ = 0.633F;
    const float lightFlat = std::hypot(lightX, lightY);
    constexpr float rim = 0.06F;
    const Colour edge(palette.hollowEdge);
    const Colour bottom(palette.hollowBottom);
    const Colour worn(palette.hollowRim);
    const Colour wood(palette.woodBottom);
    const float offset = 20.0F + 7.0F * static_cast<float>(seed);
    for (int row = 0; row < canvas.height; ++row) {
        for (int column = 0; column < canvas.width; ++column) {
            const float x = (static_cast<float>(2 * column + 1 - canvas.width)) / (2 * radius);
            const float y = (static_cast<float>(2 * row + 1 - canvas.height)) / (2 * radius);
            const float square = x * x + y * y;
            const float distance = std::sqrt(square);
            if (distance > rimReach) {
                canvas.put(column, row, worn, 0);
                continue;
            }
            const float outX = x / (distance + 1e-4F);
            const float outY = y / (distance + 1e-4F);
            const float toLight = outX * lightX + outY * lightY;  // the rim's place: 1 above left

            // The bowl: flat below, steep at the edge.
            const float inside = std::min(distance, 1.0F);
            const float deep = depth * (1 - inside * inside * inside * inside);
            const float slope = 4 * depth * inside * inside * inside;
            const float steep = 1 / std::sqrt(1 + slope * slope);
            const float facing = std::max(0.0F, (lightZ - slope * toLight) * steep);
            // The shadow of the rim: how far the ray passes above or below it.
            const float along = (x * lightX + y * lightY) / lightFlat;
            const float toRim = -along + std::sqrt(std::max(0.0F, along * along + 1 - square));
            const float below = deep - toRim * lightZ / lightFlat;
            const float lit = 1 - smooth(-0.22F, 0.1F, below);
            const float ring = ringAt((turned ? y : x) + offset, (turned ? x : y) + 0.9F * deep);
            const float late = lateWood(ring);
            const float light = 0.30F * (1 - 0.5F * deep / depth) + 0.95F * facing * lit;
            const float grain = 1 - 0.20F * late + 0.07F * (speck(column, row, seed) - 0.5F);
            Colour carved = light < 0.7F
                                ? mix(edge * 0.62F, bottom, light / 0.7F)
                                : mix(bottom, mix(bottom, worn, 0.55F), (light - 0.7F) / 0.5F);
            carved = carved * grain;

            // The rim: a narrow chamfer, worn by hands.
            const float catches = -toLight;  // 1 below right, where it faces the light
            const Colour chamfer = mix(mix(edge, wood, 0.5F), worn, smooth(-0.75F, 0.7F, catches));
            const float within = clamped((1 - distance) * radius + 0.5F);
            const float covered = clamped((1 + rim - distance) * radius + 0.5F);
            canvas.put(column, row, mix(chamfer, carved, within), covered);
        }
    }
}

}  // namespace kiela::ui::paint
