// kiela play: a game on the terminal, between two people or against the program.
#include "engine/opponent.hpp"
#include "rules/describe.hpp"
#include "rules/record.hpp"
#include "tools/commands.hpp"
#include "tools/failure.hpp"
#include "tools/terminal_board.hpp"

#include <iostream>
#include <limits>
#include <random>

namespace kiela::tools {

namespace {

using rules::Game;
using rules::House;
using rules::Side;

constexpr const char* help =
    "Type the name of a house to sow its stones, for example g1. South sows from rows 1 and 2,\n"
    "North from rows 3 and 4. Other words:\n"
    "  moves   what can be played now\n"
    "  undo    take back your last move\n"
    "  resign  give up\n"
    "  record  write the game down\n"
    "  quit    leave\n";

/// The side that the program plays, and how.
struct Program {
    Side side = Side::North;
    engine::Level level = engine::weakestLevel;
    std::uint32_t seed = 0;
};

/// Tells a move in one line.
std::string story(const rules::Trace& trace) {
    using Kind = rules::Event::Kind;
    int laps = 0;
    int captured = 0;
    for (const rules::Event& event : trace) {
        if (event.kind == Kind::Lift || event.kind == Kind::Relay || event.kind == Kind::Capture) {
            ++laps;
        }
        if (event.kind == Kind::Capture) captured += event.stones + event.outerStones;
    }
    const rules::Event& lift = trace.front();
    std::string text = nameOf(lift.house.side) + " sows " + countStones(lift.stones) + " from "
                       + rules::nameOf(lift.house);
    if (laps > 1) text += ", " + std::to_string(laps) + " laps";
    if (captured > 0) text += ", captures " + countStones(captured);
    return text + ", ends in " + rules::nameOf(trace.back().house) + ".\n";
}

std::string story(const rules::Result& result) {
    std::string text = "The game is drawn";
    if (result.winner != rules::Winner::Nobody) {
        text = result.winner == rules::Winner::South ? "South has won" : "North has won";
    }
    switch (result.reason) {
    case rules::Reason::AllCaptured:
        return text + ": all stones are captured.\n";
    case rules::Reason::NoMove:
        return text + ": the other player cannot move.\n";
    case rules::Reason::NoProgress:
        return text + ": no progress is possible, stones count.\n";
    case rules::Reason::Resigned:
        return text + ": the other player gave up.\n";
    }
    return text;
}

void playAndTell(Game& game, House move) {
    rules::Trace trace;
    game.play(move, &trace);
    std::cout << story(trace) << '\n' << drawBoard(game.position()) << '\n';
}

House programsMove(const Game& game, const Program& program) {
    constexpr int nodesAtATime = 1000;
    const auto seed = program.seed + static_cast<std::uint32_t>(game.moves().size());
    engine::Opponent search(game, program.level, seed);
    while (!search.step(nodesAtATime)) {
    }
    return search.best();
}

/// Takes moves back until the same person is on turn again; with two people at the board just one.
void takeBack(Game& game, const std::optional<Program>& program) {
    const bool onlyProgramsMove =
        program && game.moves().size() == 1 && game.moves().front().side == program->side;
    if (game.moves().empty() || onlyProgramsMove) {
        std::cout << "There is no move of yours to take back.\n";
        return;
    }
    game.undo();
    if (program && game.position().toMove == program->side) game.undo();
    std::cout << '\n' << drawBoard(game.position()) << '\n';
}

void listMoves(const Game& game) {
    for (const House move : game.legalMoves()) std::cout << rules::nameOf(move) << ' ';
    std::cout << '\n';
}

void tryMove(Game& game, const std::string& word) {
    const auto house = rules::houseNamed(word);
    if (!house) {
        std::cout << "That is no house and no word known here; help tells them.\n";
        return;
    }
    const rules::Refusal refusal = game.refusalOf(*house);
    if (refusal == rules::Refusal::None) {
        playAndTell(game, *house);
    } else {
        std::cout << word << " cannot be played: " << rules::describe(refusal) << ".\n";
    }
}

/// Obeys one line that a person typed. Returns whether the game goes on.
bool obey(Game& game, const std::string& word, const std::optional<Program>& program) {
    if (word == "quit") return false;
    if (word == "help") {
        std::cout << help;
    } else if (word == "moves") {
        listMoves(game);
    } else if (word == "undo") {
        takeBack(game, program);
    } else if (word == "resign") {
        game.resign(game.position().toMove);
    } else if (word == "record") {
        std::cout << '\n' << rules::writeRecord({game, {}}) << '\n';
    } else if (!word.empty()) {
        tryMove(game, word);
    }
    return true;
}

std::string withoutBlanks(const std::string& line) {
    constexpr const char* blanks = " \t\r";
    const std::size_t begin = line.find_first_not_of(blanks);
    if (begin == std::string::npos) return {};
    return line.substr(begin, line.find_last_not_of(blanks) + 1 - begin);
}

void playOn(Game& game, const std::optional<Program>& program) {
    std::cout << drawBoard(game.position()) << "\nhelp tells what can be typed.\n\n";
    while (!game.result()) {
        if (program && game.position().toMove == program->side) {
            playAndTell(game, programsMove(game, *program));
            continue;
        }
        std::cout << nameOf(game.position().toMove) << "> " << std::flush;
        std::string line;
        if (!std::getline(std::cin, line)) {
            std::cout << '\n';
            return;
        }
        if (!obey(game, withoutBlanks(line), program)) return;
    }
    std::cout << story(*game.result());
}

/// Nothing where two people play.
std::optional<Program> programFrom(const Arguments& arguments) {
    const Side person = arguments.side("--side").value_or(Side::South);
    const auto seed = arguments.number("--seed", 0, std::numeric_limits<int>::max());
    if (arguments.value("--opponent") == "person") return std::nullopt;
    Program program;
    program.side = rules::opponent(person);
    program.level = arguments.number("--opponent", engine::weakestLevel, engine::strongestLevel)
                        .value_or(engine::weakestLevel);
    program.seed = seed ? static_cast<std::uint32_t>(*seed) : std::random_device()();
    return program;
}

}  // namespace

void playCommand(const std::vector<std::string>& words) {
    const Arguments arguments(
        words, {"--rules", "--position", "--opponent", "--side", "--first", "--seed"});
    arguments.refuseWords();
    const rules::RuleSet rules = arguments.rules();
    const auto position = arguments.position();
    const auto first = arguments.side("--first");
    if (position && first) {
        throw Failure{badArguments, "--position says who is on turn, so --first cannot"};
    }
    const std::optional<Program> program = programFrom(arguments);

    Game game(rules, position.value_or(rules::startPosition(rules, first.value_or(Side::South))));
    playOn(game, program);
}

}  // namespace kiela::tools
