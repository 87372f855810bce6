// Functions of Dear ImGui that the game never comes to call, but that keep large parts of it in the
// download: recovery from unbalanced calls, tooltips, popups, keyboard navigation, scrollbars,
// settings. The linker takes these in the place of Dear ImGui's (see CMakeLists.txt). Tests run
// with the real ones.
#include "imgui.h"
#include "imgui_internal.h"

namespace ImGui {

ImGuiWindowSettings* CreateNewWindowSettings(const char* /*name*/) {
    return nullptr;
}
void ErrorRecoveryTryToRecoverState(const ImGuiErrorRecoveryState* /*state*/) {}
void ErrorRecoveryTryToRecoverWindowState(const ImGuiErrorRecoveryState* /*state*/) {}
ImVec2 FindBestWindowPosForPopup(ImGuiWindow* window) {
    return window->Pos;
}
void LogRenderedText(const ImVec2* /*place*/, const char* /*text*/, const char* /*end*/) {}
void NavMoveRequestSubmit(ImGuiDir /*direction*/, ImGuiDir /*clip*/, ImGuiNavMoveFlags /*flags*/,
                          ImGuiScrollFlags /*scroll*/) {}
void NavMoveRequestApplyResult() {}
void RenderNavCursor(const ImRect& /*place*/, ImGuiID /*id*/, ImGuiNavRenderCursorFlags /*flags*/) {
}
void Scrollbar(ImGuiAxis /*axis*/) {}
ImVec2 ScrollToRectEx(ImGuiWindow* /*window*/, const ImRect& /*rect*/, ImGuiScrollFlags /*flags*/) {
    return {};
}
bool Selectable(const char* /*label*/, bool /*selected*/, ImGuiSelectableFlags /*flags*/,
                const ImVec2& /*size*/) {
    return false;
}
void SetTooltip(const char* /*format*/, ...) {}
bool Shortcut(ImGuiKeyChord /*keys*/, ImGuiInputFlags /*flags*/, ImGuiID /*owner*/) {
    return false;
}

}  // namespace ImGui
