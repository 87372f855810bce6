#include "app/learning.hpp"

#include <utility>

namespace kiela::app {

Learning::Learning(int lesson)
    : Trial(lessons()[static_cast<std::size_t>(lesson - 1)].steps[0].game()), lesson_(lesson) {}

void Learning::touch(rules::House house, const Pace& pace) {
    if (!waits()) return;
    Try attempt = tryHouse(game(), house);
    const bool reached = step().reached(attempt, step());
    // Nothing is played.
    if (step().touches) attempt.trace.clear();
    take(std::move(attempt), reached ? Verdict::Reached : Verdict::Wrong, pace);
}

void Learning::begin(std::size_t step) {
    step_ = step;
    Trial::begin(this->step().game());
}

}  // namespace kiela::app
