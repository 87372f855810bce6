#include "app/learning_words.hpp"

#include "text/say.hpp"

namespace kiela::app {

namespace {

using rules::Side;
using text::Msg;

std::string said(Msg message, const Step& step, text::Language language) {
    return text::say(language, message, {{"house", step.house}, {"n", step.count}});
}

// What was touched, or what the move did; `fully` for people who do not see the board.
std::string accountOf(const Learning& learning, text::Language language, bool fully) {
    const Try& attempt = *learning.lastTry();
    if (learning.step().touches)
        return moveItem(language, text::rowName(learner(language), attempt.house),
                        rules::nameOf(attempt.house));
    if (fully || !learning.isReached() || attempt.result || !attempt.isPlayed())
        return account(learning, language, fully);
    return text::stepExplanation(learner(language), attempt.trace.back(), attempt.captured);
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
    if (learning.needsHelp()) task += helpWords(language, *solutionOf(learning.step()));
    return task;
}

// What a wrong try did, and what is to be looked for; of a house that cannot be played only why.
std::string answer(const Learning& learning, text::Language language, bool fully) {
    const Step& step = learning.step();
    const std::string told = accountOf(learning, language, fully);
    const bool hasHint =
        step.hint != step.words && (step.touches || learning.lastTry()->isPlayed());
    return hasHint ? together(told, said(step.hint, step, language)) : told;
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
        view.caption = accountOf(learning, language, false);
        return;
    }
    view.task = taskOf(learning, language);
    if (learning.lastTry()) view.caption = answer(learning, language, false);
    // How to look ahead is nothing to be told where that is switched off.
    else if (preview || learning.step().words != Msg::LessonMost)
        view.caption = instructions(learning.step(), language).about;
}

// Any house of the side that is meant can be touched.
void showHouses(LessonView& view, const Learning& learning) {
    const Side side = solutionOf(learning.step())->side;
    view.choices.clear();
    for (std::uint8_t place = 0; place < rules::housesPerSide; ++place)
        view.choices.push_back({{side, place}, {}});
}

}  // namespace

std::string lessonName(int number, text::Language language) {
    const Lesson& lesson = lessons()[static_cast<std::size_t>(number - 1)];
    return text::say(language, Msg::LearnItem,
                     {{"number", number},
                      {"name", text::say(language, lesson.name,
                                         {{"number", number - (lessonCount - exerciseCount)}})}});
}

LessonView lessonView(const Learning& learning, text::Language language, bool preview) {
    const bool touches = learning.step().touches;
    LessonView view = trialView(learning, language, !learning.lesson().isExercise && !touches);
    view.number = learning.number();
    view.name = lessonName(learning.number(), language);
    view.steps = learning.lesson().steps.size();
    view.stepsDone = learning.stepIndex() + (view.reached ? 1 : 0);
    view.title = view.name;
    if (view.steps > 1)
        view.title = text::say(language, Msg::LessonTitle,
                               {{"lesson", view.name},
                                {"step", static_cast<int>(learning.stepIndex()) + 1},
                                {"count", static_cast<int>(view.steps)}});
    view.canGoBack = learning.canGoBack();
    tell(view, learning, language, preview);
    if (view.moving || view.reached) return view;
    if (touches)
        showHouses(view, learning);
    else if (learning.needsHelp())
        view.hint = solutionOf(learning.step());
    return view;
}

std::string lessonNews(const Learning& learning, text::Language language) {
    if (learning.isReached())
        return together(praise(learning, language), accountOf(learning, language, true));
    return together(answer(learning, language, true), taskOf(learning, language));
}

}  // namespace kiela::app
