#include "ui/analysis/panel.hpp"

#include "app/analysis.hpp"
#include "text/say.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

constexpr float rowHeight = 50;  // of a move, design units

void heading(const Frame& frame, std::string_view id, Rect& area, const std::string& words) {
    takeTop(area, 10 * frame.unit);
    takeTop(area,
            paragraph(frame, idOf(id), {Weight::Bold, 15 * frame.type, frame.palette.accent}, area,
                      words, semantics::Role::Heading, 3),
            6 * frame.unit);
}

// The near side's share from the left, the other's from the right; a notch where they are equal.
void drawBar(const Frame& frame, const Rect& area, float share) {
    const float rounding = area.height / 2;
    const float at = area.x + area.width * share;
    frame.draw->AddRectFilled(minOf(area), maxOf(area), frame.palette.captured, rounding);
    if (share > 0) {
        ImGui::PushClipRect(minOf(area), {at, area.y + area.height}, true);
        frame.draw->AddRectFilled(minOf(area), maxOf(area), frame.palette.accent, rounding);
        ImGui::PopClipRect();
    }
    if (share > 0 && share < 1)
        frame.draw->AddLine({at, area.y}, {at, area.y + area.height}, frame.palette.panel,
                            2 * frame.unit);
    const float middle = area.x + area.width / 2;
    const float notch = 3 * frame.unit;
    frame.draw->AddTriangleFilled({middle - notch, area.y + area.height + notch * 1.6f},
                                  {middle + notch, area.y + area.height + notch * 1.6f},
                                  {middle, area.y + area.height}, frame.palette.ink);
}

std::string sideWithStones(const app::AnalysisView& view, rules::Side side) {
    return text::say(view.audience.language, Msg::StonesOfSide,
                     {{"side", text::sideName(view.audience, side)},
                      {"n", view.totals[static_cast<std::size_t>(side)]}});
}

// How a move is spoken: "+3.4: g1 (captures 6, ends in c2), then d4 f1".
std::string lineWords(const app::AnalysisView& view, const app::LineView& line) {
    const bool single = line.moves.size() <= 2;
    return text::say(view.audience.language, single ? Msg::AnalysisLineSingle : Msg::AnalysisLine,
                     {{"score", line.score},
                      {"house", line.moves.substr(0, 2)},
                      {"outcome", line.outcome},
                      {"moves", single ? "" : line.moves.substr(3)}});
}

void drawLineOf(const Frame& frame, Rect area, const app::LineView& line, float scoreWidth,
                bool first) {
    const float unit = frame.unit;
    const Palette& palette = frame.palette;
    frame.painter.pill(areaOf(area), paint::PillKind::Quiet,
                       first ? paint::PillState::Hover : paint::PillState::Plain);
    area = inset(area, 5 * unit);
    takeLeft(area, 10 * unit);
    takeRight(area, 10 * unit);
    const Rect score = takeLeft(area, scoreWidth, 10 * unit);
    drawFitted(frame, {Weight::Bold, 15 * frame.type, palette.ink}, score, line.score, Align::Left);
    Rect upper = takeTop(area, area.height / 2);
    const TextStyle bold{Weight::Bold, 15 * frame.type, palette.ink};
    const std::string house = line.moves.substr(0, 2);
    drawFitted(frame, bold, takeLeft(upper, widthOf(frame, bold, house), 8 * unit), house,
               Align::Left);
    drawFitted(frame, {Weight::Regular, 14 * frame.type, palette.ink}, upper, line.outcome,
               Align::Left);
    // As much of what would follow as there is room for.
    const TextStyle small{Weight::Regular, 13 * frame.type, palette.inkSecond};
    const std::string rest = line.moves.size() > 2 ? line.moves.substr(3) : "";
    const auto lines = wrap(frame, small, rest, area.width);
    if (!lines.empty()) drawFitted(frame, small, area, lines.front(), Align::Left);
}

// A button as wide as the panel, with a diamond as on the curve.
bool turningPoint(const Frame& frame, semantics::Id id, const Rect& area, std::string_view words,
                  bool shown) {
    const float unit = frame.unit;
    const Press pressed = press(frame, id, area);
    paint::PillState state = shown ? paint::PillState::Hover : paint::PillState::Plain;
    if (pressed.hovered) state = paint::PillState::Hover;
    if (pressed.held) state = paint::PillState::Pressed;
    frame.painter.pill(areaOf(area), paint::PillKind::Quiet, state);
    Rect text = inset(area, 4 * unit);
    const float half = 6 * unit;
    const ImVec2 at = centreOf(takeLeft(text, 34 * unit));
    frame.draw->AddQuadFilled({at.x, at.y - half}, {at.x + half, at.y}, {at.x, at.y + half},
                              {at.x - half, at.y}, frame.palette.playable);
    frame.draw->AddQuad({at.x, at.y - half}, {at.x + half, at.y}, {at.x, at.y + half},
                        {at.x - half, at.y}, frame.palette.ink, 1.2f * unit);
    takeRight(text, 12 * unit);
    drawFitted(frame, {Weight::Regular, 14 * frame.type, frame.palette.ink}, text, words,
               Align::Left);
    drawFocus(frame, id, area, area.height / 2);
    frame.tree.add(id, semantics::Role::Button, area, {words},
                   shown ? unsigned{semantics::Current} : 0);
    return pressed.clicked;
}

}  // namespace

