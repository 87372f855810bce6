// The session looking back at its game: the commands, the motion of the moves that are shown once
// more, and what is to be seen of it.
#include "app/session.hpp"
#include "text/say.hpp"

namespace kiela::app {

using text::Msg;

// Where motion is off a move can still be drawn along by hand.
double Session::tempoOfReplay() const {
    return tempo() > 0 ? tempo() : 1;
}

// What moves by itself comes to its end first.
void Session::leaveTheGame() {
    if (past_.isOpen()) return;
    stopFinishing();
    skip();
}

void Session::lookAt(double at) {
    leaveTheGame();
    past_.show(game_, at, tempoOfReplay());
    refresh();
}

void Session::lookAtPly(std::size_t ply) {
    if (!past_.isOpen() && ply >= this->ply()) return;
    leaveTheGame();
    past_.show(game_, static_cast<double>(ply), tempoOfReplay());
    restInPast();
}

void Session::stepBack() {
    leaveTheGame();
    const std::size_t from = past_.isOpen() ? past_.ply() : ply();
    if (from > 0) lookAtPly(from - 1);
}

void Session::stepForward() {
    if (past_.isPlaying()) return skip();
    if (!past_.isOpen() || past_.before() == ply()) return;
    if (tempo() == 0) return lookAtPly(past_.before() + 1);
    past_.play(game_, tempo());
    refresh();
}

void Session::replayMove() {
    leaveTheGame();
    if (!view_.canReplay) return;
    if (past_.isPlaying() || past_.motion() == nullptr)
        past_.show(game_, static_cast<double>(view_.ply - 1), tempo());
    past_.play(game_, tempo());
    refresh();
}

void Session::returnToGame() {
    if (!past_.isOpen()) return;
    past_.close();
    settle();
    announcements_.push_back(text::say(language(), Msg::PastBack) + ' '
                             + (game_.result() ? resultSentence() : turnSentence()));
    answerIfTime();
}

void Session::openMoves() {
    movesOpen_ = true;
    lookAt(static_cast<double>(ply()));
}

void Session::closeMoves() {
    movesOpen_ = false;
    returnToGame();
}

void Session::advancePast(double seconds) {
    if (!past_.isPlaying()) return;
    hear(*past_.motion(), past_.motionTime(), seconds);
    past_.advance(seconds);
    if (past_.isPlaying()) return refreshMoment();
    restInPast();
}

// Shows the end of the move that is under way and tells the position.
void Session::restInPast() {
    if (past_.ply() == ply() && !movesOpen_) return returnToGame();
    past_.show(game_, static_cast<double>(past_.ply()), tempoOfReplay());
    refresh();
    announcements_.push_back(view_.caption);
}

// ---- What is to be seen

void Session::refreshPast() {
    view_.lookingBack = past_.isOpen();
    view_.ply = past_.isOpen() ? past_.ply() : ply();
    view_.canReplay = tempo() > 0 && view_.ply > 0 && !timeline_;
    if (!past_.isOpen()) return;
    view_.moving = past_.isPlaying();
    view_.thinking = false;
    view_.toMove = game_.positions()[past_.before()].toMove;
    view_.hint.reset();
    view_.proposed.reset();
    view_.canHint = view_.offersFinish = view_.offersBack = false;
    view_.lastMove.reset();
    view_.lastEnd.reset();
    if (view_.ply == 0) return;
    view_.lastMove = game_.moves()[view_.ply - 1];
    if (past_.motion() != nullptr) return;
    rules::Position position = game_.positions()[view_.ply - 1];
    rules::Trace trace;
    rules::sow(position, *view_.lastMove, trace);
    view_.lastEnd = trace.back().house;
}

std::string Session::captionOfPast() const {
    if (const Timeline* motion = past_.motion())
        return text::stepCaption(view_.audience, motion->trace()[view_.board.told],
                                 view_.board.captured);
    if (past_.ply() == 0) return text::say(language(), Msg::AnalysisStart) + '.';
    return text::say(language(), Msg::PastMove,
                     {{"number", static_cast<int>(past_.ply())},
                      {"count", static_cast<int>(ply())},
                      {"story", moves()[past_.ply() - 1].story}});
}

}  // namespace kiela::app
