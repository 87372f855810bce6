#include "engine/arranger.hpp"

#include "rules/setup.hpp"

#include <algorithm>

namespace kiela::engine {

namespace {

// A few milliseconds in all: nobody waits for a program to be clever about its stones, and between
// good arrangements there is little difference.
constexpr int deepestLook = 3;
constexpr std::uint64_t mostNodes = 2'000;
constexpr std::size_t tableBytes = 64u << 10;

// Arrangements that a level tries: the weakest takes the first that comes.
constexpr std::array<int, strongestLevel> tries{1, 3, 6, 12, 24, 48};

// So many of a hundred are drawn anew, the others are the best one with some stones moved.
constexpr int drawnAnew = 40;

Limits limitsOf(const Strength& strength) {
    Limits limits;
    limits.depth = std::min(strength.limits.depth, deepestLook);
    limits.nodes = std::min(strength.limits.nodes, mostNodes);
    return limits;
}

}  // namespace

Arranger::Arranger(rules::RuleSet rules, const rules::Position& start, rules::Side side,
                   Level level, std::uint32_t seed)
    : rules_(rules), position_(start), side_(side), doubt_(strengthOf(level).doubt),
      limits_(limitsOf(strengthOf(level))), random_(seed), table_(tableBytes),
      toTry_(tries[static_cast<std::size_t>(level - weakestLevel)]),
      best_(start.stones[static_cast<std::size_t>(side)]) {}

bool Arranger::step(int nodes) {
    if (finished()) return true;
    if (!search_) begin();
    if (search_ && search_->step(nodes)) judge();
    return finished();
}

// Stones that lie at random; or the best arrangement with up to six stones in other houses.
Arrangement Arranger::draw() {
    Arrangement drawn = best_;
    const bool anew = tried_ == 0 || random_.below(100) < drawnAnew;
    int stones = 0;
    for (const std::uint8_t each : best_) stones += each;
    if (anew) drawn = {};
    const auto anyHouse = [this] {
        return static_cast<std::size_t>(random_.below(rules::housesPerSide));
    };
    for (int moved = anew ? stones : 1 + random_.below(6); moved > 0; --moved) {
        if (!anew) {
            std::size_t from = anyHouse();
            while (drawn[from] == 0) from = anyHouse();
            --drawn[from];
        }
        ++drawn[anyHouse()];
    }
    return drawn;
}

void Arranger::begin() {
    rules::Position& position = position_;
    position.stones[static_cast<std::size_t>(side_)] = draw();
    ++tried_;
    if (rules::arrangementError(position, rules_)) {
        --toTry_;
        return;
    }
    search_.emplace(rules::Game(rules_, position), learnedEvaluation(rules_), limits_, table_,
                    random_.next());
}

void Arranger::judge() {
    const Score found = search_->finding().score;
    Score score = position_.toMove == side_ ? found : -found;
    if (doubt_ > 0) score += random_.below(2 * doubt_ + 1) - doubt_;
    search_.reset();
    --toTry_;
    if (score <= bestScore_) return;
    bestScore_ = score;
    best_ = position_.stones[static_cast<std::size_t>(side_)];
}

}  // namespace kiela::engine
