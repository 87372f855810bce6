#include "games.hpp"

#include "rules/position_text.hpp"

#include <algorithm>
#include <sstream>
#include <string>

namespace kiela::tests {

using rules::Side;

int below(std::mt19937& random, int count) {
    return static_cast<int>(random() % static_cast<unsigned>(count));
}

rules::Game randomGame(std::mt19937& random) {
    rules::Position position;
    const int stones = 2 + below(random, below(random, 2) == 0 ? 12 : 200);
    for (int stone = 0; stone < stones; ++stone) {
        const Side side = below(random, 2) == 0 ? Side::South : Side::North;
        const auto place = static_cast<std::uint8_t>(below(random, rules::housesPerSide));
        ++position.at({side, place});
    }
    if (below(random, 2) == 0) position.toMove = Side::North;
    return rules::Game(rules::allRuleSets[static_cast<std::size_t>(below(random, 3))], position);
}

rules::Game gameBefore(const GameVector& vector, int undone) {
    const rules::RuleSet rules = *rules::ruleSetNamed(vector.rules);
    rules::Game game(rules);
    if (!vector.position.empty()) {
        game = rules::Game(rules, std::get<rules::Position>(rules::readPosition(vector.position)));
    }
    std::istringstream moves{std::string(vector.moves)};
    std::string move;
    while (moves >> move) game.play(*rules::houseNamed(move));
    for (; undone > 0; --undone) game.undo();
    return game;
}

engine::Score minimax(const rules::Game& game, int depth, int ply, engine::Evaluation evaluation) {
    if (const auto& result = game.result()) {
        if (result->winner == rules::Winner::Nobody) return 0;
        const bool won = result->winner == rules::winnerOf(game.position().toMove);
        return won ? engine::winScore - ply : ply - engine::winScore;
    }
    if (depth == 0) return evaluation.judge(engine::boardOf(game.position()));
    engine::Score best = -engine::winScore;
    for (const rules::House move : game.legalMoves()) {
        rules::Game after = game;
        after.play(move);
        best = std::max(best, -minimax(after, depth - 1, ply + 1, evaluation));
    }
    return best;
}

}  // namespace kiela::tests
