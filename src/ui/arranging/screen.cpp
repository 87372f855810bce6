#include "ui/arranging/screen.hpp"

#include "text/say.hpp"
#include "ui/analysis/layout.hpp"
#include "ui/arranging/layout.hpp"
#include "ui/arranging/panel.hpp"
#include "ui/board.hpp"
#include "ui/ui.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"
#include "ui/widgets/toggle.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace kiela::ui {

namespace {

using app::Arranging;
using text::Msg;

constexpr semantics::Id dialogId = idOf("arranging");

bool isAlone(const app::ArrangingView& view, const ArrangingHands& hands,
             const ArrangingLayout& layout) {
    return view.edits && hands.onPanel && !layout.roomy;
}

// What was pressed on the screen; carried out once all of it has been stated.
struct Wishes {
    std::optional<rules::House> pressed;
    std::optional<Drag::Carry> carried;
    std::optional<bool> wholeHands;
    bool supply = false, putAway = false, reset = false;
    bool ready = false, next = false, closed = false;
};

// Room for a caption beside the tools, and beside the title; design units.
constexpr float captionBesideTools = 300;
constexpr float captionBesideTitle = 200;

// The tools and their places.
class Tools {
  public:
    Tools(const Frame& frame, const ArrangingLayout& layout, const app::ArrangingView& view)
        : view_(view), roomy_(layout.roomy), worded_(layout.roomy), all_(say(Msg::ArrangeAll)),
          last_(say(view.edits ? Msg::ArrangeNext : Msg::ArrangeReady)),
          supply_(say(Msg::ArrangeSupply)), away_(say(Msg::ArrangePutAway)),
          reset_(say(Msg::ArrangeReset)) {
        const float gap = 8 * frame.unit;
        Rect area = layout.tools;
        area.y += (area.height - touchSize(frame)) / 2;
        area.height = touchSize(frame);
        if (hasLast()) {
            const float wanted = std::max(widthOf(frame, last()), 88 * frame.unit);
            lastAt = takeRight(area, std::min(wanted, layout.tools.width * 0.34f), gap);
        }
        const auto roomForCaption = [&] {
            const float others = view.edits
                                     ? widthOf(frame, supply()) + widthOf(frame, away()) + gap
                                     : widthOf(frame, reset());
            return area.width - widthOf(frame, all()) - others - 2 * gap;
        };
        const bool ownRow = layout.caption.y != layout.tools.y;
        const float least = ownRow ? 0 : captionBesideTools * frame.type;
        if (roomForCaption() < least) worded_ = false;
        if (ownRow) {
            caption = layout.caption;
        } else if (roomForCaption() >= least) {
            caption = takeLeft(area, roomForCaption(), gap);
            caption.y = layout.caption.y;
            caption.height = layout.caption.height;
        }
        if (view.edits) {
            supplyAt = takeLeft(area, widthOf(frame, supply()), gap);
            awayAt = takeLeft(area, widthOf(frame, away()), gap);
        } else {
            resetAt = takeLeft(area, widthOf(frame, reset()), gap);
        }
        allAt = layout.secondTools.width > 0 ? layout.secondTools : area;
    }

    Button last() const {
        const bool ready = view_.edits || view_.reason.empty();
        return {.name = last_,
                .kind = ready ? paint::PillKind::Primary : paint::PillKind::Quiet,
                .enabled = ready,
                .description = ready ? std::string_view() : view_.reason};
    }
    Toggle all() const { return {.name = all_, .on = view_.wholeHands, .key = 0}; }
    Button supply() const {
        return {.name = supply_, .icon = icon(Icon::Plus), .enabled = view_.canSupply};
    }
    Button away() const {
        return {.name = away_, .icon = icon(Icon::Minus), .enabled = view_.inHand > 0};
    }
    Button reset() const {
        return {.name = reset_, .icon = icon(Icon::Reset), .enabled = view_.canReset};
    }
    // The editor's panel has what comes next.
    bool hasLast() const { return !view_.edits || !roomy_; }

    Rect lastAt, allAt, awayAt, supplyAt, resetAt;
    Rect caption;  // empty where there is no room for it

  private:
    std::string say(Msg message) const { return text::say(view_.audience.language, message); }
    Icon icon(Icon wanted) const { return worded_ ? Icon::None : wanted; }

