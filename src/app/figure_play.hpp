// A figure of the rule page while its move is shown.
#pragma once

#include "app/timeline.hpp"
#include "text/rule_page.hpp"

#include <cstddef>

namespace kiela::app {

class FigurePlay {
  public:
    /// `figure` is a place in text::ruleFigures() that has a move. At a tempo of 0 the move is at
    /// its end at once.
    FigurePlay(std::size_t figure, double tempo);

    std::size_t figure() const { return figure_; }
    bool isMoving() const { return time_ < timeline_.duration(); }
    void advance(double seconds) { time_ += seconds; }
    void finish() { time_ = timeline_.duration(); }

    Moment moment() const { return timeline_.at(time_); }
    const rules::Trace& trace() const { return timeline_.trace(); }

  private:
    std::size_t figure_;
    Timeline timeline_;
    double time_ = 0;
};

/// The position of a figure.
rules::Position positionOf(const text::Figure& figure);
/// The house of its move; only where there is one.
rules::House moveOf(const text::Figure& figure);

}  // namespace kiela::app
