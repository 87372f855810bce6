// The screen on which stones are arranged by hand: before the first move, or as any position.
#pragma once

#include "app/session.hpp"
#include "ui/arranging/drag.hpp"
#include "ui/frame.hpp"
#include "ui/game_screen.hpp"
#include "ui/layout.hpp"
#include "ui/readings.hpp"
#include "ui/widgets/scroll_area.hpp"

namespace kiela::ui {

/// What a person is about to do there; kept from frame to frame.
struct ArrangingHands {
    Drag drag;
    /// Where the editor's panel has no room beside the board it is a second page.
    bool onPanel = false;
    Scroll scroll;  // of the panel
};

/// The board as that screen has it.
BoardLayout arrangingBoard(const Surface& surface, const LayoutWishes& wanted,
                           const app::Session& session, const ArrangingHands& hands);

/// Builds the screen; returns what the person wants to see next.
Screen arrangingScreen(const Frame& frame, const LayoutWishes& wanted, app::Session& session,
                       ArrangingHands& hands, Readings& asked);

}  // namespace kiela::ui
