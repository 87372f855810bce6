// What the engine has found out about the positions of a game, and what follows from that: how the
// score went, and where the game turned. Asks nobody.
#pragma once

#include "app/question.hpp"
#include "rules/game.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace kiela::app {

/// A move after which the mover stood much worse than after the best one.
struct TurningPoint {
    std::size_t ply = 0;  ///< of the position before the move: 0 is the start
    rules::House played, better;
    engine::Score lost = 0;

    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

class Review {
  public:
    /// Goes on with this game; forgets what belongs to positions that it has not been through.
    void follow(const rules::Game& game);

    /// Takes an answer about the position after `ply` moves; one that looked less far than what is
    /// known is passed over. `effort` is the boards that it was to look at.
    void learn(std::size_t ply, const Answer& answer, int effort);

    /// What is known of a position; no lines where nothing is.
    const Answer& at(std::size_t ply) const { return known_[ply].answer; }
    /// The boards that were looked at for a final answer; 0: there is none.
    int effort(std::size_t ply) const { return known_[ply].effort; }
    /// The last position of which nothing is known: what was decided late is known first.
    std::optional<std::size_t> unknown() const;

    /// How many stones `side` is ahead, in hundredths. An end that has been seen counts as all the
    /// stones.
    std::optional<engine::Score> score(std::size_t ply, rules::Side side) const;

    /// The moves that cost most, at most `most`, in the order of play. Those that changed nothing,
    /// because the game was decided before and after, are left out.
    std::vector<TurningPoint> turningPoints(std::size_t most) const;

  private:
    struct Known {
        Answer answer{.final = false};
        int effort = 0;
    };

    std::optional<TurningPoint> turningPointAt(std::size_t ply) const;

    rules::Game game_;
    std::vector<Known> known_ = std::vector<Known>(1);  // one for each position
};

}  // namespace kiela::app
