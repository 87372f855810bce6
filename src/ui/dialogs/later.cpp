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

}  // namespace kiela::ui
