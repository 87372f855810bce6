#include "app/looking_back.hpp"

#include <algorithm>
#include <utility>

namespace kiela::app {

// Makes the motion of the move that begins in the position before.
void LookingBack::start(const rules::Game& game, double tempo) {
    const std::size_t ply = before();
    rules::Position position = game.positions()[ply];
    rules::Trace trace;
    rules::sow(position, game.moves()[ply], trace);
    motion_.emplace(game.positions()[ply], std::move(trace), Pace{.tempo = tempo});
}

void LookingBack::show(const rules::Game& game, double at, double tempo) {
    open_ = true;
    playing_ = false;
    at_ = std::clamp(at, 0.0, static_cast<double>(game.moves().size()));
    motion_.reset();
    if (at_ > static_cast<double>(before())) start(game, tempo);
}

void LookingBack::play(const rules::Game& game, double tempo) {
    open_ = playing_ = true;
    start(game, tempo);
}

void LookingBack::repace(const rules::Game& game, double tempo) {
    if (motion_) start(game, tempo);
}

void LookingBack::advance(double seconds) {
    if (!playing_) return;
    const auto end = static_cast<double>(before() + 1);
    at_ += seconds / motion_->duration();
    if (at_ < end) return;
    at_ = end;
    playing_ = false;
    motion_.reset();
}

Moment LookingBack::moment(const rules::Game& game) const {
    if (motion_) return motion_->at(motionTime());
    Moment moment;
    moment.stones = game.positions()[before()].stones;
    return moment;
}

}  // namespace kiela::app
