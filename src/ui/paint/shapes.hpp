// Shapes that Dear ImGui's draw list has no call for: rounded areas with a gradient or a texture.
#pragma once

#include "ui/paint/board_painter.hpp"

namespace kiela::ui::paint {

/// What shadows are made of: a warm black.
inline constexpr ImU32 shade = IM_COL32(18, 9, 3, 255);

/// The colour with its alpha times `by` (0–1).
ImU32 faded(ImU32 colour, float by);
/// Between two opaque colours.
ImU32 blended(ImU32 from, ImU32 to, float share);
/// How many straight lines make a circle of this radius (pixels) look round.
int segments(float radiusPixels);

/// A rounded area whose colour changes evenly from top to bottom. With a sprite, that is stretched
/// over it and multiplied; its texture has to be the list's current one.
void fillRounded(ImDrawList& list, const Area& area, float rounding, ImU32 top, ImU32 bottom,
                 const Sprite* sprite = nullptr);
/// The outline of one, `width` wide, half of it on each side.
void strokeRounded(ImDrawList& list, const Area& area, float rounding, float width, ImU32 top,
                   ImU32 bottom);
/// The soft edge of a shadow of this outline: it fades from `reach` within to `reach` without.
/// What lies further within is not drawn; what throws the shadow covers it.
void softRounded(ImDrawList& list, const Area& area, float rounding, float reach, ImU32 colour);

}  // namespace kiela::ui::paint
