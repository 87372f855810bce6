// The program's thinking on the page's own thread: in slices short enough not to be noticed, from
// timers, so that frames and events come in between.
#pragma once

#include "app/ports.hpp"

#include <optional>

namespace kiela::web {

class EngineSlices final : public app::Engine {
  public:
    using Answer = void (*)(std::uint32_t request, rules::House house);

    /// `answer` is called from a timer, never from think(). Every search gets its own seed, made
    /// from `seed` and the request's number.
    EngineSlices(std::uint32_t seed, Answer answer) : seed_(seed), answer_(answer) {}

    void think(std::uint32_t request, const rules::Game& game, engine::Level level) override;
    void cancel() override;

  private:
    void schedule();
    void work();

    std::uint32_t seed_;
    Answer answer_;
    std::uint32_t request_ = 0;
    std::optional<engine::Opponent> search_;
    int timer_ = 0;
};

}  // namespace kiela::web
