// Piles grow stone by stone: each new stone comes from a dozen sides, rolls inwards until it
// touches, and stays where it is nearest to the middle and balances the others best; or, once
// those below carry it, one layer higher. Then the whole pile is drawn together until it fits into
// the hollow.
#include "ui/paint/pile.hpp"

#include "ui/paint/noise.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

constexpr float reach = 0.9F;  // stones keep within this part of the hollow
constexpr float lean = 0.05F;  // up and to the left, away from the number below right
constexpr int sides = 12;
constexpr int highest = 12;
constexpr float layerCost = 0.8F;   // one layer up is worth this many radii outwards
constexpr float layerRise = 0.16F;  // higher layers are seen a little further up

/// A pile while it grows, in units of an ordinary stone's radius.
struct Growth {
    std::array<Stone, Pile::most>& stones;
    unsigned count = 0;
    std::array<float, highest> reach{};
    std::array<int, highest> number{};

    bool carries(unsigned layer) const {
        return layer == 0 || number[layer - 1] >= (layer == 1 ? 7 : 4);
    }

    /// How far from the middle a stone comes to rest that rolls inwards from this side, lying as
    /// close to others as `closeness` says (1: touching).
    float rest(unsigned layer, float sideX, float sideY, float radius, float closeness) const {
        float distance = 0;
        for (unsigned other = 0; other < count; ++other) {
            const Stone& lying = stones[other];
            if (lying.layer != layer) {
                continue;
            }
            const float apart = (radius + lying.radius) * closeness;
            const float along = lying.x * sideX + lying.y * sideY;
            const float beside = lying.x * sideY - lying.y * sideX;
            if (beside * beside < apart * apart) {
                distance = std::max(distance, along + std::sqrt(apart * apart - beside * beside));
            }
        }
        return distance;
    }
};

}  // namespace

Pile arrange(std::uint32_t seed, int count) {
    Pile pile;
    pile.count_ = std::clamp(count, 0, Pile::most);
    Growth growth{pile.stones_};
    float sumX = 0;
    float sumY = 0;
    float extent = 1 / ordinaryStone;
    Random random(seed);
    while (growth.count < static_cast<unsigned>(pile.count_)) {
        Stone stone{};
        stone.radius = 0.9F + 0.2F * random.unit();
        stone.turn = 0.5F * (random.unit() - 0.5F);
        stone.colour = static_cast<std::uint8_t>(random.below(pebbleColours));
        stone.shape = static_cast<std::uint8_t>(random.below(pebbleShapes));
        const float closeness = 0.94F + 0.14F * random.unit();
        const float start = random.unit();
        float bestCost = 1e9F;
        for (int side = 0; side < sides; ++side) {
            const float angle = 6.2831853F * (start + static_cast<float>(side) / sides);
            const float sideX = std::cos(angle);
            const float sideY = std::sin(angle);
            for (unsigned layer = 0; layer < highest && growth.carries(layer); ++layer) {
                const float slack = growth.number[layer] == 0 ? 0.5F : 0;  // the first lies loosely
                const float distance =
                    growth.rest(layer, sideX, sideY, stone.radius, closeness) + slack;
                if (layer > 0 && distance + 0.6F > growth.reach[layer - 1]) {
                    continue;  // it would roll down
                }
                const float x = distance * sideX;
                const float y = distance * sideY;
                const float balance =
                    length(sumX + x, sumY + y) / static_cast<float>(growth.count + 1);
                const float cost = distance + 2 * balance + layerCost * static_cast<float>(layer);
                if (cost < bestCost) {
                    bestCost = cost;
                    stone.x = x;
                    stone.y = y;
                    stone.layer = static_cast<std::uint8_t>(layer);
                }
            }
        }
        const float distance = length(stone.x, stone.y);
        growth.reach[stone.layer] = std::max(growth.reach[stone.layer], distance);
        ++growth.number[stone.layer];
        sumX += stone.x;
        sumY += stone.y;
        extent = std::max(extent, (distance + stone.radius + layerRise * stone.layer) / reach);
        growth.stones[growth.count++] = stone;
    }
    const float scale = 1 / extent;
    for (unsigned i = 0; i < growth.count; ++i) {
        Stone& stone = growth.stones[i];
        stone.x = stone.x * scale - lean;
        stone.y = (stone.y - layerRise * stone.layer) * scale - lean;
        stone.radius *= scale;
    }
    return pile;
}

}  // namespace kiela::ui::paint
