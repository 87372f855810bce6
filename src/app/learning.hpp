// A lesson under way: which step, what has been tried, and the motion of a try. A wrong move is
// shown to its end, and taken back. Knows neither words nor the game that waits meanwhile.
#pragma once

#include "app/lessons.hpp"
#include "app/timeline.hpp"

#include <cstddef>
#include <optional>

namespace kiela::app {

class Learning {
  public:
    /// `lesson` is 1 to lessonCount.
    explicit Learning(int lesson);
    ~Learning();
    Learning(const Learning&) = delete;
    Learning& operator=(const Learning&) = delete;

    int number() const { return lesson_; }
    const Lesson& lesson() const { return lessons()[static_cast<std::size_t>(lesson_ - 1)]; }
    std::size_t stepIndex() const { return step_; }
    const Step& step() const { return lesson().steps[step_]; }
    bool isFirstStep() const { return step_ == 0; }
    bool isLastStep() const { return step_ + 1 == lesson().steps.size(); }
    /// As the step begins, or as it is once its goal is reached.
    const rules::Game& game() const { return game_; }
    /// What was tried last; nothing before the first try of a step.
    const std::optional<Try>& lastTry() const { return try_; }
    bool isReached() const { return reached_; }
    /// After some wrong tries a way is shown.
    bool needsHelp() const { return !reached_ && wrong_ >= triesWithoutHelp; }

    /// A move is shown, or its end before it is taken back.
    bool isMoving() const { return motion_.has_value(); }
    /// A wrong move has come to its end, which is still to be seen.
    bool isAtWrongEnd() const { return motion_ && time_ >= motion_->duration(); }
    const Timeline* motion() const { return motion_ ? &*motion_ : nullptr; }
    double motionTime() const { return time_; }
    Moment moment() const;

    /// Touches a house: its move begins, with that pace, or is at its end at once (tempo 0). Only
    /// while nothing moves and the goal is not reached.
    void touch(rules::House house, const Pace& pace);
    /// Lets time pass, in seconds.
    void advance(double seconds);
    /// Ends the motion at once.
    void finishMotion();

    /// The step as it began.
    void again() { begin(step_); }
    /// To a step of the lesson, as it begins.
    void begin(std::size_t step);

  private:
    static constexpr int triesWithoutHelp = 3;
    static constexpr double pauseAtWrongEnd = 1.5;  // seconds

    int lesson_;
    std::size_t step_ = 0;
    rules::Game game_;
    std::optional<Try> try_;
    bool reached_ = false;
    int wrong_ = 0;
    std::optional<Timeline> motion_;
    double time_ = 0;
};

}  // namespace kiela::app
