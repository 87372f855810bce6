// kiela match: two programs play many games, and what that says about their strength.
#include "engine/opponent.hpp"
#include "tools/commands.hpp"
#include "tools/failure.hpp"
#include "tools/openings.hpp"
#include "tools/players.hpp"

#include <cmath>
#include <cstdio>
#include <iostream>
#include <limits>

namespace kiela::tools {

namespace {

using rules::Game;
using rules::Side;
using rules::Winner;

/// Games from the first player's view.
struct Tally {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int wonBySouth = 0;

    int games() const { return won + drawn + lost; }
    double share() const { return (won + 0.5 * drawn) / games(); }
};

struct Range {
    double low = 0;
    double high = 0;
};

/// Where the true share lies with 95 % (Wilson's interval, which also holds for shares of 0 and 1).
Range intervalOf(const Tally& tally) {
    constexpr double z = 1.96;
    const double games = tally.games();
    const double share = tally.share();
    const double middle = share + z * z / (2 * games);
    const double half = z * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
    const double scale = 1 + z * z / games;
    return {(middle - half) / scale, (middle + half) / scale};
}

double eloOf(double share) {
    return -400 * std::log10(1 / share - 1);
}

Winner play(Game game, Player& south, Player& north, std::uint32_t seed) {
    while (!game.result()) {
        Player& player = game.position().toMove == Side::South ? south : north;
        const auto move = static_cast<std::uint32_t>(game.moves().size());
        game.play(player.choose(game, seed + move * 0x9e3779b9u));
    }
    return game.result()->winner;
}

void count(Tally& tally, Winner winner, Side first) {
    if (winner == Winner::Nobody) {
        ++tally.drawn;
    } else if (winner == rules::winnerOf(first)) {
        ++tally.won;
    } else {
        ++tally.lost;
    }
    if (winner == Winner::South) ++tally.wonBySouth;
}

void tell(const Tally& tally) {
    constexpr std::size_t longest = 200;
    char line[longest];
    const Range range = intervalOf(tally);
    std::snprintf(line, longest, "score %.1f/%d (%.1f %%): %d won, %d drawn, %d lost\n",
                  tally.share() * tally.games(), tally.games(), 100 * tally.share(), tally.won,
                  tally.drawn, tally.lost);
    std::cout << line;
    std::snprintf(line, longest, "95 %% interval: %.1f to %.1f %%\n", 100 * range.low,
                  100 * range.high);
    std::cout << line;
    std::snprintf(line, longest, "Elo difference: %+.0f (%+.0f to %+.0f)\n", eloOf(tally.share()),
                  eloOf(range.low), eloOf(range.high));
    std::cout << line;
    std::snprintf(line, longest, "won by South: %.1f %%\n",
                  100.0 * tally.wonBySouth / tally.games());
    std::cout << line;
}

}  // namespace

void matchCommand(const std::vector<std::string>& words) {
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int mostGames = 1'000'000;
    constexpr int usualGames = 100;
    const Arguments arguments(
        words, {"--rules", "--games", "--openings", "--nodes", "--movetime", "--seed"});
    if (arguments.words().size() != 2) {
        throw Failure{badArguments, "match needs two players, for example full stones:3"};
    }
    const rules::RuleSet rules = arguments.rules();
    const int games = arguments.number("--games", 1, mostGames).value_or(usualGames);
    const int openings = arguments.number("--openings", 1, mostGames).value_or((games + 1) / 2);
    const auto seed = static_cast<std::uint32_t>(arguments.number("--seed", 0, most).value_or(1));
    const auto nodes = arguments.number("--nodes", 1, most);
    Effort effort;
    effort.nodes = nodes ? static_cast<std::uint64_t>(*nodes)
                         : engine::strengthOf(engine::strongestLevel).limits.nodes;
    effort.milliseconds = arguments.number("--movetime", 1, most);
    if (nodes && effort.milliseconds) {
        throw Failure{badArguments, "--nodes and --movetime cannot both be given"};
    }
    const auto first = playerNamed(arguments.words()[0], rules, effort);
    const auto second = playerNamed(arguments.words()[1], rules, effort);

    const std::vector<Game> starts = balancedOpenings(rules, openings, seed);
    Tally tally;
    for (int game = 0; game < games; ++game) {
        const Game& start = starts[static_cast<std::size_t>(game / 2) % starts.size()];
        const bool swapped = game % 2 != 0;
        Player& south = swapped ? *second : *first;
        Player& north = swapped ? *first : *second;
        const auto seedOfGame = seed * 0x85ebca6bu + static_cast<std::uint32_t>(game) * 7919u;
        count(tally, play(start, south, north, seedOfGame), swapped ? Side::North : Side::South);
    }
    std::cout << arguments.words()[0] << " against " << arguments.words()[1] << ", "
              << rules::nameOf(rules) << ", " << games << " games, " << openings << " openings\n";
    tell(tally);
}

}  // namespace kiela::tools
