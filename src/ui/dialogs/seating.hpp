// How two people share one screen: asked where a game between two begins, and in the settings.
#pragma once

#include "app/session.hpp"
#include "ui/frame.hpp"

namespace kiela::ui {

/// Asks from the top of `area`, which shrinks by the height, and keeps the choice.
void chooseSeating(const Frame& frame, app::Session& session, Rect& area);

}  // namespace kiela::ui
