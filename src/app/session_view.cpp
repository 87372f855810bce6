// What is to be seen and heard of a session: from its state to the view, and to sentences.
#include "app/analysis_words.hpp"
#include "app/session.hpp"
#include "text/say.hpp"

#include <algorithm>

namespace kiela::app {

using text::Msg;

void Session::refresh() {
    view_.setup = setup_;
    view_.boardOnly = parameters_.boardOnly;
    view_.kiosk = parameters_.kiosk;
    view_.links = parameters_.links;
    view_.keeps = parameters_.storage;
    view_.demo = parameters_.demo;
    view_.sound = view_.settings.sound == SoundChoice::Auto
                      ? !environment_.framed
                      : view_.settings.sound == SoundChoice::On;
    view_.vibrates = environment_.vibrates;
    view_.audience.you = setup_.you();
    view_.moving = timeline_.has_value();
    view_.thinking = programsTurn() && !view_.moving && !finishing_;
    view_.finishing = finishing_;
    view_.toMove =
        view_.moving ? rules::opponent(game_.position().toMove) : game_.position().toMove;
    view_.result = view_.moving ? std::nullopt : game_.result();
    const bool visitorMoves = visitorsTurn() && !view_.moving;
    view_.offersFinish = visitorMoves && !setup_.byLink && isDecided();
    view_.canUndo = canUndo() && !view_.demo;
    view_.canRedo = !undone_.empty();
    view_.canHint = visitorMoves;
    view_.canResign = !game_.result() && !awaitsLink() && !view_.demo;
    view_.offersLink = !view_.moving && owesLink();
    view_.linkSent = sent_;
    view_.offersUpdate = notice_ == Msg::NoticeUpdate;
    view_.canBringBack = before_.has_value();
    view_.offersBack = view_.canBringBack && game_.moves().empty() && visitorMoves;
    view_.proposed = proposed_;
    view_.nearest = nearest();
    view_.lastMove.reset();
    view_.lastEnd.reset();
    if (!game_.moves().empty()) {
        view_.lastMove = game_.moves().back();
        if (!view_.moving) view_.lastEnd = lastTrace().back().house;
    }
    refreshHint();
    refreshFarewell();
    refreshChoices();
    chronicle_.follow(game_, view_.audience, timeline_.has_value());
    refreshPast();
    refreshMoment();
    if (arranging_) refreshArranging();
    if (trial()) refreshLesson();
    if (analysis_.isOpen()) analysisView_ = analysis_.view(game_, review_, setup_, view_.audience);
}

void Session::refreshHint() {
    view_.hint.reset();
    const auto& lines = review_.at(ply()).lines;
    if (hintWanted_ && desk_.task().kind != Task::Kind::Hint && !lines.empty())
        view_.hint = lines.front().best();
}

void Session::refreshFarewell() {
    view_.farewell = {};
    if (!view_.result) return;
    if (!review_.unknown()) {
        const bool southWon = view_.result->winner == rules::Winner::South;
        const rules::Side loser = southWon ? rules::Side::North : rules::Side::South;
        view_.farewell.turningPoint =
            farewellWords(view_.audience, game_, review_, view_.audience.you.value_or(loser));
    }
    const Setup next = rematchOf(setup_);
    if (next != setup_) {
        const bool you = view_.audience.you == next.first;
        view_.farewell.rematch = text::say(language(), you ? Msg::RematchYou : Msg::RematchSide,
                                           {{"side", text::sideName(view_.audience, next.first)}});
    }
    view_.farewell.tally = tallySentence();
    view_.farewell.suggested =
        setup_.opponent ? results_.suggestion(setup_.rules, *setup_.opponent) : std::nullopt;
    if (view_.farewell.suggested)
        view_.farewell.suggestion = text::say(
            language(),
            *view_.farewell.suggested > *setup_.opponent ? Msg::SuggestUp : Msg::SuggestDown,
            {{"level", *view_.farewell.suggested}});
    const bool lost =
        view_.audience.you && view_.result->winner == rules::winnerOf(rules::opponent(setup_.side));
    if (lost && results_.of(setup_.rules, *setup_.opponent).games() == 1 && neverLearned())
        view_.farewell.lessons = text::say(language(), Msg::ResultLearn);
}

void Session::refreshMoment() {
    view_.at = static_cast<double>(ply());
    if (past_.isOpen()) {
        view_.board = past_.moment(game_);
        view_.at = past_.at();
    } else if (timeline_) {
        view_.board = timeline_->at(motionTime_);
        view_.at += motionTime_ / timeline_->duration() - 1;
        chronicle_.count(view_.board.captured);
    } else {
        view_.board = {};
        view_.board.stones = game_.position().stones;
    }
    for (const rules::Side side : {rules::Side::South, rules::Side::North})
        view_.totals[static_cast<std::size_t>(side)] = view_.board.total(side, view_.toMove);
    view_.southShare = view_.board.share(rules::Side::South, view_.toMove);
    view_.explains = !view_.settings.learned && !view_.result && !finishing_ && !parameters_.demo
                     && !past_.isOpen();
    view_.caption = caption();
}

void Session::refreshChoices() {
    view_.choices.clear();
    if (timeline_ || past_.isOpen() || !visitorsTurn()) return;
    for (const rules::House house : game_.legalMoves())
        view_.choices.push_back({house, outcomeOf(view_.audience, game_.position(), house)});
}

// ---- The caption

std::string Session::caption() const {
    if (past_.isOpen()) return captionOfPast();
    if (finishing_ && !parameters_.demo) return text::say(language(), Msg::FinishCaption);
    return timeline_ ? captionInMotion() : captionAtRest();
}

std::string Session::captionInMotion() const {
    const rules::Event& event = timeline_->trace()[view_.board.told];
    return view_.settings.learned
               ? text::stepCaption(view_.audience, event, view_.board.captured)
               : text::stepExplanation(view_.audience, event, view_.board.captured);
}

std::string Session::captionAtRest() const {
    if (game_.result()) return withLink(resultSentence());
    if (proposed_)
        return text::say(language(), Msg::CaptionConfirm,
                         {{"house", rules::nameOf(*proposed_)},
                          {"outcome", outcomeOf(view_.audience, game_.position(), *proposed_)}});
    // What the last move did is for whoever gets the device.
    if (handsOver())
        return text::say(language(), Msg::CaptionPass,
                         {{"side", text::sideName(view_.audience, game_.position().toMove)}});
    if (hintWanted_) return hintSentence();
    if (notice_) {
        std::string words = noticeSentence() + ' ';
        // Beside what is new there is no room for more.
        if (setup_.byLink && !noticesNews() && ply() > 0) words += captionOfLastMove() + ' ';
        return withLink(words + turnSentence());
    }
    const bool atStart = game_.moves().empty();
    // Whose move it was has the motion to know it by.
    if (awaitsLink() && !atStart) return sentenceOfLink();
    if (atStart && visitorsTurn() && !view_.settings.learned)
        return text::say(language(), Msg::CaptionFirstMove);
    std::string before;
    if (atStart && isRematch_) {
        const rules::Side first = game_.position().toMove;
        const bool you = view_.audience.you == first;
        before = text::say(language(), you ? Msg::RematchNowYou : Msg::RematchNowSide,
                           {{"side", text::sideName(view_.audience, first)}});
    } else if (!atStart && !programsTurn()) {
        before = captionOfLastMove();
    }
    if (atStart) {
        const std::string opening = sentenceOfOpening();
        if (!before.empty() && !opening.empty()) before += ' ';
        before += opening;
    }
    if (!before.empty()) before += ' ';
    if (!programsTurn()) return withLink(before + turnSentence());
    return before
           + text::say(language(), Msg::TurnThinking,
                       {{"side", text::sideName(view_.audience, game_.position().toMove)}});
}

std::string Session::captionOfLastMove() const {
    const rules::Trace trace = lastTrace();
    return tempo() == 0 ? text::moveStory(view_.audience, trace)
                        : text::stepCaption(view_.audience, trace.back(), capturedIn(trace));
}

// ---- Sentences

std::string Session::noticeSentence() const {
    return text::say(language(), *notice_,
                     {{"side", text::sideName({language(), {}}, setup_.side)}});
}

std::string Session::tallySentence() const {
    if (!setup_.opponent) return {};
    const Tally& tally = results_.of(setup_.rules, *setup_.opponent);
    return text::say(language(), Msg::ResultTally,
                     {{"level", *setup_.opponent},
                      {"won", tally.won},
                      {"lost", tally.lost},
                      {"drawn", tally.drawn}});
}

std::string Session::hintSentence() const {
    if (!view_.hint) return text::say(language(), Msg::HintLooking);
    return text::say(language(), Msg::HintMove,
                     {{"house", rules::nameOf(*view_.hint)},
                      {"outcome", outcomeOf(view_.audience, game_.position(), *view_.hint)}});
}

std::string Session::resultSentence() const {
    return text::resultStory(view_.audience, *game_.result(),
                             game_.position().total(rules::Side::South),
                             game_.position().total(rules::Side::North));
}

std::string Session::turnSentence() const {
    return text::turnSentence(view_.audience, game_.position().toMove);
}

void Session::announceMove(const rules::Trace& trace) {
    announcements_.push_back(text::moveStory(view_.audience, trace) + ' '
                             + withLink(game_.result() ? resultSentence() : turnSentence()));
}

}  // namespace kiela::app
