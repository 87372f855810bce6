// A list of a dialog in two columns, where the window is wide enough for them.
#pragma once

#include "ui/frame.hpp"

#include <array>
#include <cstddef>

namespace kiela::ui {

/// The width of a dialog with two columns, in units of type.
inline constexpr float twoColumns = 640;

/// Whether the window is wide enough for such a dialog.
bool hasRoomForColumns(const Frame& frame);

/// Two columns beside each other; in other windows the second one stands below the first.
class Columns {
  public:
    /// `area` as from Dialog::beginBody().
    Columns(const Frame& frame, const Rect& area);

    /// What a column, 0 or 1, has left of its area.
    Rect& place(std::size_t column) { return places_[two_ ? column : 0]; }
    /// What both have left of the whole area.
    const Rect& rest() const { return places_[0].y > places_[1].y ? places_[0] : places_[1]; }

  private:
    std::array<Rect, 2> places_;
    bool two_;
};

}  // namespace kiela::ui
