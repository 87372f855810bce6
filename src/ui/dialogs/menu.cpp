#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/layout.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/columns.hpp"
#include "ui/widgets/switch_row.hpp"

#include <cstddef>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

// The lines of the menu, each a button as wide as its column.
class Items {
  public:
    Items(const Frame& frame, text::Language language, Columns& columns)
        : frame_(frame), language_(language), columns_(columns) {}

    void beginSecond() { column_ = 1; }
    Rect& area() { return columns_.place(column_); }

    bool pressed(std::string_view id, Msg name, Button form) {
        const std::string words = text::say(language_, name);
        form.name = words;
        const float height = heightOf(frame_, form, area().width);
        return button(frame_, idOf(id), takeTop(area(), height, 8 * frame_.unit), form);
    }

  private:
    const Frame& frame_;
    text::Language language_;
    Columns& columns_;
    std::size_t column_ = 0;
};

}  // namespace

Screen menuDialog(const Frame& frame, app::Session& session, Scroll& scroll) {
    const app::View& view = session.view();
    const std::string heading = text::say(session.language(), Msg::ButtonMenu);
    const std::string close = text::say(session.language(), Msg::ButtonClose);
    Screen next = Screen::Menu;
    Dialog dialog(frame, idOf("menu"),
                  {.heading = heading,
                   .closeName = close,
                   .width = hasRoomForColumns(frame) ? twoColumns : 420},
                  scroll);
    Columns columns(frame, dialog.beginBody());
    Items items(frame, session.language(), columns);
    const auto opens = [&](Screen screen, std::string_view id, Msg name, Button form) {
        form.expands = true;
        if (items.pressed(id, name, form)) next = screen;
    };
    const auto does = [&](void (app::Session::*command)(), std::string_view id, Msg name,
                          bool enabled) {
        if (!items.pressed(id, name, {.name = {}, .enabled = enabled})) return;
        (session.*command)();
        next = Screen::Game;
    };
    opens(Screen::NewGame, "menu-new", Msg::ButtonNewGame,
          {.name = {}, .kind = paint::PillKind::Primary, .focusFirst = true});
    if (view.canBringBack) does(&app::Session::bringBack, "menu-back", Msg::ButtonBringBack, true);
    opens(Screen::Rules, "menu-rules", Msg::ButtonRules, {});
    opens(Screen::Learn, "menu-learn", Msg::ButtonLearn, {});
    opens(Screen::Puzzles, "menu-puzzles", Msg::ButtonPuzzles, {});
    const Layout layout = layOut(frame.surface, layoutWishesOf(view));
    if (layout.faceToFace && layout.narrow)
        opens(Screen::Language, "menu-language", Msg::ButtonLanguage, {});
    if (!view.kiosk) opens(Screen::Open, "menu-open", Msg::ButtonOpen, {});
    if (view.keeps) opens(Screen::Kept, "menu-kept", Msg::ButtonKept, {});
    opens(Screen::Settings, "menu-settings", Msg::ButtonSettings, {});
    if (session.around().updateWaits && !view.kiosk)
        does(&app::Session::update, "menu-update", Msg::ButtonUpdate, true);
    if (session.around().canInstall && view.links)
        items.pressed("menu-install", Msg::ButtonInstall,
                      {.name = {}, .deed = semantics::Deed::Install});
    // By then it may be offered no more.
    if (frame.tree.done(idOf("menu-install"))) next = Screen::Game;
    if (frame.surface.fullscreen != Fullscreen::None)
        items.pressed("menu-fullscreen",
                      frame.surface.fullscreen == Fullscreen::On ? Msg::ButtonFullscreenLeave
                                                                 : Msg::ButtonFullscreen,
                      {.name = {}, .deed = semantics::Deed::Fullscreen});
    if (frame.tree.done(idOf("menu-fullscreen"))) next = Screen::Game;
    session.setSound(switchRow(frame, idOf("menu-sound"), items.area(),
                               text::say(session.language(), Msg::ButtonSound), view.sound));
    takeTop(items.area(), 4 * frame.unit);
    // What is done with this game.
    items.beginSecond();
    does(&app::Session::redo, "menu-redo", Msg::ButtonRedo, view.canRedo);
    does(&app::Session::askForHint, "menu-hint", Msg::ButtonHint, view.canHint);
    does(&app::Session::flip, "menu-flip", Msg::ButtonFlip, true);
    opens(Screen::Analysis, "menu-analysis", Msg::ButtonAnalysis, {});
    if (!hasRoomForMoves(frame.surface)) opens(Screen::Moves, "menu-moves", Msg::ButtonMoves, {});
    opens(Screen::Arranging, "menu-set-up", Msg::ArrangeTitleEditor, {});
    if (session.givesLink()) opens(Screen::Share, "menu-share", Msg::ButtonShare, {});
    opens(Screen::Resign, "menu-resign", Msg::ButtonResign,
          {.name = {}, .enabled = view.canResign});
    dialog.endBody(columns.rest());
    return dialog.end() ? Screen::Game : next;
}

}  // namespace kiela::ui
