// The commands of the tool. Each writes what it finds to standard output and throws Failure for
// what it cannot do.
#pragma once

#include "tools/arguments.hpp"

#include <string>
#include <vector>

namespace kiela::tools {

/// Counts the sequences of legal moves; the total is the last line.
void perftCommand(const std::vector<std::string>& words);
/// Plays one move: its trace, one event a line, then the position after it.
void sowCommand(const std::vector<std::string>& words);
/// Plays a list of moves: the final position, then the result.
void replayCommand(const std::vector<std::string>& words);
/// A game on the terminal.
void playCommand(const std::vector<std::string>& words);
/// Two programs play against each other: the score, and the difference in strength.
void matchCommand(const std::vector<std::string>& words);
/// The program plays against itself and writes down what it saw.
void selfplayCommand(const std::vector<std::string>& words);
/// Learns an evaluation from what selfplay has written down.
void fitCommand(const std::vector<std::string>& words);
/// Finds puzzles in games of the program against itself, or checks a file of them.
void puzzlesCommand(const std::vector<std::string>& words);
/// The signature of the search, then its speed.
void benchCommand(const std::vector<std::string>& words);
/// Speaks the universal game interface on standard input and output until `quit`.
void ugiCommand(const std::vector<std::string>& words);

}  // namespace kiela::tools
