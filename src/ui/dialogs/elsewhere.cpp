#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <array>
#include <string>

namespace kiela::ui {

using text::Msg;

Screen elsewhereDialog(const Frame& frame, app::Session& session, Scroll& scroll) {
    const text::Language language = session.language();
    const std::string heading = text::say(language, Msg::ElsewhereTitle);
    const std::string here = text::say(language, Msg::ButtonGoOnHere);
    const std::string about = text::say(language, Msg::ElsewhereAbout);
    const std::array buttons{
        Button{.name = here, .kind = paint::PillKind::Primary, .focusFirst = true}};
    // The cross does the same as the button.
    Dialog dialog(
        frame, idOf("elsewhere"),
        {.heading = heading, .closeName = here, .width = 440, .buttons = buttons, .about = about},
        scroll);
    Rect area = dialog.beginBody();
    const TextStyle style{Weight::Regular, 17 * frame.type, frame.palette.ink};
    takeTop(area, paragraph(frame, idOf("elsewhere-about"), style, area, about), 12 * frame.unit);
    dialog.endBody(area);
    const bool taken = button(frame, idOf("go-on-here"), dialog.buttonPlace(0), buttons[0]);
    const bool dismissed = dialog.end();
    if (taken || dismissed) session.takeOver();
    return session.isElsewhere() ? Screen::Elsewhere : Screen::Game;
}

}  // namespace kiela::ui
