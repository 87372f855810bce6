#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
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
    Dialog dialog(frame, idOf("resign"),
                  {.heading = heading, .closeName = close, .width = 440, .buttons = true}, scroll);
    Rect area = dialog.beginBody();
    const std::string about =
        text::say(language, Msg::ResignAbout,
                  {{"side", text::sideName(view.audience, rules::opponent(loser))}});
    takeTop(area,
            paragraph(frame, idOf("resign-about"),
                      {Weight::Regular, 17 * frame.unit, frame.palette.ink}, area, about),
            12 * frame.unit);
    dialog.endBody(area);
    Rect row = dialog.buttonRow();
    const float half = (row.width - 8 * frame.unit) / 2;
    const auto choice = [&](std::string_view id, const Button& form) {
        const float width = std::min(widthOf(frame, form), half);
        return button(frame, idOf(id), takeRight(row, width, 8 * frame.unit), form);
    };
    const bool stays = choice("play-on", {.name = playOn, .focusFirst = true});
    const bool resigned = choice("do-resign", {.name = resign, .kind = paint::PillKind::Primary});
    const bool dismissed = dialog.end();
    if (resigned) session.resign();
    return resigned || stays || dismissed ? Screen::Game : Screen::Resign;
}

}  // namespace kiela::ui
