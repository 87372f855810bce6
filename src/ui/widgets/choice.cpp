#include "ui/widgets/choice.hpp"

#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

// In an option's pill, around its name, design units (before it, with the dot, of type).
constexpr float beforeName = 34, behindName = 14;

// The pill of one option; chosen ones are filled and carry a dot besides.
bool option(const Frame& frame, semantics::Id id, const Rect& area, std::string_view name,
            std::string_view language, bool chosen) {
    const Press pressed = press(frame, id, area);
    paint::PillState state = paint::PillState::Plain;
    if (pressed.hovered) state = paint::PillState::Hover;
    if (pressed.held) state = paint::PillState::Pressed;
    const float rounding = std::min(area.height, touchSize(frame)) / 2;
    frame.painter.pill(areaOf(area), chosen ? paint::PillKind::Primary : paint::PillKind::Quiet,
                       state, rounding);
    const ImU32 colour = chosen ? frame.palette.inkOnAccent : frame.palette.ink;
    const ImVec2 dot{area.x + beforeName * 0.6f * frame.type, area.y + area.height / 2};
    frame.draw->AddCircle(dot, 6 * frame.type, colour, 0, 1.5f * frame.unit);
    if (chosen) frame.draw->AddCircleFilled(dot, 3 * frame.type, colour);
    Rect text = area;
    takeLeft(text, beforeName * frame.type);
    takeRight(text, behindName * frame.unit);
    drawFitted(frame, {Weight::Regular, 15 * frame.type, colour}, text, name, Align::Left);
    drawFocus(frame, id, area, rounding);
    frame.tree.add(id, semantics::Role::Radio, area, {.name = name, .target = language},
                   chosen ? unsigned{semantics::Pressed} : 0);
    return pressed.clicked;
}

}  // namespace

int choose(const Frame& frame, semantics::Id id, Rect& area, const Choices& choices) {
    const float unit = frame.unit;
    const float gap = 8 * unit;
    const TextStyle nameStyle{Weight::Bold, 14 * frame.type, frame.palette.inkSecond};
    const TextStyle optionStyle{Weight::Regular, 15 * frame.type, frame.palette.ink};
    const float top = area.y;
    if (choices.named) {
        for (const std::string_view line : wrap(frame, nameStyle, choices.name, area.width))
            drawLine(frame, nameStyle, minOf(takeTop(area, lineHeight(nameStyle))), line);
        takeTop(area, 4 * unit);
    }

    frame.tree.add(id, semantics::Role::RadioGroup, {area.x, top, area.width, 0}, {choices.name});
    frame.tree.open(id);
    int chosen = choices.chosen;
    float x = area.x, rowHeight = 0;
    for (std::size_t i = 0; i < choices.options.size(); ++i) {
        const float beside = beforeName * frame.type + behindName * unit;
        const float wanted = widthOf(frame, optionStyle, choices.options[i]) + beside + 4 * unit;
        const float width = std::min(wanted, area.width);
        if (x > area.x && x + width > area.x + area.width) {
            x = area.x;
            takeTop(area, rowHeight + gap);
            rowHeight = 0;
        }
        const auto lines = wrap(frame, optionStyle, choices.options[i], width - beside);
        const float letters = static_cast<float>(lines.size()) * lineHeight(optionStyle);
        rowHeight = std::max({rowHeight, touchSize(frame), letters + 12 * unit});
        const Rect pill{x, area.y, width, rowHeight};
        if (option(frame, idOf("option", id + static_cast<unsigned>(i)), pill, choices.options[i],
                   i < choices.languages.size() ? choices.languages[i] : "",
                   choices.chosen == static_cast<int>(i)))
            chosen = static_cast<int>(i);
        x += width + gap;
    }
    frame.tree.close();
    takeTop(area, rowHeight + 4 * unit);
    frame.tree.extendTo(id, area.y);

    if (!choices.explanation.empty())
        takeTop(area, paragraph(frame, idOf("explanation", id),
                                {Weight::Regular, 14 * frame.type, frame.palette.inkSecond}, area,
                                choices.explanation));
    takeTop(area, 16 * unit);
    return chosen;
}

}  // namespace kiela::ui
