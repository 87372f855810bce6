// kiela puzzles: finds puzzles in games of the program's levels against each other and writes a
// file of them (engine/puzzle.hpp tells its lines), or checks such a file.
#include "engine/opponent.hpp"
#include "engine/random.hpp"
#include "tools/commands.hpp"
#include "tools/failure.hpp"
#include "tools/puzzle_collection.hpp"
#include "tools/puzzle_finder.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <limits>
#include <optional>

namespace kiela::tools {

namespace {

using engine::Puzzle;
using engine::Random;
using rules::Game;
using rules::House;
using rules::RuleSet;

/// Random moves that a game begins with: else the games of a level would all be alike.
constexpr int fewestRandomMoves = 2;
constexpr int mostRandomMoves = 9;
/// The levels that play: the weakest play too wildly, the strongest takes too long.
constexpr engine::Level weakest = 2;
constexpr engine::Level strongest = 5;
/// Between two puzzles of the same game.
constexpr int fewestPliesBetween = 12;

RuleSet anyRuleSet(Random& random) {
    constexpr int ofTen = 10;
    const int number = random.below(ofTen);
    if (number < 2) return RuleSet::Beginner;
    return number < 4 ? RuleSet::Tournament : RuleSet::Traditional;
}

House anyMove(const Game& game, Random& random) {
    const rules::MoveList moves = game.legalMoves();
    return moves[random.below(moves.size())];
}

House moveOf(engine::Level level, const Game& game, Random& random) {
    engine::Opponent opponent(game, level, random.next());
    while (!opponent.step(std::numeric_limits<int>::max())) {
    }
    return opponent.best();
}

/// Plays one game and offers its puzzles to the collection.
void searchGame(RuleSet rules, std::uint32_t seed, PuzzleFinder& finder,
                PuzzleCollection& collection) {
    Random random(seed);
    Game game(rules);
    constexpr int openings = mostRandomMoves - fewestRandomMoves + 1;
    for (int moves = fewestRandomMoves + random.below(openings); moves > 0 && !game.result();
         --moves) {
        game.play(anyMove(game, random));
    }
    const auto anyLevel = [&random] { return weakest + random.below(strongest - weakest + 1); };
    const engine::Level south = anyLevel();
    const engine::Level north = anyLevel();
    for (int pause = 0; !game.result(); --pause) {
        const rules::Position& position = game.position();
        const auto puzzle = pause > 0 ? std::nullopt : finder.find(rules, position);
        if (puzzle && collection.add(*puzzle)) pause = fewestPliesBetween;
        game.play(moveOf(position.toMove == rules::Side::South ? south : north, game, random));
    }
}

void tellProgress(int games, const PuzzleCollection& collection) {
    constexpr int often = 20;
    if (games % often != 0) return;
    std::cerr << games << " games, " << collection.size() << " puzzles\n";
}

/// How many puzzles there are of each kind, a theme in each line.
void tellSpread(const std::vector<Puzzle>& puzzles) {
    for (const engine::Theme theme : engine::allThemes) {
        std::cerr << engine::nameOf(theme) << ':';
        for (int difficulty = engine::easiest; difficulty <= engine::hardest; ++difficulty) {
            std::cerr << ' '
                      << std::count_if(puzzles.begin(), puzzles.end(), [&](const Puzzle& each) {
                             return each.theme == theme && each.difficulty == difficulty;
                         });
        }
        std::cerr << '\n';
    }
    for (const RuleSet rules : rules::allRuleSets) {
        std::cerr << rules::nameOf(rules) << ": "
                  << std::count_if(puzzles.begin(), puzzles.end(),
                                   [rules](const Puzzle& each) { return each.rules == rules; })
                  << '\n';
    }
}

void generate(const Arguments& arguments) {
    constexpr int usualCount = 240;
    constexpr int usualGames = 6000;
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int mostPuzzles = 10'000;
    const int count = arguments.number("--count", 1, mostPuzzles).value_or(usualCount);
    const int games = arguments.number("--games", 1, most).value_or(usualGames);
    const int seed = arguments.number("--seed", 0, most).value_or(1);
    const bool mixed = !arguments.value("--rules");
    Random random(static_cast<std::uint32_t>(seed));
    PuzzleFinder finder;
    PuzzleCollection collection(count, mixed);
    for (int game = 0; game < games && !collection.full(); ++game) {
        tellProgress(game, collection);
        const RuleSet rules = mixed ? anyRuleSet(random) : arguments.rules();
        searchGame(rules, random.next(), finder, collection);
    }
    const std::vector<Puzzle> puzzles = collection.chosen();
    for (const Puzzle& puzzle : puzzles) std::cout << engine::writePuzzle(puzzle) << '\n';
    tellSpread(puzzles);
}

std::vector<Puzzle> puzzlesIn(const std::string& file) {
    std::ifstream in(file);
    if (!in) throw Failure{badArguments, "cannot read " + file};
    std::vector<Puzzle> puzzles;
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        const auto puzzle = engine::readPuzzle(line);
        if (!puzzle || engine::writePuzzle(*puzzle) != line) {
            throw Failure{badArguments,
                          "line " + std::to_string(number) + " of " + file + " is no puzzle"};
        }
        puzzles.push_back(*puzzle);
    }
    return puzzles;
}

void check(const std::string& file, bool withSearch) {
    const std::vector<Puzzle> puzzles = puzzlesIn(file);
    std::vector<std::string> faults = faultsOf(puzzles);
    PuzzleFinder finder;
    for (std::size_t index = 0; withSearch && index < puzzles.size(); ++index) {
        const int difficulty = finder.difficultyOf(puzzles[index]);
        if (difficulty == puzzles[index].difficulty) continue;
        faults.push_back("puzzle " + std::to_string(index + 1) + ": the search "
                         + (difficulty == 0 ? std::string("prefers another move")
                                            : "finds it at " + std::to_string(difficulty)));
    }
    for (const std::string& fault : faults) std::cout << fault << '\n';
    if (!faults.empty()) {
        throw Failure{refusedMove, std::to_string(faults.size()) + " faults in " + file};
    }
    std::cout << puzzles.size() << " puzzles, no fault\n";
}

}  // namespace

void puzzlesCommand(const std::vector<std::string>& words) {
    const Arguments arguments(words, {"--rules", "--count", "--games", "--seed", "--check"},
                              {"--search"});
    arguments.refuseWords();
    const auto file = arguments.value("--check");
    if (file) return check(*file, arguments.has("--search"));
    if (arguments.has("--search")) throw Failure{badArguments, "--search goes with --check"};
    generate(arguments);
}

}  // namespace kiela::tools
