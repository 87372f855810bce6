#include "engine/opponent.hpp"

namespace kiela::engine {

Search::Search(const rules::Game& game, Level level, std::uint32_t seed)
    : position_(game.position()), moves_(game.legalMoves()), random_(seed) {
    const bool careless = random() % (strongestLevel - weakestLevel)
                          >= static_cast<std::uint32_t>(level - weakestLevel);
    if (!careless) return;
    best_ = moves_[static_cast<int>(random() % static_cast<std::uint32_t>(moves_.size()))];
    next_ = moves_.size();
}

bool Search::step(int nodes) {
    for (; nodes > 0 && !finished(); --nodes, ++next_) {
        rules::Position after = position_;
        rules::sow(after, moves_[next_]);
        const int score = after.total(position_.toMove);
        if (score < bestScore_) continue;
        equals_ = score == bestScore_ ? equals_ + 1 : 1;
        bestScore_ = score;
        // Each of the equally good moves is chosen with the same chance.
        if (random() % static_cast<std::uint32_t>(equals_) == 0) best_ = moves_[next_];
    }
    return finished();
}

// SplitMix, 32 bits: any seed will do, and it is the same everywhere.
std::uint32_t Search::random() {
    random_ += 0x9e3779b9u;
    std::uint32_t mixed = random_;
    mixed = (mixed ^ (mixed >> 16)) * 0x21f0aaadu;
    mixed = (mixed ^ (mixed >> 15)) * 0x735a2d97u;
    return mixed ^ (mixed >> 15);
}

}  // namespace kiela::engine
