// The picture of a board at one moment: body, names, houses and the hand. Used by the board that is
// played on and by the figures of the rule page; neither touched nor stated here.
#pragma once

#include "app/timeline.hpp"
#include "ui/frame.hpp"
#include "ui/layout.hpp"

#include <span>

namespace kiela::ui {

/// A number of its own for each of the forty houses, from 0.
unsigned numberOf(rules::House house);

/// Whether a house has just been emptied by a capture that is being shown.
bool isFlashing(const app::Moment& moment, rules::House house);

/// A house with what the moment shows in it; its place and other marks are the caller's.
paint::House pictureOf(const app::Moment& moment, rules::House house);

/// The board's body, and the names of its files and rows.
void drawBoard(const Frame& frame, const BoardLayout& layout);
void drawHouses(const Frame& frame, const BoardLayout& layout,
                std::span<const paint::House> houses);
/// The stones under way, over the houses.
void drawHand(const Frame& frame, const BoardLayout& layout, const app::Moment& moment);

}  // namespace kiela::ui
