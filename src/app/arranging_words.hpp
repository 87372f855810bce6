// What is to be seen of stones that are being arranged, and said about it.
#pragma once

#include "app/arranging.hpp"
#include "app/view.hpp"

#include <string>

namespace kiela::app {

/// `waiting`: the program is arranging. `setup` tells whose side is near.
ArrangingView arrangingView(const Arranging& arranging, const Setup& setup,
                            const text::Audience& audience, bool waiting);

/// What has changed, for people who do not see the board: the house and the hand, or the caption.
std::string arrangingNews(const Arranging& arranging, const ArrangingView& view);

}  // namespace kiela::app
