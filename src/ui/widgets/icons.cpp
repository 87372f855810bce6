#include "ui/widgets/icons.hpp"

#include "ui/ui.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace kiela::ui {

namespace {

constexpr float pi = 3.14159265f;

// Lays strokes with round ends in a square from -1 to 1 around the centre. Their width is whole
// pixels, and the points lie so that level and upright strokes have sharp edges.
class Pen {
  public:
    Pen(const Frame& frame, ImVec2 centre, float size, ImU32 colour)
        : draw_(*frame.draw), centre_(centre), half_(size / 2), ratio_(frame.surface.pixelRatio),
          width_(std::max(1.0f, std::round(half_ * 0.22f * ratio_)) / ratio_), colour_(colour) {}

    /// Starts a stroke or goes on with it.
    Pen& to(float x, float y) {
        draw_.PathLineTo(at(x, y));
        return *this;
    }
    /// Goes on with a half circle between two points above each other; `side` is 1 where it bulges
    /// to the right, -1 to the left.
    Pen& halfCircle(float x, float top, float bottom, float side) {
        const ImVec2 from = at(x, top), end = at(x, bottom);
        const ImVec2 middle{from.x, (from.y + end.y) / 2};
        draw_.PathArcTo(middle, (end.y - from.y) / 2, -pi / 2, side * pi - pi / 2);
        return *this;
    }
    /// Goes on with a part of a circle (radians, clockwise from the right).
    Pen& arc(float x, float y, float radius, float from, float end) {
        draw_.PathArcTo(at(x, y), radius * half_, from, end);
        return *this;
    }
    /// Ends the stroke.
    void stroke(bool closed = false) {
        if (!closed) {
            for (const ImVec2 end : {draw_._Path.front(), draw_._Path.back()})
                ends_[count_++] = end;
        }
        draw_.PathStroke(colour_, closed ? ImDrawFlags_Closed : ImDrawFlags_None, width_);
        while (count_ > 0) draw_.AddCircleFilled(ends_[--count_], width_ / 2, colour_);
    }
    void line(float x1, float y1, float x2, float y2) { to(x1, y1).to(x2, y2).stroke(); }
    void triangle(ImVec2 a, ImVec2 b, ImVec2 c) {
        // Dear ImGui smooths the edges of what is drawn clockwise.
        if ((b.x - a.x) * (c.y - a.y) < (b.y - a.y) * (c.x - a.x)) std::swap(b, c);
        draw_.AddTriangleFilled(at(a.x, a.y), at(b.x, b.y), at(c.x, c.y), colour_);
    }
    void ellipse(float radiusX, float radiusY) {
        draw_.AddEllipse(at(0, 0), {radiusX * half_, radiusY * half_}, colour_, 0, 0, width_);
    }

  private:
    ImVec2 at(float x, float y) const {
        return {snapped(centre_.x + x * half_), snapped(centre_.y + y * half_)};
    }
    float snapped(float value) const {
        return std::round((value - width_ / 2) * ratio_) / ratio_ + width_ / 2;
    }

