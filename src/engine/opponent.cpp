#include "engine/opponent.hpp"

#include "engine/random.hpp"

#include <array>

namespace kiela::engine {

namespace {

constexpr std::size_t small = 64u << 10;
constexpr std::size_t large = 4u << 20;

// Each level beats the one below: docs/strength.md tells by how much. Looking ahead makes the
// program so much stronger that most levels hardly do. The strongest one is to answer within 1.5
// seconds on a slow phone.
constexpr std::array<Strength, strongestLevel> strengths{{
    {50, 500, {.depth = 1}, small},
    {30, 500, {.depth = 1}, small},
    {8, 400, {.depth = 1}, small},
    {0, 1000, {.depth = 2}, small},
    {0, 1000, {.depth = 3}, small},
    {0, 0, {.nodes = 500'000}, large},
}};

}  // namespace

Strength strengthOf(Level level) {
    return strengths[static_cast<std::size_t>(level - weakestLevel)];
}

Opponent::Opponent(const rules::Game& game, const Strength& strength, std::uint32_t seed)
    : doubt_(strength.doubt) {
    const rules::MoveList moves = game.legalMoves();
    Random random(seed);
    const bool careless = random.below(100) < strength.careless;
    if (careless || moves.size() == 1) {
        careless_ = moves[random.below(moves.size())];
        return;
    }
    table_.emplace(strength.tableBytes);
    // Where it doubts, it has to look at all moves in full.
    const int lines = doubt_ > 0 ? moves.size() : 1;
    const std::uint32_t seedOfSearch = random.next();
    seedOfDoubt_ = random.next();
    search_.emplace(game, learnedEvaluation(game.rules()), strength.limits, *table_, seedOfSearch,
                    lines);
}

rules::House Opponent::best() const {
    if (!search_) return careless_;
    if (doubt_ == 0) return search_->finding().best();
    Random random(seedOfDoubt_);
    rules::House best;
    Score most = -winScore - doubt_;
    for (const Finding& line : search_->lines()) {
        const Score score =
            line.score + (random.below(2 * doubt_ + 1) + random.below(2 * doubt_ + 1)) / 2 - doubt_;
        if (score <= most) continue;
        most = score;
        best = line.best();
    }
    return best;
}

}  // namespace kiela::engine
