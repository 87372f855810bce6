#include "ui/widgets/choice.hpp"

#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

// The pill of one option; chosen ones are filled and carry a dot besides.
bool option(const Frame& frame, semantics::Id id, const Rect& area, std::string_view name,
            bool chosen) {
    const Press pressed = press(frame, id, area);
    paint::PillState state = paint::PillState::Plain;
    if (pressed.hovered) state = paint::PillState::Hover;
    if (pressed.held) state = paint::PillState::Pressed;
    frame.painter.pill(areaOf(area), chosen ? paint::PillKind::Primary : paint::PillKind::Quiet,
                       state);
    const ImU32 colour = chosen ? frame.palette.inkOnAccent : frame.palette.ink;
    const ImVec2 dot{area.x + 20 * frame.unit, area.y + area.height / 2};
    frame.draw->AddCircle(dot, 6 * frame.unit, colour, 0, 1.5f * frame.unit);
    if (chosen) frame.draw->AddCircleFilled(dot, 3 * frame.unit, colour);
    Rect text = area;
    takeLeft(text, 34 * frame.unit);
    takeRight(text, 14 * frame.unit);
    drawFitted(frame, {Weight::Regular, 15 * frame.unit, colour}, text, name, Align::Left);
    drawFocus(frame, id, area, area.height / 2);
    frame.tree.add(id, semantics::Role::Radio, area, {name},
                   chosen ? unsigned{semantics::Pressed} : 0);
    return pressed.clicked;
}

}  // namespace

int choose(const Frame& frame, semantics::Id id, Rect& area, const Choices& choices) {
    const float unit = frame.unit;
    const float gap = 8 * unit;
    const TextStyle nameStyle{Weight::Bold, 14 * unit, frame.palette.inkSecond};
    const TextStyle optionStyle{Weight::Regular, 15 * unit, frame.palette.ink};
    const float top = area.y;
    if (choices.named) {
        for (const std::string_view line : wrap(frame, nameStyle, choices.name, area.width))
            drawLine(frame, nameStyle, minOf(takeTop(area, lineHeight(nameStyle))), line);
        takeTop(area, 4 * unit);
    }

    frame.tree.add(id, semantics::Role::RadioGroup, {area.x, top, area.width, 0}, {choices.name});
    frame.tree.open(id);
    int chosen = choices.chosen;
    float x = area.x;
    for (std::size_t i = 0; i < choices.options.size(); ++i) {
        const float wanted = widthOf(frame, optionStyle, choices.options[i]) + 52 * unit;
        const float width = std::min(wanted, area.width);
        if (x > area.x && x + width > area.x + area.width) {
            x = area.x;
            takeTop(area, touchSize(frame) + gap);
        }
        const Rect pill{x, area.y, width, touchSize(frame)};
        if (option(frame, idOf("option", id + static_cast<unsigned>(i)), pill, choices.options[i],
                   choices.chosen == static_cast<int>(i)))
            chosen = static_cast<int>(i);
        x += width + gap;
    }
    frame.tree.close();
    takeTop(area, touchSize(frame) + 4 * unit);
    frame.tree.extendTo(id, area.y);

    if (!choices.explanation.empty())
        takeTop(area, paragraph(frame, idOf("explanation", id),
                                {Weight::Regular, 14 * unit, frame.palette.inkSecond}, area,
                                choices.explanation));
    takeTop(area, 16 * unit);
    return chosen;
}

}  // namespace kiela::ui
