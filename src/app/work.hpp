// The engine at work on one question, in slices: the same in the page and in its worker.
#pragma once

#include "app/question_text.hpp"
#include "engine/analysis.hpp"
#include "engine/arranger.hpp"
#include "engine/opponent.hpp"

#include <optional>

namespace kiela::app {

class Work {
  public:
    explicit Work(const Errand& errand);
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;

    /// Looks at about `nodes` boards more. Returns whether there is an answer that was not there
    /// before.
    bool step(int nodes);
    /// After it nothing is left to do.
    bool finished() const { return answer_.final; }
    const Answer& answer() const { return answer_; }

  private:
    std::optional<engine::Opponent> opponent_;
    std::optional<engine::Arranger> arranger_;
    std::optional<engine::Analysis> analysis_;
    Answer answer_{.final = false};
};

}  // namespace kiela::app
