// The screen of the analysis: any position of the game with what is thought of it, in the place of
// the game. It changes nothing.
#pragma once

#include "app/session.hpp"
#include "ui/analysis/layout.hpp"
#include "ui/frame.hpp"
#include "ui/game_screen.hpp"
#include "ui/readings.hpp"
#include "ui/widgets/scroll_area.hpp"

namespace kiela::ui {

/// Builds the screen while the analysis is open; returns what is to be seen next.
Screen analysisScreen(const Frame& frame, AnalysisLayout layout, app::Session& session,
                      Scroll& scroll, Readings& asked);

}  // namespace kiela::ui
