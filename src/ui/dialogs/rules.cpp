#include "text/rule_page.hpp"
#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/text.hpp"

#include <string>

namespace kiela::ui {

namespace {

std::string wordsOf(const text::Block& block) {
    std::string words;
    for (const text::Run& run : block.runs) words += run.words;
    return words;
}

void heading(const Frame& frame, semantics::Id id, Rect& area, const text::Block& block) {
    const std::string words = wordsOf(block);
    const float unit = frame.unit;
    takeTop(area, 12 * unit);
    const TextStyle style{Weight::Bold, 18 * frame.type, frame.palette.accent};
    // The dialog's own heading is the page's title, so the sections come one level below it.
    const auto level = static_cast<std::uint8_t>(block.level + 1);
    takeTop(area, paragraph(frame, id, style, area, words, semantics::Role::Heading, level),
            6 * unit);
}

void runningText(const Frame& frame, semantics::Id id, Rect& area, const text::Block& block,
                 bool item) {
    const float unit = frame.unit;
    const float size = 16 * frame.type;
    Rect room = area;
    if (item) {
        takeLeft(room, 22 * unit);
        frame.draw->AddCircleFilled({area.x + 9 * unit, area.y + size * 0.7f}, 3 * unit,
                                    frame.palette.accent);
    }
    room.height = drawRuns(frame, block.runs, room, size, frame.palette.ink);
    frame.tree.add(id, item ? semantics::Role::ListItem : semantics::Role::Paragraph, room,
                   {wordsOf(block)});
    takeTop(area, room.height, (item ? 6 : 10) * unit);
}

}  // namespace

Screen rulesDialog(const Frame& frame, const app::Session& session, Scroll& scroll) {
    const std::span<const text::Block> blocks = text::rulePage(session.language());
    const std::string title = wordsOf(blocks.front());
    const std::string close = text::say(session.language(), text::Msg::ButtonBack);
    Dialog dialog(frame, idOf("rules"),
                  {.heading = title, .closeName = close, .width = 720, .reading = true}, scroll);
    Rect area = dialog.beginBody();
    semantics::Id list = 0;
    for (unsigned i = 1; i < blocks.size(); ++i) {
        const text::Block& block = blocks[i];
        const semantics::Id id = idOf("block", i);
        const bool item = block.kind == text::Block::Kind::ListItem;
        if (list != 0 && !item) {
            frame.tree.close();
            list = 0;
            takeTop(area, 4 * frame.unit);
        } else if (list == 0 && item) {
            list = idOf("list", i);
            frame.tree.add(list, semantics::Role::List, {area.x, area.y, area.width, 0}, {});
            frame.tree.open(list);
        }
        if (block.kind == text::Block::Kind::Heading)
            heading(frame, id, area, block);
        else
            runningText(frame, id, area, block, item);
        if (list != 0) frame.tree.extendTo(list, area.y);
    }
    if (list != 0) frame.tree.close();
    dialog.endBody(area);
    return dialog.end() ? Screen::Game : Screen::Rules;
}

}  // namespace kiela::ui
