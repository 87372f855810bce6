#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/dialogs/question.hpp"

namespace kiela::ui {

using text::Msg;

Screen eraseDialog(const Frame& frame, app::Session& session, Scroll& scroll) {
    const text::Language language = session.language();
    const Answer answer = ask(frame, "erase-question",
                              {.heading = text::say(language, Msg::EraseTitle),
                               .about = text::say(language, Msg::EraseAbout),
                               .stay = text::say(language, Msg::ButtonCancel),
                               .go = text::say(language, Msg::ButtonErase),
                               .close = text::say(language, Msg::ButtonClose)},
                              scroll);
    if (answer == Answer::Go) session.forgetEverything();
    return answer == Answer::None ? Screen::Erase : Screen::Kept;
}

}  // namespace kiela::ui
