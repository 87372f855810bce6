// What is to be heard of a session: the sounds of its motion as the clock passes them, and those of
// what happens at once.
#include "app/session.hpp"

#include <limits>
#include <utility>

namespace kiela::app {

namespace {

// After the last stone, in seconds.
constexpr double pauseBeforeEnd = 0.35;

}  // namespace

bool Session::isHeard() const {
    return (view_.sound && view_.settings.volume > 0)
           || (environment_.vibrates && view_.settings.vibration);
}

void Session::setSound(bool on) {
    if (on == view_.sound) return;
    const bool byItself = !environment_.framed;
    SoundChoice choice = SoundChoice::Auto;
    if (on != byItself) choice = on ? SoundChoice::On : SoundChoice::Off;
    // An address that asks for something else is overruled for this visit, too.
    kept_.sound = choice;
    view_.settings.sound = on ? SoundChoice::On : SoundChoice::Off;
    settingsChanged();
}

void Session::tryVolume() {
    if (isHeard()) cues_.push_back({Cue::Kind::Drop, {view_.nearest, 5}, 2});
}

void Session::hear(const Timeline& motion, double from, double seconds) {
    if (!isHeard()) return;
    double to = from + seconds;
    if (to >= motion.duration()) to = std::numeric_limits<double>::infinity();
    for (Cue cue : motion.cues()) {
        if (cue.at < from || cue.at >= to) continue;
        cue.at -= from;
        cues_.push_back(cue);
    }
}

void Session::hearAtOnce(const Timeline& motion, double from) {
    if (!isHeard()) return;
    Cue heard;
    bool any = false;
    for (const Cue& cue : motion.cues()) {
        if (cue.at < from) continue;
        if (any && heard.kind == Cue::Kind::Capture && cue.kind != Cue::Kind::Capture) continue;
        heard = cue;
        any = true;
    }
    if (!any) return;
    heard.at = 0;
    heard.quiet = true;
    cues_.push_back(heard);
}

void Session::hearEnd() {
    if (!game_.result() || !isHeard()) return;
    const rules::Winner winner = game_.result()->winner;
    const auto you = view_.audience.you;
    Cue::Kind kind = Cue::Kind::Won;
    if (winner == rules::Winner::Nobody)
        kind = Cue::Kind::Drawn;
    else if (you && winner != rules::winnerOf(*you))
        kind = Cue::Kind::Lost;
    cues_.push_back({kind, {view_.nearest, 5}, 0, pauseBeforeEnd});
}

std::vector<Cue> Session::takeCues() {
    return std::exchange(cues_, {});
}

}  // namespace kiela::app
