// The curve of the score over a game: up is good for the near side.
#pragma once

#include "app/view.hpp"
#include "ui/frame.hpp"

#include <cstddef>
#include <optional>

namespace kiela::ui {

/// Draws the curve and states it in words. Returns the position that was tapped on it.
std::optional<std::size_t> curve(const Frame& frame, const Rect& area,
                                 const app::AnalysisView& view);

}  // namespace kiela::ui
