#include "ui/analysis/curve.hpp"

#include "text/narration.hpp"
#include "text/say.hpp"
#include "ui/paint/shapes.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace kiela::ui {

namespace {

// The scale ends at no less than this, in stones: small differences shall look small.
constexpr float leastScale = 10;

// Places on the curve, from numbers to points.
struct Plot {
    Rect area;
    float scale = leastScale;
    std::size_t plies = 1;

    float x(std::size_t ply) const {
        const auto share = static_cast<float>(ply) / static_cast<float>(plies);
        return area.x + area.width * share;
    }
    float y(float stones) const {
        const float share = std::clamp(stones / scale, -1.0f, 1.0f);
        return area.y + area.height / 2 * (1 - share);
    }
    std::size_t plyAt(float at) const {
        const float share = std::clamp((at - area.x) / area.width, 0.0f, 1.0f);
        return static_cast<std::size_t>(std::lround(share * static_cast<float>(plies)));
    }
};

Plot plotOf(const Rect& area, const app::AnalysisView& view) {
    Plot plot{area, leastScale, std::max<std::size_t>(view.plies, 1)};
    for (const auto& value : view.curve)
        if (value) plot.scale = std::max(plot.scale, std::abs(*value));
    plot.scale = std::min(plot.scale, std::max(view.curveMost, leastScale));
    return plot;
}

// A piece of the curve and the surface between it and the line of an even game. Where it crosses
// that line it is two.
void drawPiece(const Frame& frame, const Plot& plot, ImVec2 from, ImVec2 to) {
    const float zero = plot.y(0);
    if ((from.y - zero) * (to.y - zero) < 0) {
        const float share = (zero - from.y) / (to.y - from.y);
        const ImVec2 middle{from.x + (to.x - from.x) * share, zero};
        drawPiece(frame, plot, from, middle);
        return drawPiece(frame, plot, middle, to);
    }
    const bool above = std::min(from.y, to.y) < zero;
    const ImU32 colour = above ? frame.palette.accent : frame.palette.captured;
    // Hard edges: soft ones would show where two pieces meet.
    const ImDrawListFlags flags = frame.draw->Flags;
    frame.draw->Flags &= ~ImDrawListFlags_AntiAliasedFill;
    frame.draw->AddQuadFilled(from, to, {to.x, zero}, {from.x, zero}, paint::faded(colour, 0.28f));
    frame.draw->Flags = flags;
    frame.draw->AddLine(from, to, colour, 2.2f * frame.unit);
}

void drawCurve(const Frame& frame, const Plot& plot, const app::AnalysisView& view) {
    const float zero = plot.y(0);
    frame.draw->AddLine({plot.area.x, zero}, {plot.area.x + plot.area.width, zero},
                        frame.palette.inkSecond, frame.unit);
    for (std::size_t ply = 0; ply + 1 < view.curve.size(); ++ply) {
        const auto &from = view.curve[ply], &to = view.curve[ply + 1];
        if (from && to)
            drawPiece(frame, plot, {plot.x(ply), plot.y(*from)}, {plot.x(ply + 1), plot.y(*to)});
    }
}

// The shown position: a line from top to bottom, and a disc where it crosses the curve.
void drawPosition(const Frame& frame, const Plot& plot, const app::AnalysisView& view) {
    const float x = plot.x(view.ply);
    frame.draw->AddLine({x, plot.area.y}, {x, plot.area.y + plot.area.height}, frame.palette.ink,
                        1.5f * frame.unit);
    if (const auto& value = view.curve[view.ply]) {
        frame.draw->AddCircleFilled({x, plot.y(*value)}, 5 * frame.unit, frame.palette.ink);
        frame.draw->AddCircleFilled({x, plot.y(*value)}, 3 * frame.unit, frame.palette.panel);
    }
}

// A diamond for each turning point.
void drawTurningPoints(const Frame& frame, const Plot& plot, const app::AnalysisView& view) {
    const float half = 6 * frame.unit;
    for (const app::TurningPointView& point : view.turningPoints) {
        const auto& value = view.curve[point.ply];
        if (!value) continue;
        const float x = plot.x(point.ply), y = plot.y(*value);
        const ImVec2 top{x, y - half}, right{x + half, y}, bottom{x, y + half}, left{x - half, y};
        frame.draw->AddQuadFilled(top, right, bottom, left, frame.palette.playable);
        frame.draw->AddQuad(top, right, bottom, left, frame.palette.ink, 1.2f * frame.unit);
    }
}

}  // namespace

std::optional<std::size_t> curve(const Frame& frame, const Rect& area,
                                 const app::AnalysisView& view) {
    const float unit = frame.unit;
    frame.painter.panel(areaOf(area), 16 * unit);
    Rect room = inset(area, 12 * unit);
    const TextStyle style{Weight::Regular, 12 * frame.type, frame.palette.inkSecond};
    const rules::Side near = view.setup.side;
    const float left = room.x + 8 * unit;
    drawLine(frame, style, {left, room.y}, text::sideName(view.audience, near));
    drawLine(frame, style, {left, room.y + room.height - letterHeight(style)},
             text::sideName(view.audience, rules::opponent(near)));
    const Plot plot = plotOf(room, view);
    drawCurve(frame, plot, view);
    drawTurningPoints(frame, plot, view);
    drawPosition(frame, plot, view);

    const std::string words = view.reviewed
                                  ? view.curveWords
                                  : text::say(view.audience.language, text::Msg::AnalysisReviewing);
    // In the middle, where the position shown does not stand at first, between the sides' names.
    if (!view.reviewed) {
        const float name = widthOf(frame, style, text::sideName(view.audience, near)) + 16 * unit;
        Rect middle{room.x, room.y, room.width, room.height / 2};
        takeLeft(middle, name);
        takeRight(middle, name);
        drawFitted(frame, style, middle, words);
    }
    if (!words.empty())
        frame.tree.add(idOf("curve"), semantics::Role::Paragraph, area,
                       {.name = words, .kind = "curve"});
    // Under another name: it is no place for the keyboard's focus.
    const Press pressed = press(frame, idOf("curve-touch"), area);
    // Drawn along, the position follows the pointer.
    if (pressed.held || pressed.clicked) return plot.plyAt(ImGui::GetIO().MousePos.x);
    return std::nullopt;
}

}  // namespace kiela::ui
