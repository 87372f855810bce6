// What the engine's worker (shell/worker.js) asks of the module. There main() does not run, and
// there is no page: only the rules and the engine.

#include "app/work.hpp"
#include "platform/web/engine_slices.hpp"
#include "platform/web/host.hpp"

#include <emscripten/em_macros.h>

#include <optional>

namespace {

// The one thing that a worker has in hand.
std::optional<kiela::app::Work>& inHand() {
    static std::optional<kiela::app::Work> work;
    return work;
}

}  // namespace

extern "C" {

/// Begins on the question that the worker hands over as text. Returns whether it is one.
EMSCRIPTEN_KEEPALIVE bool kielaWorkBegin() {
    inHand().reset();
    const auto errand = kiela::app::readErrand(kiela::web::host::take());
    if (errand) inHand().emplace(*errand);
    return errand.has_value();
}

/// Works for so long at the most; the worker hears what is new. Returns whether there is more to
/// do.
EMSCRIPTEN_KEEPALIVE bool kielaWork(double milliseconds) {
    std::optional<kiela::app::Work>& work = inHand();
    if (!work) return false;
    if (kiela::web::workFor(*work, milliseconds))
        kiela::web::host::give(kiela::app::writeAnswer(work->answer()));
    if (!work->finished()) return true;
    work.reset();
    return false;
}

/// Puts away what is in hand, and the memory that it takes.
EMSCRIPTEN_KEEPALIVE void kielaWorkDrop() {
    inHand().reset();
}

}  // extern "C"
