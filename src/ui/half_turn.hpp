// A part of the screen that is turned by half a turn around the window's middle, for a person who
// sits opposite: its picture, where it is touched, and where its meaning lies.
#pragma once

#include "ui/frame.hpp"

namespace kiela::ui {

/// Word for the kind of a node (semantics::Words) that covers the whole window: what lies in it is
/// stated as if it were not turned, and the page turns it.
inline constexpr const char* halfTurnKind = "half-turn";

/// What is built with its frame, while it lives, comes out turned.
class HalfTurn {
  public:
    explicit HalfTurn(const Frame& frame);
    ~HalfTurn();
    HalfTurn(const HalfTurn&) = delete;
    HalfTurn& operator=(const HalfTurn&) = delete;

    const Frame& frame() const { return frame_; }

  private:
    Frame frame_;
    int firstVertex_, firstCommand_;
};

/// Where a rectangle of the frame is on the screen.
Rect onScreen(const Frame& frame, const Rect& rect);

}  // namespace kiela::ui
