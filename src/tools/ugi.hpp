// The universal game interface: what match runners say, and what the program answers. Lines of text
// only; where they come from and when the search works is up to the caller (ugi_command.cpp).
#pragma once

#include "engine/search.hpp"
#include "rules/game.hpp"

#include <chrono>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>

namespace kiela::tools {

class Ugi {
  public:
    explicit Ugi(std::ostream& out) : out_(out) {}
    Ugi(const Ugi&) = delete;
    Ugi& operator=(const Ugi&) = delete;

    /// Obeys one line. What cannot be understood is answered by `info string` and changes nothing.
    /// South is the player that the interface calls p1.
    void obey(const std::string& line);

    bool searching() const { return search_.has_value(); }
    /// Whether the search goes on until `stop`.
    bool endless() const { return endless_; }
    /// Searches a little, and tells when there is something to tell.
    void work();
    /// Ends the search with its best move so far.
    void stop();

  private:
    using Clock = std::chrono::steady_clock;

    void introduce();
    void setOption(std::istringstream& words);
    void setPosition(std::istringstream& words);
    void go(std::istringstream& words);
    void answer(const std::string& question);
    void tellFinding();
    void complain(const std::string& what) { out_ << "info string " << what << std::endl; }

    std::ostream& out_;
    rules::Game game_;
    engine::Table table_{16u << 20};
    std::optional<engine::Search> search_;
    Clock::time_point begin_;
    std::optional<Clock::time_point> end_;
    bool endless_ = false;
    int depthTold_ = 0;
};

}  // namespace kiela::tools
