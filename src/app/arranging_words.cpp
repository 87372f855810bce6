#include "app/arranging_words.hpp"

#include "rules/position_text.hpp"
#include "text/say.hpp"

namespace kiela::app {

namespace {

using rules::House;
using rules::Side;
using text::Msg;
using Fault = Arranging::Fault;
using Kind = Arranging::Kind;

Msg titleOf(const Arranging& arranging, const text::Audience& audience) {
    if (arranging.kind() == Kind::Editor) return Msg::ArrangeTitleEditor;
    if (audience.you == arranging.side()) return Msg::ArrangeTitleYou;
    return arranging.side() == Side::South ? Msg::ArrangeTitleSouth : Msg::ArrangeTitleNorth;
}

// Why the arrangement cannot be used; empty when it can. Sides go by their names here.
std::string reasonOf(const Arranging& arranging, text::Language language) {
    const Arranging::Problem problem = arranging.problem();
    const std::string side = text::sideName({language, {}}, problem.side);
    switch (problem.fault) {
    case Fault::None:
        return {};
    case Fault::StonesInHand:
        return text::say(language, Msg::ArrangeFaultHand);
    case Fault::NoStones:
        return text::say(language, Msg::ArrangeFaultEmpty);
    case Fault::SideBare:
        return text::say(language, Msg::ArrangeFaultBare, {{"side", side}});
    case Fault::CannotMove:
        break;
    }
    return text::say(language, Msg::ArrangeFaultNoMove, {{"side", side}});
}

std::string captionOf(const Arranging& arranging, const ArrangingView& view) {
    const text::Language language = view.audience.language;
    if (view.waiting) return text::say(language, Msg::ArrangeWaiting);
    if (view.inHand > 0) {
        std::string hand = text::say(language, Msg::ArrangeInHand, {{"count", view.inHand}});
        const bool all = view.inHand > 1 && arranging.wholeHands();
        return hand + ' ' + text::say(language, all ? Msg::ArrangeNextAll : Msg::ArrangeNextOne);
    }
    if (!view.reason.empty()) return view.reason;
    return text::say(language,
                     arranging.kind() == Kind::Editor ? Msg::ArrangeHelpEditor : Msg::ArrangeHelp);
}

void showBoard(ArrangingView& view, const Arranging& arranging) {
    const rules::Position& position = arranging.position();
    view.board.stones = position.stones;
    view.toMove = position.toMove;
    for (const Side side : {Side::South, Side::North})
        view.totals[static_cast<std::size_t>(side)] = position.total(side);
    if (const auto from = arranging.liftedFrom())
        view.board.hand =
            Hand{.stones = view.inHand, .lifted = *from, .from = *from, .to = *from, .progress = 1};
}

void showChoices(ArrangingView& view, const Arranging& arranging) {
    Msg what = Msg::ArrangeTake;
    if (view.inHand > 0) what = arranging.wholeHands() ? Msg::ArrangePutAll : Msg::ArrangePutOne;
    const std::string words = text::say(view.audience.language, what);
    for (const Side side : {view.setup.side, rules::opponent(view.setup.side)}) {
        for (std::uint8_t place = 0; place < rules::housesPerSide; ++place) {
            const House house{side, place};
            if (arranging.mayPress(house)) view.choices.push_back({house, words});
        }
    }
}

}  // namespace

ArrangingView arrangingView(const Arranging& arranging, const Setup& setup,
                            const text::Audience& audience, bool waiting) {
    const text::Language language = audience.language;
    ArrangingView view;
    view.audience = audience;
    view.setup = setup;
    view.arranged = true;
    view.edits = arranging.kind() == Kind::Editor;
    view.arranger = arranging.side();
    view.waiting = waiting;
    view.inHand = arranging.inHand();
    view.wholeHands = arranging.wholeHands();
    view.canReset = arranging.isChanged() && !waiting;
    view.canSupply = arranging.maySupply();
    view.title = text::say(language, titleOf(arranging, audience));
    view.reason =
        waiting ? text::say(language, Msg::ArrangeWaiting) : reasonOf(arranging, language);
    view.caption = captionOf(arranging, view);
    showBoard(view, arranging);
    if (!waiting) showChoices(view, arranging);
    if (!view.edits) return view;
    const int stones = arranging.total();
    view.count =
        text::say(language, Msg::ArrangeCount, {{"count", stones}, {"most", rules::mostStones}});
    view.text = rules::writePosition(arranging.position());
    return view;
}

std::string arrangingNews(const Arranging& arranging, const ArrangingView& view) {
    const auto house = arranging.touched();
    if (!house) return view.caption;
    std::string news = text::houseName(view.audience, *house, arranging.position().at(*house));
    return news + ". "
           + text::say(view.audience.language, Msg::ArrangeInHand, {{"count", view.inHand}});
}

}  // namespace kiela::app
