#include "app/learning.hpp"

#include <utility>

namespace kiela::app {

Learning::Learning(int lesson)
    : Trial(lessons()[static_cast<std::size_t>(lesson - 1)].steps[0].game()), lesson_(lesson) {}

void Learning::touch(rules::House house, const Pace& pace) {
    if (!waits()) return;
    Try attempt = tryHouse(game(), house);
    Verdict verdict = step().reached(attempt, step()) ? Verdict::Reached : Verdict::Wrong;
    // A house that cannot be played is no try, unless touching is all that is asked for.
    if (verdict == Verdict::Wrong && !step().touches && !attempt.isPlayed())
        verdict = Verdict::Slip;
    // Nothing is played.
    if (step().touches) attempt.trace.clear();
    take(std::move(attempt), verdict, pace);
}

void Learning::begin(std::size_t step) {
    step_ = step;
    Trial::begin(this->step().game());
}

}  // namespace kiela::app
