// What the application asks of the world outside, as small interfaces that a platform makes real.
#pragma once

#include "engine/opponent.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kiela::app {

/// Keeps small texts from one visit to the next. May forget everything (storage can be blocked);
/// never fails.
class Storage {
  public:
    virtual std::optional<std::string> load(std::string_view key) = 0;
    virtual void save(std::string_view key, std::string_view text) = 0;

  protected:
    ~Storage() = default;
};

/// Looks for the program's move. The answer comes by Session::engineMoved with the request's
/// number; an answer to an older request is dropped there.
class Engine {
  public:
    /// Starts to look for a move in a game that is not over; ends any other request. Where chance
    /// plays a part it is the engine's own.
    virtual void think(std::uint32_t request, const rules::Game& game, engine::Level level) = 0;
    virtual void cancel() = 0;

  protected:
    ~Engine() = default;
};

}  // namespace kiela::app
