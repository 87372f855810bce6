#include "app/cue.hpp"

#include "app/timeline.hpp"

#include <algorithm>

namespace kiela::app {

namespace {

using rules::Event;
using rules::House;

// The eye is given a moment to find what is heard, in seconds and as a part of an event.
constexpr double longestWait = 0.13;
constexpr double waitingPart = 0.25;

// Collects the sounds that can be told from each other.
struct Score {
    std::vector<Cue> cues;

    void add(const Cue& cue) {
        const bool close = !cues.empty() && cue.at - cues.back().at < closestCues;
        if (!close || cue.kind > cues.back().kind) cues.push_back(cue);
    }
};

}  // namespace

std::vector<Cue> cuesOf(std::array<std::array<std::uint8_t, rules::housesPerSide>, 2> stones,
                        const rules::Trace& trace, std::span<const double> ends) {
    Score score;
    const auto stonesIn = [&](House house) -> std::uint8_t& {
        return stones[static_cast<std::size_t>(house.side)][house.place];
    };
    double begin = 0;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Event& event = trace[i];
        const double length = ends[i] - begin;
        const double soon = begin + std::min(waitingPart * length, longestWait);
        switch (event.kind) {
        case Event::Kind::Lift:
            score.add({Cue::Kind::Lift, event.house, event.stones, begin});
            stonesIn(event.house) = 0;
            break;
        case Event::Kind::Drop:
            score.add({Cue::Kind::Drop, event.house, stonesIn(event.house)++,
                       ends[i] + Landing::strikes * length});
            break;
        case Event::Kind::Relay:
            score.add({Cue::Kind::Relay, event.house, event.stones, soon});
            stonesIn(event.house) = 0;
            break;
        case Event::Kind::Capture: {
            const int captured = event.stones + event.outerStones;
            const House inner = rules::facingInner(event.house);
            score.add({Cue::Kind::Capture, event.house, captured, soon});
            score.add({Cue::Kind::Lift, inner, captured, begin + Flash::holds * length});
            stonesIn(inner) = stonesIn(rules::facingOuter(event.house)) = 0;
            break;
        }
        case Event::Kind::End:
            break;
        }
        begin = ends[i];
    }
    return std::move(score.cues);
}

}  // namespace kiela::app
