#include "ui/paint/shapes.hpp"

#include "ui/paint/canvas.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

constexpr float quarter = 1.5707963F;

/// Calls back with each point of a rounded outline, clockwise, no two of them the same; also with
/// the direction that points outwards there.
template<typename Visit>
void outline(const Area& area, float rounding, int steps, Visit visit) {
    const float most = std::min(area.max.x - area.min.x, area.max.y - area.min.y) / 2;
    const float radius = std::min(rounding, most);
    const ImVec2 min{area.min.x + radius, area.min.y + radius};
    const ImVec2 max{area.max.x - radius, area.max.y - radius};
    for (int corner = 0; corner < 4; ++corner) {
        const bool right = corner == 1 || corner == 2;
        // Where the straight part between two corners has no length, they share a point.
        const float straight = corner % 2 == 0 ? max.y - min.y : max.x - min.x;
        for (int step = straight < 0.01F ? 1 : 0; step <= steps; ++step) {
            const float angle = quarter
                                * (static_cast<float>(corner + 2)
                                   + static_cast<float>(step) / static_cast<float>(steps));
            const ImVec2 out{std::cos(angle), std::sin(angle)};
            visit(ImVec2{(right ? max.x : min.x) + radius * out.x,
                         (corner >= 2 ? max.y : min.y) + radius * out.y},
                  out);
        }
    }
}

void path(ImDrawList& list, const Area& area, float rounding) {
    outline(area, rounding, segments(rounding / list._FringeScale) / 4 + 1,
            [&list](ImVec2 point, ImVec2) { list.PathLineTo(point); });
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
    return (colour & ~IM_COL32_A_MASK) | static_cast<ImU32>(std::lround(alpha)) << IM_COL32_A_SHIFT;
}

ImU32 blended(ImU32 from, ImU32 to, float share) {
    ImU32 result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        const auto a = static_cast<float>(from >> shift & 255U);
        const auto b = static_cast<float>(to >> shift & 255U);
        result |= static_cast<ImU32>(std::lround(mix(a, b, share))) << shift;
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

void softRounded(ImDrawList& list, const Area& area, float rounding, float reach, ImU32 colour) {
    // Bands around the outline, their alpha falling from full to nothing.
    constexpr int bands = 6;
    constexpr int steps = 6;
    constexpr int points = 4 * (steps + 1);
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const float inwards = std::min(reach, rounding);
    int count = 0;
    list.PrimReserve(points * bands * 6, points * (bands + 1));
    const unsigned first = list._VtxCurrentIdx;
    outline(area, rounding, steps, [&](ImVec2 point, ImVec2 out) {
        for (int band = 0; band <= bands; ++band) {
            const float part = static_cast<float>(band) / bands;
            const float off = mix(-inwards, reach, part);
            list.PrimWriteVtx({point.x + out.x * off, point.y + out.y * off}, white,
                              faded(colour, 1 - smooth(0, 1, part)));
        }
        ++count;
    });
    const auto index = [&](int point, int band) {
        list.PrimWriteIdx(static_cast<ImDrawIdx>(
            first + static_cast<unsigned>(point % count * (bands + 1) + band)));
    };
    for (int point = 0; point < count; ++point) {
        for (int band = 0; band < bands; ++band) {
            index(point, band);
            index(point + 1, band);
            index(point + 1, band + 1);
            index(point, band);
            index(point + 1, band + 1);
            index(point, band + 1);
        }
    }
    list.PrimUnreserve((points - count) * bands * 6, (points - count) * (bands + 1));
}

}  // namespace kiela::ui::paint
