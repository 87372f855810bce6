// The course of a game and its ends (rules §5).
#include "rules/game.hpp"

#include <algorithm>

namespace kiela::rules {

namespace {

/// More stones wins, equally many is a draw (rules §5.3).
Winner winnerByStones(const Position& position) {
    const int south = position.total(Side::South);
    const int north = position.total(Side::North);
    if (south == north) return Winner::Nobody;
    return winnerOf(south > north ? Side::South : Side::North);
}

/// How often the last position has come up: the same forty counts with the same player on turn. The
/// start counts, and a capture does not clear the history (rules §5.3).
int timesOfLast(const std::vector<Position>& positions) {
    const Position& last = positions.back();
    const auto isLast = [&last](const Position& position) {
        return position.toMove == last.toMove && position.stones == last.stones;
    };
    return static_cast<int>(std::count_if(positions.begin(), positions.end(), isLast));
}

}  // namespace

std::string_view nameOf(Reason reason) {
    switch (reason) {
    case Reason::AllCaptured:
        return "all-captured";
    case Reason::NoMove:
        return "no-move";
    case Reason::NoProgress:
        return "no-progress";
    case Reason::Resigned:
        return "resigned";
    }
    return {};
}

std::optional<Result> endOf(const Position& position, RuleSet rules, int times, bool canMove) {
    constexpr int timesForNoProgress = 3;
    for (const Side side : {Side::South, Side::North}) {
        if (position.total(side) == 0) return Result{winnerOf(opponent(side)), Reason::AllCaptured};
    }
    if (!canMove && losesWithoutMove(rules)) {
        return Result{winnerOf(opponent(position.toMove)), Reason::NoMove};
    }
    const Stall stall = position.sinceCapture >= quietMovesLimit ? Stall::QuietMoves
                        : times >= timesForNoProgress            ? Stall::Repetition
                        : !canMove                               ? Stall::EndlessMoves
                                                                 : Stall::None;
    if (stall == Stall::None) return std::nullopt;
    return Result{winnerByStones(position), Reason::NoProgress, stall};
}

Game::Game(RuleSet rules) : Game(rules, startPosition(rules)) {}

Game::Game(RuleSet rules, const Position& start)
    : rules_(rules), positions_{start}, result_(resultNow()) {}

Refusal Game::refusalOf(House from) const {
    if (result_) return Refusal::GameOver;
    return rules::refusalOf(position(), rules_, from);
}

MoveList Game::legalMoves() const {
    return result_ ? MoveList() : rules::legalMoves(position(), rules_);
}

Refusal Game::play(House from, Trace* trace) {
    const Refusal refusal = refusalOf(from);
    if (refusal != Refusal::None) return refusal;
    Position after = position();
    if (trace) {
        sow(after, from, *trace);
    } else {
        sow(after, from);
    }
    positions_.push_back(after);
    moves_.push_back(from);
    result_ = resultNow();
    return Refusal::None;
}

void Game::resign(Side side) {
    if (!result_) result_ = Result{winnerOf(opponent(side)), Reason::Resigned};
}

void Game::undo() {
    if (moves_.empty()) return;
    moves_.pop_back();
    positions_.pop_back();
    // A move was played from here, so no end had been reached.
    result_.reset();
}

std::optional<Result> Game::resultNow() const {
    return endOf(position(), rules_, timesOfLast(positions_), hasLegalMove(position(), rules_));
}

}  // namespace kiela::rules
