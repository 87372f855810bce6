#include "ui/widgets/scroll_area.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui {

namespace {

// Focus rings and shadows of what lies inside may reach a little beyond it, in design units.
constexpr float reach = 10;
constexpr float besideBar = 12;
// The bar is never shorter.
constexpr float shortestBar = 24;

}  // namespace

ScrollArea::ScrollArea(const Frame& frame, semantics::Id id, std::string_view name,
                       const Rect& area, Scroll& scroll, unsigned state)
    : frame_(frame), area_(area), scroll_(scroll) {
    if (const float wanted = frame.tree.scrolledTo(id); wanted >= 0) scroll_.at = wanted;
    scroll_.at = std::clamp(scroll_.at, 0.0f, std::max(0.0f, scroll_.extent - area_.height));
    semantics::Node& node = frame.tree.add(id, semantics::Role::Page, area_, {name}, state);
    node.scroll = scroll_.at;
    node.extent = scroll_.extent;
    frame.tree.open(id);
    frame.tree.setScrollOffset(scroll_.at);
    const float beyond = reach * frame.unit;
    ImGui::PushClipRect({area_.x - beyond, area_.y - 4},
                        {area_.x + area_.width + beyond, area_.y + area_.height + 4}, true);
}

Rect ScrollArea::content() const {
    Rect area = area_;
    area.y -= scroll_.at;
    if (scrolls()) takeRight(area, besideBar * frame_.unit);
    return area;
}

void ScrollArea::end(const Rect& rest) {
    // Places may depend on the extent; sums of fractions must not move them in every frame.
    const float extent = rest.y + scroll_.at - area_.y;
    if (std::abs(extent - scroll_.extent) > 0.5f) scroll_.extent = extent;
    ImGui::PopClipRect();
    if (scrolls()) drawScroll();
    frame_.tree.setScrollOffset(0);
    frame_.tree.close();
}

bool ScrollArea::scrolls() const {
    return scroll_.extent > area_.height + 1;
}

// Shows that there is more, and where one is in it; scrolling itself is the page's.
void ScrollArea::drawScroll() const {
    const float unit = frame_.unit;
    const float bottom = area_.y + area_.height;
    const float bar = std::max(area_.height * area_.height / scroll_.extent, shortestBar * unit);
    const float way = scroll_.at / (scroll_.extent - area_.height);
    const float top = area_.y + (area_.height - bar) * way;
    const float right = area_.x + area_.width + (reach + 4) * unit;
    frame_.draw->AddRectFilled({right - 5 * unit, top}, {right, top + bar},
                               frame_.palette.inkSecond, 2.5f * unit);
    if (scroll_.at + area_.height + 1 >= scroll_.extent) return;
    const ImU32 solid = frame_.palette.panel;
    const ImU32 clear = solid & ~IM_COL32_A_MASK;
    frame_.draw->AddRectFilledMultiColor({area_.x, bottom - 20 * unit},
                                         {area_.x + area_.width, bottom + 4}, clear, clear, solid,
                                         solid);
}

}  // namespace kiela::ui
