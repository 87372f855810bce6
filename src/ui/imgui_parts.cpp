// What Dear ImGui calls of its parts that the game does without, so that the page need not download
// them: its tables (imgui_tables.cpp is not built, and nothing begins a table or columns), and, on
// the web, formatting.
#include "imgui.h"
#include "imgui_internal.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

int ImFormatStringV(char* buffer, std::size_t size, const char* format, va_list arguments) {
#ifdef __EMSCRIPTEN__
    // All that is formatted are names of windows that the game does not open.
    static_cast<void>(format);
    static_cast<void>(arguments);
    const int length = 0;
#else
    const int length = vsnprintf(buffer, size, format, arguments);
#endif
    if (buffer == nullptr) return length;
    // The interface of this function wants the length of what has been written.
    const int written = length < 0 ? 0 : std::min(length, static_cast<int>(size) - 1);
    buffer[written] = '\0';
    return written;
}

int ImFormatString(char* buffer, std::size_t size, const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int length = ImFormatStringV(buffer, size, format, arguments);
    va_end(arguments);
    return length;
}

namespace ImGui {

void EndColumns() {}
void EndTable() {}
void PopColumnsBackground() {}
void PushColumnsBackground() {}
void TableEndCell(ImGuiTable* /*table*/) {}
void TableEndRow(ImGuiTable* /*table*/) {}
void TableGcCompactSettings() {}
void TableGcCompactTransientBuffers(ImGuiTable* /*table*/) {}
void TableGcCompactTransientBuffers(ImGuiTableTempData* /*table*/) {}
void TablePopBackgroundChannel() {}
void TablePopColumnChannel() {}
void TablePushBackgroundChannel() {}
void TablePushColumnChannel(int /*column*/) {}
void TableSettingsAddSettingsHandler() {}

}  // namespace ImGui
