#include "ui/game_screen.hpp"

#include "text/say.hpp"
#include "ui/board.hpp"
#include "ui/plates.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <array>
#include <optional>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

std::string subtitle(const app::Session& session) {
    const app::Setup& setup = session.view().setup;
    constexpr std::array names{Msg::RulesTraditional, Msg::RulesBeginner, Msg::RulesTournament};
    const std::string rules =
        text::say(session.language(), names[static_cast<std::size_t>(setup.rules)]);
    if (!setup.opponent)
        return text::say(session.language(), Msg::StatusTwoPlayers, {{"rules", rules}});
    return text::say(session.language(), Msg::StatusLevel,
                     {{"rules", rules}, {"level", *setup.opponent}});
}

// ---- the header

enum class Action : std::uint8_t {
    Undo,
    Redo,
    Hint,
    Analysis,
    Rules,
    Language,
    Menu,
    NewGame,
    Flip,
    Moves,
};

struct HeaderButton {
    Action action;
    Msg name;
    Icon icon;
};

constexpr std::array wideButtons{
    HeaderButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    HeaderButton{Action::Undo, Msg::ButtonUndo, Icon::None},
    HeaderButton{Action::Redo, Msg::ButtonRedo, Icon::None},
    HeaderButton{Action::Hint, Msg::ButtonHint, Icon::None},
    HeaderButton{Action::Analysis, Msg::ButtonAnalysis, Icon::None},
    HeaderButton{Action::Rules, Msg::ButtonRules, Icon::None},
    HeaderButton{Action::Menu, Msg::ButtonMenu, Icon::None},
    HeaderButton{Action::NewGame, Msg::ButtonNewGame, Icon::None},
};

// Where the list of moves has room beside the board.
constexpr std::array wideButtonsWithMoves{
    HeaderButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    HeaderButton{Action::Undo, Msg::ButtonUndo, Icon::None},
    HeaderButton{Action::Redo, Msg::ButtonRedo, Icon::None},
    HeaderButton{Action::Hint, Msg::ButtonHint, Icon::None},
    HeaderButton{Action::Moves, Msg::ButtonMoves, Icon::None},
    HeaderButton{Action::Analysis, Msg::ButtonAnalysis, Icon::None},
    HeaderButton{Action::Rules, Msg::ButtonRules, Icon::None},
    HeaderButton{Action::Menu, Msg::ButtonMenu, Icon::None},
    HeaderButton{Action::NewGame, Msg::ButtonNewGame, Icon::None},
};

constexpr std::array fewerButtonsWithMoves{
    HeaderButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    HeaderButton{Action::Undo, Msg::ButtonUndo, Icon::None},
    HeaderButton{Action::Hint, Msg::ButtonHint, Icon::None},
    HeaderButton{Action::Moves, Msg::ButtonMoves, Icon::None},
    HeaderButton{Action::Rules, Msg::ButtonRules, Icon::None},
    HeaderButton{Action::Menu, Msg::ButtonMenu, Icon::None},
    HeaderButton{Action::NewGame, Msg::ButtonNewGame, Icon::None},
};

// Where these do not fit: the menu has the rest, here and below.
constexpr std::array fewerButtons{
    HeaderButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    HeaderButton{Action::Undo, Msg::ButtonUndo, Icon::None},
    HeaderButton{Action::Hint, Msg::ButtonHint, Icon::None},
    HeaderButton{Action::Rules, Msg::ButtonRules, Icon::None},
    HeaderButton{Action::Menu, Msg::ButtonMenu, Icon::None},
    HeaderButton{Action::NewGame, Msg::ButtonNewGame, Icon::None},
};

constexpr std::array compactButtons{
    HeaderButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    HeaderButton{Action::Undo, Msg::ButtonUndo, Icon::Undo},
    HeaderButton{Action::Hint, Msg::ButtonHint, Icon::Hint},
    HeaderButton{Action::Menu, Msg::ButtonMenu, Icon::Menu},
};

constexpr std::array narrowButtons{
    HeaderButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    HeaderButton{Action::Undo, Msg::ButtonUndo, Icon::Undo},
    HeaderButton{Action::Menu, Msg::ButtonMenu, Icon::Menu},
};

bool enabled(const app::View& view, Action action) {
    if (action == Action::Undo) return view.canUndo;
    if (action == Action::Redo) return view.canRedo;
    if (action == Action::Hint) return view.canHint;
    return true;
}

bool opensDialog(Action action) {
    return action != Action::Undo && action != Action::Redo && action != Action::Hint
           && action != Action::Flip && action != Action::Moves;
}

