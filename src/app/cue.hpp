// What is to be heard of a game: single sounds, each with its place and time. How they sound is the
// platform's.
#pragma once

#include "rules/sowing.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace kiela::app {

struct Cue {
    /// In the order of their weight.
    enum class Kind : std::uint8_t {
        Drop,     ///< one stone falls onto the `stones` that lie in the house, or onto wood
        Lift,     ///< `stones` are taken in hand
        Relay,    ///< the same in the middle of a move
        Capture,  ///< two houses with `stones` together are captured
        Won,      ///< the end of a game: for the visitor, or for one of two people
        Lost,
        Drawn,
    };
    Kind kind = Kind::Drop;
    rules::House house;
    int stones = 0;
    double at = 0;       ///< in seconds: of a move since it began, else from now on
    bool quiet = false;  ///< stands for a motion that is not to be seen

    friend bool operator==(const Cue&, const Cue&) = default;
};

/// Of sounds that follow each other faster than this, in seconds, only the weightier ones are
/// heard.
inline constexpr double closestCues = 0.055;

/// The sounds of a move. `ends` are the times at which its events are over, `stones` what lies in
/// the houses before it.
std::vector<Cue> cuesOf(std::array<std::array<std::uint8_t, rules::housesPerSide>, 2> stones,
                        const rules::Trace& trace, std::span<const double> ends);

}  // namespace kiela::app
