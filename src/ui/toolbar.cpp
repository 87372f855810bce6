#include "ui/toolbar.hpp"

#include "ui/widgets/button.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

using text::Msg;

constexpr std::array wideButtons{
    ToolButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    ToolButton{Action::Undo, Msg::ButtonUndo, Icon::None},
    ToolButton{Action::Redo, Msg::ButtonRedo, Icon::None},
    ToolButton{Action::Hint, Msg::ButtonHint, Icon::None},
    ToolButton{Action::Analysis, Msg::ButtonAnalysis, Icon::None},
    ToolButton{Action::Rules, Msg::ButtonRules, Icon::None},
    ToolButton{Action::Menu, Msg::ButtonMenu, Icon::None},
    ToolButton{Action::NewGame, Msg::ButtonNewGame, Icon::None},
};

// Where the list of moves has room beside the board.
constexpr std::array wideButtonsWithMoves{
    ToolButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    ToolButton{Action::Undo, Msg::ButtonUndo, Icon::None},
    ToolButton{Action::Redo, Msg::ButtonRedo, Icon::None},
    ToolButton{Action::Hint, Msg::ButtonHint, Icon::None},
    ToolButton{Action::Moves, Msg::ButtonMoves, Icon::None},
    ToolButton{Action::Analysis, Msg::ButtonAnalysis, Icon::None},
    ToolButton{Action::Rules, Msg::ButtonRules, Icon::None},
    ToolButton{Action::Menu, Msg::ButtonMenu, Icon::None},
    ToolButton{Action::NewGame, Msg::ButtonNewGame, Icon::None},
};

constexpr std::array fewerButtonsWithMoves{
    ToolButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    ToolButton{Action::Undo, Msg::ButtonUndo, Icon::None},
    ToolButton{Action::Hint, Msg::ButtonHint, Icon::None},
    ToolButton{Action::Moves, Msg::ButtonMoves, Icon::None},
    ToolButton{Action::Rules, Msg::ButtonRules, Icon::None},
    ToolButton{Action::Menu, Msg::ButtonMenu, Icon::None},
    ToolButton{Action::NewGame, Msg::ButtonNewGame, Icon::None},
};

// Where these do not fit: the menu has the rest, here and below.
constexpr std::array fewerButtons{
    ToolButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    ToolButton{Action::Undo, Msg::ButtonUndo, Icon::None},
    ToolButton{Action::Hint, Msg::ButtonHint, Icon::None},
    ToolButton{Action::Rules, Msg::ButtonRules, Icon::None},
    ToolButton{Action::Menu, Msg::ButtonMenu, Icon::None},
    ToolButton{Action::NewGame, Msg::ButtonNewGame, Icon::None},
};

constexpr std::array compactButtons{
    ToolButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    ToolButton{Action::Undo, Msg::ButtonUndo, Icon::Undo},
    ToolButton{Action::Hint, Msg::ButtonHint, Icon::Hint},
    ToolButton{Action::Menu, Msg::ButtonMenu, Icon::Menu},
};

constexpr std::array narrowButtons{
    ToolButton{Action::Language, Msg::ButtonLanguage, Icon::Language},
    ToolButton{Action::Undo, Msg::ButtonUndo, Icon::Undo},
    ToolButton{Action::Menu, Msg::ButtonMenu, Icon::Menu},
};

// All that have a key.
constexpr std::array keyButtons{
    ToolButton{Action::Undo, Msg::ButtonUndo, Icon::None},
    ToolButton{Action::Redo, Msg::ButtonRedo, Icon::None},
    ToolButton{Action::Hint, Msg::ButtonHint, Icon::None},
    ToolButton{Action::Rules, Msg::ButtonRules, Icon::None},
    ToolButton{Action::NewGame, Msg::ButtonNewGame, Icon::None},
    ToolButton{Action::Flip, Msg::ButtonFlip, Icon::None},
};

bool has(ToolButtons buttons, Action action) {
    return std::any_of(buttons.begin(), buttons.end(),
                       [action](const ToolButton& each) { return each.action == action; });
}

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

}  // namespace

std::array<ToolButtons, 3> toolSets(bool moves, bool narrow) {
    return {moves ? ToolButtons(wideButtonsWithMoves) : wideButtons,
            moves ? ToolButtons(fewerButtonsWithMoves) : fewerButtons,
            narrow ? ToolButtons(narrowButtons) : compactButtons};
}

ToolButtons tableTools(bool narrow) {
    // The menu has the language where there is no room for it.
    return narrow ? ToolButtons(narrowButtons).last(2) : narrowButtons;
}

Rect placeTools(const Frame& frame, text::Language language, Rect room, ToolButtons buttons,
                std::vector<Rect>& places) {
    places.resize(buttons.size());
    for (std::size_t i = buttons.size(); i-- > 0;) {
        const std::string name = text::say(language, buttons[i].name);
        const Button form{.name = name, .icon = buttons[i].icon};
        places[i] = takeRight(room, widthOf(frame, form), 8 * frame.unit);
        places[i].y += (places[i].height - touchSize(frame)) / 2;
        places[i].height = touchSize(frame);
    }
    return room;
}

std::optional<Action> toolbar(const Frame& frame, const Rect& area, const app::Session& session,
                              ToolButtons buttons, const std::vector<Rect>& places,
                              std::optional<rules::Side> side) {
    const app::View& view = session.view();
    const text::Language language = session.language();
    const bool keys = view.settings.keys && !side;
    // Those of one toolbar have other identities than those of another.
    const unsigned from = side ? 100 * (1 + static_cast<unsigned>(*side)) : 0;
    const semantics::Id id = idOf("toolbar", from);
    std::optional<Action> pressed;
    std::string name = text::say(language, Msg::GroupToolbar);
    if (side) name = text::sideName(view.audience, *side);
    frame.tree.add(id, semantics::Role::Toolbar, area, {name});
    frame.tree.open(id);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const ToolButton& each = buttons[i];
        const bool primary = each.action == Action::NewGame;
        const std::string words = text::say(language, each.name);
        const Button form{
            .name = words,
            .icon = each.icon,
            .kind = primary ? paint::PillKind::Primary : paint::PillKind::Quiet,
            .enabled = enabled(view, each.action),
            .expands = opensDialog(each.action),
            .on = each.action == Action::Moves ? std::optional(view.settings.moves) : std::nullopt,
            .menu = each.action == Action::Menu && !side,
            .key = keys ? keyOf(each.action) : char32_t{0},
        };
        const semantics::Id buttonId = idOf("action", from + static_cast<unsigned>(each.action));
        if (button(frame, buttonId, places[i], form)) pressed = each.action;
    }
    // The menu shows the others; here they are for their keys and for the plain view.
    for (const ToolButton& each : keyButtons) {
        if (side || has(buttons, each.action)) continue;
        const semantics::Id unseen = idOf("action", static_cast<unsigned>(each.action));
        const bool possible = enabled(view, each.action);
        unsigned state = semantics::Unseen;
        if (!possible) state |= semantics::Disabled;
        if (opensDialog(each.action)) state |= semantics::Expands;
        frame.tree
            .add(unseen, semantics::Role::Button, area, {text::say(language, each.name)}, state)
            .key = keys ? keyOf(each.action) : char32_t{0};
        if (!frame.inert && possible && frame.tree.activated(unseen)) pressed = each.action;
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

}  // namespace kiela::ui
