#include "ui/moves/moves.hpp"

#include "app/analysis_words.hpp"
#include "text/say.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace kiela::ui {

namespace {

using text::Msg;

// Let go so close to a position, in design units, the slider rests in it.
constexpr float restsWithin = 5;

struct StepButton {
    Step step;
    Msg name;
    Icon icon;
    bool possible;
};

double snapped(double at, float tolerance) {
    return std::abs(at - std::round(at)) <= static_cast<double>(tolerance) ? std::round(at) : at;
}

void slideTo(const MovesTouch& touch, app::Session& session, MovesState& state) {
    if (touch.began)
        state.before = session.view().lookingBack ? std::optional(session.view().at) : std::nullopt;
    if (touch.cancelled) {
        if (state.before)
            session.lookAt(*state.before);
        else
            session.returnToGame();
        return;
    }
    if (!touch.to) return;
    const auto at = static_cast<double>(*touch.to);
    const auto end = static_cast<double>(session.moves().size());
    // The position is told by the slider; the end of the line is the game itself.
    if (touch.ended && at >= end)
        session.lookAtPly(session.moves().size());
    else
        session.lookAt(at);
}

}  // namespace

void moveSteps(const Frame& frame, const Rect& area, const app::Session& session,
               const StepsForm& form, MovesTouch& touch) {
    const app::View& view = session.view();
    const bool back = view.ply > 0;
    const bool forward = view.lookingBack && view.at < static_cast<double>(session.moves().size());
    const StepButton replay =
        form.skips && view.moving
            ? StepButton{Step::Skip, Msg::ButtonSkip, Icon::Skip, true}
            : StepButton{Step::Replay, Msg::MovesReplay, Icon::Replay, view.canReplay};
    const std::array<StepButton, 5> all{{
        {Step::First, Msg::AnalysisFirst, Icon::First, back},
        {Step::Previous, Msg::AnalysisPrevious, Icon::Previous, back},
        replay,
        {Step::Next, Msg::AnalysisNext, Icon::Next, forward},
        {Step::Last, Msg::AnalysisLast, Icon::Last, forward},
    }};
    const auto count = static_cast<float>(all.size());
    const float least = 2 * frame.unit;
    const float size = std::min(touchSize(frame), (area.width - (count - 1) * least) / count);
    const float gap = std::min(8 * frame.unit, (area.width - count * size) / (count - 1));
    const float width = count * size + (count - 1) * gap;
    Rect row{area.x + (area.width - width) / 2, area.y + (area.height - size) / 2, width, size};

    constexpr semantics::Id toolbar = idOf("move-steps");
    frame.tree.add(toolbar, semantics::Role::Toolbar, row,
                   {text::say(session.language(), Msg::AnalysisSteps)});
    frame.tree.open(toolbar);
    for (unsigned i = 0; i < all.size(); ++i) {
        const std::string name = text::say(session.language(), all[i].name);
        const Button looks{.name = name,
                           .icon = all[i].icon,
                           .enabled = all[i].possible,
                           .focusFirst = form.first && all[i].step == Step::Previous};
        if (button(frame, idOf("move-step", i), takeLeft(row, size, gap), looks))
            touch.step = all[i].step;
    }
    frame.tree.close();
}

void gameLine(const Frame& frame, const Rect& area, const app::Session& session, MovesState& state,
              MovesTouch& touch) {
    const app::View& view = session.view();
    std::vector<std::uint8_t> marks;
    for (const app::MoveView& move : session.moves())
        marks.push_back(static_cast<std::uint8_t>(std::min(move.captured, 255)));
    const std::string name = text::say(session.language(), Msg::MovesLine);
    const auto most = static_cast<unsigned>(marks.size());
    const Slide slide =
        slider(frame, idOf("game-line"), area,
               {.name = name,
                .words = app::positionTitle(session.language(), session.game(), view.ply),
                .value = static_cast<float>(view.at),
                .stated = static_cast<unsigned>(view.ply),
                .most = most,
                .marks = marks},
               state.grip);
    touch.began = slide.began;
    touch.ended = slide.ended;
    touch.cancelled = slide.cancelled;
    touch.to = slide.to;
    if (slide.to && slide.ended)
        touch.to = static_cast<float>(snapped(
            static_cast<double>(*slide.to), restsWithin * frame.unit / stepOf(frame, area, most)));
}

void movesPanel(const Frame& frame, const Rect& area, const app::Session& session,
                MovesState& state, MovesTouch& touch) {
    const float unit = frame.unit;
    constexpr semantics::Id group = idOf("moves-panel");
    const std::string heading = text::say(session.language(), Msg::ButtonMoves);
    frame.painter.panel(areaOf(area), 20 * unit);
    frame.tree.add(group, semantics::Role::Group, area, {heading});
    frame.tree.open(group);
    Rect room = inset(area, 16 * unit);
    const Rect steps = takeBottom(room, touchSize(frame), 12 * unit);
    const Rect head = takeTop(room, 26 * frame.type, 6 * unit);
    drawFitted(frame, {Weight::Bold, 17 * frame.type, frame.palette.ink}, head, heading,
               Align::Left);
    frame.tree.add(idOf("heading", group), semantics::Role::Heading, head, {heading}).level = 2;
    moveColumns(frame, room, session.view());
    revealCurrent(frame, room.height, session, state);
    ScrollArea page(frame, idOf("page", group), heading, room, state.scroll);
    Rect list = page.content();
    moveList(frame, list, session, touch);
    page.end(list);
    moveSteps(frame, steps, session, {}, touch);
    frame.tree.close();
}

void carryOut(const MovesTouch& touch, app::Session& session, MovesState& state) {
    slideTo(touch, session, state);
    if (touch.ply) session.lookAtPly(*touch.ply);
    switch (touch.step) {
    case Step::None:
        break;
    case Step::First:
        session.lookAtPly(0);
        break;
    case Step::Previous:
        session.stepBack();
        break;
    case Step::Replay:
        session.replayMove();
        break;
    case Step::Skip:
        session.skip();
        break;
    case Step::Next:
        session.stepForward();
        break;
    case Step::Last:
        session.lookAtPly(session.moves().size());
        break;
    }
}

}  // namespace kiela::ui
