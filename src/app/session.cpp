#include "app/session.hpp"

#include "text/say.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace kiela::app {

namespace {

constexpr std::string_view settingsKey = "kiela.settings.1";

// The program never answers faster than a person can follow, in seconds.
constexpr double shortestThinking = 0.7;

text::Language chosenLanguage(const Parameters& parameters, const Settings& kept,
                              const Environment& environment) {
    if (parameters.language) return *parameters.language;
    if (const auto language = text::languageFor(kept.language)) return *language;
    for (const std::string& tag : environment.languages)
        if (const auto language = text::languageFor(tag)) return *language;
    return text::Language{};
}

rules::House endOf(const rules::Trace& trace) {
    return trace.back().house;
}

// Stones.
int capturedIn(const rules::Trace& trace) {
    int captured = 0;
    for (const rules::Event& event : trace)
        if (event.kind == rules::Event::Kind::Capture) captured += event.stones + event.outerStones;
    return captured;
}

}  // namespace

Session::Session(Storage& storage, Engine& engine, const Environment& environment,
                 const Parameters& parameters)
    : storage_(storage), engine_(engine), environment_(environment),
      kept_(readSettings(storage.load(settingsKey).value_or(""))), setup_(parameters.setup),
      game_(parameters.setup.game()) {
    view_.settings = kept_;
    view_.settings.motion = parameters.motion.value_or(kept_.motion);
    view_.settings.view = parameters.view.value_or(kept_.view);
    view_.audience.language = chosenLanguage(parameters, kept_, environment_);
    settle();
}

void Session::play(rules::House house) {
    if (timeline_) return skip();
    rules::Refusal refusal = game_.refusalOf(house);
    // While the program is on turn its houses are the opponent's all the same.
    if (programsTurn() && house.side != setup_.side) refusal = rules::Refusal::OpponentsHouse;
    if (refusal == rules::Refusal::None) {
        undone_.clear();
        return makeMove(house);
    }
    view_.caption =
        text::refusalReason(view_.audience, refusal, house, rules::smallestSowing(game_.rules()));
    announcements_.push_back(view_.caption);
    // The caption is the only line that says whose turn it is.
    if (view_.audience.you && visitorsTurn())
        view_.caption += ' ' + text::turnSentence(view_.audience, game_.position().toMove);
}

void Session::undo() {
    if (!canUndo()) return;
    stopThinking();
    timeline_.reset();
    do takeBackOne();
    while (!visitorsTurn());
    announcements_.push_back(text::say(language(), text::Msg::AnnounceUndone) + ' '
                             + text::turnSentence(view_.audience, game_.position().toMove));
    settle();
}

void Session::redo() {
    if (undone_.empty()) return;
    stopThinking();
    timeline_.reset();
    do repeatOne();
    while (programsTurn() && !undone_.empty());
    announceMove(lastTrace());
    settle();
}

void Session::start(const Setup& setup) {
    stopThinking();
    timeline_.reset();
    undone_.clear();
    setup_ = setup;
    game_ = setup.game();
    settle();
    announcements_.push_back(view_.caption);
}

void Session::skip() {
    if (timeline_) finishMotion();
}

void Session::dismissExplanations() {
    kept_.learned = view_.settings.learned = true;
    keepSettings();
    refresh();
}

void Session::setLanguage(text::Language language) {
    view_.audience.language = language;
    kept_.language = text::infoOf(language).code;
    keepSettings();
    refresh();
}

void Session::setMotion(Motion motion) {
    kept_.motion = view_.settings.motion = motion;
    keepSettings();
}

void Session::setViewChoice(ViewChoice choice) {
    kept_.view = view_.settings.view = choice;
    keepSettings();
}

void Session::setReducedMotion(bool reduced) {
    environment_.reducedMotion = reduced;
}

void Session::advance(double seconds) {
    if (paused_) return;
    if (timeline_) {
        motionTime_ += seconds;
        if (motionTime_ < timeline_->duration()) return refreshMoment();
        return finishMotion();
    }
    if (!thinking_) return;
    thinkingTime_ += seconds;
    answerIfTime();
}

double Session::wakeAfter() const {
    if (paused_) return std::numeric_limits<double>::infinity();
    if (timeline_) return 0;
    if (thinking_ && answer_) return std::max(0.0, shortestThinking - thinkingTime_);
    return std::numeric_limits<double>::infinity();
}

void Session::engineMoved(std::uint32_t request, rules::House house) {
    if (!thinking_ || request != request_) return;
    if (game_.refusalOf(house) != rules::Refusal::None) return;
    answer_ = house;
    answerIfTime();
}

std::vector<std::string> Session::takeAnnouncements() {
    return std::exchange(announcements_, {});
}

bool Session::programsTurn() const {
    return !game_.result() && setup_.opponent && game_.position().toMove != setup_.side;
}

bool Session::visitorsTurn() const {
    return !game_.result() && !programsTurn();
}

bool Session::canUndo() const {
    if (!setup_.opponent) return !game_.moves().empty();
    const auto& moves = game_.moves();
    return std::any_of(moves.begin(), moves.end(),
                       [this](rules::House house) { return house.side == setup_.side; });
}

