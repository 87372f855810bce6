#include "ui/widgets/dialog.hpp"

#include "ui/ui.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>

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
    page_.emplace(frame_, idOf("page", id_), form_.heading, body_, scroll_,
                  form_.reading ? unsigned{semantics::FocusFirst} : 0);
    return page_->content();
}

void Dialog::endBody(const Rect& rest) {
    page_->end(rest);
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
