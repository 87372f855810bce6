// Pebbles: flattened, a little crooked, matt, each with a grain of its own.
#include "ui/paint/painting.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {

void paintPebble(const Canvas& canvas, const Colour& colour, float radius, std::uint32_t seed) {
    Random random(seed);
    const auto around = [&random](float most) { return most * (2 * random.unit() - 1); };
    // The outline, as its distance in each direction.
    const float two[2] = {around(0.13F), around(0.13F)};
    const float three[2] = {around(0.055F), around(0.055F)};
    const float four[2] = {around(0.025F), around(0.025F)};
    const float veinX = around(1);
    const float veinY = around(1);
    const float veinAt = around(0.4F);
    const float veinWidth = 0.05F + 0.09F * random.unit();
    const float veinStrength = random.unit() < 0.4F ? 0.16F + 0.16F * random.unit() : 0;
    const float brightness = 1 + around(0.07F);
    const std::uint32_t grainSeed = random.bits();

    constexpr float lightX = -0.46F;
    constexpr float lightY = -0.62F;
    constexpr float lightZ = 0.635F;
    // Halfway between the light and the eye.
    constexpr float halfX = -0.254F;
    constexpr float halfY = -0.343F;
    constexpr float halfZ = 0.904F;

    for (int row = 0; row < canvas.height; ++row) {
        for (int column = 0; column < canvas.width; ++column) {
            const float x = static_cast<float>(2 * column + 1 - canvas.width) / (2 * radius);
            const float y = static_cast<float>(2 * row + 1 - canvas.height) / (2 * radius);
            const float distance = std::sqrt(x * x + y * y) + 1e-4F;
            const float c = x / distance;
            const float s = y / distance;
            const float c2 = c * c - s * s;
            const float s2 = 2 * c * s;
            const float outline = 1 + two[0] * c2 + two[1] * s2 + three[0] * (c * c2 - s * s2) +
                                  three[1] * (s * c2 + c * s2) +
                                  four[0] * (c2 * c2 - s2 * s2) + four[1] * 2 * c2 * s2;
            const float alpha = clamped((outline - distance) * radius + 0.5F);
            const float part = std::min(distance / outline, 0.985F);

            // A dome, flat on top.
            const float cube = part * part * part;
            const float slope = 0.72F * (0.35F * part + 1.6F * cube / std::sqrt(1 - cube * part));
            const float bumpX = 0.34F * (noise(x * 2 + 9, y * 2, grainSeed) - 0.5F);
            const float bumpY = 0.34F * (noise(x * 2, y * 2 + 9, grainSeed + 1) - 0.5F);
            float normalX = c * slope + bumpX;
            float normalY = s * slope + bumpY;
            const float length = 1 / std::sqrt(normalX * normalX + normalY * normalY + 1);
            normalX *= length;
            normalY *= length;
            const float facing = normalX * lightX + normalY * lightY + length * lightZ;
            const float shine = std::max(0.0F, normalX * halfX + normalY * halfY + length * halfZ);
            const float shine4 = shine * shine * shine * shine;
            const float shine16 = shine4 * shine4 * shine4 * shine4;

            // Its own colour: clouds, grains, sometimes a vein.
            const float clouds = noise(x * 1.7F + 3, y * 1.7F, grainSeed + 2) - 0.5F;
            const float grains = noise(x * 9, y * 9, grainSeed + 3) - 0.5F;
            const float vein = std::fabs(x * veinX + y * veinY + veinAt + 0.25F * clouds);
            const float veined = veinStrength * (1 - smooth(veinWidth * 0.4F, veinWidth, vein));
            const float own = brightness * (1 + 0.22F * clouds + 0.16F * grains);
            const Colour matter = mix(colour * own, Colour(0.96F, 0.93F, 0.88F), veined);

            const float light = 0.42F + 0.92F * std::max(0.0F, facing) + 0.06F * (1 - part);
            Colour lit = matter * light;
            // Warm light thrown back by the wood, below right.
            const float back = std::max(0.0F, -facing) * 0.25F;
            lit = lit + Colour(matter.red * back * 1.2F, matter.green * back * 0.8F,
                               matter.blue * back * 0.5F);
            const float gleam = 0.05F * shine4 + 0.16F * shine16 * shine16;
            lit = mix(lit, Colour(1, 0.97F, 0.92F), gleam);
            canvas.put(column, row, lit, alpha);
        }
    }
}

}  // namespace kiela::ui::paint
