// What the shell's one pointer (shell/pointer.js) does, put into Dear ImGui. Keys do not come this
// way: the keyboard's focus lives in the page (shell/semantics.js).
#pragma once

namespace kiela::web {

/// As in shell/pointer.js.
enum class PointerEvent : int {
    Move,
    Down,
    Up,
    Leave,   ///< points at nothing any more
    Cancel,  ///< what was pressed is let go of without being activated
};

/// `x` and `y` in points of the window.
void putPointer(PointerEvent event, float x, float y, bool finger);

/// Distances in points, positive to the right and down. Returns whether there is something under
/// the pointer that can still scroll that way; else nothing is done and the page around may scroll.
bool putWheel(float x, float y);

/// Whether Dear ImGui has not yet taken all that was put in.
bool inputPending();

}  // namespace kiela::web
