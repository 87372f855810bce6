// What belongs to a position besides its stones: whose turn it is, its text, and what can be done
// with it.
#pragma once

#include "app/session.hpp"
#include "ui/frame.hpp"

#include <cstdint>

namespace kiela::ui {

enum class PanelWish : std::uint8_t {
    None,
    Play,
    Analyse,
    Stones,  ///< back to the board
};

/// Takes its height from the top of the area. `alone`: the board is not at hand beside it.
PanelWish editorPanel(const Frame& frame, Rect& area, app::Session& session, bool alone);

}  // namespace kiela::ui
