#include "ui/game_screen.hpp"

#include "text/say.hpp"
#include "ui/board.hpp"
#include "ui/caption.hpp"
#include "ui/half_turn.hpp"
#include "ui/plates.hpp"
#include "ui/toolbar.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace kiela::ui {

namespace {

using text::Msg;

std::string subtitle(const app::Session& session) {
    const app::Setup& setup = session.view().setup;
    constexpr std::array names{Msg::RulesTraditional, Msg::RulesBeginner, Msg::RulesTournament};
    const std::string rules =
        text::say(session.language(), names[static_cast<std::size_t>(setup.rules)]);
    if (!setup.opponent)
        return text::say(session.language(), setup.byLink ? Msg::StatusLink : Msg::StatusTwoPlayers,
                         {{"rules", rules}});
    return text::say(session.language(), Msg::StatusLevel,
                     {{"rules", rules}, {"level", *setup.opponent}});
}

// The heading of the page; what it looks like is drawn where it is to be seen.
void title(const Frame& frame, const Rect& area, text::Language language,
           unsigned state = semantics::Unseen) {
    frame.tree
        .add(idOf("title"), semantics::Role::Heading, area, {text::say(language, Msg::AppTitle)},
             state)
        .level = 1;
}

// The parts around the board, and what is pressed of them.
using Pressed = std::optional<Action>;

Pressed header(const Frame& frame, const Layout& layout, const app::Session& session) {
    const float unit = frame.unit;
    const std::string name = text::say(session.language(), Msg::AppTitle);
    const float titleType = std::min(frame.type, 1.5f * unit);
    const TextStyle titleStyle{Weight::Title, (layout.roomy ? 30 : 22) * titleType,
                               frame.palette.ink};
    const float titleWidth = widthOf(frame, titleStyle, name) + 16 * unit;

    const app::View& view = session.view();
    const auto sets =
        view.kiosk ? kioskTools() : toolSets(hasRoomForMoves(frame.surface), layout.narrow);
    Tools tools;
    std::vector<Rect> places;
    Rect room;
    for (std::size_t i = layout.roomy ? 0 : sets.size() - 1; i < sets.size(); ++i) {
        tools = view.boardOnly ? boardTools(frame.surface.fullscreen != Fullscreen::None) : sets[i];
        room = placeTools(frame, session.language(), layout.header, tools, places);
        if (room.width >= titleWidth) break;
    }

    const float titleTop = room.y + (room.height - letterHeight(titleStyle)) / 2;
    if (layout.titled) drawLine(frame, titleStyle, {room.x, titleTop}, name);
    title(frame, {room.x, room.y, titleWidth, room.height}, session.language(),
          layout.titled ? 0 : unsigned{semantics::Unseen});
    if (layout.roomy && layout.titled) {
        const std::string words = subtitle(session);
        Rect line = room;
        takeLeft(line, titleWidth);
        const TextStyle style{Weight::Regular, 14 * frame.type, frame.palette.inkSecond};
        if (widthOf(frame, style, words) <= line.width)
            drawFitted(frame, style, line, words, Align::Left);
        frame.tree.add(idOf("subtitle"), semantics::Role::Paragraph, line, {words});
    }

    if (view.boardOnly && view.demo) return std::nullopt;
    return toolbar(frame, layout.header, session, tools, places);
}

// What lies before one of two people who sit opposite each other.
Pressed seat(const Frame& frame, const Layout& layout, app::Session& session, rules::Side side,
             const std::string& ahead, bool opposite) {
    Pressed pressed;
    if (!session.view().boardOnly) {
        const Tools tools = tableTools(layout.narrow, session.view().kiosk);
        std::vector<Rect> places;
        placeTools(frame, session.language(), layout.header, tools, places);
        pressed = toolbar(frame, layout.header, session, tools, places,
                          opposite ? std::optional(side) : std::nullopt);
    }
    plate(frame, session.view(), side, layout.nearPlate, Align::Left, false);
    caption(frame, {.area = layout.caption, .ahead = ahead, .echo = opposite}, session);
    return pressed;
}

Pressed seatOpposite(const Frame& frame, const Layout& layout, app::Session& session,
                     const std::string& ahead) {
    const HalfTurn opposite(frame);
    const rules::Side side = rules::opponent(layout.board.nearest);
    constexpr semantics::Id id = idOf("opposite");
    frame.tree.add(id, semantics::Role::Group, {0, 0, frame.surface.width, frame.surface.height},
                   {.name = text::sideName(session.view().audience, side), .kind = halfTurnKind});
    frame.tree.open(id);
    const Pressed pressed = seat(opposite.frame(), layout, session, side, ahead, true);
    frame.tree.close();
    return pressed;
}

// The two of them, after the board between them.
Wanted seats(const Frame& frame, const Layout& layout, app::Session& session,
             const std::string& ahead) {
    balance(frame, layout.balance, session.view(), layout.board.nearest);
    const Pressed near = seat(frame, layout, session, layout.board.nearest, ahead, false);
    const Pressed far = seatOpposite(frame, layout, session, ahead);
    if (far) return {perform(session, *far), true};
    return {near ? perform(session, *near) : Screen::Game, false};
}

}  // namespace

Wanted gameScreen(const Frame& frame, const Layout& layout, app::Session& session, LookAhead& ahead,
                  MovesState& moves, Readings& asked) {
    Pressed pressed;
    if (layout.faceToFace) {
        title(frame, layout.header, session.language());
    } else {
        pressed = header(frame, layout, session);
        plates(frame, layout, session.view());
    }
    const bool atRest = !session.view().moving && !session.view().finishing;
    ahead.begin(session.view().caption, session.view().settings.preview && atRest,
                !session.view().explains);
    const BoardTouch touch =
        board(frame, layout.board, session.view(), session.game(), ahead, session.view().proposed);
    ahead.looked(touch.looked);
    MovesTouch past;
    Wanted wanted;
    if (layout.faceToFace) {
        wanted = seats(frame, layout, session, touch.ahead);
    } else {
        if (layout.line.width > 0) gameLine(frame, layout.line, session, moves, past);
        const float type = layout.roomy ? 17.0f : 15.0f;
        if (caption(frame, {.area = layout.caption, .type = type, .ahead = touch.ahead}, session))
            wanted.screen = Screen::Share;
        if (layout.moves.width > 0) movesPanel(frame, layout.moves, session, moves, past);
    }
    const auto listed = legalMoves(frame, layout.board, session.view());
    readings(frame, layout.caption, session, asked);
    // A tap anywhere skips the motion, or stops a game that plays on by itself; last, so that
    // buttons come before it.
    const bool busy = session.view().moving || session.view().finishing;
    const bool tapped = busy && press(frame, idOf("anywhere"), layout.window).clicked;
    if (tapped || frame.tree.cancelled(0)) {
        if (session.view().finishing)
            session.stopFinishing();
        else if (busy)
            session.skip();
        else
            session.returnToGame();
        session.withdraw();
    }
    carryOut(past, session, moves);
    if (touch.played) session.play(*touch.played);
    if (listed) session.play(*listed);
    if (pressed) wanted.screen = perform(session, *pressed);
    return wanted;
}

}  // namespace kiela::ui
