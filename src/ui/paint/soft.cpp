// Soft things: the paper of the ground, shadows, glows.
#include "ui/paint/painting.hpp"

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

void paintGlow(const Canvas& canvas) {
    for (int row = 0; row < canvas.height; ++row) {
        for (int column = 0; column < canvas.width; ++column) {
            const float off = 1 - clamped(3 * std::fabs(away(canvas, column, row) - 2.0F / 3));
            canvas.put(column, row, {1, 1, 1}, off * off * (3 - 2 * off));
        }
    }
}

}  // namespace kiela::ui::paint
