// Running text in two weights, wrapped.
#pragma once

#include "text/rule_page.hpp"
#include "ui/frame.hpp"

#include <span>

namespace kiela::ui {

/// Draws the runs from the top of an area, as wide as the area, and returns their height.
float drawRuns(const Frame& frame, std::span<const text::Run> runs, const Rect& area, float size,
               ImU32 colour);

}  // namespace kiela::ui
