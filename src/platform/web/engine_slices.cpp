#include "platform/web/engine_slices.hpp"

#include <emscripten/eventloop.h>
#include <emscripten/html5.h>

namespace kiela::web {

namespace {

constexpr double sliceMs = 8;
constexpr int nodesBetweenLooksAtTheClock = 64;

}  // namespace

bool workFor(app::Work& work, double milliseconds) {
    const double end = emscripten_performance_now() + milliseconds;
    do {
        if (work.step(nodesBetweenLooksAtTheClock)) return true;
    } while (emscripten_performance_now() < end);
    return false;
}

void EngineSlices::begin(std::uint32_t request, const app::Errand& errand) {
    cancel();
    request_ = request;
    work_.emplace(errand);
    schedule();
}

void EngineSlices::cancel() {
    if (!work_) return;
    emscripten_clear_timeout(timer_);
    work_.reset();
}

void EngineSlices::schedule() {
    timer_ = emscripten_set_timeout([](void* self) { static_cast<EngineSlices*>(self)->work(); }, 0,
                                    this);
}

void EngineSlices::work() {
    if (!workFor(*work_, sliceMs)) return schedule();
    // Who hears the answer may ask the next question at once.
    const app::Answer answer = work_->answer();
    if (work_->finished())
        work_.reset();
    else
        schedule();
    hear_(request_, answer);
}

}  // namespace kiela::web
