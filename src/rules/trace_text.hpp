// The text form of a trace: one event a line, for people, the command-line tool and tests.
#pragma once

#include "rules/sowing.hpp"

#include <string>

namespace kiela::rules {

/// An event as a line without its end:
///   lift HOUSE STONES
///   drop HOUSE
///   relay HOUSE STONES
///   capture BY INNER STONES OUTER STONES
///   end HOUSE
std::string writeEvent(const Event& event);

}  // namespace kiela::rules
