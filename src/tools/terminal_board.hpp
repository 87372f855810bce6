// The board drawn with letters and digits, for a terminal.
#pragma once

#include "rules/position.hpp"

#include <string>

namespace kiela::tools {

/// The four rows, North's at the top, with the names of rows and files around them and each side's
/// stones beside its name. An empty house is a dot.
std::string drawBoard(const rules::Position& position);

/// "South" or "North".
std::string nameOf(rules::Side side);

/// "1 stone", "12 stones".
std::string countStones(int stones);

}  // namespace kiela::tools
