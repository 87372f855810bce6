#include "ui/paint/noise.hpp"

#include <cmath>

namespace kiela::ui::paint {

float noise(float x, float y, std::uint32_t seed) {
    const float floorX = std::floor(x);
    const float floorY = std::floor(y);
    const float restX = x - floorX;
    const float restY = y - floorY;
    const float shareX = restX * restX * (3 - 2 * restX);
    const float shareY = restY * restY * (3 - 2 * restY);
    const std::uint32_t point = static_cast<std::uint32_t>(static_cast<int>(floorX)) * speckColumn
                                + static_cast<std::uint32_t>(static_cast<int>(floorY)) * speckRow
                                + seed * 0xc2b2ae3dU;
    return mix(mix(speck(point), speck(point + speckColumn), shareX),
               mix(speck(point + speckRow), speck(point + speckColumn + speckRow), shareX), shareY);
}

}  // namespace kiela::ui::paint
