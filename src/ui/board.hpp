// The board on the screen: the picture of the houses, and the grid that it means.
#pragma once

#include "app/session.hpp"
#include "ui/frame.hpp"
#include "ui/layout.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kiela::ui {

/// What a person does on the board.
struct BoardTouch {
    /// The house that was pressed, to be played once the frame has been stated: a board that
    /// changed halfway would be half old and half new.
    std::optional<rules::House> played;
    /// The house that is pointed at, that has the focus, or that a finger holds down.
    std::optional<rules::House> looked;
    /// What its move would do, in words; empty where there is none.
    std::string ahead;
};

/// Whether a house that is looked at shows what its move would do.
class LookAhead {
  public:
    /// Called before each frame's board with the caption below it. When that has just changed, as
    /// after a move, people want to read it, though they may still point at a house: this one is
    /// passed over until they have looked elsewhere.
    /// `first`, where the keyboard begins on a screen that has just opened, is passed over
    /// likewise. Without `whyNot` a house that cannot be played leaves the caption as it is.
    void begin(std::string_view caption, bool wanted, bool whyNot,
               std::optional<rules::House> first = std::nullopt);
    bool whyNot() const { return whyNot_; }
    bool wanted() const { return wanted_; }
    bool shows(rules::House house) const {
        return wanted_ && passedOver_ != house && first_ != house;
    }
    void looked(std::optional<rules::House> house);

  private:
    bool wanted_ = false, whyNot_ = false;
    int news_ = 0;  // frames since the caption changed in which a house may come to be looked at
    std::string caption_;
    std::optional<rules::House> looked_, passedOver_, first_;
};

/// Draws the board; `game` says why a house cannot be played, `proposed` is a move that is to be
/// confirmed.
BoardTouch board(const Frame& frame, const BoardLayout& layout, const app::BoardView& view,
                 const rules::Game& game, const LookAhead& ahead,
                 std::optional<rules::House> proposed = std::nullopt);

/// States the same moves once more as a list of plain buttons, for touch screen readers and voice
/// control. Draws nothing; returns the one that was chosen.
std::optional<rules::House> legalMoves(const Frame& frame, const BoardLayout& layout,
                                       const app::BoardView& view);

}  // namespace kiela::ui
