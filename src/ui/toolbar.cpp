#include "ui/toolbar.hpp"

#include "text/say.hpp"
#include "ui/widgets/button.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

using text::Msg;

// What there is to know of an action's button.
struct Look {
    Msg name;
    Icon icon;
    bool opens;  // a dialog
    char32_t
        key;  // while the focus is on the board; the same in every language, like the houses' names
};

Look lookOf(Action action) {
    switch (action) {
    case Action::Undo:
        return {Msg::ButtonUndo, Icon::Undo, false, U'u'};
    case Action::Redo:
        return {Msg::ButtonRedo, Icon::Redo, false, U'r'};
    case Action::Hint:
        return {Msg::ButtonHint, Icon::Hint, false, U'h'};
    case Action::Analysis:
        return {Msg::ButtonAnalysis, Icon::None, true, 0};
    case Action::Rules:
        return {Msg::ButtonRules, Icon::None, true, U'?'};
    case Action::Language:
        return {Msg::ButtonLanguage, Icon::Language, true, 0};
    case Action::Menu:
        return {Msg::ButtonMenu, Icon::Menu, true, 0};
    case Action::NewGame:
        return {Msg::ButtonNewGame, Icon::Reset, true, U'n'};
    case Action::Flip:
        return {Msg::ButtonFlip, Icon::None, false, U'f'};
    case Action::Moves:
        return {Msg::ButtonMoves, Icon::None, false, 0};
    case Action::Sound:
        return {Msg::ButtonSound, Icon::None, false, U'm'};
    case Action::TextSize:
        return {Msg::FieldTextSize, Icon::TextSize, false, 0};
    case Action::Fullscreen:
        return {Msg::ButtonFullscreen, Icon::Fullscreen, false, 0};
    }
    return {};
}

using enum Action;

// The fuller ones stand where they fit, the first two where the list of moves has room beside the
// board. What a set leaves out is in the menu.
constexpr std::array wideWithMoves{Language, Undo,  Redo, Hint,   Moves,
                                   Analysis, Rules, Menu, NewGame};
constexpr std::array fewerWithMoves{Language, Undo, Hint, Moves, Rules, Menu, NewGame};
constexpr std::array wide{Language, Undo, Redo, Hint, Analysis, Rules, Menu, NewGame};
constexpr std::array fewer{Language, Undo, Hint, Rules, Menu, NewGame};
constexpr std::array compactWithMoves{Language, Undo, Hint, Moves, Menu};
constexpr std::array compact{Language, Undo, Hint, Menu};
constexpr std::array narrowest{Language, Undo, Menu};

constexpr std::array kiosk{Language, TextSize, Undo, Redo, Hint, Rules, Menu, NewGame};
constexpr std::array fewerOfKiosk{Language, TextSize, Undo, Hint, Menu, NewGame};
constexpr std::array compactOfKiosk{Language, TextSize, Undo, Hint, Menu};
constexpr std::array withBoard{Fullscreen, Undo, NewGame};
constexpr std::array tableOfKiosk{TextSize, Language, Undo, Menu};

constexpr std::array withKeys{Undo, Redo, Hint, Rules, NewGame, Flip, Sound};

// The languages' button is known by its sign everywhere.
Icon iconOf(const Tools& tools, Action action) {
    return tools.icons || action == Language ? lookOf(action).icon : Icon::None;
}

bool enabled(const app::View& view, Action action) {
    if (action == Action::Undo) return view.canUndo;
    if (action == Action::Redo) return view.canRedo;
    if (action == Action::Hint) return view.canHint;
    return true;
}

// Of a switch: whether it is on.
std::optional<bool> isOn(const app::View& view, Action action) {
    if (action == Action::Moves) return view.settings.moves;
    if (action == Action::Sound) return view.sound;
    return std::nullopt;
}

}  // namespace

std::array<Tools, 3> toolSets(bool moves, bool narrow) {
    using Actions = std::span<const Action>;
    if (moves) return {{{Actions(wideWithMoves)}, {fewerWithMoves}, {compactWithMoves, true}}};
    return {{{Actions(wide)}, {fewer}, {narrow ? Actions(narrowest) : compact, true}}};
}

std::array<Tools, 3> kioskTools() {
    return {{{kiosk}, {fewerOfKiosk}, {compactOfKiosk, true}}};
}

