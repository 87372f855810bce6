// Words that lead somewhere: to a place on the page, or to a page of its own.
#pragma once

#include "ui/frame.hpp"

#include <string_view>

namespace kiela::ui {

/// A link as wide as its words, from the top of an area, which shrinks by it. With an address the
/// page follows it by itself; without one this returns whether it was activated.
bool link(const Frame& frame, semantics::Id id, Rect& area, std::string_view words,
          std::string_view target = {});

}  // namespace kiela::ui
