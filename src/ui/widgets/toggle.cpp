#include "ui/widgets/toggle.hpp"

#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

namespace kiela::ui {

namespace {

constexpr float textSize = 15;
constexpr float boxSize = 14;

}  // namespace

float widthOf(const Frame& frame, const Toggle& toggle) {
    return widthOf(frame, {Weight::Bold, textSize * frame.type, 0}, toggle.name)
           + boxSize * frame.type + 40 * frame.unit;
}

bool toggle(const Frame& frame, semantics::Id id, const Rect& area, const Toggle& toggle) {
    const float unit = frame.unit;
    const Press pressed = press(frame, id, area);
    paint::PillState state = paint::PillState::Plain;
    if (pressed.hovered) state = paint::PillState::Hover;
    if (pressed.held) state = paint::PillState::Pressed;
    frame.painter.pill(areaOf(area), toggle.on ? paint::PillKind::Primary : paint::PillKind::Quiet,
                       state);
    const ImU32 colour = toggle.on ? frame.palette.inkOnAccent : frame.palette.ink;
    const float box = boxSize * frame.type;
    const ImVec2 middle{area.x + 14 * unit + box / 2, area.y + area.height / 2};
    const auto at = [&](float x, float y) {
        return ImVec2{middle.x + x * box, middle.y + y * box};
    };
    frame.draw->AddRect(at(-0.5f, -0.5f), at(0.5f, 0.5f), colour, 3 * unit, 0, 1.5f * unit);
    if (toggle.on) {
        frame.draw->PathLineTo(at(-0.28f, 0));
        frame.draw->PathLineTo(at(-0.06f, 0.24f));
        frame.draw->PathLineTo(at(0.3f, -0.26f));
        frame.draw->PathStroke(colour, 0, 2 * unit);
    }
    Rect text = area;
    takeLeft(text, box + 22 * unit);
    takeRight(text, 12 * unit);
    drawFitted(frame, {Weight::Bold, textSize * frame.type, colour}, text, toggle.name,
               Align::Left);
    drawFocus(frame, id, area, area.height / 2);
    frame.tree
        .add(id, semantics::Role::Button, area,
             {.name = toggle.name,
              .description = toggle.description,
              .kind = toggle.on ? "primary" : ""},
             unsigned{semantics::Toggle} | (toggle.on ? unsigned{semantics::Pressed} : 0))
        .key = toggle.key;
    return toggle.on != pressed.clicked;
}

}  // namespace kiela::ui
