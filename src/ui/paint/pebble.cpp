// Pebbles: flattened, a little crooked, matt, each with a grain of its own.
#include "ui/paint/painting.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {

void paintPebble(const Canvas& canvas, const Colour& colour, float radius, std::uint32_t seed) {
    Random random(seed);
    const auto around = [&random](float most) { return most * (2 * random.unit() - 1); };
    // The outline's distance in each direction: an ellipse, pressed three- and four-cornered.
    const float two[2] = {around(0.11F), around(0.11F)};
    const float three[2] = {around(0.05F), around(0.05F)};
    const float four[2] = {around(0.02F), around(0.02F)};
    // Unevenness: the slopes of a surface of the third degree.
    float uneven[6];
    for (float& factor : uneven) {
        factor = around(0.22F);
    }
    const float veinX = around(1);
    const float veinY = around(1);
    const float veinAt = around(0.4F);
    const float veinWidth = 0.05F + 0.09F * random.unit();
    const float veinStrength = random.unit() < 0.35F ? 0.15F + 0.15F * random.unit() : 0;
    const float brightness = 1 + around(0.06F);
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
            const Spot spot(canvas, column, row, radius);
            const float x = spot.x;
            const float y = spot.y;
            const float c = x / (spot.distance + 1e-4F);
            const float s = y / (spot.distance + 1e-4F);
            const float c2 = c * c - s * s;
            const float s2 = 2 * c * s;
            const float outline = 1 + two[0] * c2 + two[1] * s2 + three[0] * (c * c2 - s * s2)
                                  + three[1] * (s * c2 + c * s2) + four[0] * (c2 * c2 - s2 * s2)
                                  + four[1] * 2 * c2 * s2;
            const float covered = (outline - spot.distance) * radius + 0.5F;
            if (covered < -2) {
                continue;  // further out not even a softened edge will take its colour from here
            }
            const float part = std::min(spot.distance / outline, 0.985F);

            // A dome, flat on top.
            const float cube = part * part * part;
            const float slope = 0.72F * (0.4F * part + 1.6F * cube / std::sqrt(1 - cube * part));
            float normalX = c * slope + uneven[0] + uneven[1] * y + uneven[2] * (x * x - y * y);
            float normalY = s * slope + uneven[3] + uneven[1] * x + uneven[4] * (x * x - y * y)
                            + uneven[5] * x * y;
            const float flat = 1 / std::sqrt(normalX * normalX + normalY * normalY + 1);
            normalX *= flat;
            normalY *= flat;
            const float facing = normalX * lightX + normalY * lightY + flat * lightZ;
            const float shine = std::max(0.0F, normalX * halfX + normalY * halfY + flat * halfZ);
            const float shine4 = shine * shine * shine * shine;
            const float shine16 = shine4 * shine4 * shine4 * shine4;

            // Its own colour: clouds, grains, sometimes a vein.
            const float clouds = noise(x * 1.7F + 3, y * 1.7F, grainSeed) - 0.5F;
            const float grains = noise(x * 9, y * 9, grainSeed + 1) - 0.5F;
            const float vein = std::fabs(x * veinX + y * veinY + veinAt + 0.25F * clouds);
            const float veined = veinStrength * (1 - smooth(veinWidth * 0.4F, veinWidth, vein));
            const float own = brightness * (1 + 0.2F * clouds + 0.14F * grains);
            const Colour matter = mix(colour * own, Colour(0.93F, 0.89F, 0.82F), veined);

            const float light = 0.40F + 0.84F * std::max(0.0F, facing);
            Colour lit = matter * light;
            // Warm light thrown back by the wood, below right.
            const float back = std::max(0.0F, 0.12F - facing) * 0.3F;
            lit = lit
                  + Colour(matter.red * back * 1.2F, matter.green * back * 0.8F,
                           matter.blue * back * 0.5F);
            lit = lit + Colour(0.022F, 0.019F, 0.015F);  // no stone is quite without light
            const float gleam = 0.05F * shine4 + 0.15F * shine16 * shine16;
            lit = mix(lit, Colour(1, 0.96F, 0.88F), gleam);
            canvas.put(column, row, lit, covered);
        }
    }
}

}  // namespace kiela::ui::paint
