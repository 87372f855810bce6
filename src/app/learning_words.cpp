#include "app/learning_words.hpp"

#include "app/analysis_words.hpp"
#include "text/say.hpp"

namespace kiela::app {

namespace {

using rules::House;
using rules::Side;
using text::Msg;

text::Audience learner(text::Language language) {
    return {language, Side::South};
}

std::string said(Msg message, const Step& step, text::Language language) {
    return text::say(language, message, {{"house", step.house}, {"n", step.count}});
}

// What was touched, or what the move did; `fully` for people who do not see the board.
std::string account(const Learning& learning, text::Language language, bool fully) {
    const text::Audience audience = learner(language);
    const Try& attempt = *learning.lastTry();
    const std::string house = rules::nameOf(attempt.house);
    const auto item = [&](std::string_view name, std::string_view about) {
        return text::say(language, Msg::MovesItem, {{"house", name}, {"outcome", about}}) + '.';
    };
    if (learning.step().touches) return item(text::rowName(audience, attempt.house), house);
    if (!attempt.isPlayed())
        return text::refusalReason(audience, attempt.refusal, attempt.house, 1);
    if (learning.isReached() && attempt.result)
        return text::resultStory(audience, *attempt.result, attempt.after.total(Side::South),
                                 attempt.after.total(Side::North));
    if (fully) return text::moveStory(audience, attempt.trace);
    if (!learning.isReached()) return item(house, text::moveOutcome(audience, attempt.trace));
    return text::stepExplanation(audience, attempt.trace.back(), attempt.captured);
}

// Tells a try, with praise, or with what is to be looked for.
std::string answer(const Learning& learning, text::Language language, bool fully) {
    const Step& step = learning.step();
    const std::string told = account(learning, language, fully);
    if (learning.isReached())
        return text::say(language, learning.isLastStep() ? Msg::LessonDone : Msg::LessonRight) + ' '
               + told;
    std::string words = told + ' ' + said(step.hint, step, language);
    if (learning.needsHelp())
        words +=
            ' '
            + text::say(language, Msg::LessonHelp, {{"house", rules::nameOf(*solutionOf(step))}});
    return words;
}

std::string captionOf(const Learning& learning, const Moment& board, text::Language language) {
    if (learning.isMoving() && !learning.isAtWrongEnd()) {
        const rules::Event& event = learning.motion()->trace()[board.told];
        return learning.lesson().isExercise
                   ? text::stepCaption(learner(language), event, board.captured)
                   : text::stepExplanation(learner(language), event, board.captured);
    }
    if (!learning.lastTry()) return said(learning.step().words, learning.step(), language);
    return answer(learning, language, false);
}

void showChoices(LessonView& view, const Learning& learning) {
    const rules::Game& game = learning.game();
    if (learning.step().touches) {
        for (const Side side : {Side::South, Side::North})
            for (std::uint8_t place = 0; place < rules::housesPerSide; ++place)
                view.choices.push_back({{side, place}, {}});
        return;
    }
    for (const House house : game.legalMoves())
        view.choices.push_back(
            {house, view.looksAhead ? outcomeOf(view.audience, game.position(), house) : ""});
}

}  // namespace

std::string lessonName(int number, text::Language language) {
    const Lesson& lesson = lessons()[static_cast<std::size_t>(number - 1)];
    return text::say(language, Msg::LearnItem,
                     {{"number", number},
                      {"name", text::say(language, lesson.name,
                                         {{"number", number - (lessonCount - exerciseCount)}})}});
}

LessonView lessonView(const Learning& learning, text::Language language) {
    LessonView view;
    view.audience = learner(language);
    view.title = text::say(language, Msg::LessonTitle,
                           {{"lesson", lessonName(learning.number(), language)},
                            {"step", static_cast<int>(learning.stepIndex()) + 1},
                            {"count", static_cast<int>(learning.lesson().steps.size())}});
    view.board = learning.moment();
    view.caption = captionOf(learning, view.board, language);
    view.moving = learning.isMoving();
    view.reached = learning.isReached() && !view.moving;
    view.canGoBack = !learning.isFirstStep();
    view.looksAhead = !learning.lesson().isExercise && !learning.step().touches;
    for (const Side side : {Side::South, Side::North})
        view.totals[static_cast<std::size_t>(side)] = view.board.total(side, Side::South);
    if (const auto& attempt = learning.lastTry(); attempt && attempt->isPlayed()) {
        const bool shown = view.moving || view.reached;
        if (shown && !learning.step().touches) view.lastMove = attempt->house;
        if (view.reached && view.lastMove) view.lastEnd = attempt->trace.back().house;
    }
    if (view.moving || view.reached) return view;
    showChoices(view, learning);
    if (learning.needsHelp() && !learning.step().touches) view.hint = solutionOf(learning.step());
    return view;
}

std::string lessonNews(const Learning& learning, text::Language language) {
    return answer(learning, language, true);
}

}  // namespace kiela::app
