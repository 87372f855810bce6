#include "app/chronicle.hpp"

#include <algorithm>

namespace kiela::app {

namespace {

MoveView tell(const rules::Position& before, rules::House house, const text::Audience& audience) {
    MoveView move{.house = house, .told = true};
    rules::Position after = before;
    rules::Trace trace;
    move.captured = rules::sow(after, house, trace).captured;
    move.story = text::moveStory(audience, trace);
    return move;
}

}  // namespace

void Chronicle::follow(const rules::Game& game, const text::Audience& audience, bool underWay) {
    const bool same = start_ == game.start() && audience_.language == audience.language
                      && audience_.you == audience.you;
    start_ = game.start();
    audience_ = audience;
    const auto& houses = game.moves();
    std::size_t known = 0;
    while (same && known < std::min(moves_.size(), houses.size())
           && moves_[known].house == houses[known] && moves_[known].told)
        ++known;
    moves_.resize(known);
    for (std::size_t i = known; i < houses.size(); ++i) {
        const bool open = underWay && i + 1 == houses.size();
        moves_.push_back(open ? MoveView{.house = houses[i]}
                              : tell(game.positions()[i], houses[i], audience));
    }
}

}  // namespace kiela::app
