// What is wrong with a text that was to be read: records and positions (rules §8), in the player's
// language. describe.hpp of the rules tells the same in English, for developers.
#pragma once

#include "rules/record.hpp"
#include "text/language.hpp"

#include <string>

namespace kiela::text {

/// A sentence: what is wrong, after the line and the move where there is one.
std::string recordProblem(Language language, const rules::RecordError& error);

/// A sentence: what is wrong with a position.
std::string positionProblem(Language language, const rules::PositionError& error);

}  // namespace kiela::text
