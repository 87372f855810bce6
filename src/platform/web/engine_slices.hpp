// The engine's work on the page's own thread: in slices short enough not to be noticed, from
// timers, so that frames and events come in between.
#pragma once

#include "app/work.hpp"

#include <cstdint>
#include <optional>

namespace kiela::web {

class EngineSlices {
  public:
    using Hear = void (*)(std::uint32_t request, const app::Answer& answer);

    /// `hear` is called from a timer, never from begin().
    explicit EngineSlices(Hear hear) : hear_(hear) {}

    void begin(std::uint32_t request, const app::Errand& errand);
    void cancel();

  private:
    void schedule();
    void work();

    Hear hear_;
    std::uint32_t request_ = 0;
    std::optional<app::Work> work_;
    int timer_ = 0;
};

/// Works until there is something new to tell, the work is finished or `milliseconds` are over.
/// Returns whether there is something new to tell.
bool workFor(app::Work& work, double milliseconds);

}  // namespace kiela::web
