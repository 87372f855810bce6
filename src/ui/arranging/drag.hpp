// Stones that are dragged from one house to another, by mouse, finger or pen. A press that stays
// where it was is none; a second finger ends it without effect.
#pragma once

#include "app/arranging.hpp"
#include "app/view.hpp"
#include "ui/frame.hpp"
#include "ui/layout.hpp"

#include <optional>

namespace kiela::ui {

class Drag {
  public:
    using Place = app::Arranging::Place;
    struct Carry {
        Place from, to;
    };

    /// Called once in each frame, with the supply's place on the screen where there is one. Returns
    /// what was just dragged to another place.
    std::optional<Carry> follow(const Frame& frame, const BoardLayout& layout,
                                const app::ArrangingView& view, const std::optional<Rect>& supply);
    /// Whether stones are under the pointer; still true in the frame in which they are let go.
    bool active() const { return active_; }
    /// Takes the stones under the pointer off the board that is to be seen meanwhile.
    void lift(const app::ArrangingView& view, app::BoardView& shown) const;
    /// Draws the stones under the pointer, and marks where they would go.
    void draw(const Frame& frame, const BoardLayout& layout, const app::ArrangingView& view) const;

  private:
    struct Target {
        Place place;
        bool allowed = false;

        friend bool operator==(const Target&, const Target&) = default;
    };
    std::optional<Target> targetAt(ImVec2 point, const BoardLayout& layout,
                                   const app::ArrangingView& view,
                                   const std::optional<Rect>& supply) const;
    int stones(const app::ArrangingView& view) const;

    std::optional<Target> from_, to_;
    bool active_ = false;
    bool ended_ = false;
};

}  // namespace kiela::ui
