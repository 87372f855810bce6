#include "tools/openings.hpp"

#include "engine/random.hpp"
#include "engine/search.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace kiela::tools {

namespace {

constexpr int fewestMoves = 2;
constexpr int mostMoves = 9;
constexpr engine::Score mostDifference = 100;  // one stone
/// Two depths one ply apart: the player who has just captured looks better than they are.
constexpr int depths[] = {6, 7};

rules::Game randomOpening(rules::RuleSet rules, engine::Random& random) {
    rules::Game game(rules);
    const int moves = fewestMoves + random.below(mostMoves - fewestMoves + 1);
    for (int move = 0; move < moves && !game.result(); ++move) {
        const rules::MoveList legal = game.legalMoves();
        game.play(legal[random.below(legal.size())]);
    }
    return game;
}

bool isBalanced(const rules::Game& game, engine::Table& table) {
    engine::Score sum = 0;
    for (const int depth : depths) {
        engine::Search search(game, engine::stonesDifference(), {.depth = depth, .exact = true},
                              table);
        while (!search.step(1000)) {
        }
        sum += search.finding().score;
    }
    return std::abs(sum) <= 2 * mostDifference;
}

}  // namespace

std::vector<rules::Game> balancedOpenings(rules::RuleSet rules, int count, std::uint32_t seed) {
    engine::Random random(seed);
    engine::Table table(1u << 20);
    std::vector<rules::Game> openings;
    while (openings.size() < static_cast<std::size_t>(count)) {
        rules::Game game = randomOpening(rules, random);
        if (game.result() || !isBalanced(game, table)) continue;
        const bool known = std::any_of(openings.begin(), openings.end(), [&game](const auto& old) {
            return old.position() == game.position();
        });
        if (!known) openings.push_back(std::move(game));
    }
    return openings;
}

}  // namespace kiela::tools
