// How the program arranges its stones in the expert opening (rules §7): it tries some arrangements
// and keeps the one that it likes best.
#pragma once

#include "engine/opponent.hpp"
#include "engine/random.hpp"
#include "engine/search.hpp"
#include "engine/table.hpp"
#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace kiela::engine {

/// What lies in the houses of one side, by their places.
using Arrangement = std::array<std::uint8_t, rules::housesPerSide>;

/// Looks for an arrangement of one side's stones, as good as a level finds it. Slicing it into
/// steps never changes its result; the same position, level and seed give the same arrangement, on
/// every machine. One that would leave a player without a move (rules §7) is never taken.
class Arranger {
  public:
    /// `start` is the position before `side` arranges; it must be accepted as it is (see
    /// rules::arrangementError) and says who moves first.
    Arranger(rules::RuleSet rules, const rules::Position& start, rules::Side side, Level level,
             std::uint32_t seed);

    /// Looks at about `nodes` boards more (at least 1). Returns whether the arrangement is found.
    bool step(int nodes);
    bool finished() const { return toTry_ == 0; }
    /// The best one so far; at first that of `start`.
    const Arrangement& best() const { return best_; }

  private:
    Arrangement draw();
    void begin();
    void judge();

    rules::RuleSet rules_;
    rules::Position position_;  // with the arrangement that is tried
    rules::Side side_;
    Score doubt_;
    Limits limits_;
    Random random_;
    Table table_;
    std::optional<Search> search_;  // of the arrangement that is tried
    int toTry_;                     // arrangements, the one that is tried included
    int tried_ = 0;
    Arrangement best_{};
    Score bestScore_ = -winScore;
};

}  // namespace kiela::engine
