// The two sides with their totals, and the balance between them, which shifts with each capture.
#pragma once

#include "app/view.hpp"
#include "ui/frame.hpp"
#include "ui/layout.hpp"
#include "ui/widgets/text.hpp"

namespace kiela::ui {

/// A side's name and total. `large` ones say what is counted; where there is little room the total
/// stands alone.
void plate(const Frame& frame, const app::View& view, rules::Side side, Rect area, Align align,
           bool large);

/// The share of the stones that is the near side's: from the bottom of an upright bar, from the
/// right of a lying one. It says nothing by itself: the plates state the totals.
void balance(const Frame& frame, const Rect& area, const app::View& view, rules::Side near);

/// All of them, where the game's layout has them.
void plates(const Frame& frame, const Layout& layout, const app::View& view);

}  // namespace kiela::ui
