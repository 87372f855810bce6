#include "ui/widgets/option.hpp"

#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

void drawLines(const Frame& frame, const TextStyle& style, Rect& area, std::string_view text) {
    for (const std::string_view line : wrap(frame, style, text, area.width))
        drawLine(frame, style, minOf(takeTop(area, lineHeight(style))), line);
}

}  // namespace

bool option(const Frame& frame, semantics::Id id, Rect& area, const Option& option) {
    const float padding = 10 * frame.unit;
    const TextStyle name{Weight::Bold, 15 * frame.type, frame.palette.ink};
    const TextStyle about{Weight::Regular, 14 * frame.type, frame.palette.inkSecond};
    const float sign = option.icon == Icon::None ? 0 : 18 * frame.type;
    const float room = area.width - 2 * padding - sign;
    const auto heightOf = [&](const TextStyle& style, std::string_view text) {
        return lineHeight(style) * static_cast<float>(wrap(frame, style, text, room).size());
    };
    const float lines = heightOf(name, option.name) + heightOf(about, option.about);
    const float height = std::max(lines + 2 * padding, touchSize(frame));
    const Rect plate = takeTop(area, height, 6 * frame.unit);
    const Press pressed = press(frame, id, plate);
    const float rounding = 12 * frame.unit;
    frame.draw->AddRectFilled(minOf(plate), maxOf(plate),
                              pressed.held      ? frame.palette.panelActive
                              : pressed.hovered ? frame.palette.panelHover
                                                : frame.palette.panel,
                              rounding);
    frame.draw->AddRect(minOf(plate), maxOf(plate), frame.palette.line, rounding, 0, frame.unit);
    Rect inside = inset(plate, padding);
    if (option.icon != Icon::None)
        drawIcon(frame, option.icon, centreOf(takeRight(inside, sign)), sign, frame.palette.accent);
    takeTop(inside, (inside.height - lines) / 2);
    drawLines(frame, name, inside, option.name);
    drawLines(frame, about, inside, option.about);
    drawFocus(frame, id, plate, rounding);
    frame.tree.add(id, semantics::Role::Option, plate, {.name = option.line},
                   option.focusFirst ? unsigned{semantics::FocusFirst} : 0);
    return pressed.clicked;
}

}  // namespace kiela::ui
