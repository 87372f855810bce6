// How a command of the tool ends early: with a line on standard error and an exit status.
#pragma once

#include <string>

namespace kiela::tools {

struct Failure {
    int status = 0;
    std::string message;
};

/// The exit status for a move that is not legal.
inline constexpr int refusedMove = 1;
/// The exit status for arguments, positions and names that cannot be understood.
inline constexpr int badArguments = 2;

}  // namespace kiela::tools
