// The paper of the ground, soft shadows, and the marks around houses.
#include "ui/paint/painting.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

// How far the grain goes below white. On a dark ground it has to be coarser to show at all.
constexpr float paperDepth(bool dark) {
    return dark ? 0.12F : 0.028F;
}

}  // namespace

float paperMean(bool dark) {
    return 1 - paperDepth(dark) / 2;
}

void paintPaper(const Canvas& canvas, bool dark) {
    const auto grain = [&canvas](int x, int y) {
        return speck(x % canvas.width, y % canvas.height, 21);
    };
    for (int row = 0; row < canvas.height; ++row) {
        for (int column = 0; column < canvas.width; ++column) {
            const float soft = (grain(column, row) * 2 + grain(column + 1, row)
                                + grain(column, row + 1) + grain(column + 2, row + 1))
                               / 5;
            const float value = 1 - paperDepth(dark) * soft;
            canvas.put(column, row, {value, value, value});
        }
    }
}

void paintBlob(const Canvas& canvas) {
    const float radius = static_cast<float>(canvas.width) / 2;
    for (int row = 0; row < canvas.height; ++row) {
        for (int column = 0; column < canvas.width; ++column) {
            const float fall = 1 - Spot(canvas, column, row, radius).distance;
            canvas.put(column, row, {1, 1, 1}, smooth(0, 1, fall), speck(column, row, 22));
        }
    }
}

void paintMark(const Canvas& canvas, std::span<const Band> bands) {
    float nearest = 1e6F;
    float furthest = 0;
    for (const Band& band : bands) {
        nearest = std::min(nearest, band.radius - band.width / 2 - band.soft - 0.5F);
        furthest = std::max(furthest, band.radius + band.width / 2 + band.soft + 0.5F);
    }
    for (int row = 0; row < canvas.height; ++row) {
        for (int column = 0; column < canvas.width; ++column) {
            const Spot spot(canvas, column, row, 1);
            if (spot.distance <= nearest || spot.distance >= furthest) {
                continue;
            }
            Colour sum;
            float alpha = 0;
            for (const Band& band : bands) {
                float off = std::fabs(spot.distance - band.radius);
                const float edge = band.width / 2;
                if (off >= edge + band.soft + 0.5F) {
                    continue;
                }
                if (band.doublings > 0) {
                    // The direction, turned on as many times as there are dashes, points to the
                    // right in the middle of each one: the angle is doubled again and again.
                    float c = spot.x / (spot.distance + 1e-4F);
                    float s = spot.y / (spot.distance + 1e-4F);
                    for (int i = 0; i < band.doublings; ++i) {
                        const float doubled = c * c - s * s;
                        s = 2 * c * s;
                        c = doubled;
                    }
                    // From the chord to the angle, which is near enough for the eye.
                    const float chord = std::sqrt(std::max(0.0F, 2 - 2 * c));
                    const float square = chord * chord;
                    const float angle = chord * (1 + square * (0.0417F + 0.0253F * square));
                    const float beside = angle - band.dash;
                    const auto dashes = static_cast<float>(1 << band.doublings);
                    off = length(off, std::max(0.0F, beside / dashes * band.radius));
                }
                const float covers = band.alpha
                                     * (band.soft > 0 ? 1 - smooth(edge, edge + band.soft, off)
                                                      : clamped(edge - off + 0.5F));
                if (covers > 0) {
                    const float both = covers + alpha * (1 - covers);
                    sum = mix(sum, band.colour, covers / both);
                    alpha = both;
                }
            }
            if (alpha > 0) {
                canvas.put(column, row, sum, alpha, speck(column, row, 23));
            }
        }
    }
}

}  // namespace kiela::ui::paint
