// A lesson under way: which step, and what has been tried in it.
#pragma once

#include "app/lessons.hpp"
#include "app/trial.hpp"

#include <cstddef>

namespace kiela::app {

class Learning final : public Trial {
  public:
    /// `lesson` is 1 to lessonCount.
    explicit Learning(int lesson);

    int number() const { return lesson_; }
    const Lesson& lesson() const { return lessons()[static_cast<std::size_t>(lesson_ - 1)]; }
    std::size_t stepIndex() const { return step_; }
    const Step& step() const { return lesson().steps[step_]; }
    bool isLastStep() const { return step_ + 1 == lesson().steps.size(); }

    /// Touches a house, with that pace. Only while nothing moves and the goal is not reached.
    void touch(rules::House house, const Pace& pace);
    /// The step as it began.
    void again() { begin(step_); }
    bool canGoBack() const { return step_ > 0; }
    void goBack() { begin(step_ - 1); }
    /// To a step of the lesson, as it begins.
    void begin(std::size_t step);

  private:
    int lesson_;
    std::size_t step_ = 0;
};

}  // namespace kiela::app
