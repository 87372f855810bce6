#include "app/reading.hpp"

#include "rules/sowing.hpp"
#include "text/say.hpp"

#include <cstddef>
#include <utility>

namespace kiela::app {

namespace {

using rules::House;
using rules::Side;
using text::Msg;

int stonesIn(const BoardView& view, House house) {
    return view.board.stones[static_cast<std::size_t>(house.side)][house.place];
}

std::string nameIn(const BoardView& view, House house) {
    return text::houseName(view.audience, house, stonesIn(view, house));
}

std::string lastMove(const View& view, const std::vector<MoveView>& moves) {
    if (view.ply == 0 || view.ply > moves.size())
        return text::say(view.audience.language, Msg::ReadNoMove);
    const MoveView& move = moves[view.ply - 1];
    return move.told ? move.story : view.caption;
}

std::string turn(const BoardView& view) {
    const int south = view.totals[static_cast<std::size_t>(Side::South)];
    const int north = view.totals[static_cast<std::size_t>(Side::North)];
    const text::Language language = view.audience.language;
    std::string words = text::turnSentence(view.audience, view.toMove) + ' ';
    if (!view.audience.you)
        return words
               + text::say(language, Msg::ResultTotalsSides, {{"south", south}, {"north", north}});
    const Side other = rules::opponent(*view.audience.you);
    const bool isSouth = other == Side::North;
    return words
           + text::say(language, Msg::ResultTotalsYou,
                       {{"own", isSouth ? south : north},
                        {"other", text::sideName(view.audience, other)},
                        {"others", isSouth ? north : south}});
}

// From the file a to the file j, as the board is named.
std::string row(const BoardView& view, House house) {
    const text::Language language = view.audience.language;
    std::string houses;
    for (int file = 0; file < rules::filesOnBoard; ++file) {
        const House each = rules::houseAt(file, rules::rowOf(house));
        if (file > 0) houses += ", ";
        houses += text::say(language, Msg::ReadHouse,
                            {{"house", rules::nameOf(each)}, {"count", stonesIn(view, each)}});
    }
    return text::say(language, Msg::ReadRow,
                     {{"row", text::rowName(view.audience, house)}, {"houses", houses}});
}

std::string facing(const BoardView& view, House house) {
    const text::Language language = view.audience.language;
    if (!rules::isInner(house))
        return text::say(language, Msg::ReadFacingNone, {{"house", rules::nameOf(house)}});
    return text::say(language, Msg::ReadFacing,
                     {{"house", rules::nameOf(house)},
                      {"inner", nameIn(view, rules::facingInner(house))},
                      {"outer", nameIn(view, rules::facingOuter(house))}});
}

std::string possibleMoves(const BoardView& view) {
    const text::Language language = view.audience.language;
    if (view.choices.empty()) return text::say(language, Msg::ReadNoChoice);
    std::string moves;
    for (const Choice& choice : view.choices) {
        if (!moves.empty()) moves += "; ";
        const std::string house = rules::nameOf(choice.house);
        moves += choice.outcome.empty()
                     ? house
                     : text::say(language, Msg::MovesItem,
                                 {{"house", house}, {"outcome", choice.outcome}});
    }
    return text::say(language, Msg::ReadMoves, {{"moves", moves}});
}

}  // namespace

std::string readOut(const BoardView& view, Reading what, House house) {
    switch (what) {
    case Reading::LastMove:
        break;
    case Reading::Turn:
        return turn(view);
    case Reading::Row:
        return row(view, house);
    case Reading::Facing:
        return facing(view, house);
    case Reading::Moves:
        return possibleMoves(view);
    }
    return {};
}

std::string readOut(const View& view, const std::vector<MoveView>& moves, Reading what,
                    House house) {
    if (what == Reading::LastMove) return lastMove(view, moves);
    if (what == Reading::Turn && view.result)
        return text::resultStory(view.audience, *view.result,
                                 view.totals[static_cast<std::size_t>(Side::South)],
                                 view.totals[static_cast<std::size_t>(Side::North)]);
    const BoardView& board = view;
    return readOut(board, what, house);
}

std::string readOut(const LessonView& view, Reading what, House house) {
    const BoardView& board = view;
    return what == Reading::LastMove ? view.words() : readOut(board, what, house);
}

std::vector<std::string> lastMoveSteps(const View& view, const rules::Game& game) {
    if (view.ply == 0 || view.moving) return {};
    rules::Position position = game.positions()[view.ply - 1];
    rules::Trace trace;
    rules::sow(position, game.moves()[view.ply - 1], trace);
    std::vector<std::string> steps;
    int captured = 0;
    for (const rules::Event& event : trace) {
        if (event.kind == rules::Event::Kind::Capture) captured += event.stones + event.outerStones;
        std::string words = text::stepCaption(view.audience, event, captured);
        if (!words.empty()) steps.push_back(std::move(words));
    }
    const int count = static_cast<int>(steps.size());
    int step = 0;
    for (std::string& words : steps)
        words = text::say(view.audience.language, Msg::ReadStep,
                          {{"step", ++step}, {"count", count}, {"words", words}});
    return steps;
}

}  // namespace kiela::app
