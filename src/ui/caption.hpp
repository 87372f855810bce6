// The caption: what just happened and what is to be done, in words, with the one button that fits.
#pragma once

#include "app/session.hpp"
#include "ui/frame.hpp"

#include <string>

namespace kiela::ui {

struct CaptionForm {
    Rect area;
    float type = 15;  ///< size of its words
    /// Seen in its place, if there is any.
    std::string ahead;
    /// The same once more, for who sits opposite: its words are not stated again.
    bool echo = false;
};

/// Returns whether the link to the game is wanted.
bool caption(const Frame& frame, const CaptionForm& form, app::Session& session);

}  // namespace kiela::ui
