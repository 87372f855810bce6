// Whether fast sowing and the plain rules agree about a position. Without Catch2, so that fuzzing
// can use it too.
#pragma once

#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <string>

namespace kiela::tests {

/// What fast sowing says otherwise than the plain rules, of all moves of the position and of their
/// number; empty when they agree.
std::string disagreement(const rules::Position& position, rules::RuleSet rules);

}  // namespace kiela::tests
