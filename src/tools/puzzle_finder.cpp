#include "tools/puzzle_finder.hpp"

#include "engine/evaluation.hpp"
#include "engine/proof.hpp"
#include "tools/puzzle_proof.hpp"

#include <algorithm>

namespace kiela::tools {

namespace {

using engine::Finding;
using engine::Puzzle;
using engine::Theme;
using rules::Game;
using rules::House;

Theme themeOfWin(int moves) {
    return *std::find_if(engine::allThemes.begin(), engine::allThemes.end(),
                         [moves](Theme theme) { return engine::movesToWin(theme) == moves; });
}

/// The win with the first move that a search has found, where it is short and the only one.
std::optional<Puzzle> winIn(const Game& game) {
    const int moves = engine::movesToWin(game, mostMovesToWin);
    if (moves == 0 || engine::winningMoves(game, moves).size() != 1) return std::nullopt;
    return Puzzle{themeOfWin(moves), engine::easiest, game.rules(),
                  engine::longestDefence(game, moves), game.position()};
}

std::optional<Puzzle> puzzleOf(Theme theme, const Game& game, House move) {
    return Puzzle{theme, engine::easiest, game.rules(), {move}, game.position()};
}

/// The fewest plies from which on the move is the best; one more than there are where it is not.
int settledAt(const std::vector<House>& best, House move) {
    const auto other =
        std::find_if(best.rbegin(), best.rend(), [move](House each) { return each != move; });
    return static_cast<int>(best.rend() - other) + 1;
}

bool isClear(const std::vector<Finding>& lines, int settled) {
    const engine::Score best = lines[0].score;
    return settled < lookedAhead && !engine::isProvenWin(best) && !engine::isProvenLoss(best)
           && best - lines[1].score >= clearScore;
}

}  // namespace

PuzzleFinder::Look PuzzleFinder::look(const Game& game, int depth) {
    engine::Search search(game, engine::learnedEvaluation(game.rules()), {.depth = depth}, table_,
                          0, 2);
    Look look;
    // One board at a time: an early look is over after a few.
    for (bool finished = false; !finished;) {
        finished = search.step(1);
        if (search.finding().depth > static_cast<int>(look.best.size())) {
            look.best.push_back(search.finding().best());
        }
    }
    look.lines = search.lines();
    return look;
}

std::optional<Puzzle> PuzzleFinder::guess(const Game& game) {
    constexpr int shortLook = 5;
    const std::vector<Finding> lines = look(game, shortLook).lines;
    const Finding& first = lines[0];
    if (engine::isProvenWin(first.score)) return winIn(game);
    if (lines.size() < 2 || engine::isProvenLoss(first.score)) return std::nullopt;
    if (first.score - lines[1].score < clearScore) return std::nullopt;
    if (clearCapture(game) == first.best()) return puzzleOf(Theme::Capture, game, first.best());
    const bool defends =
        defenceOfStones(game) == first.best()
        || (engine::isProvenLoss(lines[1].score) && defenceOfGame(game) == first.best());
    return defends ? puzzleOf(Theme::Defence, game, first.best()) : std::nullopt;
}

int PuzzleFinder::difficultyOf(const Puzzle& puzzle) {
    const Game game(puzzle.rules, puzzle.position);
    const Look deep = look(game, lookedAhead);
    const House move = puzzle.solution.front();
    const int settled = settledAt(deep.best, move);
    const int moves = engine::movesToWin(puzzle.theme);
    if (settled > static_cast<int>(deep.best.size())) return 0;
    if (moves == 0 && !isClear(deep.lines, settled)) return 0;
    return std::clamp(std::max(settled, moves), engine::easiest, engine::hardest);
}

std::optional<Puzzle> PuzzleFinder::find(rules::RuleSet rules, const rules::Position& position) {
    const Game game(rules, puzzlePosition(position));
    if (!looksLikePlay(game)) return std::nullopt;
    std::optional<Puzzle> puzzle = guess(game);
    if (!puzzle || !canBeFollowed(game, puzzle->solution.front())) return std::nullopt;
    puzzle->difficulty = difficultyOf(*puzzle);
    if (puzzle->difficulty == 0) return std::nullopt;
    return puzzle;
}

}  // namespace kiela::tools
