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

std::string nameOf(int number, text::Language language) {
    const Lesson& lesson = lessons()[static_cast<std::size_t>(number - 1)];
    return text::say(language, Msg::LearnItem,
                     {{"number", number},
                      {"name", text::say(language, lesson.name,
                                         {{"number", number - (lessonCount - exerciseCount)}})}});
}

std::string said(Msg message, const Step& step, text::Language language) {
    return text::say(language, message, {{"house", step.house}, {"n", step.count}});
}

// Tells a wrong try, and what to look for.
std::string correction(const Learning& learning, text::Language language) {
    const Step& step = learning.step();
    const Try& attempt = *learning.lastTry();
    const std::string house = rules::nameOf(attempt.house);
    std::string words;
    if (step.touches) {
        words = text::say(
            language, Msg::MovesItem,
            {{"house", text::rowName(learner(language), attempt.house)}, {"outcome", house}});
        words += '.';
    } else if (!attempt.isPlayed()) {
        words = text::refusalReason(learner(language), attempt.refusal, attempt.house, 1);
    } else {
        words = text::say(
            language, Msg::MovesItem,
            {{"house", house}, {"outcome", text::moveOutcome(learner(language), attempt.trace)}});
        words += '.';
    }
    words += ' ' + said(step.hint, step, language);
    if (!learning.needsHelp()) return words;
    return words + ' '
           + text::say(language, Msg::LessonHelp, {{"house", rules::nameOf(*solutionOf(step))}});
}

// Tells how the goal was reached.
std::string praise(const Learning& learning, text::Language language) {
    const Try& attempt = *learning.lastTry();
    std::string words =
        text::say(language, learning.isLastStep() ? Msg::LessonDone : Msg::LessonRight);
    if (learning.step().touches) return words;
    words += ' ';
    if (!attempt.isPlayed())
        return words + text::refusalReason(learner(language), attempt.refusal, attempt.house, 1);
    if (attempt.result)
        return words
               + text::resultStory(learner(language), *attempt.result,
                                   attempt.after.total(Side::South),
                                   attempt.after.total(Side::North));
    return words + text::stepExplanation(learner(language), attempt.trace.back(), attempt.captured);
}

std::string captionOf(const Learning& learning, const Moment& board, text::Language language) {
    if (learning.isMoving() && !learning.isAtWrongEnd()) {
        const rules::Event& event = learning.motion()->trace()[board.told];
        return learning.lesson().isExercise
                   ? text::stepCaption(learner(language), event, board.captured)
                   : text::stepExplanation(learner(language), event, board.captured);
    }
    if (!learning.lastTry()) return said(learning.step().words, learning.step(), language);
    return learning.isReached() ? praise(learning, language) : correction(learning, language);
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

LessonView lessonView(const Learning& learning, text::Language language) {
    LessonView view;
    view.audience = learner(language);
    view.title = text::say(language, Msg::LessonTitle,
                           {{"lesson", nameOf(learning.number(), language)},
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
    const Try& attempt = *learning.lastTry();
    std::string news;
    if (!learning.step().touches && attempt.isPlayed())
        news = text::moveStory(learner(language), attempt.trace) + ' ';
    return news
           + (learning.isReached() ? praise(learning, language) : correction(learning, language));
}

LearnView learnView(const Progress& progress, text::Language language) {
    LearnView view;
    for (int number = 1; number <= lessonCount; ++number)
        view.items.push_back({nameOf(number, language), progress.isDone(number)
                                                            ? text::say(language, Msg::LearnDone)
                                                            : std::string()});
    return view;
}

}  // namespace kiela::app
