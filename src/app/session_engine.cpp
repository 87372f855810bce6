// What the session asks the engine, and what it makes of the answers.
#include "app/session.hpp"

namespace kiela::app {

namespace {

// The boards that are looked at for each task. A hint takes well under a second, a look back over a
// game some seconds, and the watch after a move is not noticed.
constexpr int hintNodes = 150'000;
constexpr int finishNodes = 20'000;
constexpr int reviewNodes = 10'000;
constexpr int watchNodes = 4'000;

// Of both sides where they are only looked at.
constexpr engine::Level demoLevel = 3;

// Before so many moves no game is decided.
constexpr std::size_t watchFrom = 10;

}  // namespace

bool Session::isDecided() const {
    if (isLopsided(game_)) return true;
    const auto& lines = review_.at(ply()).lines;
    return !lines.empty()
           && (engine::isProvenWin(lines.front().score)
               || engine::isProvenLoss(lines.front().score));
}

Task Session::wanted() const {
    using Kind = Task::Kind;
    if (elsewhere_ || trial()) return {};
    if (arranging_) return {programArranges() ? Kind::Arrange : Kind::None, 0};
    if (analysis_.isOpen()) {
        const std::size_t shown = analysis_.ply();
        const bool over = shown == ply() && game_.result();
        if (!over && review_.effort(shown) < exploreNodes) return {Kind::Explore, shown};
        if (const auto unknown = review_.unknown()) return {Kind::Review, *unknown};
        return {};
    }
    if (timeline_) return {};
    if (engineMoves()) {
        if (answer_) return {};
        return {finishing_ ? Kind::Finish : Kind::Move, ply()};
    }
    if (game_.result()) {
        const auto unknown = review_.unknown();
        return unknown ? Task{Kind::Review, *unknown} : Task{};
    }
    if (hintWanted_ && review_.effort(ply()) < hintNodes) return {Kind::Hint, ply()};
    if (ply() >= watchFrom && review_.effort(ply()) == 0) return {Kind::Watch, ply()};
    return {};
}

Question Session::questionFor(const Task& task) const {
    if (task.kind == Task::Kind::Arrange)
        return {.kind = Question::Kind::Arrangement,
                .game = rules::Game(arranging_->rules(), arranging_->position()),
                .level = *arrangedSetup_.opponent,
                .side = arranging_->side()};
    Question question{.game = rules::Game(game_.rules(), game_.start())};
    for (std::size_t i = 0; i < task.ply; ++i) question.game.play(game_.moves()[i]);
    question.kind = Question::Kind::Lines;
    switch (task.kind) {
    case Task::Kind::None:
    case Task::Kind::Arrange:
        break;
    case Task::Kind::Move:
        question.kind = Question::Kind::Move;
        question.level = setup_.opponent.value_or(demoLevel);
        break;
    case Task::Kind::Finish:
        question.nodes = finishNodes;
        break;
    case Task::Kind::Hint:
        question.nodes = hintNodes;
        break;
    case Task::Kind::Watch:
        question.nodes = watchNodes;
        break;
    case Task::Kind::Explore:
        question.nodes = exploreNodes;
        question.lines = exploreLines;
        break;
    case Task::Kind::Review:
        question.nodes = reviewNodes;
        break;
    }
    return question;
}

void Session::pursue() {
    const Task task = wanted();
    if (task == desk_.task()) return;
    desk_.drop();
    if (task.kind != Task::Kind::None) desk_.begin(task, questionFor(task));
}

void Session::answered(std::uint32_t request, const Answer& answer) {
    const auto task = desk_.taskOf(request, answer);
    if (!task) return;
    if (task->kind == Task::Kind::Arrange) return takeArrangement(*answer.arrangement);
    if (task->kind == Task::Kind::Move || task->kind == Task::Kind::Finish) {
        const rules::House house = answer.lines.front().best();
        if (answer.final && game_.refusalOf(house) == rules::Refusal::None) answer_ = house;
        pursue();
        return answerIfTime();
    }
    review_.learn(task->ply, answer, questionFor(*task).nodes);
    settle();
    if (task->kind == Task::Kind::Hint && answer.final) announcements_.push_back(view_.caption);
}

}  // namespace kiela::app
