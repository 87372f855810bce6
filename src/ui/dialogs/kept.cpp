// Results, past games, and all that is kept: to be looked at, opened again, saved and erased.
#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/option.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

void heading(const Frame& frame, Rect& area, std::string_view id, const std::string& words) {
    const TextStyle style{Weight::Bold, 17 * frame.type, frame.palette.accent};
    takeTop(area, 4 * frame.unit);
    takeTop(area, paragraph(frame, idOf(id), style, area, words, semantics::Role::Heading, 3),
            6 * frame.unit);
}

void words(const Frame& frame, Rect& area, semantics::Id id, std::string_view text,
           semantics::Role role = semantics::Role::Paragraph) {
    const TextStyle style{Weight::Regular, 15 * frame.type, frame.palette.inkSecond};
    takeTop(area, paragraph(frame, id, style, area, text, role), 4 * frame.unit);
}

void tallies(const Frame& frame, Rect& area, const std::vector<app::TallyView>& tallies) {
    unsigned index = 0;
    for (const app::TallyView& tally : tallies) {
        const TextStyle style{Weight::Bold, 15 * frame.type, frame.palette.ink};
        takeTop(area,
                paragraph(frame, idOf("tally", index), style, area, tally.name,
                          semantics::Role::Heading, 4),
                2 * frame.unit);
        words(frame, area, idOf("tally-games", index), tally.games);
        if (!tally.row.empty()) words(frame, area, idOf("tally-row", index), tally.row);
        takeTop(area, 6 * frame.unit);
        ++index;
    }
}

std::optional<std::size_t> pastGames(const Frame& frame, Rect& area, const std::string& name,
                                     const std::vector<app::PastGameView>& games) {
    std::optional<std::size_t> chosen;
    constexpr semantics::Id list = idOf("past-games");
    frame.tree.add(list, semantics::Role::ListBox, {area.x, area.y, area.width, 0}, {name});
    frame.tree.open(list);
    for (unsigned i = 0; i < games.size(); ++i)
        if (option(frame, idOf("past-game", i), area,
                   {.name = games[i].name, .about = games[i].about, .line = games[i].line}))
            chosen = i;
    frame.tree.extendTo(list, area.y);
    frame.tree.close();
    return chosen;
}

bool wideButton(const Frame& frame, Rect& area, std::string_view id, const Button& form) {
    const Rect place = takeTop(area, heightOf(frame, form, area.width), 8 * frame.unit);
    return button(frame, idOf(id), place, form);
}

}  // namespace

Screen keptDialog(const Frame& frame, app::Session& session, std::string& note, Scroll& scroll) {
    const auto say = [&](Msg message) { return text::say(session.language(), message); };
    const app::KeptView& kept = session.kept();
    const std::string title = say(Msg::ButtonKept), close = say(Msg::ButtonClose);
    Dialog dialog(frame, idOf("kept"), {.heading = title, .closeName = close, .width = 520},
                  scroll);
    Rect area = dialog.beginBody();
    if (!kept.tallies.empty()) {
        heading(frame, area, "tally-heading", say(Msg::TallyHeading));
        tallies(frame, area, kept.tallies);
    }
    const std::string past = say(Msg::PastHeading);
    heading(frame, area, "past-heading", past);
    if (!kept.notice.empty()) words(frame, area, idOf("past-notice"), kept.notice);
    std::optional<std::size_t> chosen;
    if (kept.games.empty())
        words(frame, area, idOf("past-none"), say(Msg::PastNone));
    else
        chosen = pastGames(frame, area, past, kept.games);
    takeTop(area, 8 * frame.unit);
    heading(frame, area, "kept-heading", say(Msg::KeptHeading));
    words(frame, area, idOf("kept-about"), say(Msg::KeptAbout));
    takeTop(area, 4 * frame.unit);
    const std::string copy = say(Msg::ButtonSaveCopy), erase = say(Msg::ButtonErase);
    const std::string file = kept.copyName + '\n' + kept.copy;
    wideButton(frame, area, "save-copy",
               {.name = copy, .deed = semantics::Deed::Save, .value = file});
    if (const auto saved = frame.tree.done(idOf("save-copy"))) {
        note = say(*saved ? Msg::ShareSaved : Msg::ShareFailed);
        frame.tree.announce(note);
    }
    if (!note.empty()) words(frame, area, idOf("kept-note"), note);
    const bool erases = wideButton(frame, area, "erase", {.name = erase, .expands = true});
    dialog.endBody(area);
    if (chosen) session.reopen(*chosen);
    if (dialog.end() || chosen) return Screen::Game;
    return erases ? Screen::Erase : Screen::Kept;
}

}  // namespace kiela::ui