void scorePart(const Frame& frame, Rect& area, const app::AnalysisView& view) {
    const float unit = frame.unit;
    const TextStyle words{Weight::Bold, 17 * frame.type, frame.palette.ink};
    const TextStyle small{Weight::Regular, 13 * frame.type, frame.palette.inkSecond};
    const Rect top = takeTop(area, 2 * lineHeight(small), 6 * unit);
    drawFitted(frame, words, top, view.score, Align::Left);
    frame.tree.add(idOf("score"), semantics::Role::Paragraph, top,
                   {.name = view.score, .kind = "score"});

    drawBar(frame, takeTop(area, 14 * unit, 8 * unit), view.share);
    const Rect names = takeTop(area, lineHeight(small), 4 * unit);
    const rules::Side near = view.setup.side;
    const std::string nearWords = sideWithStones(view, near);
    const std::string farWords = sideWithStones(view, rules::opponent(near));
    Rect left = names;
    const Rect right = takeRight(left, names.width / 2);
    drawFitted(frame, small, left, nearWords, Align::Left);
    drawFitted(frame, small, right, farWords, Align::Right);
    frame.tree.add(idOf("near-stones"), semantics::Role::Paragraph, left, {nearWords});
    frame.tree.add(idOf("far-stones"), semantics::Role::Paragraph, right, {farWords});
}

void linesPart(const Frame& frame, Rect& area, const app::AnalysisView& view) {
    if (view.over) return;
    const float unit = frame.unit;
    const text::Language language = view.audience.language;
    heading(frame, "lines-heading", area,
            view.audience.you == view.toMove
                ? text::say(language, Msg::AnalysisLinesYou)
                : text::say(language, Msg::AnalysisLinesSide,
                            {{"side", text::sideName(view.audience, view.toMove)}}));
    constexpr semantics::Id listId = idOf("lines");
    // The heading is its name.
    frame.tree.add(listId, semantics::Role::List, {area.x, area.y, area.width, 0}, {});
    frame.tree.open(listId);
    const TextStyle scoreStyle{Weight::Bold, 15 * frame.type, frame.palette.ink};
    float scoreWidth = 0;
    for (const app::LineView& line : view.lines)
        scoreWidth = std::max(scoreWidth, widthOf(frame, scoreStyle, line.score));
    scoreWidth = std::min(scoreWidth + unit, area.width / 3);
    // Always the same height: what lies below stays where it is while lines come and go.
    for (unsigned i = 0; i < static_cast<unsigned>(app::exploreLines); ++i) {
        const Rect row = takeTop(area, rowHeight * frame.type, 6 * unit);
        if (i >= view.lines.size()) continue;
        drawLineOf(frame, row, view.lines[i], scoreWidth, i == 0);
        frame.tree.add(idOf("line", i), semantics::Role::ListItem, row,
                       {lineWords(view, view.lines[i])});
    }
    frame.tree.close();
    frame.tree.extendTo(listId, area.y);
    const TextStyle small{Weight::Regular, 13 * frame.type, frame.palette.inkSecond};
    if (view.depth.empty())
        takeTop(area, lineHeight(small));
    else
        takeTop(area, paragraph(frame, idOf("depth"), small, area, view.depth));
}

std::optional<std::size_t> turningPointsPart(const Frame& frame, Rect& area,
                                             const app::AnalysisView& view) {
    if (!view.reviewed || view.plies == 0) return std::nullopt;
    const float unit = frame.unit;
    const text::Language language = view.audience.language;
    heading(frame, "turning-heading", area, text::say(language, Msg::AnalysisTurning));
    if (view.turningPoints.empty()) {
        takeTop(area, paragraph(frame, idOf("no-turning"),
                                {Weight::Regular, 14 * frame.type, frame.palette.inkSecond}, area,
                                text::say(language, Msg::AnalysisTurningNone)));
        return std::nullopt;
    }
    constexpr semantics::Id listId = idOf("turning-points");
    frame.tree.add(listId, semantics::Role::List, {area.x, area.y, area.width, 0}, {});
    frame.tree.open(listId);
    std::optional<std::size_t> chosen;
    unsigned number = 0;
    for (const app::TurningPointView& point : view.turningPoints)
        if (turningPoint(frame, idOf("turning-point", number++),
                         takeTop(area, rowHeight * frame.type, 6 * unit), point.words,
                         point.ply == view.ply))
            chosen = point.ply;
    frame.tree.close();
    frame.tree.extendTo(listId, area.y);
    return chosen;
}

}  // namespace kiela::ui
