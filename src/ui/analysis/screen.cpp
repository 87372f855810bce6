#include "ui/analysis/screen.hpp"

#include "text/say.hpp"
#include "ui/analysis/curve.hpp"
#include "ui/analysis/panel.hpp"
#include "ui/board.hpp"
#include "ui/ui.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <array>
#include <optional>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

constexpr semantics::Id dialogId = idOf("analysis");
constexpr float curveHeight = 120;  // on the panel, design units

struct Step {
    Msg name;
    Icon icon;
    std::size_t ply;
    bool possible;
};

// The buttons that lead through the game, two on each side of the position's name.
std::optional<std::size_t> steps(const Frame& frame, Rect area, const app::AnalysisView& view) {
    const text::Language language = view.audience.language;
    const bool back = view.ply > 0, forward = view.ply < view.plies;
    const std::array<Step, 4> all{{
        {Msg::AnalysisFirst, Icon::First, 0, back},
        {Msg::AnalysisPrevious, Icon::Previous, back ? view.ply - 1 : 0, back},
        {Msg::AnalysisNext, Icon::Next, view.ply + 1, forward},
        {Msg::AnalysisLast, Icon::Last, view.plies, forward},
    }};
    const float size = touchSize(frame), gap = 6 * frame.unit;
    std::array<Rect, 4> places;
    places[0] = takeLeft(area, size, gap);
    places[1] = takeLeft(area, size, gap);
    places[3] = takeRight(area, size, gap);
    places[2] = takeRight(area, size, gap);

    std::optional<std::size_t> chosen;
    constexpr semantics::Id toolbar = idOf("steps");
    frame.tree.add(toolbar, semantics::Role::Toolbar,
                   {places[0].x, area.y, places[3].x + size - places[0].x, area.height},
                   {text::say(language, Msg::AnalysisSteps)});
    frame.tree.open(toolbar);
    for (unsigned i = 0; i < all.size(); ++i) {
        const std::string name = text::say(language, all[i].name);
        const Button form{.name = name,
                          .icon = all[i].icon,
                          .enabled = all[i].possible,
                          .focusFirst = all[i].icon == Icon::Previous};
        if (button(frame, idOf("step", i), places[i], form)) chosen = all[i].ply;
    }
    frame.tree.close();
    drawFitted(frame, {Weight::Bold, 15 * frame.type, frame.palette.ink}, area, view.title);
    frame.tree.add(idOf("position"), semantics::Role::Paragraph, area,
                   {.name = view.title, .kind = "position"});
    return chosen;
}

bool header(const Frame& frame, const AnalysisLayout& layout, text::Language language) {
    Rect area = layout.header;
    const std::string heading = text::say(language, Msg::ButtonAnalysis);
    const std::string back = text::say(language, Msg::ButtonBack);
    const Rect cross = takeRight(area, touchSize(frame), 12 * frame.unit);
    drawFitted(frame, {Weight::Bold, 22 * frame.type, frame.palette.ink}, area, heading,
               Align::Left);
    frame.tree.add(idOf("heading", dialogId), semantics::Role::Heading, area, {heading}).level = 2;
    return button(frame, idOf("close", dialogId), cross, {.name = back, .icon = Icon::Close});
}

}  // namespace

Screen analysisScreen(const Frame& frame, AnalysisLayout layout, app::Session& session,
                      Scroll& scroll, Readings& asked) {
    const app::AnalysisView& view = session.analysis();
    const text::Language language = view.audience.language;
    const std::string heading = text::say(language, Msg::ButtonAnalysis);
    std::optional<std::size_t> shown;
    const auto choose = [&shown](std::optional<std::size_t> ply) {
        if (ply) shown = ply;
    };
    const auto boardAndSteps = [&] {
        board(frame, layout.board, view, session.game(), {});
        choose(steps(frame, layout.steps, view));
    };

    frame.tree.add(dialogId, semantics::Role::Dialog, layout.window,
                   {.name = heading, .kind = "wide"});
    frame.tree.open(dialogId);
    const bool closed = header(frame, layout, language);
    if (!layout.allScrolls) boardAndSteps();
    if (layout.curve.height > 0) choose(curve(frame, layout.curve, view));

    frame.painter.panel(areaOf(layout.panel), 16 * frame.unit);
    const Rect body = inset(layout.panel, panelPadding * frame.unit);
    ScrollArea page(frame, idOf("page", dialogId), heading, body, scroll);
    Rect area = page.content();
    if (layout.allScrolls) {
        const float moved = -scroll.at;
        moveDown(layout, moved);
        boardAndSteps();
        takeTop(area, layout.steps.y + layout.steps.height - area.y, 8 * frame.unit);
    }
    scorePart(frame, area, view);
    linesPart(frame, area, view);
    if (layout.curve.height <= 0 && view.plies > 0) {
        takeTop(area, 10 * frame.unit);
        choose(curve(frame, takeTop(area, curveHeight * frame.unit), view));
    }
    choose(turningPointsPart(frame, area, view));
    page.end(area);
    readings(frame, layout.header, session, asked);
    const bool cancelled = frame.tree.cancelled(dialogId);
    frame.tree.close();
    if (shown) session.showPly(*shown);
    return closed || cancelled ? Screen::Game : Screen::Analysis;
}

}  // namespace kiela::ui
