#include "ui/widgets/columns.hpp"

#include "ui/ui.hpp"

namespace kiela::ui {

namespace {

constexpr float leastWidth = 560;  // of a window with two columns, in units of type
constexpr float gap = 12;          // between them, in design units

}  // namespace

bool hasRoomForColumns(const Frame& frame) {
    return frame.surface.width >= leastWidth * frame.type;
}

Columns::Columns(const Frame& frame, const Rect& area)
    : places_{area, area}, two_(hasRoomForColumns(frame)) {
    if (!two_) return;
    const float between = gap * frame.unit;
    places_[1] = takeRight(places_[0], (area.width - between) / 2, between);
}

}  // namespace kiela::ui
