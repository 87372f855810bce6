// One of several things in a list that can be chosen: a plate with its name and what is to be known
// of it.
#pragma once

#include "ui/frame.hpp"
#include "ui/widgets/icons.hpp"

#include <string_view>

namespace kiela::ui {

struct Option {
    std::string_view name;
    std::string_view about = {};  ///< below the name, smaller
    std::string_view line = {};   ///< both, as they are read out
    Icon icon = Icon::None;       ///< at its end
    bool focusFirst = false;      ///< gets the focus when its dialog opens
};

/// Takes its height from the area; returns whether it was chosen.
bool option(const Frame& frame, semantics::Id id, Rect& area, const Option& option);

}  // namespace kiela::ui
