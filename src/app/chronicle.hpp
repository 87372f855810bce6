// The moves of a game as its list tells them, kept up to date while the game goes on.
#pragma once

#include "rules/game.hpp"
#include "text/narration.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kiela::app {

/// A move that was made.
struct MoveView {
    rules::House house;
    int captured = 0;     ///< stones; of a move that is still under way those so far
    std::string story{};  ///< the whole move in sentences; empty while it is under way
    bool told = false;    ///< it is over
};

class Chronicle {
  public:
    /// Goes on with this game; tells only what is new in it. `underWay` is whether its last move is
    /// still to be seen.
    void follow(const rules::Game& game, const text::Audience& audience, bool underWay);
    /// The stones that the move under way has captured so far.
    void count(int captured) { moves_.back().captured = captured; }

    const std::vector<MoveView>& moves() const { return moves_; }

  private:
    std::optional<rules::Position> start_;
    text::Audience audience_;
    std::vector<MoveView> moves_;
};

}  // namespace kiela::app
