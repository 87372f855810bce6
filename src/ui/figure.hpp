// A figure of the rule page: a small board with a caption, whose move can be shown.
#pragma once

#include "app/session.hpp"
#include "text/rule_page.hpp"
#include "ui/frame.hpp"
#include "ui/layout.hpp"

namespace kiela::ui {

/// What all figures of a page have in common, as long as it is open.
struct FigureSheet {
    paint::Sprites sprites;
    Theme theme = Theme::Light;
};

/// The board of a figure in an area of this width, at its top. The sheet is to be prepared for it.
BoardLayout figureBoard(const Frame& frame, const Rect& area);

/// Draws and states the figure of a block from the top of an area, which shrinks by it.
void figure(const Frame& frame, Rect& area, const text::Block& block, FigureSheet& sheet,
            app::Session& session);

}  // namespace kiela::ui