// The key that a button has while the focus is on the board; the same in every language, like the
// houses' names.
char32_t keyOf(Action action) {
    switch (action) {
    case Action::Undo:
        return U'u';
    case Action::Redo:
        return U'r';
    case Action::Hint:
        return U'h';
    case Action::Rules:
        return U'?';
    case Action::NewGame:
        return U'n';
    case Action::Flip:
        return U'f';
    case Action::Analysis:
    case Action::Language:
    case Action::Menu:
    case Action::Moves:
        break;
    }
    return 0;
}

Screen perform(app::Session& session, Action action) {
    switch (action) {
    case Action::Undo:
        session.undo();
        break;
    case Action::Redo:
        session.redo();
        break;
    case Action::Hint:
        session.askForHint();
        break;
    case Action::Analysis:
        return Screen::Analysis;
    case Action::Rules:
        return Screen::Rules;
    case Action::Language:
        return Screen::Language;
    case Action::Menu:
        return Screen::Menu;
    case Action::NewGame:
        return Screen::NewGame;
    case Action::Flip:
        session.flip();
        break;
    case Action::Moves:
        session.setMoves(!session.view().settings.moves);
        break;
    }
    return Screen::Game;
}

// Lays the buttons out from the right and returns the room that is left; less than nothing when
// they do not fit.
Rect placeButtons(const Frame& frame, const app::Session& session, Rect room,
                  std::span<const HeaderButton> buttons, std::span<Rect> places) {
    for (std::size_t i = buttons.size(); i-- > 0;) {
        const std::string name = text::say(session.language(), buttons[i].name);
        const Button form{.name = name, .icon = buttons[i].icon};
        places[i] = takeRight(room, widthOf(frame, form), 8 * frame.unit);
        places[i].y += (places[i].height - touchSize(frame)) / 2;
        places[i].height = touchSize(frame);
    }
    return room;
}

std::optional<Action> header(const Frame& frame, const Layout& layout,
                             const app::Session& session) {
    const float unit = frame.unit;
    const std::string title = text::say(session.language(), Msg::AppTitle);
    const float titleType = std::min(frame.type, 1.5f * unit);
    const TextStyle titleStyle{Weight::Title, (layout.roomy ? 30 : 22) * titleType,
                               frame.palette.ink};
    const float titleWidth = widthOf(frame, titleStyle, title) + 16 * unit;

    std::array<Rect, wideButtonsWithMoves.size()> places;
    using Set = std::span<const HeaderButton>;
    const bool moves = hasRoomForMoves(frame.surface);
    const std::array<Set, 3> sets{moves ? Set(wideButtonsWithMoves) : wideButtons,
                                  moves ? Set(fewerButtonsWithMoves) : fewerButtons,
                                  layout.narrow ? std::span<const HeaderButton>(narrowButtons)
                                                : compactButtons};
    std::span<const HeaderButton> buttons;
    Rect room;
    for (std::size_t i = layout.roomy ? 0 : sets.size() - 1; i < sets.size(); ++i) {
        buttons = sets[i];
        room = placeButtons(frame, session, layout.header, buttons, places);
        if (room.width >= titleWidth) break;
    }

    const float titleTop = room.y + (room.height - letterHeight(titleStyle)) / 2;
    if (layout.titled) drawLine(frame, titleStyle, {room.x, titleTop}, title);
    frame.tree
        .add(idOf("title"), semantics::Role::Heading, {room.x, room.y, titleWidth, room.height},
             {title}, layout.titled ? 0 : unsigned{semantics::Unseen})
        .level = 1;
    if (layout.roomy) {
        const std::string words = subtitle(session);
        Rect line = room;
        takeLeft(line, titleWidth);
        const TextStyle style{Weight::Regular, 14 * frame.type, frame.palette.inkSecond};
        if (line.width > 80 * unit) drawFitted(frame, style, line, words, Align::Left);
        frame.tree.add(idOf("subtitle"), semantics::Role::Paragraph, line, {words});
    }

    const bool keys = session.view().settings.keys;
    std::optional<Action> pressed;
    constexpr semantics::Id toolbar = idOf("toolbar");
    frame.tree.add(toolbar, semantics::Role::Toolbar, layout.header,
                   {text::say(session.language(), Msg::GroupToolbar)});
    frame.tree.open(toolbar);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const HeaderButton& each = buttons[i];
        const bool primary = each.action == Action::NewGame;
        const std::string name = text::say(session.language(), each.name);
        const Button form{
            .name = name,
            .icon = each.icon,
            .kind = primary ? paint::PillKind::Primary : paint::PillKind::Quiet,
            .enabled = enabled(session.view(), each.action),
            .expands = opensDialog(each.action),
            .on = each.action == Action::Moves ? std::optional(session.view().settings.moves)
                                               : std::nullopt,
            .menu = each.action == Action::Menu,
            .key = keys ? keyOf(each.action) : char32_t{0},
        };
        if (button(frame, idOf("action", static_cast<unsigned>(each.action)), places[i], form))
            pressed = each.action;
    }
    // The menu shows it; here it is for the keyboard and for the plain view.
    constexpr semantics::Id flip = idOf("action", static_cast<unsigned>(Action::Flip));
    frame.tree
        .add(flip, semantics::Role::Button, layout.header,
             {text::say(session.language(), Msg::ButtonFlip)}, semantics::Unseen)
        .key = keys ? keyOf(Action::Flip) : char32_t{0};
    if (!frame.inert && frame.tree.activated(flip)) pressed = Action::Flip;
    frame.tree.close();
    return pressed;
}

