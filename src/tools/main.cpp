// The command-line tool: finds the command and turns its failure into an exit status.
#include "tools/commands.hpp"
#include "tools/failure.hpp"

#include <algorithm>
#include <iostream>

namespace {

using kiela::tools::Failure;

constexpr const char* usage =
    "kiela: the rules of Kiela on the command line\n"
    "\n"
    "  kiela perft --depth N [--divide]     count the sequences of N legal moves\n"
    "  kiela sow --move HOUSE               play one move: all that happens, the position after\n"
    "  kiela replay HOUSE ...               play moves: the position after them, the result\n"
    "  kiela play [--opponent person|1..6] [--side south|north] [--first south|north]\n"
    "             [--seed N]                play a game here\n"
    "  kiela match PLAYER PLAYER [--games N] [--openings N] [--nodes N | --movetime MS]\n"
    "             [--seed N]                two programs play; players: level:1 to level:6, full,\n"
    "                                       stones, stones:N, uct:N, random, file:FILE,\n"
    "                                       strength:CARELESS,DOUBT,DEPTH,NODES\n"
    "  kiela selfplay --out FILE [--games N] [--nodes N] [--seed N] [--evaluation stones|FILE]\n"
    "                                       games to learn from (scripts/learn)\n"
    "  kiela fit SAMPLES ... --out FILE [--epochs N] [--seed N]\n"
    "                                       learn an evaluation from them\n"
    "  kiela puzzles [--count N] [--games N] [--seed N]\n"
    "                                       write puzzles (assets/puzzles) found in games of "
    "levels\n"
    "  kiela puzzles --check FILE [--search]\n"
    "                                       prove them; --search: rate them as well\n"
    "  kiela bench                          the search's signature and its speed\n"
    "  kiela ugi                            speak the universal game interface\n"
    "\n"
    "Commands about a game take --rules traditional|beginner|tournament, and those about a "
    "position\n"
    "take --position \"...\".\n"
    "Exit status: 0 done; 1 a move is not legal; 2 arguments or a position cannot be understood.\n";

void run(const std::vector<std::string>& words) {
    if (words.empty()) {
        throw Failure{kiela::tools::badArguments, "a command is missing (kiela --help tells them)"};
    }
    const std::string& command = words.front();
    const std::vector<std::string> arguments(words.begin() + 1, words.end());
    if (command == "perft") return kiela::tools::perftCommand(arguments);
    if (command == "sow") return kiela::tools::sowCommand(arguments);
    if (command == "replay") return kiela::tools::replayCommand(arguments);
    if (command == "play") return kiela::tools::playCommand(arguments);
    if (command == "match") return kiela::tools::matchCommand(arguments);
    if (command == "bench") return kiela::tools::benchCommand(arguments);
    if (command == "selfplay") return kiela::tools::selfplayCommand(arguments);
    if (command == "fit") return kiela::tools::fitCommand(arguments);
    if (command == "puzzles") return kiela::tools::puzzlesCommand(arguments);
    if (command == "ugi") return kiela::tools::ugiCommand(arguments);
    if (command == "--help") {
        std::cout << usage;
        return;
    }
    throw Failure{kiela::tools::badArguments,
                  "unknown command " + command + " (kiela --help tells them)"};
}

}  // namespace

int main(int count, char** words) {
    try {
        run({words + std::min(count, 1), words + count});
        return 0;
    } catch (Failure& failure) {
        // One line, whatever was in the arguments that it quotes.
        std::replace(failure.message.begin(), failure.message.end(), '\n', ' ');
        std::cerr << "kiela: " << failure.message << '\n';
        return failure.status;
    }
}