double Session::tempo() const {
    switch (view_.settings.motion) {
    case Motion::Auto:
        return environment_.reducedMotion ? 0 : 1;
    case Motion::Off:
        return 0;
    case Motion::Slow:
        return 0.55;
    case Motion::Normal:
        return 1;
    case Motion::Fast:
        return 2.5;
    }
    return 1;
}

rules::Trace Session::lastTrace() const {
    rules::Trace trace;
    rules::Position position = game_.positions()[game_.positions().size() - 2];
    rules::sow(position, game_.moves().back(), trace);
    return trace;
}

void Session::makeMove(rules::House house) {
    stopThinking();
    const rules::Position before = game_.position();
    rules::Trace trace;
    game_.play(house, &trace);
    timeline_.emplace(before, std::move(trace), Pace{tempo(), !view_.settings.learned});
    motionTime_ = 0;
    if (tempo() == 0) return finishMotion();
    refresh();
}

void Session::finishMotion() {
    const rules::Trace trace = timeline_->trace();
    timeline_.reset();
    announceMove(trace);
    if (capturedIn(trace) > 0 && !view_.settings.learned) {
        kept_.learned = view_.settings.learned = true;
        keepSettings();
    }
    settle();
}

void Session::think() {
    ++request_;
    thinking_ = true;
    thinkingTime_ = 0;
    answer_.reset();
    refresh();
    engine_.think(request_, game_, *setup_.opponent);
}

void Session::stopThinking() {
    if (!thinking_) return;
    thinking_ = false;
    answer_.reset();
    engine_.cancel();
}

void Session::answerIfTime() {
    if (!paused_ && answer_ && thinkingTime_ >= shortestThinking) makeMove(*answer_);
}

void Session::takeBackOne() {
    undone_.push_back(game_.moves().back());
    game_.undo();
}

void Session::repeatOne() {
    game_.play(undone_.back());
    undone_.pop_back();
}

void Session::settle() {
    refresh();
    if (programsTurn()) think();
}

void Session::refresh() {
    view_.setup = setup_;
    view_.audience.you = setup_.opponent ? std::optional(setup_.side) : std::nullopt;
    view_.moving = timeline_.has_value();
    view_.thinking = thinking_;
    view_.toMove =
        view_.moving ? rules::opponent(game_.position().toMove) : game_.position().toMove;
    view_.result = view_.moving ? std::nullopt : game_.result();
    view_.canUndo = canUndo();
    view_.canRedo = !undone_.empty();
    view_.lastMove.reset();
    view_.lastEnd.reset();
    if (!game_.moves().empty()) {
        view_.lastMove = game_.moves().back();
        if (!view_.moving) view_.lastEnd = endOf(lastTrace());
    }
    refreshChoices();
    refreshMoment();
}

void Session::refreshMoment() {
    if (timeline_) {
        view_.board = timeline_->at(motionTime_);
    } else {
        view_.board = {};
        view_.board.stones = game_.position().stones;
    }
    for (const rules::Side side : {rules::Side::South, rules::Side::North})
        view_.totals[static_cast<std::size_t>(side)] = view_.board.total(side, view_.toMove);
    view_.explains = !view_.settings.learned && !view_.result;
    view_.caption = timeline_ ? captionInMotion() : captionAtRest();
}

void Session::refreshChoices() {
    view_.choices.clear();
    if (timeline_ || !visitorsTurn()) return;
    for (const rules::House house : game_.legalMoves()) {
        rules::Trace trace;
        rules::Position after = game_.position();
        rules::sow(after, house, trace);
        view_.choices.push_back({house, text::moveOutcome(view_.audience, trace)});
    }
}

std::string Session::captionInMotion() const {
    const rules::Event& event = timeline_->trace()[view_.board.told];
    return view_.settings.learned
               ? text::stepCaption(view_.audience, event, view_.board.captured)
               : text::stepExplanation(view_.audience, event, view_.board.captured);
}

std::string Session::captionAtRest() const {
    if (game_.result())
        return text::resultStory(view_.audience, *game_.result(),
                                 game_.position().total(rules::Side::South),
                                 game_.position().total(rules::Side::North));
    if (game_.moves().empty() && visitorsTurn() && !view_.settings.learned)
        return text::say(language(), text::Msg::CaptionFirstMove);
    if (programsTurn())
        return text::say(language(), text::Msg::TurnThinking,
                         {{"side", text::sideName(view_.audience, game_.position().toMove)}});
    std::string turn = text::turnSentence(view_.audience, game_.position().toMove);
    if (game_.moves().empty()) return turn;
    const rules::Trace trace = lastTrace();
    const std::string before =
        tempo() == 0 ? text::moveStory(view_.audience, trace)
                     : text::stepCaption(view_.audience, trace.back(), capturedIn(trace));
    return before + ' ' + turn;
}

void Session::announceMove(const rules::Trace& trace) {
    std::string sentence = text::moveStory(view_.audience, trace) + ' ';
    sentence += game_.result() ? text::resultStory(view_.audience, *game_.result(),
                                                   game_.position().total(rules::Side::South),
                                                   game_.position().total(rules::Side::North))
                               : text::turnSentence(view_.audience, game_.position().toMove);
    announcements_.push_back(std::move(sentence));
}

void Session::keepSettings() {
    storage_.save(settingsKey, writeSettings(kept_));
}

}  // namespace kiela::app
