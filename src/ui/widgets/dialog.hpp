// A dialog: a sheet over the veiled board, with a heading, a cross to close it, a body that scrolls
// where it must, and a row for buttons.
#pragma once

#include "ui/frame.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/scroll_area.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kiela::ui {

struct DialogForm {
    std::string_view heading;
    std::string_view closeName;  ///< of the cross
    float width = 480;           ///< wanted, in design units
    /// In a row below the body, the first one at its right end; below each other where the row
    /// would be too long.
    std::span<const Button> buttons = {};
    std::string_view about = {};  ///< a question is said with the dialog's name
    bool reading = false;         ///< the body is a text to be read: it has the focus first
};

/// An open dialog while its frame is built: what is added between its construction and end() lies
/// in it. In the first frame, before its content has been measured, it is not to be seen.
class Dialog {
  public:
    Dialog(const Frame& frame, semantics::Id id, const DialogForm& form, Scroll& scroll);

    /// Where the body's content is to be laid out, from the top; how high it is stays open.
    Rect beginBody();
    /// `rest` is what the content has left of that area.
    void endBody(const Rect& rest);
    /// Where a button of the form belongs.
    const Rect& buttonPlace(std::size_t index) const { return buttons_[index]; }
    /// Ends the dialog. Returns whether the person wants it closed: by Escape, the cross, or a tap
    /// beside it.
    bool end();

  private:
    const Frame& frame_;
    semantics::Id id_;
    DialogForm form_;
    Scroll& scroll_;
    Rect sheet_, body_;
    std::vector<Rect> buttons_;
    std::optional<ScrollArea> page_;
    bool dismissed_ = false;
};

}  // namespace kiela::ui
