// Text on the screen: measured, wrapped, drawn. What it means is stated by the callers.
#pragma once

#include "ui/frame.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace kiela::ui {

enum class Weight : std::uint8_t { Regular, Bold, Title };
enum class Align : std::uint8_t { Left, Centre, Right };

struct TextStyle {
    Weight weight = Weight::Regular;
    float size = 16;  ///< of the em, in points, as in a style sheet
    ImU32 colour = 0;
};

ImFont* fontFor(const Frame& frame, Weight weight);

/// How high a line of text is, from its highest to its lowest letters, in points.
float letterHeight(const TextStyle& style);

/// How far a line of text is from the next one, in points.
float lineHeight(const TextStyle& style);

/// The width of a text on one line, in points.
float widthOf(const Frame& frame, const TextStyle& style, std::string_view text);

/// The lines of a text that is to be no wider than `width`; a word that is wider is broken.
std::vector<std::string_view> wrap(const Frame& frame, const TextStyle& style,
                                   std::string_view text, float width);

/// One line, with its upper left corner (or upper middle, or upper right) at `at`.
void drawLine(const Frame& frame, const TextStyle& style, ImVec2 at, std::string_view text,
              Align align = Align::Left);

struct Passage {
    TextStyle style;
    std::string_view text;
};

/// Passages below each other in the middle of an area, wrapped; all drawn smaller, down to a
/// legible size, where they would not fit.
void drawFitted(const Frame& frame, std::span<const Passage> passages, const Rect& area,
                Align align = Align::Centre);

/// Text in the middle of an area, wrapped; drawn smaller, down to a legible size, where it would
/// not fit.
void drawFitted(const Frame& frame, TextStyle style, const Rect& area, std::string_view text,
                Align align = Align::Centre);

/// A paragraph of text from the top of an area, stated with its role; returns its height.
float paragraph(const Frame& frame, semantics::Id id, const TextStyle& style, const Rect& area,
                std::string_view text, semantics::Role role = semantics::Role::Paragraph,
                std::uint8_t level = 0);

}  // namespace kiela::ui
