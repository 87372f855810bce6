#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/dialogs/question.hpp"

namespace kiela::ui {

using text::Msg;

Screen resignDialog(const Frame& frame, app::Session& session, Scroll& scroll) {
    const app::View& view = session.view();
    if (!view.canResign) return Screen::Game;
    const text::Language language = session.language();
    const rules::Side loser = view.audience.you.value_or(session.game().position().toMove);
    const std::string winner = text::sideName(view.audience, rules::opponent(loser));
    const Answer answer = ask(frame, "resign",
                              {.heading = text::say(language, Msg::ResignTitle),
                               .about = text::say(language, Msg::ResignAbout, {{"side", winner}}),
                               .stay = text::say(language, Msg::ButtonPlayOn),
                               .go = text::say(language, Msg::ButtonResign),
                               .close = text::say(language, Msg::ButtonClose)},
                              scroll);
    if (answer == Answer::Go) session.resign();
    return answer == Answer::None ? Screen::Resign : Screen::Game;
}

}  // namespace kiela::ui
