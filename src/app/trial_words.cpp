#include "app/trial_words.hpp"

#include "app/analysis_words.hpp"
#include "text/say.hpp"

namespace kiela::app {

namespace {

using rules::Side;
using text::Msg;

}  // namespace

std::string together(const std::string& one, const std::string& other, char between) {
    return one.empty() || other.empty() ? one + other : one + between + other;
}

std::string LessonView::words(char between) const {
    return together(together(praise, caption, between), task, between);
}

text::Audience learner(text::Language language) {
    return {language, Side::South};
}

LessonView trialView(const Trial& trial, text::Language language, bool looksAhead) {
    LessonView view;
    view.audience = learner(language);
    view.setup.rules = trial.game().rules();
    view.board = trial.moment();
    view.moving = trial.isMoving();
    view.reached = trial.isReached() && !view.moving;
    view.looksAhead = looksAhead;
    for (const Side side : {Side::South, Side::North})
        view.totals[static_cast<std::size_t>(side)] = view.board.total(side, Side::South);
    if (const auto& attempt = trial.lastTry(); attempt && attempt->isPlayed()) {
        if (view.moving || view.reached) view.lastMove = attempt->house;
        if (view.reached) view.lastEnd = attempt->trace.back().house;
    }
    if (view.moving || view.reached) return view;
    for (const rules::House house : trial.game().legalMoves())
        view.choices.push_back(
            {house, looksAhead ? outcomeOf(view.audience, trial.game().position(), house) : ""});
    return view;
}

std::string moveItem(text::Language language, std::string_view name, std::string_view about) {
    return text::say(language, Msg::MovesItem, {{"house", name}, {"outcome", about}}) + '.';
}

std::string account(const Trial& trial, text::Language language, bool fully) {
    const text::Audience audience = learner(language);
    const Try& attempt = *trial.lastTry();
    if (!attempt.isPlayed())
        return text::refusalReason(audience, attempt.refusal, attempt.house,
                                   rules::smallestSowing(trial.game().rules()));
    if (trial.isReached() && attempt.result)
        return text::resultStory(audience, *attempt.result, attempt.after.total(Side::South),
                                 attempt.after.total(Side::North));
    if (fully) return text::moveStory(audience, attempt.trace);
    return moveItem(language, rules::nameOf(attempt.house),
                    text::moveOutcome(audience, attempt.trace));
}

std::string helpWords(text::Language language, rules::House house) {
    return ' ' + text::say(language, Msg::LessonHelp, {{"house", rules::nameOf(house)}});
}

}  // namespace kiela::app
