#include "ui/widgets/link.hpp"

#include "ui/ui.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>

namespace kiela::ui {

bool link(const Frame& frame, semantics::Id id, Rect& area, std::string_view words,
          std::string_view target) {
    const float unit = frame.unit;
    const TextStyle style{Weight::Regular, 16 * frame.type, frame.palette.accent};
    const auto lines = wrap(frame, style, words, area.width);
    const float letters = static_cast<float>(lines.size()) * lineHeight(style);
    // A pointer that is no finger can do with less.
    const bool small = frame.surface.touch || frame.surface.width < 900;
    Rect place = takeTop(area, std::max(letters + 8 * unit, small ? touchSize(frame) : 34 * unit));
    place.width = touchSize(frame);
    for (const std::string_view line : lines)
        place.width = std::max(place.width, widthOf(frame, style, line));
    const Press pressed = press(frame, id, place);
    const float thickness = (pressed.hovered ? 2 : 1) * unit;
    float y = place.y + (place.height - letters) / 2;
    for (const std::string_view line : lines) {
        drawLine(frame, style, {place.x, y}, line);
        const float below = y + letterHeight(style) * 0.94f;
        frame.draw->AddRectFilled({place.x, below},
                                  {place.x + widthOf(frame, style, line), below + thickness},
                                  style.colour);
        y += lineHeight(style);
    }
    drawFocus(frame, id, place, 6 * unit);
    const bool leaves = !target.empty();
    frame.tree.add(id, leaves ? semantics::Role::Link : semantics::Role::Button, place,
                   {.name = words, .kind = "link", .target = target});
    return pressed.clicked && !leaves;
}

}  // namespace kiela::ui
