// One choice of several: a row of pills under a heading, a radio group for the keyboard.
#pragma once

#include "ui/frame.hpp"

#include <span>
#include <string>
#include <string_view>

namespace kiela::ui {

struct Choices {
    std::string_view name;  ///< of the group
    bool named = true;      ///< the name is shown above it
    std::span<const std::string_view> options;
    int chosen = 0;
    /// Codes of the languages that the options are written in, where these are others.
    std::span<const std::string_view> languages = {};
    std::string_view explanation = {};  ///< of the chosen option, shown below
};

/// Draws the group from the top of `area`, which shrinks by its height, and returns the option
/// that is chosen after this frame.
int choose(const Frame& frame, semantics::Id id, Rect& area, const Choices& choices);

}  // namespace kiela::ui
