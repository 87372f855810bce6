#include "app/company.hpp"

#include "app/words.hpp"

#include <algorithm>

namespace kiela::app {

namespace {

constexpr std::size_t lopsidedMoves = 10;
constexpr int streakLength = 3;

// The side with nine tenths of all stones.
std::optional<rules::Side> dominantSide(const rules::Position& position) {
    const int south = position.total(rules::Side::South);
    const int north = position.total(rules::Side::North);
    if (10 * south >= 9 * (south + north)) return rules::Side::South;
    if (10 * north >= 9 * (south + north)) return rules::Side::North;
    return std::nullopt;
}

}  // namespace

bool isLopsided(const rules::Game& game) {
    if (game.moves().size() < lopsidedMoves) return false;
    const auto side = dominantSide(game.position());
    const auto& positions = game.positions();
    return side
           && std::all_of(
               positions.end() - lopsidedMoves, positions.end(),
               [side](const rules::Position& position) { return dominantSide(position) == side; });
}

Setup rematchOf(const Setup& setup) {
    Setup next = setup;
    if (next.expert) next.position.reset();
    if (!next.position) next.first = rules::opponent(setup.first);
    return next;
}

void Streak::count(engine::Level opponent, rules::Side visitor, const rules::Result& result) {
    if (opponent != level) *this = {opponent, 0};
    if (result.winner == rules::Winner::Nobody) {
        games = 0;
    } else if (result.winner == rules::winnerOf(visitor)) {
        games = std::max(games, 0) + 1;
    } else {
        games = std::min(games, 0) - 1;
    }
}

std::optional<engine::Level> Streak::suggestion() const {
    if (games == 0 || games % streakLength != 0) return std::nullopt;
    const engine::Level other = games > 0 ? level + 1 : level - 1;
    if (other < engine::weakestLevel || other > engine::strongestLevel) return std::nullopt;
    return other;
}

std::string writeStreak(const Streak& streak) {
    return std::to_string(streak.level) + ' ' + std::to_string(streak.games);
}

Streak readStreak(std::string_view text) {
    const auto level = cutNumber(text);
    const auto games = cutNumber(text);
    if (!level || !games) return {};
    return {static_cast<engine::Level>(*level), static_cast<int>(*games)};
}

}  // namespace kiela::app
