#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

std::string title(const app::View& view) {
    const text::Language language = view.audience.language;
    if (view.result->winner == rules::Winner::Nobody)
        return text::say(language, Msg::ResultTitleDraw);
    const rules::Side winner =
        view.result->winner == rules::Winner::South ? rules::Side::South : rules::Side::North;
    if (view.audience.you == winner) return text::say(language, Msg::ResultTitleYou);
    return text::say(language, Msg::ResultTitleSide,
                     {{"side", text::sideName(view.audience, winner)}});
}

}  // namespace

Screen resultDialog(const Frame& frame, app::Session& session, Scroll& scroll) {
    const app::View& view = session.view();
    if (!view.result) return Screen::Game;
    const text::Language language = session.language();
    const std::string heading = title(view);
    const std::string close = text::say(language, Msg::ButtonClose);
    const std::string again = text::say(language, Msg::ButtonPlayAgain);
    Dialog dialog(frame, idOf("result"),
                  {.heading = heading, .closeName = close, .width = 460, .buttons = true}, scroll);
    Rect area = dialog.beginBody();
    const std::string story = text::resultStory(
        view.audience, *view.result, view.totals[static_cast<std::size_t>(rules::Side::South)],
        view.totals[static_cast<std::size_t>(rules::Side::North)]);
    takeTop(area,
            paragraph(frame, idOf("story"), {Weight::Regular, 17 * frame.unit, frame.palette.ink},
                      area, story),
            12 * frame.unit);
    dialog.endBody(area);
    Rect row = dialog.buttonRow();
    const Button form{.name = again, .kind = paint::PillKind::Primary, .focusFirst = true};
    const bool more = button(frame, idOf("play-again"), takeRight(row, widthOf(frame, form)), form);
    const bool dismissed = dialog.end();
    if (more) session.start(app::Setup(view.setup));
    return more || dismissed ? Screen::Game : Screen::Result;
}

}  // namespace kiela::ui
