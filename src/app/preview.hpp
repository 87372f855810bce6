// A move before it is made: what pointing at a house shows.
#pragma once

#include "rules/position.hpp"

#include <optional>
#include <vector>

namespace kiela::app {

/// Where a move would end, and which of the opponent's houses it would empty (rules §4).
struct Preview {
    rules::House end;
    std::vector<rules::House> captured;  ///< those that hold stones before the move
};

/// Of the move from a house of the player on turn that holds stones; nothing where the move is
/// endless (rules §6).
std::optional<Preview> previewOf(const rules::Position& position, rules::House house);

}  // namespace kiela::app
