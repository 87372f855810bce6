#include "ui/dialogs/question.hpp"

#include "ui/widgets/button.hpp"
#include "ui/widgets/dialog.hpp"
#include "ui/widgets/text.hpp"

#include <array>

namespace kiela::ui {

Answer ask(const Frame& frame, std::string_view id, const Question& question, Scroll& scroll) {
    const std::array buttons{Button{.name = question.stay, .focusFirst = true},
                             Button{.name = question.go, .kind = paint::PillKind::Primary}};
    Dialog dialog(frame, idOf(id),
                  {.heading = question.heading,
                   .closeName = question.close,
                   .width = 440,
                   .buttons = buttons,
                   .about = question.about},
                  scroll);
    Rect area = dialog.beginBody();
    const TextStyle style{Weight::Regular, 17 * frame.type, frame.palette.ink};
    takeTop(area, paragraph(frame, idOf("question-about"), style, area, question.about),
            12 * frame.unit);
    dialog.endBody(area);
    const bool stays = button(frame, idOf("answer", 0), dialog.buttonPlace(0), buttons[0]);
    const bool goes = button(frame, idOf("answer", 1), dialog.buttonPlace(1), buttons[1]);
    const bool dismissed = dialog.end();
    if (goes) return Answer::Go;
    return stays || dismissed ? Answer::Stay : Answer::None;
}

}  // namespace kiela::ui
