// A move in time: from its trace to what is to be seen at each moment. A pure function of trace,
// start and time, so that a moment can be shown in any order. Knows no clock and no picture.
#pragma once

#include "app/cue.hpp"
#include "rules/position.hpp"
#include "rules/sowing.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace kiela::app {

/// No move takes longer than this, in seconds; one that would speeds up by itself.
inline constexpr double longestMotion = 15;

/// The stones in hand, on their way.
struct Hand {
    int stones = 0;
    rules::House lifted;    ///< where they were taken up
    rules::House from, to;  ///< the same while the stones are lifted
    float progress = 0;     ///< of the way, 0–1
    bool crossing = false;  ///< captured stones, from the opponent's side to the captor's
};

/// The stone that was dropped last, while it comes to rest.
struct Landing {
    /// When it strikes the house for the first time, as a part of the time of its drop.
    static constexpr double strikes = 0.35;

    rules::House house;
    float height = 0;  ///< 1 in the hand, 0 in the house
};

/// A capture being shown: both houses flash (rules §9).
struct Flash {
    /// The part of a capture in which both houses are seen full; then the stones cross over.
    static constexpr double holds = 0.5;

    rules::House inner, outer;
    float strength = 0;  ///< 1 at the start, 0 at the end
};

/// What is to be seen of the board at one moment.
struct Moment {
    std::array<std::array<std::uint8_t, rules::housesPerSide>, 2> stones{};
    std::optional<Hand> hand;
    std::optional<Landing> landing;
    std::optional<Flash> flash;
    std::size_t told = 0;  ///< the last event that can be told in words (not a drop), by its place
    int captured = 0;      ///< stones captured up to `told`, it included

    /// Stones that lie on one side or are in the hand of `mover`, when that is the side's.
    int total(rules::Side side, rules::Side mover) const;
    /// The part of all stones that is `side`'s, 0–1. Captured stones go over while they cross.
    float share(rules::Side side, rules::Side mover) const;
};

/// How a move is shown.
struct Pace {
    double tempo = 1;         ///< 1 is normal; larger is faster
    bool explaining = false;  ///< time to read a sentence at every turn of events
};

class Timeline {
  public:
    /// `start` is the position before the move, `trace` all that happens in it.
    Timeline(const rules::Position& start, rules::Trace trace, const Pace& pace);

    /// Seconds, at most longestMotion.
    double duration() const { return ends_.empty() ? 0 : ends_.back(); }
    /// What is to be seen `seconds` after the start; past the end, the end.
    Moment at(double seconds) const;

    const rules::Trace& trace() const { return trace_; }
    /// What is to be heard of it, in the order of time; some of it may come after its end.
    const std::vector<Cue>& cues() const { return cues_; }

  private:
    rules::Position start_;
    rules::Trace trace_;
    std::vector<double> ends_;  // when each event is over
    std::vector<Cue> cues_;
};

}  // namespace kiela::app
