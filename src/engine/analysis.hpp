// What the program thinks of any position of a game: the best moves with their scores and what
// would follow, better and better while it looks deeper.
#pragma once

#include "engine/search.hpp"
#include "engine/table.hpp"
#include "rules/game.hpp"

#include <cstddef>
#include <vector>

namespace kiela::engine {

inline constexpr int mostLines = 3;

/// The same game, lines, limits and table give the same findings on every machine, whatever the
/// slices.
class Analysis {
  public:
    /// `game` must not be over; `lines` (1–mostLines) is how many moves are wanted, `tableBytes`
    /// how large the table of known boards may be.
    Analysis(const rules::Game& game, int lines, const Limits& limits, std::size_t tableBytes);
    Analysis(const Analysis&) = delete;
    Analysis& operator=(const Analysis&) = delete;

    /// Looks at about `nodes` boards more (at least 1). Returns whether the analysis is finished.
    bool step(int nodes) { return search_.step(nodes); }
    bool finished() const { return search_.finished(); }

    /// The best moves, the best first, each with its score for the player on turn (score.hpp), the
    /// plies that were looked ahead and the moves that would follow: as many as wanted, fewer where
    /// there are fewer legal moves, none before the first look is complete (one ply, less than a
    /// hundred boards). They change only when a look one ply deeper is complete.
    const std::vector<Finding>& lines() const { return search_.lines(); }
    /// Boards that were looked at.
    std::uint64_t nodes() const { return search_.finding().nodes; }

  private:
    Table table_;
    Search search_;
};

}  // namespace kiela::engine
