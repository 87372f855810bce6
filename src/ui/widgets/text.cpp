#include "ui/widgets/text.hpp"

#include "ui/ui.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace kiela::ui {

namespace {

constexpr float smallestSize = 9;  // points

// Dear ImGui measures a font by ascent and descent together; these are theirs, in em.
constexpr float textLetters = 1.3f;
constexpr float titleLetters = 1.41f;

}  // namespace

ImFont* fontFor(const Frame& frame, Weight weight) {
    switch (weight) {
    case Weight::Bold:
        return frame.fonts.bold;
    case Weight::Title:
        return frame.fonts.title;
    case Weight::Regular:
        break;
    }
    return frame.fonts.regular;
}

float letterHeight(const TextStyle& style) {
    return style.size * (style.weight == Weight::Title ? titleLetters : textLetters);
}

float lineHeight(const TextStyle& style) {
    return style.size * 1.4f;
}

float widthOf(const Frame& frame, const TextStyle& style, std::string_view text) {
    return fontFor(frame, style.weight)
        ->CalcTextSizeA(letterHeight(style), FLT_MAX, 0, text.data(), text.data() + text.size())
        .x;
}

std::vector<std::string_view> wrap(const Frame& frame, const TextStyle& style,
                                   std::string_view text, float width) {
    ImFont* font = fontFor(frame, style.weight);
    std::vector<std::string_view> lines;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        const char* stop = font->CalcWordWrapPosition(letterHeight(style), at, end, width);
        if (stop == at) ++stop;
        lines.emplace_back(at, stop);
        at = stop;
        while (at < end && *at == ' ') ++at;
    }
    return lines;
}

void drawLine(const Frame& frame, const TextStyle& style, ImVec2 at, std::string_view text,
              Align align) {
    if (align != Align::Left) {
        const float width = widthOf(frame, style, text);
        at.x -= align == Align::Centre ? width / 2 : width;
    }
    // Letters are crisp when they begin on a pixel.
    const float ratio = frame.surface.pixelRatio;
    at = {std::round(at.x * ratio) / ratio, std::round(at.y * ratio) / ratio};
    frame.draw->AddText(fontFor(frame, style.weight), letterHeight(style), at, style.colour,
                        text.data(), text.data() + text.size());
}

void drawFitted(const Frame& frame, std::span<const Passage> passages, const Rect& area,
                Align align) {
    std::vector<Passage> lines;
    float smaller = 0, height = 0;
    do {
        lines.clear();
        height = 0;
        for (const Passage& each : passages) {
            TextStyle style = each.style;
            style.size = std::max(style.size - smaller, std::min(style.size, smallestSize));
            for (const std::string_view line : wrap(frame, style, each.text, area.width)) {
                lines.push_back({style, line});
                height += lineHeight(style);
            }
        }
        smaller += 0.5f;
    } while (height > area.height && passages.front().style.size - smaller >= smallestSize);
    float y = area.y + (area.height - height) / 2;
    float x = area.x;
    if (align == Align::Centre) x += area.width / 2;
    if (align == Align::Right) x += area.width;
    for (const auto& [style, line] : lines) {
        drawLine(frame, style, {x, y + (lineHeight(style) - letterHeight(style)) / 2}, line, align);
        y += lineHeight(style);
    }
}

void drawFitted(const Frame& frame, TextStyle style, const Rect& area, std::string_view text,
                Align align) {
    const Passage passage{style, text};
    drawFitted(frame, {&passage, 1}, area, align);
}

float paragraph(const Frame& frame, semantics::Id id, const TextStyle& style, const Rect& area,
                std::string_view text, semantics::Role role, std::uint8_t level) {
    float y = area.y;
    for (const std::string_view line : wrap(frame, style, text, area.width)) {
        drawLine(frame, style, {area.x, y}, line);
        y += lineHeight(style);
    }
    const float height = y - area.y;
    frame.tree.add(id, role, {area.x, area.y, area.width, height}, {text}).level = level;
    return height;
}

}  // namespace kiela::ui
