#include "app/work.hpp"

#include <algorithm>

namespace kiela::app {

namespace {

// The table of an analysis: as large as the page can spare where no worker starts.
constexpr std::size_t tableBytes = 4u << 20;

}  // namespace

Work::Work(const Errand& errand) {
    const Question& question = errand.question;
    if (question.kind == Question::Kind::Move) {
        opponent_.emplace(question.game, question.level, errand.seed);
        return;
    }
    if (question.kind == Question::Kind::Arrangement) {
        arranger_.emplace(question.game.rules(), question.game.start(), question.side,
                          question.level, errand.seed);
        return;
    }
    const engine::Limits limits{.nodes = static_cast<std::uint64_t>(std::max(question.nodes, 1))};
    analysis_.emplace(question.game, question.lines, limits, tableBytes);
}

bool Work::step(int nodes) {
    if (finished()) return false;
    if (opponent_) {
        if (!opponent_->step(nodes)) return false;
        answer_ = {.lines = {{.moves = {opponent_->best()}}}};
        return true;
    }
    if (arranger_) {
        if (!arranger_->step(nodes)) return false;
        answer_ = {.arrangement = arranger_->best()};
        return true;
    }
    const bool finished = analysis_->step(nodes);
    const auto& found = analysis_->lines();
    if (!finished && (found.empty() || found.front().depth == answer_.depth)) return false;
    answer_ = {.final = finished};
    for (const engine::Finding& each : found) {
        answer_.depth = std::max(answer_.depth, each.depth);
        answer_.lines.push_back({each.score, each.line});
    }
    return true;
}

}  // namespace kiela::app
