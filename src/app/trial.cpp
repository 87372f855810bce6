#include "app/trial.hpp"

#include <utility>

namespace kiela::app {

namespace {

// Before a wrong move is taken back, and before a right one is answered, in seconds.
constexpr double pauseAtWrongEnd = 1.5, pauseBeforeAnswer = 0.7;

}  // namespace

Moment Trial::moment() const {
    if (motion_) return motion_->at(time_);
    Moment moment;
    moment.stones = game_.position().stones;
    return moment;
}

void Trial::take(Try attempt, Verdict verdict, const Pace& pace) {
    verdict_ = verdict;
    if (verdict == Verdict::Wrong) ++wrong_;
    // What comes next is to be found anew.
    if (verdict == Verdict::Right) wrong_ = 0;
    helped_ |= needsHelp();
    time_ = 0;
    if (attempt.isPlayed()) {
        if (pace.tempo > 0)
            motion_ = std::make_unique<Timeline>(game_.position(), attempt.trace, pace);
        if (isRight()) game_.play(attempt.house);
    }
    try_ = std::move(attempt);
}

void Trial::answer(const Try& reply, const Pace& pace) {
    if (pace.tempo > 0) next_ = std::make_unique<Timeline>(game_.position(), reply.trace, pace);
    game_.play(reply.house);
    // It may be the last move.
    if (reply.result) verdict_ = Verdict::Reached;
}

double Trial::pauseAtEnd() const {
    if (next_) return pauseBeforeAnswer;
    return isRight() ? 0 : pauseAtWrongEnd;
}

void Trial::advance(double seconds) {
    if (!motion_) return;
    time_ += seconds;
    if (time_ >= motion_->duration() + pauseAtEnd()) finishMotion();
}

void Trial::finishMotion() {
    motion_ = std::move(next_);
    time_ = 0;
}

void Trial::begin(const rules::Game& game) {
    game_ = game;
    wrong_ = 0;
    forget();
}

void Trial::undo() {
    do game_.undo();
    while (game_.position().toMove != rules::Side::South);
    forget();
}

void Trial::forget() {
    try_.reset();
    verdict_ = Verdict::Slip;
    motion_.reset();
    next_.reset();
}

}  // namespace kiela::app
