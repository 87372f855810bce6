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

std::string together(const std::string& one, const std::string& other) {
    return one.empty() || other.empty() ? one + other : one + ' ' + other;
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

std::string praise(const Learning& learning, text::Language language) {
    return text::say(language, learning.isLastStep() ? Msg::LessonDone : Msg::LessonRight);
}

struct Instructions {
    std::string about, task;
};

Instructions instructions(const Step& step, text::Language language) {
    const std::string words = said(step.words, step, language);
    const std::size_t mark = words.rfind(taskMark);
    if (mark == std::string::npos) return {{}, words};
    return {words.substr(0, mark), words.substr(mark + taskMark.size())};
}

// What is still to be done; after some wrong tries, how.
std::string taskOf(const Learning& learning, text::Language language) {
    std::string task = instructions(learning.step(), language).task;
    if (learning.needsHelp())
        task += ' '
                + text::say(language, Msg::LessonHelp,
                            {{"house", rules::nameOf(*solutionOf(learning.step()))}});
    return task;
}

// What a wrong try did, and what is to be looked for.
std::string answer(const Learning& learning, text::Language language, bool fully) {
    const Step& step = learning.step();
    const std::string told = account(learning, language, fully);
    return step.hint == step.words ? told : together(told, said(step.hint, step, language));
}

// Fills in what the view says.
void tell(LessonView& view, const Learning& learning, text::Language language, bool preview) {
    if (learning.isMoving() && !learning.isAtWrongEnd()) {
        const rules::Event& event = learning.motion()->trace()[view.board.told];
        view.caption = learning.lesson().isExercise
                           ? text::stepCaption(view.audience, event, view.board.captured)
                           : text::stepExplanation(view.audience, event, view.board.captured);
        return;
    }
    if (learning.isReached()) {
        view.praise = praise(learning, language);
        view.caption = account(learning, language, false);
        return;
    }
    view.task = taskOf(learning, language);
    if (learning.lastTry()) view.caption = answer(learning, language, false);
    // How to look ahead is nothing to be told where that is switched off.
    else if (preview || learning.step().words != Msg::LessonMost)
        view.caption = instructions(learning.step(), language).about;
}

void showChoices(LessonView& view, const Learning& learning) {
    const rules::Game& game = learning.game();
    if (learning.step().touches) {
        const Side side = solutionOf(learning.step())->side;
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

std::string LessonView::words() const {
    return together(together(praise, caption), task);
}

LessonView lessonView(const Learning& learning, text::Language language, bool preview) {
    LessonView view;
    view.audience = learner(language);
    view.name = lessonName(learning.number(), language);
    view.steps = learning.lesson().steps.size();
    view.title = text::say(language, Msg::LessonTitle,
                           {{"lesson", view.name},
                            {"step", static_cast<int>(learning.stepIndex()) + 1},
                            {"count", static_cast<int>(view.steps)}});
    view.board = learning.moment();
    tell(view, learning, language, preview);
    view.moving = learning.isMoving();
    view.reached = learning.isReached() && !view.moving;
    view.stepsDone = learning.stepIndex() + (view.reached ? 1 : 0);
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
    if (learning.isReached())
        return together(praise(learning, language), account(learning, language, true));
    return together(answer(learning, language, true), taskOf(learning, language));
}

}  // namespace kiela::app
