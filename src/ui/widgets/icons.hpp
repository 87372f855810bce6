// The few signs on buttons, drawn with lines.
#pragma once

#include "ui/frame.hpp"

namespace kiela::ui {

enum class Icon : std::uint8_t { None, Undo, Redo, Menu, Close, Language, Skip };

/// Draws the sign in a square of `size` points around `centre`.
void drawIcon(const Frame& frame, Icon icon, ImVec2 centre, float size, ImU32 colour);

}  // namespace kiela::ui
