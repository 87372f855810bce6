#include "ui/widgets/icons.hpp"

#include <utility>

namespace kiela::ui {

namespace {

// Lays lines in a square from -1 to 1 around the centre.
class Pen {
  public:
    Pen(const Frame& frame, ImVec2 centre, float size, ImU32 colour)
        : draw_(*frame.draw), centre_(centre), half_(size / 2), colour_(colour) {}

    void line(float x1, float y1, float x2, float y2) {
        draw_.AddLine(at(x1, y1), at(x2, y2), colour_, width());
    }
    void triangle(ImVec2 a, ImVec2 b, ImVec2 c) {
        // Dear ImGui smooths the edges of what is drawn clockwise.
        if ((b.x - a.x) * (c.y - a.y) < (b.y - a.y) * (c.x - a.x)) std::swap(b, c);
        draw_.AddTriangleFilled(at(a.x, a.y), at(b.x, b.y), at(c.x, c.y), colour_);
    }
    void ellipse(float radiusX, float radiusY) {
        draw_.AddEllipse(centre_, {radiusX * half_, radiusY * half_}, colour_, 0, 0, width());
    }
    /// From one angle to another (radians, clockwise from the right).
    void arc(float x, float y, float radius, float from, float to) {
        draw_.PathArcTo(at(x, y), radius * half_, from, to);
        draw_.PathStroke(colour_, 0, width());
    }

  private:
    ImVec2 at(float x, float y) const { return {centre_.x + x * half_, centre_.y + y * half_}; }
    float width() const { return half_ * 0.22f; }

    ImDrawList& draw_;
    ImVec2 centre_;
    float half_;
    ImU32 colour_;
};

constexpr float pi = 3.14159265f;

// An arrow that turns back; `side` is -1 to the left and 1 to the right.
void turnArrow(Pen& pen, float side) {
    pen.line(side * 0.75f, -0.3f, -side * 0.2f, -0.3f);
    if (side < 0)
        pen.arc(0.2f, 0.2f, 0.5f, -pi / 2, pi / 2);
    else
        pen.arc(-0.2f, 0.2f, 0.5f, pi / 2, 3 * pi / 2);
    pen.line(-side * 0.2f, 0.7f, side * 0.35f, 0.7f);
    pen.line(side * 0.8f, -0.3f, side * 0.35f, -0.75f);
    pen.line(side * 0.8f, -0.3f, side * 0.35f, 0.15f);
}

// A light bulb: glass, neck and base.
void bulb(Pen& pen) {
    pen.arc(0, -0.25f, 0.6f, 0.72f * pi, 2.28f * pi);
    pen.line(-0.36f, 0.2f, -0.26f, 0.48f);
    pen.line(0.36f, 0.2f, 0.26f, 0.48f);
    pen.line(-0.28f, 0.5f, 0.28f, 0.5f);
    pen.line(-0.18f, 0.82f, 0.18f, 0.82f);
}

// A step through something; `side` is -1 for back and 1 for forward, `far` as far as it goes.
void step(Pen& pen, float side, bool far) {
    const float tip = side * (far ? 0.45f : 0.5f);
    pen.triangle({tip, 0}, {tip - side * 0.9f, -0.65f}, {tip - side * 0.9f, 0.65f});
    if (far) pen.line(side * 0.6f, -0.65f, side * 0.6f, 0.65f);
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
        pen.arc(0, 0, 0.7f, -0.35f * pi, 1.25f * pi);
        pen.triangle({-0.95f, -0.5f}, {-0.05f, -0.3f}, {-0.55f, -0.98f});
        break;
    }
}

}  // namespace kiela::ui