// ---- the caption

// `ahead`, if there is any, is seen in the place of the caption.
void caption(const Frame& frame, const Layout& layout, app::Session& session,
             const std::string& ahead) {
    const app::View& view = session.view();
    const float unit = frame.unit;
    Rect area = layout.caption;
    frame.painter.panel(areaOf(area), std::min(area.height / 2, 28 * unit));
    area = inset(area, std::min(6 * unit, (area.height - touchSize(frame)) / 2));
    const float whole = area.width;

    const auto place = [&](float width) {
        Rect taken = takeRight(area, width, 12 * unit);
        taken.y += (taken.height - touchSize(frame)) / 2;
        taken.height = touchSize(frame);
        return taken;
    };
    const auto name = [&](Msg message) { return text::say(session.language(), message); };
    constexpr semantics::Id captionId = idOf("caption");
    frame.tree.add(captionId, semantics::Role::Status, layout.caption,
                   {.name = view.caption, .kind = "caption"});
    const auto wordButton = [&](std::string_view id, Msg message, paint::PillKind kind) {
        const std::string words = name(message);
        const Button form{.name = words, .kind = kind};
        const float width = std::min(widthOf(frame, form), area.width * 0.45f);
        return button(frame, idOf(id), place(width), form);
    };
    const auto skipButton = [&] {
        const std::string skip = name(Msg::ButtonSkip);
        if (button(frame, idOf("skip"), place(touchSize(frame)),
                   {.name = skip, .icon = Icon::Skip}))
            session.skip();
    };
    if (view.lookingBack) {
        if (wordButton("back", Msg::ButtonBack, paint::PillKind::Primary)) session.returnToGame();
        if (view.moving) skipButton();
    } else if (view.result) {
        if (wordButton("again", Msg::ButtonPlayAgain, paint::PillKind::Primary)) session.rematch();
    } else if (view.finishing) {
        if (wordButton("stop", Msg::ButtonStop, paint::PillKind::Quiet)) session.stopFinishing();
    } else if (view.moving) {
        skipButton();
    } else if (view.offersFinish) {
        if (wordButton("finish", Msg::ButtonFinish, paint::PillKind::Quiet))
            session.finishQuickly();
    } else if (view.proposed) {
        const std::string words = text::say(session.language(), Msg::ButtonPlayHouse,
                                            {{"house", rules::nameOf(*view.proposed)}});
        const Button form{.name = words, .kind = paint::PillKind::Primary};
        const float width = std::min(widthOf(frame, form), area.width * 0.45f);
        if (button(frame, idOf("play-house"), place(width), form)) session.play(*view.proposed);
    } else if (view.offersBack) {
        if (wordButton("bring-back", Msg::ButtonBringBack, paint::PillKind::Quiet))
            session.bringBack();
    } else if (view.explains) {
        const std::string gotIt = name(Msg::ButtonGotIt);
        if (button(frame, idOf("got-it"), place(touchSize(frame)),
                   {.name = gotIt, .icon = Icon::Close}))
            session.dismissExplanations();
    }
    takeLeft(area, 12 * unit);
    // Where no button keeps the words from the edge.
    if (area.width + 12 * unit >= whole) takeRight(area, 12 * unit);
    const TextStyle style{Weight::Regular, (layout.roomy ? 17 : 15) * frame.type,
                          frame.palette.ink};
    drawFitted(frame, style, area, ahead.empty() ? view.caption : ahead);
}

}  // namespace

Screen gameScreen(const Frame& frame, const Layout& layout, app::Session& session, LookAhead& ahead,
                  MovesState& moves) {
    const std::optional<Action> action = header(frame, layout, session);
    plates(frame, layout, session.view());
    const bool atRest = !session.view().moving && !session.view().finishing;
    ahead.begin(session.view().caption, session.view().settings.preview && atRest);
    const BoardTouch touch =
        board(frame, layout.board, session.view(), session.game(), ahead, session.view().proposed);
    ahead.looked(touch.looked);
    MovesTouch past;
    if (layout.line.width > 0) gameLine(frame, layout.line, session, moves, past);
    caption(frame, layout, session, touch.ahead);
    if (layout.moves.width > 0) movesPanel(frame, layout.moves, session, moves, past);
    legalMoves(frame, layout.board, session);
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
    return action ? perform(session, *action) : Screen::Game;
}

}  // namespace kiela::ui
