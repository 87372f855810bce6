#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <array>
#include <span>
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

void words(const Frame& frame, std::string_view id, Rect& area, const std::string& text, float size,
           ImU32 colour) {
    if (text.empty()) return;
    const TextStyle style{Weight::Regular, size * frame.type, colour};
    takeTop(area, paragraph(frame, idOf(id), style, area, text), 12 * frame.unit);
}

bool bodyButton(const Frame& frame, std::string_view id, Rect& area, const Button& form) {
    Rect row = takeTop(area, touchSize(frame), 12 * frame.unit);
    const float width = std::min(widthOf(frame, form), row.width);
    return button(frame, idOf(id), takeLeft(row, width), form);
}

}  // namespace

Screen resultDialog(const Frame& frame, app::Session& session, Scroll& scroll) {
    const app::View& view = session.view();
    if (!view.result) return Screen::Game;
    const text::Language language = session.language();
    const std::string heading = title(view);
    const std::string close = text::say(language, Msg::ButtonClose);
    const std::string again = text::say(language, Msg::ButtonPlayAgain);
    const std::string analysis = text::say(language, Msg::ButtonAnalysis);
    const std::string share =
        text::say(language, view.offersLink ? Msg::ButtonSendLink : Msg::ButtonShare);
    const std::array buttons{
        Button{.name = again, .kind = paint::PillKind::Primary, .focusFirst = true},
        Button{.name = analysis, .expands = true}, Button{.name = share, .expands = true}};
    Dialog dialog(frame, idOf("result"),
                  {.heading = heading,
                   .closeName = close,
                   .width = 500,
                   .buttons = std::span(buttons).first(session.givesLink() ? 3 : 2)},
                  scroll);
    Rect area = dialog.beginBody();
    const app::Farewell& farewell = view.farewell;
    const std::string story = text::resultStory(
        view.audience, *view.result, view.totals[static_cast<std::size_t>(rules::Side::South)],
        view.totals[static_cast<std::size_t>(rules::Side::North)]);
    words(frame, "story", area, story, 17, frame.palette.ink);
    words(frame, "turning-point", area, farewell.turningPoint, 17, frame.palette.ink);
    words(frame, "tally", area, farewell.tally, 15, frame.palette.inkSecond);
    words(frame, "rematch", area, farewell.rematch, 15, frame.palette.inkSecond);
    bool changesLevel = false;
    if (farewell.suggested) {
        words(frame, "suggestion", area, farewell.suggestion, 15, frame.palette.inkSecond);
        const std::string level =
            text::say(language, Msg::OpponentLevel, {{"level", *farewell.suggested}});
        changesLevel = bodyButton(frame, "other-level", area, {.name = level});
    }
    bool learns = false;
    if (!farewell.lessons.empty()) {
        words(frame, "lessons", area, farewell.lessons, 15, frame.palette.inkSecond);
        const std::string learn = text::say(language, Msg::ButtonLearn);
        learns = bodyButton(frame, "result-learn", area, {.name = learn, .expands = true});
    }
    dialog.endBody(area);
    const bool analyses = button(frame, idOf("result-analysis"), dialog.buttonPlace(1), buttons[1]);
    const bool shares = session.givesLink()
                        && button(frame, idOf("result-share"), dialog.buttonPlace(2), buttons[2]);
    const bool more = button(frame, idOf("play-again"), dialog.buttonPlace(0), buttons[0]);
    const bool dismissed = dialog.end();
    if (changesLevel)
        session.rematch(farewell.suggested);
    else if (more)
        session.rematch();
    if (learns) return Screen::Learn;
    if (analyses) return Screen::Analysis;
    if (shares) return Screen::Share;
    return changesLevel || more || dismissed ? Screen::Game : Screen::Result;
}

}  // namespace kiela::ui