    const app::ArrangingView& view_;
    bool roomy_;
    bool worded_;  // buttons with words
    std::string all_, last_, supply_, away_, reset_;
};

void tools(const Frame& frame, const ArrangingLayout& layout, const Tools& tools,
           const app::ArrangingView& view, bool keys, Wishes& wishes) {
    constexpr semantics::Id bar = idOf("arrange-tools");
    Rect whole = layout.tools;
    if (layout.secondTools.width > 0)
        whole.height = layout.secondTools.y + layout.secondTools.height - whole.y;
    frame.tree.add(bar, semantics::Role::Toolbar, whole,
                   {.name = text::say(view.audience.language, Msg::ArrangeTools),
                    .kind = view.edits ? "drags" : ""});
    frame.tree.open(bar);
    if (view.edits) {
        wishes.supply = button(frame, idOf("arrange-supply"), tools.supplyAt, tools.supply());
        wishes.putAway = button(frame, idOf("arrange-away"), tools.awayAt, tools.away());
    } else {
        wishes.reset = button(frame, idOf("arrange-reset"), tools.resetAt, tools.reset());
    }
    Toggle all = tools.all();
    if (keys) all.key = U'a';
    const bool allAtOnce = toggle(frame, idOf("arrange-all"), tools.allAt, all);
    if (allAtOnce != view.wholeHands) wishes.wholeHands = allAtOnce;
    if (tools.hasLast()) {
        const bool pressed = button(frame, idOf("arrange-ready"), tools.lastAt, tools.last());
        (view.edits ? wishes.next : wishes.ready) = pressed;
    }
    frame.tree.close();
}

// What is in hand, as a number on a disc beside some stones, and what it means in words.
void caption(const Frame& frame, const Rect& place, const app::ArrangingView& view) {
    const float unit = frame.unit;
    frame.tree.add(idOf("caption"), semantics::Role::Status, place,
                   {.name = view.caption, .kind = "caption"});
    frame.painter.panel(areaOf(place), std::min(place.height / 2, 28 * unit));
    Rect area = inset(place, 5 * unit);
    takeLeft(area, 8 * unit);
    takeRight(area, 8 * unit);
    const float radius = std::min(area.height * 0.52f, 26 * unit);
    Rect hand = takeLeft(area, 2 * radius, 8 * unit);
    const ImVec2 centre = centreOf(hand);
    if (view.inHand > 0)
        frame.painter.hand(centre, radius, rules::housesOnBoard + 1, view.inHand, 0);
    const float size = letterHeight({Weight::Bold, 14 * frame.type, 0});
    const float beside = view.inHand > 0 ? radius * 0.6f : 0;
    frame.painter.handCount({centre.x - beside, centre.y - beside * 0.7f}, view.inHand,
                            frame.fonts.bold, size);
    const TextStyle style{Weight::Regular, 15 * frame.type, frame.palette.ink};
    drawFitted(frame, style, area, view.caption, Align::Left);
}

// The title, and the caption where it found no room below: beside the title or in its place.
bool header(const Frame& frame, const Rect& place, const app::ArrangingView& view, bool captioned) {
    Rect area = place;
    const float unit = frame.unit;
    const std::string back = text::say(view.audience.language, Msg::ButtonBack);
    Rect cross = takeRight(area, touchSize(frame), 8 * unit);
    cross.y += (cross.height - touchSize(frame)) / 2;
    cross.height = touchSize(frame);
    const TextStyle style{Weight::Bold, 22 * frame.type, frame.palette.ink};
    Rect title = area;
    if (captioned) {
        title = takeLeft(area, widthOf(frame, style, view.title), 16 * unit);
        if (area.width < captionBesideTitle * frame.type) {
            area.width += area.x - place.x;
            area.x = place.x;
        }
    }
    const bool titled = !captioned || area.x > place.x;
    if (titled) drawFitted(frame, style, title, view.title, Align::Left);
    frame.tree
        .add(idOf("heading", dialogId), semantics::Role::Heading, titled ? title : area,
             {view.title}, titled ? 0 : unsigned{semantics::Unseen})
        .level = 2;
    if (captioned) caption(frame, inset(area, 2 * unit), view);
    return button(frame, idOf("close", dialogId), cross, {.name = back, .icon = Icon::Close});
}

void carryOut(app::Session& session, const Wishes& wishes, bool dragged) {
    if (wishes.carried)
        session.arrange(
            [&](Arranging& stones) { stones.carry(wishes.carried->from, wishes.carried->to); });
    if (!dragged && wishes.pressed)
        session.arrange([&](Arranging& stones) { stones.press(*wishes.pressed); });
    if (!dragged && wishes.supply) session.arrange([](Arranging& stones) { stones.supply(); });
    if (wishes.putAway) session.arrange([](Arranging& stones) { stones.putAway(); });
    if (wishes.wholeHands)
        session.arrange([&](Arranging& stones) { stones.setWholeHands(*wishes.wholeHands); });
    if (wishes.reset) session.arrange([](Arranging& stones) { stones.reset(); });
}

// The panel with a board that only shows; both scroll on a very small window.
PanelWish panelPage(const Frame& frame, AnalysisLayout layout, app::Session& session,
                    ArrangingHands& hands, bool& closed) {
    const app::ArrangingView& view = session.arranging();
    app::BoardView still = view;
    still.choices.clear();
    closed = header(frame, layout.header, view, false);
    if (!layout.allScrolls) board(frame, layout.board, still, session.game(), {});
    // There are no steps to be taken.
    if (layout.panel.y > layout.steps.y) takeTop(layout.panel, 0, layout.steps.y - layout.panel.y);
    frame.painter.panel(areaOf(layout.panel), 16 * frame.unit);
    ScrollArea page(frame, idOf("page", dialogId), view.title,
                    inset(layout.panel, panelPadding * frame.unit), hands.scroll);
    Rect area = page.content();
    if (layout.allScrolls) {
        moveDown(layout, -hands.scroll.at);
        board(frame, layout.board, still, session.game(), {});
        takeTop(area, layout.steps.y - area.y, 8 * frame.unit);
    }
    const PanelWish wish = editorPanel(frame, area, session, true);
    page.end(area);
    return wish;
}

PanelWish stonesPage(const Frame& frame, const ArrangingLayout& layout, app::Session& session,
                     ArrangingHands& hands, Wishes& wishes) {
    const app::ArrangingView& view = session.arranging();
    const Tools placed(frame, layout, view);
    const bool captioned = placed.caption.width <= 0;
    wishes.closed = header(frame, layout.header, view, captioned);
    std::optional<Rect> supply;
    if (view.edits) {
        supply = placed.supplyAt;
        supply->width = placed.awayAt.x + placed.awayAt.width - supply->x;
    }
    wishes.carried = hands.drag.follow(frame, layout.board, view, supply);
    app::BoardView shown = view;
    hands.drag.lift(view, shown);
    wishes.pressed = board(frame, layout.board, shown, session.game(), {}).played;
    if (!captioned) caption(frame, placed.caption, view);
    tools(frame, layout, placed, view, session.view().settings.keys, wishes);
    PanelWish wish = PanelWish::None;
    if (layout.panel.width > 0) {
        frame.painter.panel(areaOf(layout.panel), 16 * frame.unit);
        ScrollArea page(frame, idOf("page", dialogId), view.title,
                        inset(layout.panel, panelPadding * frame.unit), hands.scroll);
        Rect area = page.content();
        wish = editorPanel(frame, area, session, false);
        page.end(area);
    }
    hands.drag.draw(frame, layout.board, view);
    return wish;
}

}  // namespace

