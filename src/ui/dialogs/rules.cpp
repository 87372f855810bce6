#include "text/rule_page.hpp"
#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/link.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace kiela::ui {

namespace {

using text::Block;
using text::Msg;

// Two columns of contents want so much width, in type.
constexpr float columnsFrom = 560;

semantics::Id blockId(std::size_t index) {
    return idOf("block", static_cast<unsigned>(index));
}

// The dialog's own heading is the page's title, so the sections come one level below it.
void heading(const Frame& frame, semantics::Id id, Rect& area, std::string_view words) {
    const float unit = frame.unit;
    takeTop(area, 12 * unit);
    const TextStyle style{Weight::Bold, 18 * frame.type, frame.palette.accent};
    Rect place = area;
    place.height = paragraph(frame, id, style, area, words, semantics::Role::Heading, 3);
    drawFocus(frame, id, place, 6 * unit);
    takeTop(area, place.height, 6 * unit);
}

void runningText(const Frame& frame, semantics::Id id, Rect& area, const Block& block) {
    const bool item = block.kind == Block::Kind::ListItem;
    const float unit = frame.unit;
    const float size = 16 * frame.type;
    Rect room = area;
    if (item) {
        takeLeft(room, 22 * unit);
        frame.draw->AddCircleFilled({area.x + 9 * unit, area.y + size * 0.7f}, 3 * unit,
                                    frame.palette.accent);
    }
    room.height = drawMarked(frame, block.marked, room, size, frame.palette.ink);
    frame.tree.add(id, item ? semantics::Role::ListItem : semantics::Role::Paragraph, room,
                   {block.words()});
    takeTop(area, room.height, (item ? 6 : 10) * unit);
}

// Links to the sections; returns the block of the one that was followed, else 0.
std::size_t contents(const Frame& frame, Rect& area, std::span<const Block> blocks,
                     std::string_view name) {
    heading(frame, idOf("contents"), area, name);
    constexpr semantics::Id list = idOf("contents", 1);
    frame.tree.add(list, semantics::Role::List, {area.x, area.y, area.width, 0}, {});
    frame.tree.open(list);
    const auto isHeading = [](const Block& block) { return block.kind == Block::Kind::Heading; };
    const auto sections = std::count_if(blocks.begin() + 1, blocks.end(), isHeading);
    Rect right = area;
    Rect left = area;
    const bool columns = area.width >= columnsFrom * frame.type;
    if (columns) left = takeLeft(right, area.width / 2 - 8 * frame.unit, 16 * frame.unit);
    std::size_t followed = 0;
    std::ptrdiff_t section = 0;
    for (std::size_t index = 1; index < blocks.size(); ++index) {
        if (!isHeading(blocks[index])) continue;
        Rect& column = columns && section++ >= (sections + 1) / 2 ? right : left;
        const auto id = idOf("contents-item", static_cast<unsigned>(index));
        if (link(frame, id, column, blocks[index].words())) followed = index;
    }
    frame.tree.extendTo(list, std::max(left.y, right.y));
    frame.tree.close();
    takeTop(area, std::max(left.y, right.y) - area.y, 6 * frame.unit);
    return followed;
}

// The page's blocks from the second on; what lies in a list is stated in one.
class Blocks {
  public:
    Blocks(const Frame& frame, app::Session& session, FigureSheet& sheet)
        : frame_(frame), session_(session), sheet_(sheet) {}

    void add(std::size_t index, const Block& block, Rect& area) {
        const bool item = block.kind == Block::Kind::ListItem;
        if (list_ != 0 && !item) {
            endList();
            takeTop(area, 4 * frame_.unit);
        } else if (list_ == 0 && item) {
            list_ = idOf("list", static_cast<unsigned>(index));
            frame_.tree.add(list_, semantics::Role::List, {area.x, area.y, area.width, 0}, {});
            frame_.tree.open(list_);
        }
        if (block.kind == Block::Kind::Heading)
            heading(frame_, blockId(index), area, block.words());
        else if (block.kind == Block::Kind::Figure)
            figure(frame_, area, block, sheet_, session_);
        else
            runningText(frame_, blockId(index), area, block);
        if (list_ != 0) frame_.tree.extendTo(list_, area.y);
    }
    void endList() {
        if (list_ != 0) frame_.tree.close();
        list_ = 0;
    }

  private:
    const Frame& frame_;
    app::Session& session_;
    FigureSheet& sheet_;
    semantics::Id list_ = 0;
};

void prepareSheet(const Frame& frame, FigureSheet& sheet, const Rect& area) {
    if (frame.surface.plain) return;
    sheet.sprites.prepare({.pixelRatio = frame.surface.pixelRatio,
                           .houseRadius = figureBoard(frame, area).radius,
                           .theme = sheet.theme});
}

// From the top of the area, which is made smaller.
void page(const Frame& frame, app::Session& session, std::span<const Block> blocks, Rect& area,
          Scroll& scroll, RulesState& state) {
    const float top = area.y;
    prepareSheet(frame, state.sheet, area);
    // The place of a section is known when all above it has been laid out: the focus goes there in
    // the frame that shows it.
    if (const auto id = std::exchange(state.wanted, 0); id != 0) frame.tree.focus(id);
    const text::Language language = session.language();
    const std::string address = "rules/" + std::string(text::infoOf(language).code) + ".html";
    if (session.view().links)
        link(frame, idOf("rules-page"), area, text::say(language, Msg::RulesAsPage), address);
    const std::size_t followed =
        contents(frame, area, blocks, text::say(language, Msg::RulesContents));
    Blocks all(frame, session, state.sheet);
    for (std::size_t index = 1; index < blocks.size(); ++index) {
        if (index == followed) {
            state.wanted = blockId(index);
            scroll.at = area.y - top;
        }
        all.add(index, blocks[index], area);
    }
    all.endList();
}

}  // namespace

Screen rulesDialog(const Frame& frame, app::Session& session, Scroll& scroll, RulesState& state) {
    const text::Language language = session.language();
    const std::vector<Block> blocks = text::rulePage(language);
    const std::string title = blocks.front().words();
    const std::string close = text::say(language, Msg::ButtonBack);
    Dialog dialog(frame, idOf("rules"),
                  {.heading = title, .closeName = close, .width = 720, .reading = true}, scroll);
    Rect area = dialog.beginBody();
    page(frame, session, blocks, area, scroll, state);
    dialog.endBody(area);
    return dialog.end() ? Screen::Game : Screen::Rules;
}

}  // namespace kiela::ui
