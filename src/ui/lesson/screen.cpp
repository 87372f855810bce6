#include "ui/lesson/screen.hpp"

#include "text/say.hpp"
#include "ui/board_picture.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

constexpr semantics::Id dialogId = idOf("lesson-dialog");

// What was pressed on the screen; carried out once all of it has been stated.
struct Wishes {
    bool back = false, again = false, on = false, skip = false, closed = false;
};

class Parts {
  public:
    Parts(const Frame& frame, const LessonLayout& layout, const app::Session& session)
        : frame_(frame), layout_(layout), view_(session.lesson()),
          keys_(session.view().settings.keys), solves_(session.isSolving()) {}

    void header(Wishes& wishes) const {
        Rect area = layout_.header;
        const float gap = 6 * frame_.unit;
        const Rect cross = square(takeRight(area, touchSize(frame_), gap));
        const Rect again = square(takeRight(area, touchSize(frame_), gap));
        const Rect back = square(takeRight(area, touchSize(frame_), 2 * gap));
        takeLeft(area, 4 * frame_.unit);
        frame_.tree.add(idOf("heading", dialogId), semantics::Role::Heading, area, {view_.title})
            .level = 2;
        if (view_.steps > 1) steps(takeBottom(area, 10 * frame_.unit));
        const float size = layout_.roomy ? 22 : 18;
        drawFitted(frame_, {Weight::Bold, size * frame_.type, frame_.palette.ink}, area, view_.name,
                   Align::Left);
        wishes.back = icon("lesson-back", back, solves_ ? Msg::ButtonUndo : Msg::LessonPrevious,
                           solves_ ? Icon::Undo : Icon::Previous, U'u', view_.canGoBack);
        wishes.again = icon("lesson-again", again, Msg::LessonAgain, Icon::Reset, U'r');
        wishes.closed =
            icon("lesson-close", cross, solves_ ? Msg::PuzzleAll : Msg::LessonAll, Icon::Close, 0);
    }

    // What is to be done is said before the board on which it is done.
    void words() const {
        const std::string words = view_.words('\n');
        frame_.tree.add(idOf("caption"), semantics::Role::Status, layout_.words,
                        {.name = words, .kind = "caption"});
    }

    // And shown below it, or what a move would do.
    void caption(const std::string& ahead, Wishes& wishes) const {
        const float unit = frame_.unit;
        Rect area = layout_.words;
        frame_.painter.panel(areaOf(area), std::min(area.height / 2, 24 * unit));
        area = inset(area, 5 * unit);
        takeLeft(area, 10 * unit);
        if (view_.moving) {
            wishes.skip = icon("skip", square(takeRight(area, touchSize(frame_), 8 * unit)),
                               Msg::ButtonSkip, Icon::Skip, 0);
        } else if (view_.reached) {
            const std::string name = say(Msg::LessonNext);
            const Button form{
                .name = name, .kind = paint::PillKind::Primary, .key = keys_ ? U'n' : char32_t{0}};
            const float width = std::min(widthOf(frame_, form), area.width * 0.45f);
            wishes.on = button(frame_, idOf("lesson-next"),
                               square(takeRight(area, width, 10 * unit)), form);
        } else {
            takeRight(area, 10 * unit);
        }
        const float size = (layout_.roomy ? 18 : 15) * frame_.type;
        const std::array passages{
            Passage{{Weight::Bold, size, frame_.palette.accent}, view_.praise},
            Passage{{Weight::Regular, size, frame_.palette.ink},
                    ahead.empty() ? view_.caption : ahead},
            Passage{{Weight::Bold, size, frame_.palette.ink}, view_.task},
        };
        drawFitted(frame_, passages, area);
    }

  private:
    std::string say(Msg message) const { return text::say(view_.audience.language, message); }

    // A dot for each step; those that are done are full.
    void steps(const Rect& area) const {
        const float unit = frame_.unit;
        ImVec2 at = centreOf(area);
        at.x = area.x + 5 * unit;
        for (std::size_t step = 0; step < view_.steps; ++step, at.x += 14 * unit) {
            const bool done = step < view_.stepsDone;
            const ImU32 colour =
                step <= view_.stepsDone ? frame_.palette.accent : frame_.palette.inkSecond;
            if (done)
                frame_.draw->AddCircleFilled(at, 4.5f * unit, colour);
            else
                frame_.draw->AddCircle(at, 4 * unit, colour, 0, 1.5f * unit);
        }
    }

    // As high as a finger wants it, in the middle of its place.
    Rect square(Rect place) const {
        place.y += (place.height - touchSize(frame_)) / 2;
        place.height = touchSize(frame_);
        return place;
    }

    bool icon(std::string_view id, const Rect& place, Msg message, Icon sign, char32_t key,
              bool enabled = true) const {
        const std::string name = say(message);
        return button(
            frame_, idOf(id), place,
            {.name = name, .icon = sign, .enabled = enabled, .key = keys_ ? key : char32_t{0}});
    }

    const Frame& frame_;
    const LessonLayout& layout_;
    const app::LessonView& view_;
    bool keys_, solves_;
};

// The button goes away with what it leads on from; the keyboard goes to where the next step begins.
Screen goOn(const Frame& frame, app::Session& session) {
    if (!session.stepOnInLesson()) return Screen::Learn;
    frame.tree.focus(idOf("house", numberOf(session.lesson().choices.front().house)));
    return session.isSolving() ? Screen::Puzzle : Screen::Lesson;
}

}  // namespace

Screen lessonScreen(const Frame& frame, const LessonLayout& layout, app::Session& session,
                    LookAhead& ahead, Readings& asked) {
    const app::LessonView& view = session.lesson();
    frame.tree.add(dialogId, semantics::Role::Dialog, layout.window,
                   {.name = view.title, .kind = "wide"});
    frame.tree.open(dialogId);
    const Parts parts(frame, layout, session);
    Wishes wishes;
    parts.header(wishes);
    parts.words();
    const bool looksAhead = session.view().settings.preview && view.looksAhead && !view.moving;
    const auto first =
        view.choices.empty() ? std::nullopt : std::optional(view.choices.front().house);
    ahead.begin(view.words(), looksAhead, false, first);
    const BoardTouch touch = board(frame, layout.board, view, session.lessonGame(), ahead);
    ahead.looked(touch.looked);
    parts.caption(touch.ahead, wishes);
    const auto listed = legalMoves(frame, layout.board, view);
    readings(frame, layout.words, session, asked);
    // A tap anywhere skips the motion; last, so that buttons come before it.
    if (view.moving && press(frame, idOf("anywhere"), layout.window).clicked) wishes.skip = true;
    const bool cancelled = frame.tree.cancelled(dialogId);
    frame.tree.close();

    const bool solves = session.isSolving();
    if (wishes.closed || (cancelled && !view.moving))
        return solves ? Screen::Puzzles : Screen::Learn;
    if (wishes.back)
        session.stepBackInLesson();
    else if (wishes.again)
        session.repeatStep();
    else if (wishes.on)
        return goOn(frame, session);
    else if (wishes.skip || cancelled)
        session.skipInLesson();
    else if (touch.played || listed)
        session.touchInLesson(touch.played ? *touch.played : *listed);
    return solves ? Screen::Puzzle : Screen::Lesson;
}

}  // namespace kiela::ui
