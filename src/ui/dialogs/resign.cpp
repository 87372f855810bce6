#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <array>
#include <string>

namespace kiela::ui {

using text::Msg;

Screen resignDialog(const Frame& frame, app::Session& session, Scroll& scroll) {
    const app::View& view = session.view();
    if (!view.canResign) return Screen::Game;
    const text::Language language = session.language();
    const rules::Side loser = view.audience.you.value_or(session.game().position().toMove);
    const std::string heading = text::say(language, Msg::ResignTitle);
    const std::string close = text::say(language, Msg::ButtonClose);
    const std::string playOn = text::say(language, Msg::ButtonPlayOn);
    const std::string resign = text::say(language, Msg::ButtonResign);
    const std::array buttons{Button{.name = playOn, .focusFirst = true},
                             Button{.name = resign, .kind = paint::PillKind::Primary}};
    Dialog dialog(frame, idOf("resign"),
                  {.heading = heading, .closeName = close, .width = 440, .buttons = buttons},
                  scroll);
    Rect area = dialog.beginBody();
    const std::string about =
        text::say(language, Msg::ResignAbout,
                  {{"side", text::sideName(view.audience, rules::opponent(loser))}});
    takeTop(area,
            paragraph(frame, idOf("resign-about"),
                      {Weight::Regular, 17 * frame.type, frame.palette.ink}, area, about),
            12 * frame.unit);
    dialog.endBody(area);
    const bool stays = button(frame, idOf("play-on"), dialog.buttonPlace(0), buttons[0]);
    const bool resigned = button(frame, idOf("do-resign"), dialog.buttonPlace(1), buttons[1]);
    const bool dismissed = dialog.end();
    if (resigned) session.resign();
    return resigned || stays || dismissed ? Screen::Game : Screen::Resign;
}

}  // namespace kiela::ui
