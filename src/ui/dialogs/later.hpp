// What a dialog shows in the place of something that has to be fetched first (app/loan.hpp).
#pragma once

#include "ui/dialogs/dialogs.hpp"

#include <optional>

namespace kiela::ui {

/// Why it is not to be seen, from the top of the area, which is made smaller. Returns whether it is
/// to be fetched once more.
bool notYetThere(const Frame& frame, Rect& area, app::Loan loan, text::Language language);

/// What a screen is called that cannot be opened without the words that come later; nothing: it
/// can.
std::optional<text::Msg> nameOfLater(Screen screen);

/// In its place until the words are there.
Screen waitingDialog(const Frame& frame, app::Session& session, Scroll& scroll, Screen awaited);

}  // namespace kiela::ui
