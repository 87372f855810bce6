// English sentences for everything that can be refused: for the command-line tool and for tests.
// The game itself tells the same values in the player's language.
#pragma once

#include "rules/position_text.hpp"
#include "rules/record.hpp"
#include "rules/setup.hpp"
#include "rules/sowing.hpp"

#include <string>
#include <string_view>

namespace kiela::rules {

/// All of these are one line without a full stop, such as "row 2 has 9 houses instead of 10".
std::string describe(const PositionError& error);
std::string describe(const RecordError& error);
std::string describe(const ArrangementError& error);
/// Why a house cannot be played; empty for None.
std::string_view describe(Refusal refusal);

}  // namespace kiela::rules
