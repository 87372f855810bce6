#include "ui/widgets/switch_row.hpp"

#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

constexpr float trackWidth = 52, trackHeight = 30;  // design units

void drawKnob(const Frame& frame, const Rect& track, bool on, paint::PillState state) {
    const float radius = track.height / 2;
    frame.painter.pill(areaOf(track), on ? paint::PillKind::Primary : paint::PillKind::Quiet,
                       state);
    const ImVec2 centre{on ? track.x + track.width - radius : track.x + radius, track.y + radius};
    const ImU32 colour = on ? frame.palette.inkOnAccent : frame.palette.inkSecond;
    frame.draw->AddCircleFilled(centre, radius * 0.62f, colour);
    // Its form tells, too: full when it is on, a ring when it is off.
    if (!on) frame.draw->AddCircleFilled(centre, radius * 0.36f, frame.palette.panel);
}

}  // namespace

bool switchRow(const Frame& frame, semantics::Id id, Rect& area, std::string_view name, bool on) {
    const float unit = frame.unit;
    const TextStyle style{Weight::Regular, 15 * frame.type, frame.palette.ink};
    // It need not grow as much as the words.
    const float scale = std::min(frame.type, 1.25f * frame.unit);
    const float width = trackWidth * scale, height = trackHeight * scale;
    const float words = area.width - width - 16 * unit;
    const float letters =
        static_cast<float>(wrap(frame, style, name, words).size()) * lineHeight(style);
    const Rect line = takeTop(area, std::max(touchSize(frame), letters + 8 * unit), 4 * unit);

    const Press pressed = press(frame, id, line);
    paint::PillState state = paint::PillState::Plain;
    if (pressed.hovered) state = paint::PillState::Hover;
    if (pressed.held) state = paint::PillState::Pressed;
    Rect text = line;
    Rect track = takeRight(text, width, 16 * unit);
    track.y += (track.height - height) / 2;
    track.height = height;
    drawFitted(frame, style, text, name, Align::Left);
    drawKnob(frame, track, on, state);
    drawFocus(frame, id, line, 8 * unit);
    unsigned meaning = semantics::Toggle;
    if (on) meaning |= semantics::Pressed;
    frame.tree.add(id, semantics::Role::Button, line, {.name = name, .kind = "switch"}, meaning);
    return pressed.clicked ? !on : on;
}

}  // namespace kiela::ui
