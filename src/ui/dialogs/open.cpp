#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/field.hpp"
#include "ui/widgets/text.hpp"

#include <array>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

constexpr int fieldLines = 6;

void words(const Frame& frame, std::string_view id, Rect& area, const std::string& text,
           ImU32 colour) {
    const TextStyle style{Weight::Regular, 16 * frame.type, colour};
    takeTop(area, paragraph(frame, idOf(id), style, area, text), 10 * frame.unit);
}

}  // namespace

Screen openDialog(const Frame& frame, app::Session& session, Pasted& pasted, Scroll& scroll) {
    const text::Language language = session.language();
    const auto say = [language](Msg message) { return text::say(language, message); };
    const std::string heading = say(Msg::ButtonOpen);
    const std::string close = say(Msg::ButtonCancel);
    const std::string open = say(Msg::ImportOpen);
    const std::string pick = say(Msg::ImportFile);
    const std::array buttons{Button{.name = open, .kind = paint::PillKind::Primary},
                             Button{.name = pick, .deed = semantics::Deed::Pick}};
    Dialog dialog(frame, idOf("open"),
                  {.heading = heading, .closeName = close, .width = 560, .buttons = buttons},
                  scroll);
    Rect area = dialog.beginBody();
    // In the same place, so that it is seen on every window.
    const bool bad = !pasted.problem.empty();
    words(frame, bad ? "open-problem" : "open-about", area,
          bad ? pasted.problem : say(Msg::ImportAbout),
          bad ? frame.palette.accent : frame.palette.ink);
    field(
        frame, idOf("open-text"), area,
        {.name = say(Msg::ImportText), .text = pasted.put, .lines = fieldLines, .readOnly = false});
    dialog.endBody(area);
    const bool opens = button(frame, idOf("open-it"), dialog.buttonPlace(0), buttons[0]);
    button(frame, idOf("open-file"), dialog.buttonPlace(1), buttons[1]);
    if (dialog.end()) return Screen::Game;
    if (!opens) return Screen::Open;
    const app::Import import = app::readImport(frame.tree.written(), language);
    if (import.game) {
        session.receive(import);
        return Screen::Game;
    }
    pasted.problem = import.problem;
    scroll.at = 0;  // where it stands
    frame.tree.announce(import.problem, semantics::Urgency::Assertive);
    return Screen::Open;
}

}  // namespace kiela::ui
