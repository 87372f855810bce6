// What a page around the game is told of it: what has happened since the last time, in order, as
// short texts. Their parts stand on a line each; shell/embedding.js makes messages of them.
#pragma once

#include "app/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kiela::app {

/// The game as it is, a move under way included: "state", the query of its link, position, result
/// and reason (both as in a record; the reason may be empty), language, and the moves that are
/// possible.
std::string stateReport(const Session& session);

class Reporter {
  public:
    /// "move": house, captured stones, position, ply; once the move is over. "end": result, reason.
    /// "answered": "lesson" or "puzzle", number, step, steps, 1 where it was right. Whatever has
    /// changed, the state comes last.
    std::vector<std::string> news(Session& session);

  private:
    bool goesOn(const Session& session) const;

    std::optional<Setup> setup_;  // of the game that was told; nothing before the first time
    text::Language language_{};
    std::vector<rules::House> moves_;
    bool ended_ = false;
};

}  // namespace kiela::app
