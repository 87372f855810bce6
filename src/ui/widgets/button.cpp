#include "ui/widgets/button.hpp"

#include "ui/half_turn.hpp"
#include "ui/paint/shapes.hpp"

#include "imgui_internal.h"

#include <algorithm>

namespace kiela::ui {

namespace {

constexpr float besideName = 20;  // between a name and the ends of its pill, design units

TextStyle nameStyle(const Frame& frame, const Button& button) {
    const bool primary = button.kind == paint::PillKind::Primary && button.enabled;
    ImU32 colour = primary ? frame.palette.inkOnAccent : frame.palette.ink;
    // Opaque, since the strokes of an icon cross.
    if (!button.enabled) colour = paint::blended(frame.palette.panel, colour, 0.43f);
    return {Weight::Bold, 15 * frame.type, colour};
}

paint::PillState stateOf(const Button& button, const Press& press) {
    if (!button.enabled) return paint::PillState::Disabled;
    if (press.held || button.on.value_or(false)) return paint::PillState::Pressed;
    return press.hovered ? paint::PillState::Hover : paint::PillState::Plain;
}

unsigned semanticState(const Button& button) {
    unsigned state = 0;
    if (!button.enabled) state |= semantics::Disabled;
    if (button.expands) state |= semantics::Expands;
    if (button.on) state |= semantics::Toggle;
    if (button.on.value_or(false)) state |= semantics::Pressed;
    if (button.menu) state |= semantics::Menu;
    if (button.focusFirst) state |= semantics::FocusFirst;
    return state;
}

}  // namespace

Press press(const Frame& frame, semantics::Id id, const Rect& area, bool enabled) {
    Press press;
    if (frame.inert) return press;
    const Rect place = onScreen(frame, area);
    const ImRect box(minOf(place), maxOf(place));
    if (frame.turned) {
        // What clips the picture is not turned yet.
        const ImVec4& clip = ImGui::GetCurrentWindow()->DrawList->_CmdHeader.ClipRect;
        const Rect seen = onScreen(frame, {clip.x, clip.y, clip.z - clip.x, clip.w - clip.y});
        ImGui::PushClipRect(minOf(seen), maxOf(seen), false);
    }
    ImGui::ItemAdd(box, id);
    if (ImGui::ButtonBehavior(box, id, &press.hovered, &press.held)) press.clicked = enabled;
    if (frame.turned) ImGui::PopClipRect();
    if (ImGui::IsItemActivated()) frame.tree.focus(id);
    if (enabled && frame.tree.activated(id)) press.clicked = true;
    return press;
}

void drawFocus(const Frame& frame, semantics::Id id, const Rect& area, float rounding) {
    if (frame.tree.ringed() == id) frame.painter.focusRing(areaOf(area), rounding);
}

float touchSize(const Frame& frame) {
    return std::max(44 * frame.unit, 29 * frame.type);
}

float widthOf(const Frame& frame, const Button& button) {
    if (button.icon != Icon::None) return touchSize(frame);
    return widthOf(frame, nameStyle(frame, button), button.name) + 2 * besideName * frame.unit;
}

float heightOf(const Frame& frame, const Button& button, float width) {
    const TextStyle style = nameStyle(frame, button);
    const auto lines = wrap(frame, style, button.name, width - besideName * frame.unit);
    const float letters = static_cast<float>(lines.size()) * lineHeight(style);
    return std::max(touchSize(frame), letters + 12 * frame.unit);
}

bool button(const Frame& frame, semantics::Id id, const Rect& area, const Button& button) {
    const Press pressed = press(frame, id, area, button.enabled);
    const float rounding = std::min(area.height, touchSize(frame)) / 2;
    frame.painter.pill(areaOf(area), button.kind, stateOf(button, pressed), rounding);
    const TextStyle style = nameStyle(frame, button);
    if (button.icon != Icon::None)
        drawIcon(frame, button.icon, centreOf(area), 20 * frame.type, style.colour);
    else
        drawFitted(frame, style, inset(area, 4 * frame.unit), button.name);
    drawFocus(frame, id, area, rounding);
    semantics::Node& node =
        frame.tree.add(id, semantics::Role::Button, area,
                       {.name = button.name,
                        .description = button.description,
                        .kind = button.kind == paint::PillKind::Primary ? "primary" : "",
                        .value = button.value},
                       semanticState(button));
    node.key = button.key;
    node.deed = button.deed;
    return pressed.clicked && button.deed == semantics::Deed::None;
}

}  // namespace kiela::ui
