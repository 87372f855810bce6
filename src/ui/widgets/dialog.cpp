#include "ui/widgets/dialog.hpp"

#include "ui/ui.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui {

namespace {

constexpr float padding = 20;      // design units, around the content
constexpr float headingSize = 21;  // type size
constexpr float headingHeight = 44;
constexpr float gap = 12;

// On a lower window the buttons stand beside the heading, to leave the height to the body.
constexpr float lowWindow = 420;
constexpr float besideHeading = 190;

bool hasButtonRow(const Frame& frame, const DialogForm& form) {
    return form.buttons && frame.surface.height >= lowWindow * frame.unit;
}

float buttonsHeight(const Frame& frame, const DialogForm& form) {
    return hasButtonRow(frame, form) ? touchSize(frame) + gap * frame.unit : 0;
}

// In the middle of the window, as high as its content needs and the window allows.
Rect sheetOf(const Frame& frame, const DialogForm& form, const Scroll& scroll) {
    const float unit = frame.unit;
    const Surface& surface = frame.surface;
    const float margin = (surface.width < 500 * unit ? 8 : 24) * unit;
    const float highest = surface.height - surface.safeTop - surface.safeBottom - 2 * margin;
    const float widest = surface.width - surface.safeLeft - surface.safeRight - 2 * margin;
    const float width = std::min(form.width * unit, widest);
    const float height = std::min(highest, 2 * padding * unit + (headingHeight + gap) * unit
                                               + scroll.extent + buttonsHeight(frame, form));
    return {surface.safeLeft + margin + (widest - width) / 2,
            surface.safeTop + margin + (highest - height) / 2, width, height};
}

}  // namespace

Dialog::Dialog(const Frame& frame, semantics::Id id, const DialogForm& form, Scroll& scroll)
    : frame_(frame), id_(id), form_(form), scroll_(scroll), sheet_(sheetOf(frame, form, scroll)) {
    const float unit = frame.unit;
    const Rect window{0, 0, frame.surface.width, frame.surface.height};
    const bool measured = scroll.extent > 0;
    ImGui::PushClipRect({0, 0}, measured ? maxOf(window) : ImVec2{0, 0}, true);
    frame.painter.veil(areaOf(window), 1);
    frame.painter.panel(areaOf(sheet_), 24 * unit);
    frame.tree.add(id, semantics::Role::Dialog, sheet_, {form.heading});
    frame.tree.open(id);

    body_ = inset(sheet_, padding * unit);
    Rect head = takeTop(body_, headingHeight * unit, gap * unit);
    const Rect cross = takeRight(head, touchSize(frame), gap * unit);
    if (form.buttons && !hasButtonRow(frame, form))
        buttons_ = takeRight(head, besideHeading * unit, gap * unit);
    drawFitted(frame, {Weight::Bold, headingSize * unit, frame.palette.ink}, head, form.heading,
               Align::Left);
    frame.tree.add(idOf("heading", id), semantics::Role::Heading, head, {form.heading}).level = 2;
    dismissed_ =
        button(frame, idOf("close", id), cross, {.name = form.closeName, .icon = Icon::Close});
    if (hasButtonRow(frame, form)) buttons_ = takeBottom(body_, touchSize(frame), gap * unit);
}

Rect Dialog::beginBody() {
    const semantics::Id page = idOf("page", id_);
    if (const float wanted = frame_.tree.scrolledTo(page); wanted >= 0) scroll_.at = wanted;
    scroll_.at = std::clamp(scroll_.at, 0.0f, std::max(0.0f, scroll_.extent - body_.height));
    semantics::Node& node = frame_.tree.add(page, semantics::Role::Page, body_, {form_.heading},
                                            form_.reading ? unsigned{semantics::FocusFirst} : 0);
    node.scroll = scroll_.at;
    node.extent = scroll_.extent;
    frame_.tree.open(page);
    frame_.tree.setScrollOffset(scroll_.at);
    // Focus rings and shadows of what lies inside may reach a little beyond it.
    const float reach = padding * frame_.unit / 2;
    ImGui::PushClipRect({body_.x - reach, body_.y - 4},
                        {body_.x + body_.width + reach, body_.y + body_.height + 4}, true);
    Rect area = body_;
    area.y -= scroll_.at;
    if (scrolls()) takeRight(area, gap * frame_.unit);
    return area;
}

void Dialog::endBody(const Rect& rest) {
    // The sheet's place depends on the extent; sums of fractions must not move it in every frame.
    const float extent = rest.y + scroll_.at - body_.y;
    if (std::abs(extent - scroll_.extent) > 0.5f) scroll_.extent = extent;
    ImGui::PopClipRect();
    if (scrolls()) drawScroll();
    frame_.tree.setScrollOffset(0);
    frame_.tree.close();
}

bool Dialog::scrolls() const {
    return scroll_.extent > body_.height + 1;
}

// Shows that there is more, and where one is in it; scrolling itself is the page's.
void Dialog::drawScroll() const {
    const float unit = frame_.unit;
    const float bottom = body_.y + body_.height;
    const float share = body_.height / scroll_.extent;
    const float top = body_.y + scroll_.at * share;
    const float right = body_.x + body_.width + (padding - 6) * unit;
    frame_.draw->AddRectFilled({right - 5 * unit, top}, {right, top + body_.height * share},
                               frame_.palette.inkSecond, 2.5f * unit);
    if (scroll_.at + body_.height + 1 >= scroll_.extent) return;
    const ImU32 solid = frame_.palette.panel;
    const ImU32 clear = solid & ~IM_COL32_A_MASK;
    frame_.draw->AddRectFilledMultiColor({body_.x - padding * unit / 2, bottom - 20 * unit},
                                         {body_.x + body_.width, bottom + 4}, clear, clear, solid,
                                         solid);
}

bool Dialog::end() {
    const Rect window{0, 0, frame_.surface.width, frame_.surface.height};
    // Last, so that everything on the sheet comes before it.
    const bool beside = press(frame_, idOf("beside", id_), window).clicked
                        && !ImGui::IsMouseHoveringRect(minOf(sheet_), maxOf(sheet_), false);
    if (frame_.tree.cancelled(id_) || beside) dismissed_ = true;
    frame_.tree.close();
    ImGui::PopClipRect();
    return dismissed_;
}

}  // namespace kiela::ui
