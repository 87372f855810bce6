// Moves that are tried on a board to reach a goal: the position, what has been tried, and the
// motion of a try. A right move is made; a wrong one is shown to its end, and taken back. What the
// goal is, the kinds of it know (learning.hpp, solving.hpp). Knows neither words nor the game that
// waits meanwhile.
#pragma once

#include "app/lessons.hpp"
#include "app/timeline.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace kiela::app {

class Trial {
  public:
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

    /// With all right moves made.
    const rules::Game& game() const { return game_; }
    /// What was tried last; nothing before the first try.
    const std::optional<Try>& lastTry() const { return try_; }
    /// It was right; on the way to the goal there may be more to be done.
    bool isRight() const { return verdict_ >= Verdict::Right; }
    bool isReached() const { return verdict_ == Verdict::Reached; }
    /// After some wrong tries a way is shown.
    bool needsHelp() const { return !isReached() && wrong_ >= triesWithoutHelp; }
    /// A way has been shown since the trial was made.
    bool wasHelped() const { return helped_; }

    /// A move is shown, or its end before it is taken back or answered.
    bool isMoving() const { return motion_ != nullptr; }
    /// A wrong move has come to its end, which is still to be seen.
    bool isAtWrongEnd() const { return motion_ && !isRight() && time_ >= motion_->duration(); }
    const Timeline* motion() const { return motion_.get(); }
    double motionTime() const { return time_; }
    Moment moment() const;

    /// Lets time pass, in seconds.
    void advance(double seconds);
    /// Ends the motion at once; that of an answer may follow.
    void finishMotion();

  protected:
    /// What a try is. A slip is wrong, but no try: it does not count.
    enum class Verdict : std::uint8_t { Slip, Wrong, Right, Reached };

    explicit Trial(const rules::Game& game) : game_(game) {}
    ~Trial() = default;
    /// Puts a position there, before any try.
    void begin(const rules::Game& game);
    /// Takes back all moves since South was on turn last; there are some.
    void undo();
    /// Whether a house may be touched: nothing moves, and the goal is not reached.
    bool waits() const { return !motion_ && !isReached(); }
    /// Takes note of what came of touching a house: its move begins, with that pace, or is at its
    /// end at once (tempo 0). A right one is made.
    void take(Try attempt, Verdict verdict, const Pace& pace);
    /// Makes the opponent's move after a right one; its motion follows.
    void answer(const Try& reply, const Pace& pace);

  private:
    static constexpr int triesWithoutHelp = 3;

    double pauseAtEnd() const;
    void forget();

    rules::Game game_;
    std::optional<Try> try_;
    Verdict verdict_ = Verdict::Slip;
    int wrong_ = 0;
    bool helped_ = false;
    std::unique_ptr<Timeline> motion_, next_;  // the next one is that of the answer
    double time_ = 0;
};

}  // namespace kiela::app
