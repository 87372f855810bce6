// Fields of text, and codes for cameras: the page's own elements, seen at their place in the
// picture. Here is only the ground that they lie on (semantics::Role::Field and the next).
#pragma once

#include "ui/frame.hpp"

#include <string_view>

namespace kiela::ui {

struct Field {
    std::string_view name;  ///< shown above it
    /// What it holds; where it can be changed, what it held at first.
    std::string_view text;
    int lines = 1;
    bool readOnly = true;
};

/// Lays a field out from the top of `area`, which shrinks by its height.
void field(const Frame& frame, semantics::Id id, Rect& area, const Field& field);

/// A square code that a camera reads `text` from, white around in every theme.
void code(const Frame& frame, semantics::Id id, const Rect& area, std::string_view name,
          std::string_view text);

}  // namespace kiela::ui
