#include "ui/widgets/rich_text.hpp"

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

float drawRuns(const Frame& frame, std::span<const text::Run> runs, const Rect& area, float size,
               ImU32 colour) {
    Line line(frame, area, lineHeight({Weight::Regular, size, colour}) * 1.05f);
    bool space = false;
    for (const text::Run& run : runs) {
        const TextStyle style{run.bold ? Weight::Bold : Weight::Regular, size, colour};
        std::string_view rest = run.words;
        while (!rest.empty()) {
            const std::size_t length = rest.find(' ');
            if (length == 0) {
                space = true;
                rest.remove_prefix(1);
                continue;
            }
            const std::string_view word = rest.substr(0, length);
            line.word(style, word, space);
            space = false;
            rest.remove_prefix(word.size());
        }
    }
    return line.height();
}

}  // namespace kiela::ui
