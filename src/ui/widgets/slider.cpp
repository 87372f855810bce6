#include "ui/widgets/slider.hpp"

#include "ui/paint/shapes.hpp"
#include "ui/widgets/button.hpp"

#include "imgui.h"

#include <algorithm>
#include <cmath>

namespace kiela::ui {

namespace {

// In design units.
constexpr float knobRadius = 11;
constexpr float lineWidth = 6;
constexpr float closestMarks = 7;

// The line along which the knob's middle moves.
struct Line {
    float left, width, y;
    unsigned most;

    float x(float value) const {
        return most == 0 ? left : left + width * value / static_cast<float>(most);
    }
    float valueAt(float at) const {
        return std::clamp((at - left) / width, 0.0f, 1.0f) * static_cast<float>(most);
    }
};

Line lineOf(const Frame& frame, const Rect& area, unsigned most) {
    const float radius = knobRadius * frame.unit;
    return {area.x + radius, std::max(1.0f, area.width - 2 * radius), centreOf(area).y, most};
}

void drawGroove(const Frame& frame, const Line& line, float to) {
    const float half = lineWidth / 2 * frame.unit;
    const paint::Area groove{{line.left - half, line.y - half},
                             {line.left + line.width + half, line.y + half}};
    frame.draw->AddRectFilled(groove.min, groove.max, frame.palette.panelActive, half);
    frame.draw->AddRectFilled(groove.min, {to, groove.max.y}, frame.palette.accent, half);
    paint::strokeRounded(*frame.draw, groove, half, frame.unit, frame.palette.inkSecond,
                         frame.palette.inkSecond);
}

// A diamond with a dark edge: told from a plain mark by its form.
void drawDiamond(const Frame& frame, ImVec2 at, float half) {
    const ImVec2 top{at.x, at.y - half}, right{at.x + half, at.y}, bottom{at.x, at.y + half},
        left{at.x - half, at.y};
    frame.draw->AddQuadFilled(top, right, bottom, left, frame.palette.captured);
    frame.draw->AddQuad(top, right, bottom, left, frame.palette.ink, 1.2f * frame.unit);
}

void drawMarks(const Frame& frame, const Line& line, std::span<const std::uint8_t> marks) {
    const float unit = frame.unit;
    const float step = line.x(1) - line.x(0);
    // Where they would run into each other, only every second, fifth or tenth.
    unsigned every = 1;
    for (const unsigned wider : {2u, 5u, 10u, 20u, 50u})
        if (step * static_cast<float>(every) < closestMarks * unit) every = wider;
    for (unsigned value = 0; value <= line.most; value += every) {
        const float x = line.x(static_cast<float>(value));
        const float length = (value % (5 * every) == 0 ? 6.0f : 4.0f) * unit;
        frame.draw->AddLine({x, line.y + 7 * unit}, {x, line.y + 7 * unit + length},
                            frame.palette.inkSecond, 1.2f * unit);
    }
    for (unsigned value = 1; value <= line.most; ++value) {
        const float size = std::min(3.5f + 0.25f * static_cast<float>(marks[value - 1]), 6.0f);
        if (marks[value - 1] > 0)
            drawDiamond(frame, {line.x(static_cast<float>(value)), line.y - 11 * unit},
                        size * unit);
    }
}

void drawKnob(const Frame& frame, semantics::Id id, ImVec2 at, bool held, bool enabled) {
    const float radius = knobRadius * frame.unit;
    const paint::Area area{{at.x - radius, at.y - radius}, {at.x + radius, at.y + radius}};
    frame.painter.pill(area, enabled ? paint::PillKind::Primary : paint::PillKind::Quiet,
                       held ? paint::PillState::Hover : paint::PillState::Plain);
    if (enabled)
        frame.draw->AddCircleFilled(at, (held ? 4.5f : 3.5f) * frame.unit,
                                    frame.palette.inkOnAccent);
    drawFocus(frame, id, {area.min.x, area.min.y, 2 * radius, 2 * radius}, radius);
}

}  // namespace

float stepOf(const Frame& frame, const Rect& area, unsigned most) {
    const Line line = lineOf(frame, area, most);
    return line.x(1) - line.x(0);
}

Slide slider(const Frame& frame, semantics::Id id, const Rect& area, const Slider& slider,
             Grip& grip) {
    const Line line = lineOf(frame, area, slider.most);
    const bool enabled = slider.most > 0;
    Slide slide;
    const bool held = press(frame, id, area).held && enabled;
    slide.began = held && !grip.held;
    if (held || grip.held) {
        // A gesture that is taken away ends nowhere.
        if (ImGui::IsMousePosValid())
            slide.to = line.valueAt(ImGui::GetIO().MousePos.x);
        else
            slide.cancelled = !held;
        slide.ended = !held && !slide.cancelled;
    }
    grip.held = held;
    if (const auto wanted = frame.tree.setTo(id); wanted && enabled && *wanted >= 0) {
        slide.to = std::min(std::round(*wanted), static_cast<float>(slider.most));
        slide.ended = true;
    }

    const float x = line.x(slider.value);
    drawGroove(frame, line, x);
    drawMarks(frame, line, slider.marks);
    drawKnob(frame, id, {x, line.y}, held, enabled);
    semantics::Node& node = frame.tree.add(id, semantics::Role::Slider, area,
                                           {.name = slider.name, .label = slider.words},
                                           enabled ? 0 : unsigned{semantics::Disabled});
    node.scroll = static_cast<float>(slider.stated);
    node.extent = static_cast<float>(slider.most);
    return slide;
}

}  // namespace kiela::ui
