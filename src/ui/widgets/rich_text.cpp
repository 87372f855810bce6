#include "ui/widgets/rich_text.hpp"

#include "text/rule_page.hpp"
#include "ui/widgets/text.hpp"

namespace kiela::ui {

namespace {

// Sets one word after the other, and begins a new line where the next one does not fit.
class Line {
  public:
    Line(const Frame& frame, const Rect& area, float height)
        : frame_(frame), area_(area), height_(height), at_(minOf(area)) {}

    void word(const TextStyle& style, std::string_view word, bool spaceBefore) {
        const float width = widthOf(frame_, style, word);
        float x = at_.x;
        if (spaceBefore && x > area_.x) x += widthOf(frame_, style, " ");
        if (x > area_.x && x + width > area_.x + area_.width) {
            at_.y += height_;
            x = area_.x;
        }
        drawLine(frame_, style, {x, at_.y}, word);
        at_.x = x + width;
    }
    float height() const { return at_.y + height_ - area_.y; }

  private:
    const Frame& frame_;
    const Rect& area_;
    float height_;
    ImVec2 at_;
};

}  // namespace

float drawMarked(const Frame& frame, std::string_view marked, const Rect& area, float size,
                 ImU32 colour) {
    Line line(frame, area, lineHeight({Weight::Regular, size, colour}) * 1.05f);
    TextStyle style{Weight::Regular, size, colour};
    bool space = false;
    while (!marked.empty()) {
        if (marked.front() == text::boldMark || marked.front() == ' ') {
            if (marked.front() == ' ')
                space = true;
            else
                style.weight = style.weight == Weight::Bold ? Weight::Regular : Weight::Bold;
            marked.remove_prefix(1);
            continue;
        }
        constexpr char ends[] = {' ', text::boldMark};
        const std::string_view word =
            marked.substr(0, marked.find_first_of(std::string_view(ends, 2)));
        line.word(style, word, space);
        space = false;
        marked.remove_prefix(word.size());
    }
    return line.height();
}

}  // namespace kiela::ui
