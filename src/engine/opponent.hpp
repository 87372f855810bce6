// The program as an opponent: the levels it can play at.
#pragma once

#include "engine/search.hpp"
#include "engine/table.hpp"
#include "rules/game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace kiela::engine {

/// Strength, 1 (weakest) to 6.
using Level = int;
inline constexpr Level weakestLevel = 1;
inline constexpr Level strongestLevel = 6;

/// What a level plays like. Nothing in it wastes time: a weaker level looks at fewer boards, is not
/// sure of what it sees, and now and then plays without looking at all.
struct Strength {
    int careless = 0;  ///< moves in a hundred that are played at random
    /// By how much it is mistaken about each of its moves, in hundredths of a stone: at most, the
    /// smaller the likelier. `limits` must then be a depth.
    Score doubt = 0;
    Limits limits;
    std::size_t tableBytes = 0;  ///< of the transposition table
};

Strength strengthOf(Level level);

/// A look for the move that a level plays. Slicing it into steps never changes its result; the
/// same game, level and seed give the same move, on every machine.
class Opponent {
  public:
    /// `game` must not be over.
    Opponent(const rules::Game& game, Level level, std::uint32_t seed)
        : Opponent(game, strengthOf(level), seed) {}
    Opponent(const rules::Game& game, const Strength& strength, std::uint32_t seed);
    Opponent(const Opponent&) = delete;
    Opponent& operator=(const Opponent&) = delete;

    /// Looks at about `nodes` boards more (at least 1). Returns whether the move is found.
    bool step(int nodes) { return !search_ || search_->step(nodes); }
    bool finished() const { return !search_ || search_->finished(); }
    /// The move; it must be found.
    rules::House best() const;

  private:
    rules::House careless_;
    Score doubt_;
    std::uint32_t seedOfDoubt_ = 0;
    std::optional<Table> table_;
    std::optional<Search> search_;  // nothing where the move needs no search
};

}  // namespace kiela::engine
