#include "ui/plates.hpp"

#include "text/narration.hpp"
#include "text/say.hpp"
#include "ui/paint/shapes.hpp"

#include <algorithm>
#include <string>

namespace kiela::ui {

namespace {

// The mark before a name: filled, with a line around it, for the side on turn.
void drawMark(const Frame& frame, ImVec2 at, bool onTurn) {
    const float radius = 7 * frame.unit, line = 1.5f * frame.unit;
    if (onTurn) {
        frame.draw->AddCircleFilled(at, radius, frame.palette.playable);
        frame.draw->AddCircle(at, radius, frame.palette.ink, 0, line);
    } else {
        frame.draw->AddCircle(at, radius * 0.7f, frame.palette.inkSecond, 0, line);
    }
}

// Slanting lines, which tell the far side's part by its form, too.
void drawHatching(const Frame& frame, const Rect& area, ImU32 colour) {
    const float across = std::min(area.width, area.height);
    const float step = std::max(4 * frame.unit, across * 0.6f);
    ImGui::PushClipRect(minOf(area), maxOf(area), true);
    const float right = area.x + area.width + area.height;
    for (float x = area.x + step / 2; x < right; x += step)
        frame.draw->AddLine({x, area.y}, {x - area.height, area.y + area.height}, colour,
                            1.2f * frame.unit);
    ImGui::PopClipRect();
}

void fillPart(const Frame& frame, const Rect& whole, const Rect& part, ImU32 colour) {
    if (part.width <= 0 || part.height <= 0) return;
    ImGui::PushClipRect(minOf(part), maxOf(part), true);
    frame.draw->AddRectFilled(minOf(whole), maxOf(whole), colour,
                              std::min(whole.width, whole.height) / 2);
    ImGui::PopClipRect();
}

}  // namespace

void plate(const Frame& frame, const app::View& view, rules::Side side, Rect area, Align align,
           bool large) {
    const float unit = frame.unit;
    const bool onTurn = view.toMove == side && (!view.result || view.lookingBack);
    const int stones = view.totals[static_cast<std::size_t>(side)];
    const std::string name = text::sideName(view.audience, side);
    const std::string total =
        large ? text::stoneCount(view.audience, stones) : std::to_string(stones);
    const TextStyle nameStyle{Weight::Bold, (large ? 16 : 14) * frame.type, frame.palette.ink};
    const TextStyle totalStyle{Weight::Regular, nameStyle.size, frame.palette.inkSecond};

    const float mark = 7 * unit;
    const float gap = 10 * unit;
    const float least = 2 * mark + gap + widthOf(frame, totalStyle, total);
    const float edge = std::clamp((area.width - least) / 2, 0.0f, 14 * unit);
    const float markAndTotal = least + 2 * edge;
    const float nameWidth = widthOf(frame, nameStyle, name) + gap;
    // Where there is little room, the total alone.
    const bool named = markAndTotal + nameWidth <= area.width;
    const float width = markAndTotal + (named ? nameWidth : 0);
    if (align == Align::Right) area.x += area.width - width;
    if (align == Align::Centre) area.x += (area.width - width) / 2;
    area.width = width;
    if (onTurn) frame.painter.pill(areaOf(area), paint::PillKind::Quiet, paint::PillState::Plain);
    float x = area.x + edge + mark;
    const float middle = area.y + area.height / 2;
    drawMark(frame, {x, middle}, onTurn);
    x += mark + gap;
    const float top = middle - letterHeight(nameStyle) / 2;
    if (named) {
        drawLine(frame, nameStyle, {x, top}, name);
        x += nameWidth;
    }
    drawLine(frame, totalStyle, {x, top}, total);
    frame.tree.add(idOf("plate", static_cast<unsigned>(side)), semantics::Role::Status, area,
                   {.name = text::say(view.audience.language, text::Msg::StonesOfSide,
                                      {{"side", name}, {"n", stones}}),
                    .kind = onTurn ? "side turn" : "side"});
}

void balance(const Frame& frame, const Rect& area, const app::View& view, rules::Side near) {
    const float share = near == rules::Side::South ? view.southShare : 1 - view.southShare;
    const bool upright = area.height > area.width;
    const float unit = frame.unit;
    Rect far = area, own = area;
    if (upright)
        own = takeBottom(far, area.height * share);
    else
        own = takeRight(far, area.width * share);
    const Palette& palette = frame.palette;
    fillPart(frame, area, far, palette.hollowBottom);
    drawHatching(frame, far, palette.hollowRim);
    fillPart(frame, area, own, palette.accent);
    paint::strokeRounded(*frame.draw, areaOf(area), std::min(area.width, area.height) / 2,
                         1.2f * unit, palette.ink, palette.ink);

    // The line between the parts reaches beyond the bar; where it stands when both are equal, the
    // bar has a notch.
    const float beyond = 3 * unit;
    const ImVec2 middle = centreOf(area);
    if (upright) {
        const float right = area.x + area.width;
        frame.draw->AddTriangleFilled({right + unit, middle.y},
                                      {right + 5 * unit, middle.y - 3.5f * unit},
                                      {right + 5 * unit, middle.y + 3.5f * unit}, palette.ink);
        const Rect line{area.x - beyond, own.y - 2 * unit, area.width + 2 * beyond, 4 * unit};
        frame.draw->AddRectFilled(minOf(line), maxOf(line), palette.playable, 2 * unit);
        frame.draw->AddRect(minOf(line), maxOf(line), palette.ink, 2 * unit, 0, unit);
    } else {
        const float top = area.y;
        frame.draw->AddTriangleFilled({middle.x, top - 0.5f * unit},
                                      {middle.x - 3 * unit, top - 4 * unit},
                                      {middle.x + 3 * unit, top - 4 * unit}, palette.ink);
        const Rect line{own.x - 2 * unit, area.y - beyond, 4 * unit, area.height + 2 * beyond};
        frame.draw->AddRectFilled(minOf(line), maxOf(line), palette.playable, 2 * unit);
        frame.draw->AddRect(minOf(line), maxOf(line), palette.ink, 2 * unit, 0, unit);
    }
}

void plates(const Frame& frame, const Layout& layout, const app::View& view) {
    const rules::Side near = layout.board.nearest;
    const bool turned = layout.board.turned;
    const Align farAlign = layout.roomy || turned ? Align::Left : Align::Centre;
    const Align nearAlign = turned ? Align::Right : layout.roomy ? Align::Left : Align::Centre;
    plate(frame, view, rules::opponent(near), layout.farPlate, farAlign, layout.roomy);
    plate(frame, view, near, layout.nearPlate, nearAlign, layout.roomy);
    balance(frame, layout.balance, view, near);
}

}  // namespace kiela::ui