Tools boardTools(bool fullscreen) {
    return {std::span<const Action>(withBoard).last(fullscreen ? 3 : 2), true};
}

Tools tableTools(bool narrow, bool inKiosk) {
    if (inKiosk && !narrow) return {tableOfKiosk, true};
    // The menu has the language where there is no room for it.
    const std::span<const Action> all = narrowest;
    return {narrow ? all.last(2) : all, true};
}

Rect placeTools(const Frame& frame, text::Language language, Rect room, const Tools& tools,
                std::vector<Rect>& places) {
    places.resize(tools.actions.size());
    for (std::size_t i = places.size(); i-- > 0;) {
        const Action action = tools.actions[i];
        const std::string name = text::say(language, lookOf(action).name);
        const Button form{.name = name, .icon = iconOf(tools, action)};
        places[i] = takeRight(room, widthOf(frame, form), 8 * frame.unit);
        places[i].y += (places[i].height - touchSize(frame)) / 2;
        places[i].height = touchSize(frame);
    }
    return room;
}

std::optional<Action> toolbar(const Frame& frame, const Rect& area, const app::Session& session,
                              const Tools& tools, const std::vector<Rect>& places,
                              std::optional<rules::Side> side) {
    const app::View& view = session.view();
    const text::Language language = session.language();
    const bool keys = view.settings.keys && !side;
    // Those of one toolbar have other identities than those of another.
    const unsigned from = side ? 100 * (1 + static_cast<unsigned>(*side)) : 0;
    const semantics::Id id = idOf("toolbar", from);
    std::optional<Action> pressed;
    frame.tree.add(id, semantics::Role::Toolbar, area, {text::say(language, Msg::GroupToolbar)});
    frame.tree.open(id);
    const auto idFor = [from](Action action) {
        return idOf("action", from + static_cast<unsigned>(action));
    };
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Action action = tools.actions[i];
        const Look look = lookOf(action);
        const bool leaves =
            action == Action::Fullscreen && frame.surface.fullscreen == ui::Fullscreen::On;
        const std::string words =
            text::say(language, leaves ? Msg::ButtonFullscreenLeave : look.name);
        const Button form{
            .name = words,
            .icon = iconOf(tools, action),
            .kind = action == NewGame ? paint::PillKind::Primary : paint::PillKind::Quiet,
            .enabled = enabled(view, action),
            .expands = look.opens && !view.boardOnly,
            .on = isOn(view, action),
            .menu = action == Menu && !side,
            .deed =
                action == Action::Fullscreen ? semantics::Deed::Fullscreen : semantics::Deed::None,
            .key = keys ? look.key : char32_t{0},
        };
        if (button(frame, idFor(action), places[i], form)) pressed = action;
    }
    // The menu shows the others; here they are for their keys and for the plain view.
    for (const Action action : withKeys) {
        if (side || std::ranges::find(tools.actions, action) != tools.actions.end()) continue;
        if (view.boardOnly && lookOf(action).opens) continue;
        const Look look = lookOf(action);
        const bool possible = enabled(view, action);
        unsigned state = semantics::Unseen;
        if (!possible) state |= semantics::Disabled;
        if (look.opens) state |= semantics::Expands;
        if (const auto on = isOn(view, action))
            state |= semantics::Toggle | (*on ? unsigned{semantics::Pressed} : 0);
        frame.tree
            .add(idFor(action), semantics::Role::Button, area, {text::say(language, look.name)},
                 state)
            .key = keys ? look.key : char32_t{0};
        if (!frame.inert && possible && frame.tree.activated(idFor(action))) pressed = action;
    }
    frame.tree.close();
    return pressed;
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
        // Where there is nothing to choose, the same once more.
        if (!session.view().boardOnly) return Screen::NewGame;
        session.start(session.view().setup);
        break;
    case Action::Flip:
        session.flip();
        break;
    case Action::Moves:
        session.setMoves(!session.view().settings.moves);
        break;
    case Action::Sound:
        session.setSound(!session.view().sound);
        break;
    case Action::TextSize:
        session.chooseNextTextSize();
        break;
    case Action::Fullscreen:
        break;
    }
    return Screen::Game;
}

}  // namespace kiela::ui
