#include "app/puzzle_words.hpp"

#include "app/kept_view.hpp"
#include "text/say.hpp"

namespace kiela::app {

namespace {

using engine::Theme;
using text::Language;
using text::Msg;

// So many stones more are lost by a wrong move, where a defence is about stones
// (assets/puzzles/README.md).
constexpr int clearLoss = 5;

std::string question(const Solving& solving, Language language) {
    const Theme theme = solving.puzzle().theme;
    if (theme == Theme::Capture) return text::say(language, Msg::PuzzleQuestionCapture);
    if (theme == Theme::Defence) return text::say(language, Msg::PuzzleQuestionDefence);
    return text::say(language, Msg::PuzzleQuestionWin, {{"n", solving.movesLeft()}});
}

// Why the last try is not the best move, as far as the rules can tell.
std::string reason(const Solving& solving, Language language) {
    const Try& attempt = *solving.lastTry();
    const Theme theme = solving.puzzle().theme;
    if (theme == Theme::Capture) return text::say(language, Msg::LessonHintMore);
    if (theme != Theme::Defence) return text::say(language, Msg::PuzzleHintWin);
    if (attempt.replyCaptures - attempt.captured >= solving.lossAtBest() + clearLoss)
        return text::say(language, Msg::PuzzleHintReply, {{"n", attempt.replyCaptures}});
    return text::say(language, Msg::PuzzleHintLost);
}

std::string replyWords(const Try& reply, Language language) {
    const text::Audience audience = learner(language);
    if (reply.result)
        return text::resultStory(audience, *reply.result, reply.after.total(rules::Side::South),
                                 reply.after.total(rules::Side::North));
    return text::say(language, Msg::PuzzleReply,
                     {{"house", rules::nameOf(reply.house)},
                      {"outcome", text::moveOutcome(audience, reply.trace)}});
}

// What came of the last try. `more` follows when the puzzle is solved.
void tell(LessonView& view, const Solving& solving, const std::string& more, Language language) {
    if (!solving.lastTry()) return;
    view.caption = account(solving, language, false);
    if (!solving.isRight()) {
        if (solving.lastTry()->isPlayed()) view.caption += ' ' + reason(solving, language);
        return;
    }
    if (solving.reply()) view.caption += ' ' + replyWords(*solving.reply(), language);
    Msg praise = Msg::LessonRight;
    if (solving.isReached()) {
        praise = solving.wasHelped() ? Msg::PuzzleHelped : Msg::LessonDone;
        view.caption = together(view.caption, more);
    }
    view.praise = text::say(language, praise);
}

}  // namespace

std::string themeName(Theme theme, Language language) {
    if (theme == Theme::Capture) return text::say(language, Msg::PuzzleThemeCapture);
    if (theme == Theme::Defence) return text::say(language, Msg::PuzzleThemeDefence);
    return text::say(language, Msg::PuzzleThemeWin, {{"number", engine::movesToWin(theme)}});
}

std::string streakWords(const PuzzleRecord& record, int day, Language language) {
    if (record.best() == 0) return {};
    return text::say(language, Msg::PuzzleRow, {{"row", record.row(day)}, {"best", record.best()}});
}

LessonView puzzleView(const Solving& solving, std::string_view name, const std::string& more,
                      Language language) {
    LessonView view = trialView(solving, language, false);
    view.number = solving.number();
    view.canGoBack = solving.canGoBack();
    view.name = view.title =
        text::say(language, Msg::PuzzleTitle,
                  {{"name", name}, {"rules", rulesName(language, solving.puzzle().rules)}});
    const int steps = engine::movesToWin(solving.puzzle().theme);
    view.steps = static_cast<std::size_t>(steps);
    view.stepsDone =
        static_cast<std::size_t>(solving.isReached() ? steps : steps - solving.movesLeft());
    if (solving.isMoving() && !solving.isAtWrongEnd()) {
        view.caption = text::stepCaption(view.audience, solving.motion()->trace()[view.board.told],
                                         view.board.captured);
        return view;
    }
    tell(view, solving, more, language);
    if (!solving.isReached()) view.task = question(solving, language);
    if (solving.needsHelp()) view.task += helpWords(language, solving.solution());
    if (view.moving) return view;
    if (const auto& reply = solving.reply()) {
        view.lastMove = reply->house;
        view.lastEnd = reply->trace.back().house;
    }
    if (solving.needsHelp()) view.hint = solving.solution();
    return view;
}

}  // namespace kiela::app
