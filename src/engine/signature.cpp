#include "engine/signature.hpp"

#include "engine/random.hpp"
#include "engine/search.hpp"

#include <array>
#include <utility>

namespace kiela::engine {

std::vector<rules::Game> signatureGames() {
    constexpr std::array randomMoves{0, 3, 8, 15, 24};
    std::vector<rules::Game> games;
    Random random(1993);
    for (const rules::RuleSet rules : rules::allRuleSets) {
        for (const int wanted : randomMoves) {
            rules::Game game(rules);
            for (int move = 0; move < wanted; ++move) {
                const rules::MoveList moves = game.legalMoves();
                game.play(moves[random.below(moves.size())]);
                if (game.result()) game.undo();
            }
            games.push_back(std::move(game));
        }
    }
    return games;
}

std::uint64_t signature() {
    Table table(1u << 20);
    std::uint64_t nodes = 0;
    for (const rules::Game& game : signatureGames()) {
        Search search(game, learnedEvaluation(game.rules()), {.depth = signatureDepth}, table);
        while (!search.step(1'000'000)) {
        }
        nodes += search.finding().nodes;
    }
    return nodes;
}

}  // namespace kiela::engine