BoardLayout arrangingBoard(const Surface& surface, const LayoutWishes& wanted,
                           const app::Session& session, const ArrangingHands& hands) {
    const app::ArrangingView& view = session.arranging();
    const ArrangingLayout layout = layOutArranging(surface, wanted, view.edits);
    return isAlone(view, hands, layout) ? layOutAnalysis(surface, wanted).board : layout.board;
}

Screen arrangingScreen(const Frame& frame, const LayoutWishes& wanted, app::Session& session,
                       ArrangingHands& hands, Readings& asked) {
    const ArrangingLayout layout =
        layOutArranging(frame.surface, wanted, session.arranging().edits);
    const bool alone = isAlone(session.arranging(), hands, layout);
    const std::string title = session.arranging().title;
    frame.tree.add(dialogId, semantics::Role::Dialog, layout.window,
                   {.name = title, .kind = "wide"});
    frame.tree.open(dialogId);
    Wishes wishes;
    const PanelWish wish = alone ? panelPage(frame, layOutAnalysis(frame.surface, wanted), session,
                                             hands, wishes.closed)
                                 : stonesPage(frame, layout, session, hands, wishes);
    if (!alone) readings(frame, layout.window, session, asked);
    const bool cancelled = frame.tree.cancelled(dialogId);
    frame.tree.close();

    carryOut(session, wishes, hands.drag.active());
    if (wishes.next || wish == PanelWish::Stones || (cancelled && alone)) {
        hands.onPanel = wishes.next;
        hands.scroll = {};
        return Screen::Arranging;
    }
    if (cancelled && session.arranging().inHand > 0)
        session.arrange([](Arranging& stones) { stones.putBack(); });
    else if (cancelled || wishes.closed)
        return Screen::Game;
    if (wishes.ready || wish == PanelWish::Play || wish == PanelWish::Analyse)
        session.finishArranging();
    if (wish == PanelWish::Analyse && !session.isArranging()) return Screen::Analysis;
    return Screen::Arranging;
}

}  // namespace kiela::ui
