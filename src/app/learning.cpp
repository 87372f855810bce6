#include "app/learning.hpp"

namespace kiela::app {

Learning::Learning(int lesson) : lesson_(lesson), game_(step().game()) {}

Learning::~Learning() = default;

Moment Learning::moment() const {
    if (motion_) return motion_->at(time_);
    Moment moment;
    moment.stones = game_.position().stones;
    return moment;
}

void Learning::touch(rules::House house, const Pace& pace) {
    if (motion_ || reached_) return;
    const rules::Position before = game_.position();
    try_ = tryHouse(game_, house);
    const bool played = !step().touches && !try_->trace.empty();
    reached_ = step().reached(*try_, step());
    if (!reached_) ++wrong_;
    if (played && reached_) game_.play(house);
    if (!played || pace.tempo == 0) return;
    motion_.emplace(before, try_->trace, pace);
    time_ = 0;
}

void Learning::advance(double seconds) {
    if (!motion_) return;
    time_ += seconds;
    if (time_ >= motion_->duration() + (reached_ ? 0 : pauseAtWrongEnd)) finishMotion();
}

void Learning::finishMotion() {
    motion_.reset();
}

void Learning::begin(std::size_t step) {
    step_ = step;
    game_ = this->step().game();
    try_.reset();
    motion_.reset();
    reached_ = false;
    wrong_ = 0;
}

}  // namespace kiela::app
