#include "app/review.hpp"

#include <algorithm>

namespace kiela::app {

namespace {

// A move that costs less is none to talk about, in hundredths of a stone.
constexpr engine::Score leastLoss = 300;

// Who is ahead by this share of the stones has as good as won.
constexpr int decidedPercent = 60;

engine::Score allStones(const rules::Position& position) {
    return 100 * (position.total(rules::Side::South) + position.total(rules::Side::North));
}

}  // namespace

void Review::follow(const rules::Game& game) {
    const auto& before = game_.positions();
    const auto& now = game.positions();
    const bool another = game.rules() != game_.rules();
    std::size_t same = 0;
    while (!another && same < std::min({before.size(), now.size(), known_.size()})
           && before[same] == now[same])
        ++same;
    known_.resize(same);
    known_.resize(now.size());
    game_ = game;
}

void Review::learn(std::size_t ply, const Answer& answer, int effort) {
    if (ply >= known_.size() || answer.lines.empty()) return;
    Known& known = known_[ply];
    const bool more = answer.lines.size() > known.answer.lines.size();
    if (answer.final && effort >= known.effort) {
        known = {answer, effort};
    } else if (!answer.final && (answer.depth > known.answer.depth || more)) {
        known.answer = answer;
    }
}

std::optional<std::size_t> Review::unknown() const {
    for (std::size_t ply = known_.size(); ply-- > 0;) {
        const bool over = ply + 1 == known_.size() && game_.result();
        if (!over && known_[ply].effort == 0) return ply;
    }
    return std::nullopt;
}

std::optional<engine::Score> Review::score(std::size_t ply, rules::Side side) const {
    const rules::Position& position = game_.positions()[ply];
    const engine::Score most = allStones(position);
    if (ply + 1 == known_.size() && game_.result()) {
        if (game_.result()->winner == rules::Winner::Nobody) return 0;
        return game_.result()->winner == rules::winnerOf(side) ? most : -most;
    }
    if (known_[ply].answer.lines.empty()) return std::nullopt;
    const engine::Score score = std::clamp(known_[ply].answer.lines.front().score, -most, most);
    return position.toMove == side ? score : -score;
}

std::optional<TurningPoint> Review::turningPointAt(std::size_t ply) const {
    const rules::Side mover = game_.positions()[ply].toMove;
    const rules::House played = game_.moves()[ply];
    const auto before = score(ply, mover);
    const auto after = score(ply + 1, mover);
    if (!before || !after || *before - *after < leastLoss) return std::nullopt;
    const rules::House better = known_[ply].answer.lines.front().best();
    // The same move: a deeper look has thought worse of it.
    if (better == played) return std::nullopt;
    const engine::Score decided = allStones(game_.positions()[ply]) * decidedPercent / 100;
    const bool bothWon = *before > decided && *after > decided;
    const bool bothLost = *before < -decided && *after < -decided;
    if (bothWon || bothLost) return std::nullopt;
    return TurningPoint{ply, played, better, *before - *after};
}

std::vector<TurningPoint> Review::turningPoints(std::size_t most) const {
    std::vector<TurningPoint> points;
    for (std::size_t ply = 0; ply < game_.moves().size(); ++ply)
        if (const auto point = turningPointAt(ply)) points.push_back(*point);
    while (points.size() > most)
        points.erase(std::min_element(
            points.begin(), points.end(),
            [](const TurningPoint& a, const TurningPoint& b) { return a.lost < b.lost; }));
    return points;
}

}  // namespace kiela::app
