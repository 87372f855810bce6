#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/layout.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/choice.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

// A button as wide as the menu.
bool item(const Frame& frame, std::string_view id, Rect& area, const Button& form) {
    const Rect place = takeTop(area, touchSize(frame), 8 * frame.unit);
    return button(frame, idOf(id), place, form);
}

void chooseTheme(const Frame& frame, app::Session& session, Rect& area) {
    const auto say = [&](Msg message) { return text::say(session.language(), message); };
    const app::ThemeChoice now = session.view().settings.theme;
    const std::string automatic = say(Msg::ThemeAuto), light = say(Msg::ThemeLight),
                      dark = say(Msg::ThemeDark), contrast = say(Msg::ThemeContrast);
    const std::array<std::string_view, 4> names{automatic, light, dark, contrast};
    const auto theme = static_cast<app::ThemeChoice>(
        choose(frame, idOf("theme"), area,
               {.name = say(Msg::FieldTheme), .options = names, .chosen = static_cast<int>(now)}));
    if (theme != now) session.setTheme(theme);
}

// A choice of yes and no; returns what is chosen.
bool chooseWhether(const Frame& frame, text::Language language, std::string_view id, Msg name,
                   bool now, Rect& area) {
    const std::string yes = text::say(language, Msg::ChoiceYes),
                      no = text::say(language, Msg::ChoiceNo);
    const std::array<std::string_view, 2> names{yes, no};
    return choose(frame, idOf(id), area,
                  {.name = text::say(language, name), .options = names, .chosen = now ? 0 : 1})
           == 0;
}

void settings(const Frame& frame, app::Session& session, Rect& area) {
    const auto say = [&](Msg message) { return text::say(session.language(), message); };
    const app::Settings& now = session.view().settings;
    {
        const std::string automatic = say(Msg::MotionAuto), off = say(Msg::MotionOff),
                          slow = say(Msg::MotionSlow), normal = say(Msg::MotionNormal),
                          fast = say(Msg::MotionFast);
        const std::array<std::string_view, 5> names{automatic, off, slow, normal, fast};
        const auto motion =
            static_cast<app::Motion>(choose(frame, idOf("motion"), area,
                                            {.name = say(Msg::FieldMotion),
                                             .options = names,
                                             .chosen = static_cast<int>(now.motion)}));
        if (motion != now.motion) session.setMotion(motion);
    }
    const std::string automatic = say(Msg::ViewAuto), board = say(Msg::ViewBoard),
                      plain = say(Msg::ViewPlain);
    const std::array<std::string_view, 3> names{automatic, board, plain};
    const auto view = static_cast<app::ViewChoice>(choose(
        frame, idOf("view"), area,
        {.name = say(Msg::FieldView), .options = names, .chosen = static_cast<int>(now.view)}));
    if (view != now.view) session.setViewChoice(view);
    chooseTheme(frame, session, area);
    const text::Language language = session.language();
    const bool preview =
        chooseWhether(frame, language, "preview", Msg::FieldPreview, now.preview, area);
    if (preview != now.preview) session.setPreview(preview);
    const bool keys = chooseWhether(frame, language, "keys", Msg::FieldKeys, now.keys, area);
    if (keys != now.keys) session.setKeys(keys);
}

}  // namespace

Screen menuDialog(const Frame& frame, app::Session& session, Scroll& scroll) {
    const auto say = [&](Msg message) { return text::say(session.language(), message); };
    const std::string heading = say(Msg::ButtonMenu), close = say(Msg::ButtonClose),
                      newGame = say(Msg::ButtonNewGame), redo = say(Msg::ButtonRedo),
                      rules = say(Msg::ButtonRules), hint = say(Msg::ButtonHint),
                      flip = say(Msg::ButtonFlip), analysis = say(Msg::ButtonAnalysis),
                      moves = say(Msg::ButtonMoves), setUp = say(Msg::ArrangeTitleEditor),
                      resign = say(Msg::ButtonResign);
    Screen next = Screen::Menu;
    Dialog dialog(frame, idOf("menu"), {.heading = heading, .closeName = close, .width = 580},
                  scroll);
    Rect area = dialog.beginBody();
    if (item(frame, "menu-new", area,
             {.name = newGame,
              .kind = paint::PillKind::Primary,
              .expands = true,
              .focusFirst = true}))
        next = Screen::NewGame;
    if (item(frame, "menu-rules", area, {.name = rules, .expands = true})) next = Screen::Rules;
    if (item(frame, "menu-redo", area, {.name = redo, .enabled = session.view().canRedo})) {
        session.redo();
        next = Screen::Game;
    }
    if (item(frame, "menu-hint", area, {.name = hint, .enabled = session.view().canHint})) {
        session.askForHint();
        next = Screen::Game;
    }
    if (item(frame, "menu-flip", area, {.name = flip})) {
        session.flip();
        next = Screen::Game;
    }
    if (!hasRoomForMoves(frame.surface)
        && item(frame, "menu-moves", area, {.name = moves, .expands = true}))
        next = Screen::Moves;
    if (item(frame, "menu-analysis", area, {.name = analysis, .expands = true}))
        next = Screen::Analysis;
    if (item(frame, "menu-set-up", area, {.name = setUp, .expands = true}))
        next = Screen::Arranging;
    if (item(frame, "menu-resign", area,
             {.name = resign, .enabled = session.view().canResign, .expands = true}))
        next = Screen::Resign;
    takeTop(area, 12 * frame.unit);
    settings(frame, session, area);
    dialog.endBody(area);
    return dialog.end() ? Screen::Game : next;
}

}  // namespace kiela::ui
