// The session's commands and its clock. What is to be seen of it all is in session_view.cpp, what
// it asks the engine in session_engine.cpp, what is beside the game in session_around.cpp, the
// language in session_language.cpp, what outlasts the visit in session_memory.cpp, what is to be
// heard in session_sound.cpp.
#include "app/session.hpp"

#include "text/say.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace kiela::app {

namespace {

// Before a device that is passed shows the game from the other side, in seconds.
constexpr double handoverPause = 1.6;

// How fast stones travel while a game is finished quickly.
constexpr double finishTempo = 6;

// Whoever only looks has seen enough after so many moves.
constexpr std::size_t longestDemo = 40;

}  // namespace

int capturedIn(const rules::Trace& trace) {
    int captured = 0;
    for (const rules::Event& event : trace)
        if (event.kind == rules::Event::Kind::Capture) captured += event.stones + event.outerStones;
    return captured;
}

Session::Session(const Ports& ports, const Environment& environment, const Parameters& parameters)
    : ports_(ports), desk_(ports.engine, environment.asked), environment_(environment),
      setup_(parameters.setup), game_(parameters.setup.game()), parameters_(parameters) {
    if (parameters.impossible) notice_ = text::Msg::NoticeImpossible;
    readSettingsAgain();
    openLanguage();
    claim();
    remember(false);
    settle();
    if ((notice_ || setup_.byLink) && !timeline_) announcements_.push_back(view_.caption);
    if (parameters_.lesson)
        openLesson(*parameters_.lesson == nextLesson ? firstLessonToDo() : *parameters_.lesson);
    else if (parameters_.puzzle)
        awaitPuzzle(*parameters_.puzzle);
}

// ---- Commands

void Session::play(rules::House house) {
    if (finishing_) return stopFinishing();
    if (timeline_ || past_.isPlaying() || parameters_.demo) return skip();
    if (past_.isOpen()) {
        view_.caption = text::say(language(), text::Msg::PastRefusal);
        announcements_.push_back(view_.caption);
        return;
    }
    if (handsOver()) return turnToMover();
    rules::Refusal refusal = game_.refusalOf(house);
    // While the program is on turn its houses are the opponent's all the same.
    if ((programsTurn() || awaitsLink()) && house.side != setup_.side)
        refusal = rules::Refusal::OpponentsHouse;
    if (refusal == rules::Refusal::None) {
        if (view_.settings.confirm && proposed_ != house) return propose(house);
        undone_.clear();
        return makeMove(house);
    }
    withdraw();
    view_.caption =
        text::refusalReason(view_.audience, refusal, house, rules::smallestSowing(game_.rules()));
    announcements_.push_back(view_.caption);
    // The caption is the only line that says whose turn it is.
    if (view_.audience.you && visitorsTurn()) view_.caption += ' ' + turnSentence();
}

void Session::playAtOnce(rules::House house) {
    returnToGame();
    skip();
    undone_.clear();
    makeMove(house);
}

void Session::propose(rules::House house) {
    proposed_ = house;
    refresh();
    announcements_.push_back(view_.caption);
}

void Session::withdraw() {
    if (!std::exchange(proposed_, std::nullopt)) return;
    refresh();
}

void Session::undo() {
    if (!canUndo()) return;
    endTurn();
    do takeBackOne();
    while (!visitorsTurn());
    announcements_.push_back(text::say(language(), text::Msg::AnnounceUndone) + ' '
                             + turnSentence());
    settle();
}

void Session::redo() {
    if (undone_.empty()) return;
    endTurn();
    do repeatOne();
    while (programsTurn() && !undone_.empty());
    announceMove(lastTrace());
    hearAtOnce({game_.positions()[ply() - 1], lastTrace(), {}}, 0);
    settle();
}

void Session::start(const Setup& setup) {
    isRematch_ = false;
    begin(setup);
}

void Session::rematch(std::optional<engine::Level> level) {
    Setup next = rematchOf(setup_);
    if (level) next.opponent = level;
    isRematch_ = !next.position;
    begin(next);
}

void Session::begin(const Setup& setup) {
    if (setup.expert && !setup.position)
        return arrangeOpening(setup, rules::Side::South,
                              rules::startPosition(setup.rules, setup.first));
    putAside(current());
    open({setup, setup.game()});
}

void Session::open(const KeptGame& kept, bool entered) {
    endTurn();
    parameters_.demo = false;
    goOnWith(kept);
    entered_ = entered;
    settle();
    announcements_.push_back(view_.caption);
}

void Session::resign() {
    if (!view_.canResign) return;
    endTurn();
    game_.resign(setup_.you().value_or(game_.position().toMove));
    sent_ = false;
    undone_.clear();
    settle();
    hearEnd();
    announcements_.push_back(resultSentence());
}

