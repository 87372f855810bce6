#include "engine/opponent.hpp"

#include "engine/random.hpp"

#include <array>

namespace kiela::engine {

namespace {

constexpr std::size_t small = 64u << 10;
constexpr std::size_t large = 4u << 20;

// Each level beats the one below; kiela match measures by how much. The strongest one is to answer
// within about a second on a phone.
constexpr std::array<Strength, strongestLevel> strengths{{
    {90, {.depth = 1}, small},
    {74, {.depth = 1}, small},
    {48, {.depth = 1}, small},
    {20, {.depth = 2}, small},
    {5, {.depth = 3}, small},
    {0, {.nodes = 300'000}, large},
}};

}  // namespace

Strength strengthOf(Level level) {
    return strengths[static_cast<std::size_t>(level - weakestLevel)];
}

Opponent::Opponent(const rules::Game& game, Level level, std::uint32_t seed) {
    const rules::MoveList moves = game.legalMoves();
    const Strength strength = strengthOf(level);
    Random random(seed);
    const bool careless = random.below(100) < strength.careless;
    if (careless || moves.size() == 1) {
        careless_ = moves[random.below(moves.size())];
        return;
    }
    table_.emplace(strength.tableBytes);
    search_.emplace(game, learnedEvaluation(game.rules()), strength.limits, *table_, random.next());
}

}  // namespace kiela::engine
