#include "ui/moves/screen.hpp"

#include "text/say.hpp"
#include "ui/board.hpp"
#include "ui/plates.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <optional>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

constexpr semantics::Id dialogId = idOf("moves-screen");

bool header(const Frame& frame, const MovesLayout& layout, text::Language language) {
    Rect area = layout.header;
    const std::string heading = text::say(language, Msg::ButtonMoves);
    const std::string back = text::say(language, Msg::ButtonBack);
    const Rect cross = takeRight(area, touchSize(frame), 12 * frame.unit);
    drawFitted(frame, {Weight::Bold, 22 * frame.type, frame.palette.ink}, area, heading,
               Align::Left);
    frame.tree.add(idOf("heading", dialogId), semantics::Role::Heading, area, {heading}).level = 2;
    return button(frame, idOf("close", dialogId), cross, {.name = back, .icon = Icon::Close});
}

void sides(const Frame& frame, const MovesLayout& layout, const app::View& view) {
    Rect area = layout.plates;
    const rules::Side near = layout.board.nearest;
    const Rect bar = takeBottom(area, 5 * frame.unit, 3 * frame.unit);
    const Rect right = takeRight(area, area.width / 2);
    plate(frame, view, rules::opponent(near), area, Align::Left, false);
    plate(frame, view, near, right, Align::Right, false);
    balance(frame, bar, view, near);
}

void caption(const Frame& frame, const Rect& area, const app::View& view) {
    const float unit = frame.unit;
    frame.painter.panel(areaOf(area), 20 * unit);
    frame.tree.add(idOf("caption"), semantics::Role::Status, area,
                   {.name = view.caption, .kind = "caption"});
    Rect room = inset(area, 8 * unit);
    takeLeft(room, 6 * unit);
    takeRight(room, 6 * unit);
    drawFitted(frame, {Weight::Regular, 15 * frame.type, frame.palette.ink}, room, view.caption);
}

}  // namespace

Screen movesScreen(const Frame& frame, MovesLayout layout, app::Session& session,
                   MovesState& state) {
    const app::View& view = session.view();
    const std::string heading = text::say(session.language(), Msg::ButtonMoves);
    MovesTouch touch;
    BoardTouch onBoard;
    const auto allBesideTheList = [&] {
        sides(frame, layout, view);
        onBoard = board(frame, layout.board, view, session.game(), {});
        gameLine(frame, layout.line, session, state, touch);
        moveSteps(frame, layout.steps, session, {.first = !layout.allScrolls, .skips = true},
                  touch);
        caption(frame, layout.caption, view);
    };

    frame.tree.add(dialogId, semantics::Role::Dialog, layout.window,
                   {.name = heading, .kind = "wide"});
    frame.tree.open(dialogId);
    const bool closed = header(frame, layout, session.language());
    if (!layout.allScrolls) allBesideTheList();

    frame.painter.panel(areaOf(layout.panel), 16 * frame.unit);
    Rect body = inset(layout.panel, movesPadding * frame.unit);
    if (!layout.allScrolls) {
        moveColumns(frame, body, view);
        revealCurrent(frame, body.height, session, state);
    }
    ScrollArea page(frame, idOf("page", dialogId), heading, body, state.scroll);
    Rect area = page.content();
    if (layout.allScrolls) {
        const float moved = -state.scroll.at;
        moveDown(layout, moved);
        allBesideTheList();
        takeTop(area, layout.caption.y + layout.caption.height - area.y, 8 * frame.unit);
        moveColumns(frame, area, view);
    }
    moveList(frame, area, session, touch);
    page.end(area);
    const bool cancelled = frame.tree.cancelled(dialogId);
    frame.tree.close();
    const bool playing = view.moving;
    carryOut(touch, session, state);
    if (onBoard.played) session.play(*onBoard.played);
    if (cancelled && playing) session.skip();
    return closed || (cancelled && !playing) ? Screen::Game : Screen::Moves;
}

}  // namespace kiela::ui
