#include "ui/dialogs/later.hpp"

#include "text/say.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <string>

namespace kiela::ui {

bool notYetThere(const Frame& frame, Rect& area, app::Loan loan, text::Language language) {
    const TextStyle style{Weight::Regular, 15 * frame.type, frame.palette.inkSecond};
    takeTop(area,
            paragraph(frame, idOf("later-notice"), style, area, app::loanNotice(loan, language),
                      semantics::Role::Status),
            24 * frame.unit);
    if (loan == app::Loan::Awaited) return false;
    const std::string name = text::say(language, text::Msg::LaterRetry);
    const Button form{.name = name, .focusFirst = true};
    const Rect place = takeTop(area, heightOf(frame, form, area.width), 8 * frame.unit);
    return button(frame, idOf("later-retry"), place, form);
}

std::optional<text::Msg> nameOfLater(Screen screen) {
    switch (screen) {
    case Screen::Rules:
        return text::Msg::ButtonRules;
    case Screen::Learn:
    case Screen::Lesson:
        return text::Msg::ButtonLearn;
    case Screen::Puzzles:
    case Screen::Puzzle:
        return text::Msg::ButtonPuzzles;
    case Screen::Kept:
    case Screen::Erase:
        return text::Msg::ButtonKept;
    case Screen::Share:
        return text::Msg::ButtonShare;
    default:
        return std::nullopt;
    }
}

Screen waitingDialog(const Frame& frame, app::Session& session, Scroll& scroll, Screen awaited) {
    const std::string heading = text::say(session.language(), *nameOfLater(awaited));
    const std::string close = text::say(session.language(), text::Msg::ButtonClose);
    Dialog dialog(frame, idOf("waiting"), {.heading = heading, .closeName = close, .width = 420},
                  scroll);
    Rect area = dialog.beginBody();
    if (notYetThere(frame, area, session.laterWords(), session.language()))
        session.fetchLaterWords();
    dialog.endBody(area);
    return dialog.end() ? Screen::Game : Screen::Waiting;
}

}  // namespace kiela::ui
