// What a dialog shows in the place of something that has to be fetched first (app/loan.hpp).
#pragma once

#include "app/loan.hpp"
#include "ui/frame.hpp"

namespace kiela::ui {

/// Why it is not to be seen, from the top of the area, which is made smaller. Returns whether it is
/// to be fetched once more.
bool notYetThere(const Frame& frame, Rect& area, app::Loan loan, text::Language language);

}  // namespace kiela::ui
