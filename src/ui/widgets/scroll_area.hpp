// An area whose content may be higher than it: it scrolls by the page's own means, and the picture
// follows.
#pragma once

#include "ui/frame.hpp"

#include <string_view>

namespace kiela::ui {

/// Where a scrolling area stands; kept by its owner from frame to frame.
struct Scroll {
    float at = 0;      ///< points from the top
    float extent = 0;  ///< height of the content, in points; 0: not measured yet
};

/// What is added between its construction and end() lies on it.
class ScrollArea {
  public:
    /// Takes the place `area`. `state` as for a node.
    ScrollArea(const Frame& frame, semantics::Id id, std::string_view name, const Rect& area,
               Scroll& scroll, unsigned state = 0);

    /// Where the content is to be laid out, from the top; how high it is stays open.
    Rect content() const;
    /// `rest` is what the content has left of that area.
    void end(const Rect& rest);

  private:
    bool scrolls() const;
    void drawScroll() const;

    const Frame& frame_;
    Rect area_;
    Scroll& scroll_;
};

}  // namespace kiela::ui
