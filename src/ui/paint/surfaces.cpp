// The ground and the surfaces of the interface: panels, buttons, focus, veil.
#include "ui/paint/board_painter.hpp"

#include "ui/paint/canvas.hpp"
#include "ui/paint/painting.hpp"
#include "ui/paint/shapes.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {

void Painter::ground(const Area& window) {
    const float tile = sprites_.paper.width * pixel_;
    const float width = window.max.x - window.min.x;
    const float height = window.max.y - window.min.y;
    // The paper darkens what it is multiplied with by its mean: made up for here.
    const float mean = paperMean(palette_.dark);
    const auto made = [mean](ImU32 colour) {
        const Colour wanted = Colour(colour) * (1 / mean);
        return ImGui::ColorConvertFloat4ToU32({wanted.red, wanted.green, wanted.blue, 1});
    };
    const ImU32 inner = made(palette_.groundInner);
    const ImU32 outer = made(palette_.groundOuter);
    const auto at = [&](ImVec2 point) {
        const float x = (point.x - window.min.x) / width - 0.5F;
        const float y = (point.y - window.min.y) / height - 0.42F;
        return blended(inner, outer, smooth(0, 1, 1.35F * std::sqrt(x * x + y * y)));
    };
    const int columns = static_cast<int>(std::ceil(width / tile));
    const int rows = static_cast<int>(std::ceil(height / tile));
    list_.PushTexture(sprites_.texture());
    list_.PrimReserve(6 * columns * rows, 4 * columns * rows);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const ImVec2 min{window.min.x + static_cast<float>(column) * tile,
                             window.min.y + static_cast<float>(row) * tile};
            const ImVec2 max{min.x + tile, min.y + tile};
            list_.PrimRectUV(min, max, sprites_.paper.uvMin, sprites_.paper.uvMax, 0);
            list_._VtxWritePtr[-4].col = at(min);
            list_._VtxWritePtr[-3].col = at({max.x, min.y});
            list_._VtxWritePtr[-2].col = at(max);
            list_._VtxWritePtr[-1].col = at({min.x, max.y});
        }
    }
    list_.PopTexture();
}

void Painter::focusRing(const Area& area, float rounding) {
    const float width = std::max(2.0F, rounding * 0.08F);
    const auto line = [&](float out, ImU32 colour) {
        strokeRounded(list_,
                      {{area.min.x - out, area.min.y - out}, {area.max.x + out, area.max.y + out}},
                      rounding + out, width, colour, colour);
    };
    constexpr ImU32 light = IM_COL32(255, 252, 244, 255);
    constexpr ImU32 dark = IM_COL32(24, 14, 8, 255);
    line(width, palette_.dark ? dark : light);
    line(2 * width, palette_.dark ? light : dark);
}

void Painter::panel(const Area& area, float rounding) {
    const float drop = rounding * 0.2F;
    softRounded(list_, {{area.min.x, area.min.y + drop}, {area.max.x, area.max.y + drop}}, rounding,
                rounding * 0.6F, faded(shade, palette_.dark ? 0.45F : 0.16F));
    fillRounded(list_, area, rounding, palette_.panel, palette_.panel);
    strokeRounded(list_, area, rounding, 1, palette_.line, palette_.line);
}

void Painter::pill(const Area& area, PillKind kind, PillState state, float rounding) {
    rounding = std::min(rounding, (area.max.y - area.min.y) / 2);
    const bool primary = kind == PillKind::Primary;
    const bool pressed = state == PillState::Pressed;
    const bool marked = pressed || state == PillState::Hover;
    ImU32 face = primary   ? (marked ? palette_.accentHover : palette_.accent)
                 : pressed ? palette_.panelActive
                 : marked  ? palette_.panelHover
                           : palette_.panel;
    const float strength = state == PillState::Disabled ? 0.5F : 1;
    if (!pressed && state != PillState::Disabled) {
        const float drop = rounding * 0.1F;
        softRounded(list_, {{area.min.x, area.min.y + drop}, {area.max.x, area.max.y + drop}},
                    rounding, rounding * 0.25F, faded(shade, palette_.dark ? 0.36F : 0.14F));
    }
    fillRounded(list_, area, rounding, faded(face, strength), faded(face, strength));
    const ImU32 edge = faded(primary ? face : palette_.line, strength);
    strokeRounded(list_, area, rounding, std::max(1.0F, pixel_), edge, edge);
}

void Painter::veil(const Area& window, float strength) {
    list_.AddRectFilled(window.min, window.max, faded(palette_.veil, strength));
}

}  // namespace kiela::ui::paint
