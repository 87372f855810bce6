#include "ui/arranging/panel.hpp"

#include "text/say.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/choice.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace kiela::ui {

namespace {

using app::Arranging;
using text::Msg;

// A button as wide as the panel.
bool item(const Frame& frame, std::string_view id, Rect& area, const Button& form) {
    return button(frame, idOf(id), takeTop(area, touchSize(frame), 8 * frame.unit), form);
}

void turn(const Frame& frame, Rect& area, app::Session& session) {
    const text::Language language = session.language();
    const std::string south = text::say(language, Msg::SideSouth),
                      north = text::say(language, Msg::SideNorth);
    const std::array<std::string_view, 2> names{south, north};
    const auto now = session.arranging().toMove;
    const auto chosen =
        static_cast<rules::Side>(choose(frame, idOf("arrange-turn"), area,
                                        {.name = text::say(language, Msg::ArrangeTurn),
                                         .options = names,
                                         .chosen = static_cast<int>(now)}));
    if (chosen != now) session.arrange([chosen](Arranging& stones) { stones.setTurn(chosen); });
}

// The position's text: on the screen with a line for each row, as far as it has room.
void positionText(const Frame& frame, Rect& area, std::string_view text) {
    const TextStyle style{Weight::Regular, 15 * frame.type, frame.palette.ink};
    const Rect place = area;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view row = rest.substr(0, std::min(rest.find('/'), rest.size() - 1) + 1);
        rest.remove_prefix(row.size());
        for (const std::string_view line : wrap(frame, style, row, area.width))
            drawLine(frame, style, minOf(takeTop(area, lineHeight(style))), line);
    }
    frame.tree.add(idOf("arrange-text"), semantics::Role::Paragraph,
                   {place.x, place.y, place.width, area.y - place.y}, {text});
}

}  // namespace

PanelWish editorPanel(const Frame& frame, Rect& area, app::Session& session, bool alone) {
    const float unit = frame.unit;
    const auto say = [&](Msg message) { return text::say(session.language(), message); };
    const std::string play = say(Msg::ArrangePlay), analyse = say(Msg::ArrangeAnalyse),
                      stones = say(Msg::ArrangeStones), fill = say(Msg::ArrangeFill),
                      clear = say(Msg::ArrangeClear), reset = say(Msg::ArrangeReset);
    PanelWish wish = PanelWish::None;
    turn(frame, area, session);

    const app::ArrangingView& view = session.arranging();
    const TextStyle quiet{Weight::Regular, 14 * frame.type, frame.palette.inkSecond};
    takeTop(area, paragraph(frame, idOf("arrange-count"), quiet, area, view.count), 4 * unit);
    if (!view.reason.empty()) {
        const TextStyle style{Weight::Bold, 15 * frame.type, frame.palette.ink};
        takeTop(area, paragraph(frame, idOf("arrange-reason"), style, area, view.reason));
    }
    takeTop(area, 8 * unit);
    const bool ready = view.reason.empty();
    if (item(frame, "arrange-play", area,
             {.name = play,
              .kind = ready ? paint::PillKind::Primary : paint::PillKind::Quiet,
              .enabled = ready,
              .focusFirst = alone && ready,
              .description = view.reason}))
        wish = PanelWish::Play;
    if (item(frame, "arrange-analyse", area,
             {.name = analyse, .enabled = ready, .description = view.reason}))
        wish = PanelWish::Analyse;
    if (alone && item(frame, "arrange-stones", area, {.name = stones, .focusFirst = !ready}))
        wish = PanelWish::Stones;
    takeTop(area, 12 * unit);
    const bool filled = item(frame, "arrange-fill", area, {.name = fill});
    const bool cleared = item(frame, "arrange-clear", area, {.name = clear});
    const bool undone =
        item(frame, "arrange-reset", area, {.name = reset, .enabled = view.canReset});
    takeTop(area, 8 * unit);
    const TextStyle heading{Weight::Bold, 14 * frame.type, frame.palette.inkSecond};
    takeTop(area, paragraph(frame, idOf("arrange-text-heading"), heading, area,
                            say(Msg::ArrangeText), semantics::Role::Heading, 3));
    positionText(frame, area, view.text);
    if (filled) session.arrange([](Arranging& all) { all.fill(); });
    if (cleared) session.arrange([](Arranging& all) { all.clear(); });
    if (undone) session.arrange([](Arranging& all) { all.reset(); });
    return wish;
}

}  // namespace kiela::ui
