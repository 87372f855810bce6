#include "ui/widgets/dialog.hpp"

#include "ui/half_turn.hpp"
#include "ui/ui.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

constexpr float padding = 20;      // design units, around the content
constexpr float lowPadding = 12;   // in a low window
constexpr float headingSize = 21;  // type size
constexpr float gap = 12;

// On a lower window the buttons stand beside the heading, to leave the height to the body.
constexpr float lowWindow = 420;

bool isLow(const Frame& frame) {
    return frame.surface.height < lowWindow * frame.unit;
}

float paddingFor(const Frame& frame) {
    return (isLow(frame) ? lowPadding : padding) * frame.unit;
}

// Where there is little height, large text is for what is to be read below.
TextStyle headingStyle(const Frame& frame) {
    return {Weight::Bold, headingSize * (isLow(frame) ? frame.unit : frame.type),
            frame.palette.ink};
}

// The parts of a dialog: how wide and high they are to be.
struct Measures {
    float width = 0;      // of the content
    float heading = 0;    // height of the heading's line, the cross in it
    float buttons = 0;    // height of what lies below the body
    bool beside = false;  // the buttons stand beside the heading
    bool row = false;     // they stand in a row
};

float rowWidth(const Frame& frame, std::span<const Button> buttons) {
    float width = 0;
    for (const Button& each : buttons) width += widthOf(frame, each) + gap * frame.unit;
    return width;
}

Measures measure(const Frame& frame, const DialogForm& form, float width) {
    Measures measures{.width = width};
    const float row = rowWidth(frame, form.buttons);
    const float words = width - touchSize(frame) - gap * frame.unit;
    const float heading = widthOf(frame, headingStyle(frame), form.heading);
    measures.beside = isLow(frame) && heading + row <= words;
    measures.row = row <= width + gap * frame.unit;
    const auto lines = wrap(frame, headingStyle(frame), form.heading, words);
    measures.heading = std::max(touchSize(frame),
                                static_cast<float>(lines.size()) * lineHeight(headingStyle(frame)));
    if (form.buttons.empty() || measures.beside) return measures;
    measures.buttons = touchSize(frame) + gap * frame.unit;
    if (measures.row) return measures;
    measures.buttons = 0;
    for (const Button& each : form.buttons)
        measures.buttons += heightOf(frame, each, width) + gap * frame.unit;
    return measures;
}

// The window without what is kept free and a margin.
Rect roomFor(const Frame& frame) {
    const Surface& surface = frame.surface;
    const float margin = (surface.width < 500 * frame.unit ? 8 : 24) * frame.unit;
    return inset({surface.safeLeft, surface.safeTop,
                  surface.width - surface.safeLeft - surface.safeRight,
                  surface.height - surface.safeTop - surface.safeBottom},
                 margin);
}

}  // namespace

Dialog::Dialog(const Frame& frame, semantics::Id id, const DialogForm& form, Scroll& scroll)
    : frame_(frame), id_(id), form_(form), scroll_(scroll) {
    const float unit = frame.unit;
    // In the middle of the window, as high as its content needs and the window allows.
    const Rect room = roomFor(frame);
    const float width = std::min(form.width * frame.type, room.width);
    const Measures measures = measure(frame, form, width - 2 * paddingFor(frame));
    const float height = std::min(room.height, 2 * paddingFor(frame) + gap * unit + measures.heading
                                                   + scroll.extent + measures.buttons);
    sheet_ = {room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width,
              height};
    const Rect window{0, 0, frame.surface.width, frame.surface.height};
    const bool measured = scroll.extent > 0;
    ImGui::PushClipRect({0, 0}, measured ? maxOf(window) : ImVec2{0, 0}, true);
    frame.painter.veil(areaOf(window), 1);
    frame.painter.panel(areaOf(sheet_), 24 * unit);
    frame.tree.add(id, semantics::Role::Dialog, frame.turned ? window : sheet_,
                   {.name = form.heading,
                    .description = form.about,
                    .kind = frame.turned ? halfTurnKind : ""});
    frame.tree.open(id);

    body_ = inset(sheet_, paddingFor(frame));
    Rect head = takeTop(body_, measures.heading, gap * unit);
    Rect cross = takeRight(head, touchSize(frame), gap * unit);
    cross.height = touchSize(frame);
    Rect below = takeBottom(body_, measures.buttons);
    takeTop(below, gap * unit);
    for (const Button& each : form.buttons) {
        if (measures.beside)
            buttons_.push_back(takeRight(head, widthOf(frame, each), gap * unit));
        else if (measures.row)
            buttons_.push_back(takeRight(below, widthOf(frame, each), gap * unit));
        else
            buttons_.push_back(takeTop(below, heightOf(frame, each, below.width), gap * unit));
    }
    drawFitted(frame, headingStyle(frame), head, form.heading, Align::Left);
    frame.tree.add(idOf("heading", id), semantics::Role::Heading, head, {form.heading}).level = 2;
    dismissed_ =
        button(frame, idOf("close", id), cross, {.name = form.closeName, .icon = Icon::Close});
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
    const Rect sheet = onScreen(frame_, sheet_);
    // Last, so that everything on the sheet comes before it.
    const bool beside = press(frame_, idOf("beside", id_), window).clicked
                        && !ImGui::IsMouseHoveringRect(minOf(sheet), maxOf(sheet), false);
    if (frame_.tree.cancelled(id_) || beside) dismissed_ = true;
    frame_.tree.close();
    ImGui::PopClipRect();
    return dismissed_;
}

}  // namespace kiela::ui
