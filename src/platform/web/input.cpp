#include "platform/web/input.hpp"

#include "imgui.h"
#include "imgui_internal.h"

#include <cfloat>
#include <cmath>

namespace kiela::web {

namespace {

// Points to one unit of ImGui's wheel, which is a notch of a mouse.
constexpr float pointsToNotch = 100;

bool canScroll(float at, float most, float by) {
    return by < 0 ? at > 0 : by > 0 && at < most;
}

}  // namespace

void putPointer(PointerEvent event, float x, float y, bool finger) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(finger ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
    const bool nowhere = event == PointerEvent::Leave || event == PointerEvent::Cancel;
    if (nowhere)
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    else
        io.AddMousePosEvent(x, y);
    if (event == PointerEvent::Down) io.AddMouseButtonEvent(0, true);
    if (event == PointerEvent::Up || event == PointerEvent::Cancel)
        io.AddMouseButtonEvent(0, false);
}

bool putWheel(float x, float y) {
    const ImGuiWindow* window = ImGui::GetCurrentContext()->HoveredWindow;
    for (; window != nullptr; window = window->ParentWindow) {
        if (canScroll(window->Scroll.x, window->ScrollMax.x, x)
            || canScroll(window->Scroll.y, window->ScrollMax.y, y)) {
            ImGui::GetIO().AddMouseWheelEvent(-x / pointsToNotch, -y / pointsToNotch);
            return true;
        }
    }
    return false;
}

bool inputPending() {
    return !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

}  // namespace kiela::web
