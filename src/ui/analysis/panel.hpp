// What is thought of a position: the score in words and as a bar, the best moves, the turning
// points of the game.
#pragma once

#include "app/view.hpp"
#include "ui/frame.hpp"

#include <cstddef>
#include <optional>

namespace kiela::ui {

/// Each takes its height from the top of the area.
void scorePart(const Frame& frame, Rect& area, const app::AnalysisView& view);
void linesPart(const Frame& frame, Rect& area, const app::AnalysisView& view);
/// Returns the position of a turning point that was chosen.
std::optional<std::size_t> turningPointsPart(const Frame& frame, Rect& area,
                                             const app::AnalysisView& view);

}  // namespace kiela::ui
