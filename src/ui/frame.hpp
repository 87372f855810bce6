// What every widget and screen needs while one frame is built.
#pragma once

#include "ui/paint/board_painter.hpp"
#include "ui/semantics.hpp"
#include "ui/theme.hpp"

#include "imgui.h"

#include <string_view>

namespace kiela::ui {

struct Surface;

struct Fonts {
    ImFont* regular = nullptr;
    ImFont* bold = nullptr;
    ImFont* title = nullptr;  ///< the wordmark only
};

struct Frame {
    semantics::Tree& tree;
    const Surface& surface;
    const Palette& palette;
    const Fonts& fonts;
    paint::Painter& painter;
    ImDrawList* draw = nullptr;
    bool inert = false;   ///< a dialog lies over what is being built: the pointer does not reach it
    bool turned = false;  ///< by half a turn, for who sits opposite (see HalfTurn)
    float unit = 1;  ///< points to one unit of the design: 1 on a laptop, more on a large screen
    float type = 1;  ///< the same for the size of texts, which the visitor may want larger
};

using semantics::Rect;

/// A stable identity: from a name, and a number where there are several of a kind.
constexpr semantics::Id idOf(std::string_view name, unsigned number = 0) {
    semantics::Id hash = 2166136261u;
    for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
    return (hash ^ (number + 1)) * 16777619u;
}

constexpr ImVec2 minOf(const Rect& rect) {
    return {rect.x, rect.y};
}
constexpr ImVec2 maxOf(const Rect& rect) {
    return {rect.x + rect.width, rect.y + rect.height};
}
constexpr ImVec2 centreOf(const Rect& rect) {
    return {rect.x + rect.width / 2, rect.y + rect.height / 2};
}
constexpr paint::Area areaOf(const Rect& rect) {
    return {minOf(rect), maxOf(rect)};
}
constexpr Rect inset(const Rect& rect, float by) {
    return {rect.x + by, rect.y + by, rect.width - 2 * by, rect.height - 2 * by};
}

/// Cuts a strip off a rectangle, which shrinks by it and a gap.
Rect takeTop(Rect& rect, float height, float gap = 0);
Rect takeBottom(Rect& rect, float height, float gap = 0);
Rect takeLeft(Rect& rect, float width, float gap = 0);
Rect takeRight(Rect& rect, float width, float gap = 0);

}  // namespace kiela::ui
