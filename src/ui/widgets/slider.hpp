// A slider: a line with a knob that is drawn along it, set by keys, or told a value by a screen
// reader. It has a mark for each whole number.
#pragma once

#include "ui/frame.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kiela::ui {

struct Slider {
    std::string_view name;
    std::string_view words;  ///< the value, as it is spoken
    float value = 0;         ///< 0 to `most`
    unsigned stated = 0;     ///< the whole number that keyboards and screen readers have it at
    unsigned most = 0;       ///< with 0 there is nothing to set
    /// For each whole number from 1 on: 0 for a plain mark, more for one that stands out.
    std::span<const std::uint8_t> marks;
};

/// A slider under a finger; kept by its owner from frame to frame.
struct Grip {
    bool held = false;
};

/// What was done to a slider.
struct Slide {
    std::optional<float> to;  ///< where it is to stand from now on, 0 to `most`
    bool began = false;       ///< a finger has just been put down on it
    bool ended = false;       ///< it has been lifted, or a value has been set
    bool cancelled = false;   ///< the gesture is to count for nothing
};

Slide slider(const Frame& frame, semantics::Id id, const Rect& area, const Slider& slider,
             Grip& grip);

/// How far it is from one whole number to the next one, in points.
float stepOf(const Frame& frame, const Rect& area, unsigned most);

}  // namespace kiela::ui
