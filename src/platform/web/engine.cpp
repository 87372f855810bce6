#include "platform/web/engine.hpp"

#include "app/question_text.hpp"
#include "platform/web/host.hpp"

#include <string>

namespace kiela::web {

void Engine::ask(std::uint32_t request, const app::Question& question) {
    cancel();
    const app::Errand errand{question, seed_ ^ (request * 0x9e3779b9u)};
    if (workerLost_) return slices_.begin(request, errand);
    request_ = request;
    asked_ = app::writeErrand(errand);
    host::askEngine(request, asked_);
}

void Engine::cancel() {
    slices_.cancel();
    if (asked_.empty()) return;
    asked_.clear();
    host::cancelEngine();
}

void Engine::answered(std::uint32_t request, std::string_view text) {
    const auto answer = app::readAnswer(text);
    if (asked_.empty() || request != request_ || !answer) return;
    if (answer->final) asked_.clear();
    hear_(request, *answer);
}

void Engine::begin() {
    cancel();
    workerLost_ = false;
}

void Engine::workerLost() {
    workerLost_ = true;
    const auto errand = app::readErrand(asked_);
    asked_.clear();
    if (errand) slices_.begin(request_, *errand);
}

}  // namespace kiela::web
