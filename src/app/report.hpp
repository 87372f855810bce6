// What a page around the game is told of it: what has happened since the last time, in order, as
// short texts. Their parts stand on a line each; shell/embedding.js makes messages of them.
#pragma once

#include "app/session.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace kiela::app {

/// The game as it is, a move under way included: "state", the query of its link, position, result
/// and reason (both as in a record; the reason may be empty), language, and the moves that are
/// possible.
std::string stateReport(const Session& session);

class Reporter {
  public:
    /// Tells the news. "move": house, captured stones, position, ply; once the move is over. "end":
    /// result, reason. "answered": as the session has it (Session::takeAttempts). Whatever has
    /// changed, the state comes last.
    void report(Session& session, void (*tell)(std::string_view));

  private:
    // Of the game that was told: its link without moves, and its line.
    std::string start_ = "none", line_;
    std::size_t moves_ = 0;
    text::Language language_{};
};

}  // namespace kiela::app
