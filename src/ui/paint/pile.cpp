// Piles grow stone by stone: each new stone takes, of a few dozen places tried, the one that is
// nearest to the middle and presses least on the others, one layer higher where the layers below
// carry it. Then the whole pile is drawn together until it fits into the hollow.
#include "ui/paint/pile.hpp"

#include "ui/paint/noise.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

constexpr float ordinaryRadius = 0.3F;  // of a stone with room around it, in radii of the hollow
constexpr float reach = 0.9F;           // stones keep within this part of the hollow
constexpr int tries = 28;
constexpr float layerCost = 0.95F;  // one layer up is worth this many radii outwards
constexpr float layerRise = 0.16F;  // seen from a little below, higher layers lie further up
constexpr int highest = 12;

}  // namespace

Pile arrange(std::uint32_t seed, int count) {
    Pile pile;
    pile.count_ = std::clamp(count, 0, Pile::most);
    auto& stones = pile.stones_;
    // Lengths are in stone radii until the end.
    std::array<float, highest + 1> layerReach{};
    float sumX = 0;
    float sumY = 0;
    float extent = 1 / ordinaryRadius;
    Random random(seed);
    for (int i = 0; i < pile.count_; ++i) {
        Stone best{};
        float bestCost = 1e9F;
        const float radius = 0.9F + 0.2F * random.unit();
        const float spread = i == 0 ? 0.5F : 1.0F + 1.15F * std::sqrt(static_cast<float>(i));
        const int places = i == 0 ? 1 : tries;
        for (int place = 0; place < places; ++place) {
            const float angle = random.unit() * 6.2831853F;
            const float distance = spread * std::sqrt(random.unit());
            const float x = distance * std::cos(angle);
            const float y = distance * std::sin(angle);
            // How deep it would press into others, layer by layer: the lowest with room is taken.
            std::array<float, highest + 1> pressed{};
            for (int other = 0; other < i; ++other) {
                const Stone& lying = stones[static_cast<unsigned>(other)];
                const float dx = lying.x - x;
                const float dy = lying.y - y;
                const float apart = radius + lying.radius;
                const float square = dx * dx + dy * dy;
                if (square < apart * apart) {
                    pressed[lying.layer] += apart - std::sqrt(square);
                }
            }
            for (unsigned layer = 0; layer < highest; ++layer) {
                const bool carried = layer == 0 || distance + 0.7F < layerReach[layer - 1];
                const float balance = std::hypot(sumX + x, sumY + y) / static_cast<float>(i + 1);
                const float cost = distance + 0.7F * balance + 3.2F * pressed[layer] +
                                   layerCost * static_cast<float>(layer);
                if (carried && cost < bestCost) {
                    bestCost = cost;
                    best.x = x;
                    best.y = y;
                    best.layer = static_cast<std::uint8_t>(layer);
                }
            }
        }
        best.radius = radius;
        best.turn = 0.5F * (random.unit() - 0.5F);
        best.colour = static_cast<std::uint8_t>(random.below(pebbleColours));
        best.shape = static_cast<std::uint8_t>(random.below(pebbleShapes));
        const float distance = std::hypot(best.x, best.y);
        layerReach[best.layer] = std::max(layerReach[best.layer], distance);
        sumX += best.x;
        sumY += best.y;
        extent = std::max(extent, (distance + radius + layerRise * best.layer) / reach);
        stones[static_cast<unsigned>(i)] = best;
    }
    const float scale = 1 / extent;
    for (int i = 0; i < pile.count_; ++i) {
        Stone& stone = stones[static_cast<unsigned>(i)];
        stone.x *= scale;
        stone.y = (stone.y - layerRise * stone.layer) * scale;
        stone.radius *= scale;
    }
    return pile;
}

}  // namespace kiela::ui::paint
