#include "platform/web/engine_slices.hpp"

#include <emscripten/eventloop.h>
#include <emscripten/html5.h>

namespace kiela::web {

namespace {

constexpr double sliceMs = 8;
constexpr int nodesBetweenLooksAtTheClock = 64;

}  // namespace

void EngineSlices::think(std::uint32_t request, const rules::Game& game, engine::Level level) {
    cancel();
    request_ = request;
    search_.emplace(game, level, seed_ ^ (request * 0x9e3779b9u));
    schedule();
}

void EngineSlices::cancel() {
    if (!search_) return;
    emscripten_clear_timeout(timer_);
    search_.reset();
}

void EngineSlices::schedule() {
    timer_ = emscripten_set_timeout([](void* self) { static_cast<EngineSlices*>(self)->work(); }, 0,
                                    this);
}

void EngineSlices::work() {
    const double end = emscripten_performance_now() + sliceMs;
    while (!search_->step(nodesBetweenLooksAtTheClock))
        if (emscripten_performance_now() >= end) return schedule();
    const rules::House best = search_->best();
    search_.reset();
    answer_(request_, best);
}

}  // namespace kiela::web
