// Running text in two weights, wrapped.
#pragma once

#include "ui/frame.hpp"

#include <string_view>

namespace kiela::ui {

/// Draws text with bold words (text::boldMark) from the top of an area, as wide as the area, and
/// returns its height.
float drawMarked(const Frame& frame, std::string_view marked, const Rect& area, float size,
                 ImU32 colour);

}  // namespace kiela::ui
