// The engine beside the page: in a worker (shell/engine.js) where one can be had, else in slices on
// the page's own thread. The same question gets the same answer from both.
#pragma once

#include "app/ports.hpp"
#include "platform/web/engine_slices.hpp"

#include <cstdint>

namespace kiela::web {

class Engine final : public app::Engine {
  public:
    using Hear = EngineSlices::Hear;

    /// `hear` is never called from ask(). Every question gets its own seed, made from `seed` and
    /// the request's number.
    Engine(std::uint32_t seed, Hear hear) : seed_(seed), hear_(hear), slices_(hear) {}

    void ask(std::uint32_t request, const app::Question& question) override;
    void cancel() override;

    /// The worker's answer, as text.
    void answered(std::uint32_t request, std::string_view text);
    /// Who asked is gone: nothing is to be answered, and a worker that was lost gets another
    /// chance.
    void begin();
    /// There is no worker, and there will be none: what was asked is taken over.
    void workerLost();

  private:
    std::uint32_t seed_;
    Hear hear_;
    EngineSlices slices_;
    bool workerLost_ = false;
    std::uint32_t request_ = 0;
    std::string asked_;  // what the worker is at; empty: nothing
};

}  // namespace kiela::web