    ImDrawList& draw_;
    ImVec2 centre_;
    float half_;
    float ratio_;
    float width_;
    ImU32 colour_;
    std::array<ImVec2, 2> ends_{};
    std::size_t count_ = 0;
};

// An arrow that turns back; `side` is -1 to the left and 1 to the right.
void turnArrow(Pen& pen, float side) {
    pen.to(side * 0.75f, -0.3f)
        .halfCircle(-side * 0.2f, -0.3f, 0.7f, -side)
        .to(side * 0.35f, 0.7f)
        .stroke();
    pen.to(side * 0.35f, -0.75f).to(side * 0.8f, -0.3f).to(side * 0.35f, 0.15f).stroke();
}

// A light bulb: glass with its neck, and the base.
void bulb(Pen& pen) {
    pen.to(-0.27f, 0.45f)
        .arc(0, -0.28f, 0.58f, 0.74f * pi, 2.26f * pi)
        .to(0.27f, 0.45f)
        .stroke(true);
    pen.line(-0.2f, 0.85f, 0.2f, 0.85f);
}

// A step through something; `side` is -1 for back and 1 for forward, `far` as far as it goes.
void step(Pen& pen, float side, bool far) {
    const float tip = side * (far ? 0.45f : 0.5f);
    pen.triangle({tip, 0}, {tip - side * 0.9f, -0.65f}, {tip - side * 0.9f, 0.65f});
    if (far) pen.line(side * 0.6f, -0.65f, side * 0.6f, 0.65f);
}

// A capital A whose foot is the line's; `half` of its width.
void letterA(Pen& pen, float x, float half) {
    const float foot = 0.7f, high = 2.5f * half;
    pen.to(x - half, foot).to(x, foot - high).to(x + half, foot).stroke();
    pen.line(x - 0.6f * half, foot - 0.35f * high, x + 0.6f * half, foot - 0.35f * high);
}

// Something that is played from its beginning: an arrow round a triangle.
void replay(Pen& pen) {
    pen.arc(0, 0, 0.8f, -0.2f * pi, 1.5f * pi).stroke();
    pen.triangle({-0.02f, -1.12f}, {-0.02f, -0.44f}, {0.5f, -0.78f});
    pen.triangle({-0.22f, -0.38f}, {-0.22f, 0.38f}, {0.42f, 0});
}

}  // namespace

void drawIcon(const Frame& frame, Icon icon, ImVec2 centre, float size, ImU32 colour) {
    Pen pen(frame, centre, size, colour);
    switch (icon) {
    case Icon::None:
        break;
    case Icon::Undo:
        turnArrow(pen, -1);
        break;
    case Icon::Redo:
        turnArrow(pen, 1);
        break;
    case Icon::Hint:
        bulb(pen);
        break;
    case Icon::Menu:
        for (const float y : {-0.6f, 0.0f, 0.6f}) pen.line(-0.8f, y, 0.8f, y);
        break;
    case Icon::Close:
        pen.line(-0.6f, -0.6f, 0.6f, 0.6f);
        pen.line(-0.6f, 0.6f, 0.6f, -0.6f);
        break;
    case Icon::Language:
        pen.ellipse(0.85f, 0.85f);
        pen.ellipse(0.4f, 0.85f);
        pen.line(-0.85f, 0, 0.85f, 0);
        break;
    case Icon::Skip:
        pen.triangle({-0.8f, -0.6f}, {-0.8f, 0.6f}, {0.0f, 0.0f});
        pen.triangle({0.0f, -0.6f}, {0.0f, 0.6f}, {0.8f, 0.0f});
        break;
    case Icon::First:
        step(pen, -1, true);
        break;
    case Icon::Previous:
        step(pen, -1, false);
        break;
    case Icon::Next:
        step(pen, 1, false);
        break;
    case Icon::Last:
        step(pen, 1, true);
        break;
    case Icon::Plus:
        pen.line(0, -0.7f, 0, 0.7f);
        pen.line(-0.7f, 0, 0.7f, 0);
        break;
    case Icon::Minus:
        pen.line(-0.7f, 0, 0.7f, 0);
        break;
    case Icon::Reset:
        pen.arc(0, 0, 0.7f, -0.35f * pi, 1.25f * pi).stroke();
        pen.to(-0.55f, -0.98f).to(-0.49f, -0.49f).to(-0.98f, -0.43f).stroke();
        break;
    case Icon::TextSize:
        letterA(pen, -0.35f, 0.55f);
        letterA(pen, 0.6f, 0.32f);
        break;
    case Icon::Fullscreen:
        for (const float x : {-0.7f, 0.7f})
            for (const float y : {-0.7f, 0.7f})
                pen.to(x, 0.3f * y).to(x, y).to(0.3f * x, y).stroke();
        break;
    case Icon::Replay:
        replay(pen);
        break;
    case Icon::Tick:
        pen.to(-0.6f, 0.1f).to(-0.15f, 0.55f).to(0.65f, -0.5f).stroke();
        break;
    }
}

}  // namespace kiela::ui
