// Buttons, and the one way in which anything is pressed: by pointer, keyboard or a screen reader.
#pragma once

#include "ui/frame.hpp"
#include "ui/widgets/icons.hpp"
#include "ui/widgets/text.hpp"

#include <optional>
#include <string_view>

namespace kiela::ui {

/// How an element is being touched.
struct Press {
    bool clicked = false;  ///< exactly once for a gesture
    bool hovered = false;
    bool held = false;
};

/// Watches the pointer over an area, and the commands to the node with that id (which the caller
/// adds to the semantics). A pointer press moves the keyboard's focus there.
Press press(const Frame& frame, semantics::Id id, const Rect& area, bool enabled = true);

/// Draws the focus ring when the node with that id has the focus and it is to be shown.
void drawFocus(const Frame& frame, semantics::Id id, const Rect& area, float rounding);

struct Button {
    std::string_view name;
    Icon icon = Icon::None;  ///< instead of the name
    paint::PillKind kind = paint::PillKind::Quiet;
    bool enabled = true;
    bool expands = false;      ///< opens a dialog
    std::optional<bool> on{};  ///< of a switch: whether it is on
    bool menu = false;         ///< the screen's menu
    bool focusFirst = false;   ///< gets the focus when its dialog opens
    std::string_view description = {};
    /// What the page does when it is pressed, and with what (see semantics::Deed): it never counts
    /// as activated.
    semantics::Deed deed = semantics::Deed::None;
    std::string_view value = {};
    char32_t key = 0;  ///< presses it while the focus is on the board (see semantics::Node)
};

/// The smallest side of anything that can be touched, in points (more on a large screen).
float touchSize(const Frame& frame);

/// How wide a button needs to be for its name on one line.
float widthOf(const Frame& frame, const Button& button);

/// How high a button of that width needs to be for its name, which may take several lines.
float heightOf(const Frame& frame, const Button& button, float width);

/// A button; returns whether it was activated.
bool button(const Frame& frame, semantics::Id id, const Rect& area, const Button& button);

}  // namespace kiela::ui
