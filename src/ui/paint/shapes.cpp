#include "ui/paint/shapes.hpp"

#include "ui/paint/canvas.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

constexpr float quarter = 1.5707963F;

void path(ImDrawList& list, const Area& area, float rounding) {
    const float most = std::min(area.max.x - area.min.x, area.max.y - area.min.y) / 2;
    const float radius = std::min(rounding, most);
    const int steps = segments(radius / list._FringeScale) / 4 + 1;
    const ImVec2 min{area.min.x + radius, area.min.y + radius};
    const ImVec2 max{area.max.x - radius, area.max.y - radius};
    list.PathArcTo(min, radius, 2 * quarter, 3 * quarter, steps);
    list.PathArcTo({max.x, min.y}, radius, 3 * quarter, 4 * quarter, steps);
    list.PathArcTo(max, radius, 0, quarter, steps);
    list.PathArcTo({min.x, max.y}, radius, quarter, 2 * quarter, steps);
}

/// Gives the vertices from `first` on the gradient, keeping how transparent each one was made.
void shadeFrom(ImDrawList& list, int first, const Area& area, ImU32 top, ImU32 bottom) {
    const float height = area.max.y - area.min.y;
    for (int i = first; i < list.VtxBuffer.Size; ++i) {
        ImDrawVert& vertex = list.VtxBuffer[i];
        const bool outer = (vertex.col & IM_COL32_A_MASK) == 0;
        vertex.col = blended(top, bottom, clamped((vertex.pos.y - area.min.y) / height));
        if (outer) {
            vertex.col &= ~IM_COL32_A_MASK;
        }
    }
}

}  // namespace

ImU32 faded(ImU32 colour, float by) {
    const float alpha = static_cast<float>(colour >> IM_COL32_A_SHIFT) * clamped(by);
    return (colour & ~IM_COL32_A_MASK) | static_cast<ImU32>(alpha + 0.5F) << IM_COL32_A_SHIFT;
}

ImU32 blended(ImU32 from, ImU32 to, float share) {
    ImU32 result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        const auto a = static_cast<float>(from >> shift & 255U);
        const auto b = static_cast<float>(to >> shift & 255U);
        result |= static_cast<ImU32>(mix(a, b, share) + 0.5F) << shift;
    }
    return result;
}

int segments(float radiusPixels) {
    return std::clamp(static_cast<int>(6 * std::sqrt(radiusPixels)), 16, 160);
}

void fillRounded(ImDrawList& list, const Area& area, float rounding, ImU32 top, ImU32 bottom,
                 const Sprite* sprite) {
    const int first = list.VtxBuffer.Size;
    path(list, area, rounding);
    list.PathFillConvex(IM_COL32_WHITE);
    shadeFrom(list, first, area, top, bottom);
    if (sprite) {
        const float toU = (sprite->uvMax.x - sprite->uvMin.x) / (area.max.x - area.min.x);
        const float toV = (sprite->uvMax.y - sprite->uvMin.y) / (area.max.y - area.min.y);
        for (int i = first; i < list.VtxBuffer.Size; ++i) {
            ImDrawVert& vertex = list.VtxBuffer[i];
            vertex.uv = {sprite->uvMin.x + (vertex.pos.x - area.min.x) * toU,
                         sprite->uvMin.y + (vertex.pos.y - area.min.y) * toV};
        }
    }
}

void strokeRounded(ImDrawList& list, const Area& area, float rounding, float width, ImU32 top,
                   ImU32 bottom) {
    const int first = list.VtxBuffer.Size;
    path(list, area, rounding);
    list.PathStroke(IM_COL32_WHITE, ImDrawFlags_Closed, width);
    shadeFrom(list, first, area, top, bottom);
}

}  // namespace kiela::ui::paint