void Session::askForHint() {
    if (!view_.canHint) return;
    hintWanted_ = true;
    settle();
    announcements_.push_back(view_.caption);
}

void Session::finishQuickly() {
    if (game_.result() || finishing_ || setup_.byLink) return;
    endTurn();
    undone_.clear();
    finishing_ = true;
    settle();
    announcements_.push_back(view_.caption);
}

void Session::stopFinishing() {
    if (!finishing_) return;
    endTurn();
    settle();
    announcements_.push_back(text::say(language(), text::Msg::FinishStopped) + ' '
                             + turnSentence());
}

void Session::skip() {
    if (past_.isPlaying()) {
        hearAtOnce(*past_.motion(), past_.motionTime());
        return restInPast();
    }
    if (!timeline_) return;
    hearAtOnce(*timeline_, motionTime_);
    finishMotion();
}

void Session::flip() {
    flipped_ = !flipped_;
    refresh();
}

// ---- Passing the device

bool Session::passes() const {
    return setup_.together() && view_.settings.seating == Seating::Pass && !parameters_.demo;
}

rules::Side Session::nearest() const {
    const Setup& setup = arranging_ ? arrangedSetup_ : setup_;
    rules::Side side = setup.side;
    if (setup.together() && view_.settings.seating == Seating::Pass) {
        const bool opening = arranging_ && arranging_->kind() == Arranging::Kind::Opening;
        side = opening ? arranging_->side() : facing_;
    }
    return flipped_ ? rules::opponent(side) : side;
}

bool Session::handsOver() const {
    return passes() && !timeline_ && !arranging_ && !finishing_ && !game_.result()
           && facing_ != game_.position().toMove;
}

void Session::turnToMover() {
    facing_ = game_.position().toMove;
    refresh();
}

// ---- Analysis

void Session::openAnalysis() {
    stopFinishing();
    skip();
    analysis_.open(game_);
    if (past_.isOpen()) analysis_.show(past_.ply());
    settle();
}

void Session::closeAnalysis() {
    analysis_.close();
    settle();
}

void Session::showPly(std::size_t ply) {
    const std::size_t wanted = std::min(ply, this->ply());
    if (wanted == analysis_.ply()) return;
    analysis_.show(wanted);
    settle();
    announcements_.push_back(analysisView_.title + '.');
}

// ---- Settings

void Session::dismissExplanations() {
    choose(&Settings::learned, true);
    tellNews();
}

void Session::settingsChanged() {
    keepSettings();
    repace();
    if (!view_.settings.confirm) proposed_.reset();
    refresh();
}

void Session::chooseNextTextSize() {
    const auto now = std::ranges::find(textSizes, view_.settings.textSize);
    const bool last = now == textSizes.end() || now + 1 == textSizes.end();
    choose(&Settings::textSize, last ? textSizes.front() : now[1]);
    announcements_.push_back(
        text::say(language(), text::Msg::ChoicePercent, {{"percent", view_.settings.textSize}}));
}

void Session::setMoves(bool on) {
    choose(&Settings::moves, on);
    if (!on) returnToGame();
}

void Session::setReducedMotion(bool reduced) {
    environment_.reducedMotion = reduced;
    repace();
}

void Session::playFigure(std::size_t figure) {
    if (figure_ && figure_->figure() == figure && figure_->isMoving()) return figure_->finish();
    figure_.emplace(figure, tempo());
    announcements_.push_back(text::moveStory({language(), std::nullopt}, figure_->trace()));
}

// ---- The clock

void Session::advance(double seconds) {
    if (figure_ && figure_->isMoving()) figure_->advance(seconds);
    if (trial()) return advanceLesson(seconds);
    if (paused_ || arranging_ || elsewhere_) return;
    if (past_.isOpen()) return advancePast(seconds);
    if (timeline_) {
        hear(*timeline_, motionTime_, seconds);
        motionTime_ += seconds;
        if (motionTime_ < timeline_->duration()) return refreshMoment();
        return finishMotion();
    }
    if (handsOver()) {
        handoverTime_ += seconds;
        if (handoverTime_ >= handoverPause) turnToMover();
        return;
    }
    if (!engineMoves()) return;
    thinkingTime_ += seconds;
    answerIfTime();
}

