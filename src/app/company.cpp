#include "app/company.hpp"

#include <algorithm>
#include <optional>

namespace kiela::app {

namespace {

constexpr std::size_t lopsidedMoves = 10;

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

}  // namespace kiela::app
