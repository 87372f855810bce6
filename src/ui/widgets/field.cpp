#include "ui/widgets/field.hpp"

#include "ui/paint/shapes.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

namespace kiela::ui {

void field(const Frame& frame, semantics::Id id, Rect& area, const Field& field) {
    const float unit = frame.unit;
    const TextStyle name{Weight::Bold, 14 * frame.type, frame.palette.inkSecond};
    const TextStyle letters{Weight::Regular, 15 * frame.type, 0};
    takeTop(area, paragraph(frame, idOf("label", id), name, area, field.name), 4 * unit);
    const bool several = field.lines > 1;
    const float height = several ? static_cast<float>(field.lines) * lineHeight(letters) + 16 * unit
                                 : touchSize(frame);
    const Rect place = takeTop(area, height, 10 * unit);
    const float rounding = 10 * unit;
    frame.draw->AddRectFilled(minOf(place), maxOf(place), frame.palette.panelHover, rounding);
    paint::strokeRounded(*frame.draw, areaOf(place), rounding, unit, frame.palette.inkSecond,
                         frame.palette.inkSecond);
    drawFocus(frame, id, place, rounding);
    frame.tree
        .add(id, several ? semantics::Role::TextArea : semantics::Role::Field, place,
             {.name = field.name, .value = field.text},
             unsigned{field.readOnly ? semantics::ReadOnly : semantics::FocusFirst})
        .extent = letters.size;
}

void code(const Frame& frame, semantics::Id id, const Rect& area, std::string_view name,
          std::string_view text) {
    frame.draw->AddRectFilled(minOf(area), maxOf(area), IM_COL32_WHITE, 8 * frame.unit);
    frame.tree.add(id, semantics::Role::Code, area, {.name = name, .value = text});
}

}  // namespace kiela::ui
