// Looking back at a game: which of its positions is shown, or which moment within one of its moves.
// The game's line runs from 0, its start, over each position (1 is that after the first move) to
// the last one; between two whole numbers lies the motion of a move. Never changes the game.
#pragma once

#include "app/timeline.hpp"
#include "rules/game.hpp"

#include <cstddef>
#include <optional>

namespace kiela::app {

class LookingBack {
  public:
    bool isOpen() const { return open_; }
    /// Whether a move is being played to its end.
    bool isPlaying() const { return playing_; }
    /// Where on the game's line.
    double at() const { return at_; }
    /// The position that is shown, or that the move under way leads to.
    std::size_t ply() const { return before() + (motion_ ? 1 : 0); }
    /// The position that is shown, or that the move under way comes from.
    std::size_t before() const { return static_cast<std::size_t>(at_); }
    /// The move that is under way; nothing in a position.
    const Timeline* motion() const { return motion_ ? &*motion_ : nullptr; }
    /// Where in its motion, in seconds.
    double motionTime() const {
        return (at_ - static_cast<double>(before())) * motion_->duration();
    }

    /// Opens at a place, which is brought onto the line of the game, and rests there. A move there
    /// runs with `tempo` (not 0).
    void show(const rules::Game& game, double at, double tempo);
    /// Plays on from here to the next position, which the game has.
    void play(const rules::Game& game, double tempo);
    /// Goes on with another tempo (not 0).
    void repace(const rules::Game& game, double tempo);
    void close() { *this = {}; }

    /// Lets time pass, in seconds, while a move is being played.
    void advance(double seconds);

    Moment moment(const rules::Game& game) const;

  private:
    void start(const rules::Game& game, double tempo);

    bool open_ = false, playing_ = false;
    double at_ = 0;
    std::optional<Timeline> motion_;
};

}  // namespace kiela::app