double Session::wakeAfter() const {
    if (figure_ && figure_->isMoving()) return 0;
    if (trial()) return wakeOfLesson();
    if (paused_ || arranging_ || elsewhere_) return std::numeric_limits<double>::infinity();
    if (timeline_ || past_.isPlaying()) return 0;
    if (past_.isOpen()) return std::numeric_limits<double>::infinity();
    if (handsOver()) return std::max(0.0, handoverPause - handoverTime_);
    // Time is counted before the answer comes, too.
    if (engineMoves() && (answer_ || thinkingTime_ < shortestThinking()))
        return std::max(0.0, shortestThinking() - thinkingTime_);
    return std::numeric_limits<double>::infinity();
}

double Session::shortestThinking() const {
    // The program never answers faster than a person can follow, in seconds.
    if (parameters_.demo) return tempo() == 0 ? 5 : 2;
    if (!finishing_) return 0.7;
    return tempo() == 0 ? 0.3 : 0.1;
}

double Session::tempo() const {
    double tempo = 1;
    switch (view_.settings.motion) {
    case Motion::Auto:
        tempo = environment_.reducedMotion ? 0 : 1;
        break;
    case Motion::Off:
        return 0;
    case Motion::Slow:
        tempo = 0.55;
        break;
    case Motion::Normal:
        break;
    case Motion::Fast:
        tempo = 2.5;
        break;
    }
    return finishing_ && tempo > 0 ? finishTempo : tempo;
}

// ---- Moves

bool Session::programsTurn() const {
    return !game_.result() && setup_.opponent && game_.position().toMove != setup_.side;
}

bool Session::engineMoves() const {
    const bool shows = parameters_.demo && ply() < longestDemo;
    return programsTurn() || ((finishing_ || shows) && !game_.result());
}

bool Session::visitorsTurn() const {
    return !game_.result() && !engineMoves() && !awaitsLink() && !parameters_.demo;
}

bool Session::canUndo() const {
    if (setup_.byLink) {
        const auto& made = game_.moves();
        return !sent_ && actedLast() && !made.empty() && made.back().side == setup_.side;
    }
    if (!setup_.opponent) return !game_.moves().empty();
    const auto& moves = game_.moves();
    return std::any_of(moves.begin(), moves.end(),
                       [this](rules::House house) { return house.side == setup_.side; });
}

rules::Trace Session::lastTrace() const {
    rules::Trace trace;
    rules::Position position = game_.positions()[game_.positions().size() - 2];
    rules::sow(position, game_.moves().back(), trace);
    return trace;
}

void Session::makeMove(rules::House house) {
    // A network that fails later takes nothing away.
    if (!engineMoves() && book_.state() == Loan::Unasked) fetchPuzzles();
    const bool finishing = finishing_;
    endTurn();
    finishing_ = finishing;
    const rules::Position before = game_.position();
    rules::Trace trace;
    game_.play(house, &trace);
    sent_ = false;
    keep();
    timeline_.emplace(before, std::move(trace), pace());
    motionTime_ = 0;
    if (tempo() == 0) return skip();
    refresh();
}

Pace Session::pace() const {
    return {tempo(), !view_.settings.learned && !finishing_};
}

void Session::repace() {
    if (tempo() == 0) skipInLesson();
    if (past_.isPlaying() && tempo() == 0) restInPast();
    past_.repace(game_, tempoOfReplay());
    if (!timeline_) return;
    if (tempo() == 0) return skip();
    // From the same moment on at the new pace.
    const double share = motionTime_ / timeline_->duration();
    timeline_.emplace(game_.positions()[ply() - 1], rules::Trace(timeline_->trace()), pace());
    motionTime_ = share * timeline_->duration();
    refreshMoment();
}

void Session::finishMotion() {
    const rules::Trace trace = timeline_->trace();
    timeline_.reset();
    if (!finishing_ || game_.result()) announceMove(trace);
    if (capturedIn(trace) > 0 && !view_.settings.learned && !parameters_.demo) {
        kept_.learned = view_.settings.learned = true;
        keepSettings();
    }
    settle();
    hearEnd();
}

// Ends whatever belongs to the turn: the motion, a search, the hint.
void Session::endTurn() {
    past_.close();
    timeline_.reset();
    desk_.drop();
    answer_.reset();
    thinkingTime_ = handoverTime_ = 0;
    proposed_.reset();
    hintWanted_ = finishing_ = false;
    notice_.reset();
}

void Session::answerIfTime() {
    if (!paused_ && !past_.isOpen() && answer_ && thinkingTime_ >= shortestThinking())
        makeMove(*answer_);
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
    review_.follow(game_);
    enterResult();
    keep();
    pursue();
    refresh();
    if (view_.offersFinish && !std::exchange(offeredFinish_, true))
        announcements_.push_back(text::say(language(), text::Msg::FinishOffer));
    tellNews();
}

std::vector<std::string> Session::takeAnnouncements() {
    return std::exchange(announcements_, {});
}

}  // namespace kiela::app
