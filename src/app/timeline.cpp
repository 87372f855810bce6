#include "app/timeline.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kiela::app {

namespace {

using rules::Event;
using rules::House;

// Seconds at normal tempo.
constexpr double liftTime = 0.35;
constexpr double dropTime = 0.26;
constexpr double relayTime = 0.55;
constexpr double captureTime = 1.2;
constexpr double endTime = 0.3;
// Added where a beginner reads why the move goes on or stops.
constexpr double readingTime = 1.8;

// In which a stone that was dropped comes to rest, as a part of the time of a drop: it strikes the
// house, and hops once.
constexpr double landingPart = 2 * Landing::strikes;

// A flash shorter than this would flicker: long moves that speed up pass over it.
constexpr double shortestFlash = 0.35;

double naturalTime(const Event& event, const Pace& pace) {
    const double reading = pace.explaining ? readingTime : 0;
    switch (event.kind) {
    case Event::Kind::Lift:
        return liftTime / pace.tempo;
    case Event::Kind::Drop:
        return dropTime / pace.tempo;
    case Event::Kind::Relay:
        return relayTime / pace.tempo + reading;
    case Event::Kind::Capture:
        return captureTime / pace.tempo + reading;
    case Event::Kind::End:
        return endTime / pace.tempo + reading / 2;
    }
    return 0;
}

// How high a stone is that falls and hops once, with the time from 0 to 1.
double heightOfFall(double time) {
    constexpr double hop = 0.18;
    if (time < 0.5) return 1 - 4 * time * time;
    return hop * (1 - std::pow(4 * time - 3, 2));
}

// Keeps the first part of a long move as it is and lets the rest run faster and faster.
double compress(double seconds) {
    constexpr double untouched = 0.6 * longestMotion;
    constexpr double rest = longestMotion - untouched;
    if (seconds <= untouched) return seconds;
    return untouched + rest * (1 - std::exp((untouched - seconds) / rest));
}

// Follows the stones event by event.
struct Follower {
    Moment moment;
    int inHand = 0;
    House handAt;
    House lifted;
    House dropped;

    std::uint8_t& stonesIn(House house) {
        return moment.stones[static_cast<std::size_t>(house.side)][house.place];
    }

    void takeUp(House house, int stones) {
        stonesIn(house) = 0;
        inHand = stones;
        handAt = lifted = house;
    }

    void finish(const Event& event) {
        switch (event.kind) {
        case Event::Kind::Lift:
        case Event::Kind::Relay:
            takeUp(event.house, event.stones);
            break;
        case Event::Kind::Drop:
            ++stonesIn(event.house);
            --inHand;
            handAt = dropped = event.house;
            break;
        case Event::Kind::Capture:
            stonesIn(rules::facingInner(event.house)) = 0;
            stonesIn(rules::facingOuter(event.house)) = 0;
            inHand = event.stones + event.outerStones;
            handAt = event.house;
            lifted = rules::facingInner(event.house);
            break;
        case Event::Kind::End:
            break;
        }
    }

    void hold(House from, House to, double progress, bool crossing = false) {
        if (inHand > 0)
            moment.hand = Hand{inHand, lifted, from, to, static_cast<float>(progress), crossing};
    }

    // Shows the stone that was dropped last, unless it has been taken up again.
    void land(double time) {
        if (time < 1 && stonesIn(dropped) > 0)
            moment.landing =
                Landing{dropped, static_cast<float>(heightOfFall(std::max(0.0, time)))};
    }

    void showPart(const Event& event, double part, double length) {
        switch (event.kind) {
        case Event::Kind::Lift:
        case Event::Kind::Relay:
            takeUp(event.house, event.stones);
            hold(event.house, event.house, part);
            break;
        case Event::Kind::Drop:
            hold(handAt, event.house, part);
            break;
        case Event::Kind::Capture:
            showCapture(event, part, length);
            break;
        case Event::Kind::End:
            break;
        }
    }

    void showCapture(const Event& event, double part, double length) {
        const House inner = rules::facingInner(event.house);
        if (length >= shortestFlash)
            moment.flash =
                Flash{inner, rules::facingOuter(event.house), static_cast<float>(1 - part)};
        if (part < Flash::holds) return;
        finish(event);
        hold(inner, event.house, (part - Flash::holds) / (1 - Flash::holds), true);
    }
};

}  // namespace

int Moment::total(rules::Side side, rules::Side mover) const {
    int sum = side == mover && hand ? hand->stones : 0;
    for (const int count : stones[static_cast<std::size_t>(side)]) sum += count;
    return sum;
}

float Moment::share(rules::Side side, rules::Side mover) const {
    auto own = static_cast<float>(total(side, mover));
    const float all = own + static_cast<float>(total(rules::opponent(side), mover));
    if (hand && hand->crossing) {
        const float come = hand->progress * hand->progress * (3 - 2 * hand->progress);
        const float back = static_cast<float>(hand->stones) * (1 - come);
        own += side == mover ? -back : back;
    }
    return all > 0 ? own / all : 0.5f;
}

Timeline::Timeline(const rules::Position& start, rules::Trace trace, const Pace& pace)
    : start_(start), trace_(std::move(trace)) {
    ends_.reserve(trace_.size());
    double natural = 0;
    for (const Event& event : trace_) {
        natural += naturalTime(event, pace);
        ends_.push_back(compress(natural));
    }
    cues_ = cuesOf(start_.stones, trace_, ends_);
}

Moment Timeline::at(double seconds) const {
    Follower follower;
    follower.moment.stones = start_.stones;
    double begin = 0;
    double lastDrop = 0;  // how long it took
    for (std::size_t i = 0; i < trace_.size(); ++i) {
        const Event& event = trace_[i];
        if (event.kind != Event::Kind::Drop) follower.moment.told = i;
        if (event.kind == Event::Kind::Capture)
            follower.moment.captured += event.stones + event.outerStones;
        if (seconds < ends_[i]) {
            const double length = ends_[i] - begin;
            follower.showPart(event, std::max(0.0, (seconds - begin) / length), length);
            if (i > 0 && trace_[i - 1].kind == Event::Kind::Drop)
                follower.land((seconds - begin) / (landingPart * lastDrop));
            break;
        }
        follower.finish(event);
        lastDrop = ends_[i] - begin;
        begin = ends_[i];
    }
    return follower.moment;
}

}  // namespace kiela::app
