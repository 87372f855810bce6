// The paper of the ground, soft shadows, and the marks around houses.
#include "ui/paint/painting.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

// How far the grain goes below white. On a dark ground it has to be coarser to show at all.
constexpr float paperDepth(bool dark) { return dark ? 0.12F : 0.028F; }

/// Distance from the canvas's middle, 1 at its edges.
float away(const Canvas& canvas, int column, int row) {
    const float x = static_cast<float>(2 * column + 1 - canvas.width) /
                    static_cast<float>(canvas.width);
    const float y = static_cast<float>(2 * row + 1 - canvas.height) /
                    static_cast<float>(canvas.height);
    return std::sqrt(x * x + y * y);
}

}  // namespace

float paperMean(bool dark) { return 1 - paperDepth(dark) / 2; }

void paintPaper(const Canvas& canvas, bool dark) {
    const auto grain = [&canvas](int x, int y) {
        return speck(x % canvas.width, y % canvas.height, 21);
    };
    for (int row = 0; row < canvas.height; ++row) {
        for (int column = 0; column < canvas.width; ++column) {
            const float soft = (grain(column, row) * 2 + grain(column + 1, row) +
                                grain(column, row + 1) + grain(column + 2, row + 1)) / 5;
            const float value = 1 - paperDepth(dark) * soft;
            canvas.put(column, row, {value, value, value});
        }
    }
}

void paintBlob(const Canvas& canvas) {
    for (int row = 0; row < canvas.height; ++row) {
        for (int column = 0; column < canvas.width; ++column) {
            const float fall = 1 - clamped(away(canvas, column, row));
            canvas.put(column, row, {1, 1, 1}, smooth(0, 1, fall));
        }
    }
}

void paintMark(const Canvas& canvas, std::span<const Band> bands) {
    constexpr float turn = 6.2831853F;
    for (int row = 0; row < canvas.height; ++row) {
        for (int column = 0; column < canvas.width; ++column) {
            const float x = static_cast<float>(2 * column + 1 - canvas.width) / 2;
            const float y = static_cast<float>(2 * row + 1 - canvas.height) / 2;
            const float distance = std::sqrt(x * x + y * y);
            Colour sum = bands.front().colour;
            float alpha = 0;
            for (const Band& band : bands) {
                float off = std::fabs(distance - band.radius);
                const float edge = band.width / 2;
                if (off > edge + band.soft + 1) {
                    continue;
                }
                if (band.dashes > 0) {
                    const float step = turn / static_cast<float>(band.dashes);
                    const float angle = std::atan2(y, x) / step;
                    const float beside = std::fabs(angle - std::round(angle)) - band.share / 2;
                    const float away = std::max(0.0F, beside * step * band.radius);
                    off = std::sqrt(off * off + away * away);
                }
                const float covers =
                    band.alpha * (band.soft > 0 ? 1 - smooth(edge, edge + band.soft, off)
                                                : clamped(edge - off + 0.5F));
                const float both = covers + alpha * (1 - covers);
                if (both > 0) {
                    sum = mix(sum, band.colour, covers / both);
                    alpha = both;
                }
            }
            canvas.put(column, row, sum, alpha);
        }
    }
}

}  // namespace kiela::ui::paint
