// The list of the moves: two columns, South and North, as on a score sheet of chess.
#include "text/narration.hpp"
#include "text/say.hpp"
#include "ui/moves/moves.hpp"
#include "ui/ui.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

// Where North begins, its first move stands in the second column.
std::size_t firstPlace(const app::Session& session) {
    return session.game().start().toMove == rules::Side::North ? 1 : 0;
}

std::size_t rowsOf(const app::Session& session) {
    return (firstPlace(session) + session.moves().size() + 1) / 2;
}

std::string gainOf(const app::MoveView& move) {
    return move.captured > 0 ? '+' + std::to_string(move.captured) : "";
}

// "12. g1 +6"
std::string nameOf(std::size_t index, const app::MoveView& move) {
    const std::string gain = gainOf(move);
    return std::to_string(index + 1) + ". " + rules::nameOf(move.house)
           + (gain.empty() ? "" : ' ' + gain);
}

void drawGain(const Frame& frame, Rect& area, const std::string& gain, ImU32 ink) {
    const float unit = frame.unit;
    const TextStyle style{Weight::Bold, 14 * frame.type, ink};
    const Rect place = takeRight(area, widthOf(frame, style, gain), 6 * unit);
    const float middle = centreOf(area).y;
    drawLine(frame, style, {place.x, middle - letterHeight(style) / 2}, gain);
    // As on the game's line.
    const float half = 4.5f * unit;
    const ImVec2 at{place.x - 9 * unit, middle};
    const ImVec2 top{at.x, at.y - half}, right{at.x + half, at.y}, bottom{at.x, at.y + half},
        left{at.x - half, at.y};
    frame.draw->AddQuadFilled(top, right, bottom, left, frame.palette.captured);
    frame.draw->AddQuad(top, right, bottom, left, ink, 1.2f * unit);
}

void drawEntry(const Frame& frame, Rect area, std::size_t index, const app::MoveView& move,
               ImU32 ink, ImU32 inkSecond) {
    const float unit = frame.unit;
    const float middle = centreOf(area).y;
    area = inset(area, 10 * unit);
    const TextStyle small{Weight::Regular, 13 * frame.type, inkSecond};
    const std::string number = std::to_string(index + 1) + '.';
    const TextStyle bold{Weight::Bold, 16 * frame.type, ink};
    const float numberWidth = std::max(22 * unit, widthOf(frame, small, number));
    // Where large letters leave no room in any entry, without the number.
    const float rest = widthOf(frame, bold, "g1 +28") + 26 * unit;
    if (numberWidth + 8 * unit + rest <= area.width) {
        const Rect first = takeLeft(area, numberWidth, 8 * unit);
        drawLine(frame, small, {first.x + first.width, middle - letterHeight(small) / 2}, number,
                 Align::Right);
    }
    drawLine(frame, bold, {area.x, middle - letterHeight(bold) / 2}, rules::nameOf(move.house));
    if (move.captured > 0) drawGain(frame, area, gainOf(move), ink);
}

bool entry(const Frame& frame, const Rect& area, std::size_t index, const app::MoveView& move,
           bool current) {
    const auto id = idOf("past", static_cast<unsigned>(index));
    const Press pressed = press(frame, id, area);
    const Palette& palette = frame.palette;
    const Rect pill = inset(area, 2 * frame.unit);
    const float rounding = 10 * frame.unit;
    if (current || pressed.hovered)
        frame.draw->AddRectFilled(minOf(pill), maxOf(pill),
                                  current        ? palette.accent
                                  : pressed.held ? palette.panelActive
                                                 : palette.panelHover,
                                  rounding);
    drawEntry(frame, area, index, move, current ? palette.inkOnAccent : palette.ink,
              current ? palette.inkOnAccent : palette.inkSecond);
    drawFocus(frame, id, pill, rounding);
    const bool second = move.house.side == rules::Side::North;
    frame.tree.add(
        id, semantics::Role::Option, area,
        {.name = nameOf(index, move), .description = move.story, .kind = second ? "second" : ""},
        current ? unsigned{semantics::Current} : 0);
    return pressed.clicked;
}

}  // namespace

float entryHeight(const Frame& frame) {
    // A pointer that is no finger can do with less.
    if (frame.surface.touch || frame.surface.width < 900) return touchSize(frame);
    return std::max(38 * frame.unit, 27 * frame.type);
}

void moveColumns(const Frame& frame, Rect& area, const app::View& view) {
    const TextStyle style{Weight::Bold, 13 * frame.type, frame.palette.inkSecond};
    Rect right = takeTop(area, lineHeight(style), 6 * frame.unit);
    const float lineAt = right.y + right.height + 3 * frame.unit;
    frame.draw->AddLine({right.x, lineAt}, {right.x + right.width, lineAt}, frame.palette.line,
                        frame.unit);
    Rect left = takeLeft(right, right.width / 2);
    takeLeft(left, 10 * frame.unit);
    takeLeft(right, 10 * frame.unit);
    drawFitted(frame, style, left, text::sideName(view.audience, rules::Side::South), Align::Left);
    drawFitted(frame, style, right, text::sideName(view.audience, rules::Side::North), Align::Left);
}

void moveList(const Frame& frame, Rect& area, const app::Session& session, MovesTouch& touch) {
    const float unit = frame.unit;
    const auto& moves = session.moves();
    if (moves.empty()) {
        takeTop(area, paragraph(frame, idOf("no-moves"),
                                {Weight::Regular, 15 * frame.type, frame.palette.inkSecond}, area,
                                text::say(session.language(), Msg::MovesNone)));
        return;
    }
    const float height = entryHeight(frame);
    const Rect all = takeTop(area, height * static_cast<float>(rowsOf(session)));
    constexpr semantics::Id listId = idOf("past-moves");
    frame.tree.add(listId, semantics::Role::ListBox, all,
                   {text::say(session.language(), Msg::MovesList)});
    frame.tree.open(listId);
    const std::size_t before = firstPlace(session);
    const float width = all.width / 2;
    if (before > 0)
        drawLine(frame, {Weight::Regular, 15 * frame.type, frame.palette.inkSecond},
                 {all.x + 40 * unit, all.y + height / 4}, "…");
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::size_t place = i + before, row = place / 2;
        const Rect cell{all.x + width * static_cast<float>(place % 2),
                        all.y + height * static_cast<float>(row), width, height};
        if (entry(frame, cell, i, moves[i], i + 1 == session.view().ply)) touch.ply = i + 1;
    }
    frame.tree.close();
}

void revealCurrent(const Frame& frame, float height, const app::Session& session,
                   MovesState& state) {
    const std::size_t ply = session.view().ply;
    if (state.revealed == ply) return;
    state.revealed = ply;
    const float row = entryHeight(frame);
    const std::size_t place = (firstPlace(session) + std::max<std::size_t>(ply, 1) - 1) / 2;
    const float top = row * static_cast<float>(place);
    // What has just been added has not been measured yet.
    state.scroll.extent = std::max(state.scroll.extent, row * static_cast<float>(rowsOf(session)));
    // A row more on either side, so that one sees where it goes on.
    state.scroll.at = std::min(state.scroll.at, top - row);
    state.scroll.at = std::max({state.scroll.at, top + 2 * row - height, 0.0f});
}

}  // namespace kiela::ui
