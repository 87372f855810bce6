// Looking at any position of a game: which one is shown, and what is to be seen of it. Never
// changes the game.
#pragma once

#include "app/review.hpp"
#include "app/view.hpp"

#include <optional>

namespace kiela::app {

/// Boards to look at for a position that is shown: some seconds.
inline constexpr int exploreNodes = 1'500'000;
inline constexpr int exploreLines = 3;
inline constexpr std::size_t mostTurningPoints = 5;

class Analysis {
  public:
    bool isOpen() const { return open_; }
    void open(const rules::Game& game) {
        open_ = true;
        ply_ = game.moves().size();
    }
    void close() { open_ = false; }

    /// The position that is shown, counted from the start.
    std::size_t ply() const { return ply_; }
    void show(std::size_t ply) { ply_ = ply; }

    /// What is to be seen; `setup` tells whose side is near.
    AnalysisView view(const rules::Game& game, const Review& review, const Setup& setup,
                      const text::Audience& audience) const;

  private:
    bool open_ = false;
    std::size_t ply_ = 0;
};

}  // namespace kiela::app
