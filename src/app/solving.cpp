#include "app/solving.hpp"

#include "engine/proof.hpp"

#include <algorithm>
#include <utility>

namespace kiela::app {

using rules::House;

Solving::Solving(int number, const engine::Puzzle& puzzle)
    : Trial(rules::Game(puzzle.rules, puzzle.position)), number_(number), puzzle_(puzzle) {}

int Solving::movesLeft() const {
    const int made = static_cast<int>(game().moves().size() + 1) / 2;
    return std::max(engine::movesToWin(puzzle_.theme) - made, 0);
}

// Whether the moves are those of the solution so far.
bool Solving::isOnLine() const {
    const auto& moves = game().moves();
    return moves.size() < puzzle_.solution.size()
           && std::equal(moves.begin(), moves.end(), puzzle_.solution.begin());
}

House Solving::solution() const {
    return isOnLine() ? puzzle_.solution[game().moves().size()]
                      : engine::winningMoves(game(), movesLeft())[0];
}

int Solving::lossAtBest() const {
    const Try best = tryHouse(game(), solution());
    return best.replyCaptures - best.captured;
}

Trial::Verdict Solving::judge(const Try& attempt) const {
    if (!attempt.isPlayed()) return Verdict::Slip;
    bool right = attempt.house == solution();
    // At the beginning no other move is.
    if (!right && !game().moves().empty()) {
        const rules::MoveList winning = engine::winningMoves(game(), movesLeft());
        right = std::find(winning.begin(), winning.end(), attempt.house) != winning.end();
    }
    if (!right) return Verdict::Wrong;
    return attempt.result || movesLeft() == 0 ? Verdict::Reached : Verdict::Right;
}

void Solving::touch(House house, const Pace& pace) {
    if (!waits()) return;
    Try attempt = tryHouse(game(), house);
    const Verdict verdict = judge(attempt);
    take(std::move(attempt), verdict, pace);
    if (!isRight()) return;
    reply_.reset();
    if (isReached()) return;
    reply_ = tryHouse(game(), isOnLine() ? puzzle_.solution[game().moves().size()]
                                         : engine::longestReply(game(), movesLeft()));
    answer(*reply_, pace);
}

void Solving::again() {
    reply_.reset();
    begin(rules::Game(puzzle_.rules, puzzle_.position));
}

void Solving::goBack() {
    reply_.reset();
    undo();
}

}  // namespace kiela::app
