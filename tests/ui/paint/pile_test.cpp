// How stones lie in a house.
#include "ui/paint/pile.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace kiela::ui::paint {
namespace {

constexpr std::uint32_t houses = 40;

float apart(const Stone& a, const Stone& b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

TEST_CASE("every stone of every pile lies within the hollow") {
    for (std::uint32_t seed = 1; seed <= houses; ++seed) {
        for (const int count : {1, 2, 3, 5, 7, 8, 12, 16, 30, 56, 120, 255}) {
            const Pile pile = arrange(seed, count);
            REQUIRE(pile.stones().size() == static_cast<unsigned>(count));
            for (const Stone& stone : pile.stones()) {
                CAPTURE(seed, count, stone.x, stone.y, stone.radius);
                REQUIRE(std::hypot(stone.x, stone.y) + stone.radius <= 1);
                REQUIRE(stone.radius > 0);
                REQUIRE(stone.colour < pebbleColours);
                REQUIRE(stone.shape < pebbleShapes);
            }
        }
    }
}

TEST_CASE("the same house always has the same pile, another house another one") {
    const Pile first = arrange(7, 12);
    const Pile again = arrange(7, 12);
    const Pile other = arrange(8, 12);
    const auto same = [](const Stone& a, const Stone& b) {
        return a.x == b.x && a.y == b.y && a.radius == b.radius && a.turn == b.turn
               && a.colour == b.colour && a.shape == b.shape && a.layer == b.layer;
    };
    CHECK(std::ranges::equal(first.stones(), again.stones(), same));
    CHECK_FALSE(std::ranges::equal(first.stones(), other.stones(), same));
}

TEST_CASE("a stone that is added does not disturb those that lie already") {
    for (std::uint32_t seed = 1; seed <= houses; ++seed) {
        for (int count = 2; count <= 56; ++count) {
            const Pile before = arrange(seed, count - 1);
            const Pile after = arrange(seed, count);
            const float closer = after.stones()[0].radius / before.stones()[0].radius;
            CAPTURE(seed, count, closer);
            REQUIRE(closer <= 1.0001F);
            REQUIRE(closer > 0.72F);
            for (unsigned i = 1; i < before.stones().size(); ++i) {
                const Stone& was = before.stones()[i];
                const Stone& is = after.stones()[i];
                REQUIRE(is.colour == was.colour);
                REQUIRE(is.shape == was.shape);
                REQUIRE(is.layer == was.layer);
                // Seen from the first stone it lies where it lay, only all is a little smaller.
                const float moved = std::hypot(
                    is.x - after.stones()[0].x - closer * (was.x - before.stones()[0].x),
                    is.y - after.stones()[0].y - closer * (was.y - before.stones()[0].y));
                REQUIRE(moved < 0.001F);
            }
        }
    }
}

TEST_CASE("up to seven stones lie side by side, and so do stones of one layer") {
    for (std::uint32_t seed = 1; seed <= houses; ++seed) {
        for (const int count : {2, 3, 4, 5, 6, 7, 30, 56}) {
            const auto pile = arrange(seed, count);
            const auto stones = pile.stones();
            for (unsigned i = 0; i < stones.size(); ++i) {
                CAPTURE(seed, count, i);
                if (count <= 7) REQUIRE(stones[i].layer == 0);
                for (unsigned j = 0; j < i; ++j) {
                    if (stones[i].layer != stones[j].layer) continue;
                    REQUIRE(apart(stones[i], stones[j])
                            > 0.93F * (stones[i].radius + stones[j].radius));
                }
            }
        }
    }
}

TEST_CASE("big piles heap up instead of shrinking away") {
    for (std::uint32_t seed = 1; seed <= houses; ++seed) {
        const Pile pile = arrange(seed, 56);
        const auto byLayer = [](const Stone& a, const Stone& b) { return a.layer < b.layer; };
        const auto highest = std::ranges::max_element(pile.stones(), byLayer);
        CAPTURE(seed);
        CHECK(highest->layer >= 2);
        for (const Stone& stone : pile.stones()) CHECK(stone.radius > 0.11F);
    }
}

TEST_CASE("a pile lies around the middle of its house") {
    for (std::uint32_t seed = 1; seed <= houses; ++seed) {
        for (const int count : {2, 3, 5, 10, 30}) {
            float x = 0;
            float y = 0;
            const Pile pile = arrange(seed, count);
            for (const Stone& stone : pile.stones()) {
                x += stone.x;
                y += stone.y;
            }
            CAPTURE(seed, count);
            CHECK(std::hypot(x, y) / static_cast<float>(count) < 0.33F);
        }
    }
}

TEST_CASE("all colours and shapes of pebbles are used") {
    std::set<int> colours;
    std::set<int> shapes;
    for (std::uint32_t seed = 1; seed <= houses; ++seed) {
        const Pile pile = arrange(seed, 2);
        for (const Stone& stone : pile.stones()) {
            colours.insert(stone.colour);
            shapes.insert(stone.shape);
        }
    }
    CHECK(colours.size() == pebbleColours);
    CHECK(shapes.size() == pebbleShapes);
}

TEST_CASE("counts beyond what a house can hold are taken as the nearest that it can") {
    CHECK(arrange(3, 0).stones().empty());
    CHECK(arrange(3, -1).stones().empty());
    CHECK(arrange(3, 1000).stones().size() == Pile::most);
}

}  // namespace
}  // namespace kiela::ui::paint
