// The letters that a screen shows, taken out of what Dear ImGui hands to a renderer: where each
// stands, and how much of it is to be seen.
#pragma once

#include <string>
#include <vector>

namespace kiela::tests {

struct Glyph {
    float left, top, right, bottom;                  ///< in points
    float clipLeft, clipTop, clipRight, clipBottom;  ///< of what it is drawn into
};

/// The letters of the frame that has been built last, but not those that a dialog's veil covers.
std::vector<Glyph> lettersSeen();

/// What is wrong with them: that lie beyond the window, are cut off at a side, or over each other.
/// Empty: nothing.
std::string faultOfLetters(const std::vector<Glyph>& letters, float width, float height);

}  // namespace kiela::tests
