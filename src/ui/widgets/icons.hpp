// The few signs on buttons, drawn with lines.
#pragma once

#include "ui/frame.hpp"

namespace kiela::ui {

enum class Icon : std::uint8_t {
    None,
    Undo,
    Redo,
    Hint,
    Menu,
    Close,
    Language,
    Skip,
    First,
    Previous,
    Next,
    Last,
    Plus,
    Minus,
    Reset,
    TextSize,
    Fullscreen,
    Replay,
    Tick,
};

/// Draws the sign in a square of `size` points around `centre`.
void drawIcon(const Frame& frame, Icon icon, ImVec2 centre, float size, ImU32 colour);

}  // namespace kiela::ui
