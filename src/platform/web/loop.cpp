#include "platform/web/loop.hpp"

#include <emscripten/eventloop.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace kiela::web {

namespace {

// Dear ImGui takes up to this many frames until what an input brings has its place.
constexpr int framesToSettle = 4;

// After a pause time goes on where it stood: nobody has seen what would have moved in between.
constexpr double longestStep = 0.1;

}  // namespace

void Loop::wake() {
    settling_ = framesToSettle;
    request();
}

void Loop::drawNow() {
    settling_ = framesToSettle;
    draw();
}

void Loop::setVisible(bool visible) {
    visible_ = visible;
    if (visible) wake();
}

void Loop::request() {
    if (requested_ || !visible_) return;
    requested_ = true;
    emscripten_request_animation_frame(
        [](double, void* self) {
            auto* loop = static_cast<Loop*>(self);
            loop->requested_ = false;
            if (loop->visible_) loop->draw();
            return false;
        },
        this);
}

void Loop::draw() {
    if (timer_ != 0) emscripten_clear_timeout(std::exchange(timer_, 0));
    const double now = emscripten_performance_now() / 1000;
    const double step = last_ < 0 ? 0 : now - last_;
    last_ = now;
    if (settling_ > 0) --settling_;
    const double wanted = frame_(std::min(step, std::max(longestStep, wait_)));
    wait_ = 0;
    if (settling_ > 0 || wanted <= 0) return request();
    if (std::isinf(wanted)) return;
    wait_ = wanted;
    timer_ = emscripten_set_timeout(
        [](void* self) {
            auto* loop = static_cast<Loop*>(self);
            loop->timer_ = 0;
            loop->request();
        },
        wanted * 1000, this);
}

}  // namespace kiela::web
