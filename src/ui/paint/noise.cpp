#include "ui/paint/noise.hpp"

#include <cmath>

namespace kiela::ui::paint {

float noise(float x, float y, std::uint32_t seed) {
    const float floorX = std::floor(x);
    const float floorY = std::floor(y);
    const int column = static_cast<int>(floorX);
    const int row = static_cast<int>(floorY);
    const float shareX = smooth(0, 1, x - floorX);
    const float shareY = smooth(0, 1, y - floorY);
    return mix(mix(speck(column, row, seed), speck(column + 1, row, seed), shareX),
               mix(speck(column, row + 1, seed), speck(column + 1, row + 1, seed), shareX), shareY);
}

}  // namespace kiela::ui::paint
