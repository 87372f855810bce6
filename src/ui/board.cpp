#include "ui/board.hpp"

#include "app/preview.hpp"
#include "text/say.hpp"
#include "ui/board_picture.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>

namespace kiela::ui {

namespace {

using rules::House;
using text::Msg;

constexpr semantics::Id gridId = idOf("board");

const app::Choice* choiceFor(const app::BoardView& view, House house) {
    const auto found =
        std::find_if(view.choices.begin(), view.choices.end(),
                     [house](const app::Choice& choice) { return choice.house == house; });
    return found == view.choices.end() ? nullptr : &*found;
}

void append(std::string& sentences, std::string_view sentence) {
    if (!sentences.empty()) sentences += ". ";
    sentences += sentence;
}

// Whether and how a house can be played, as far as it is not plain from its name and state; what
// its move would do is told where it would be shown, too.
std::string describe(const app::BoardView& view, const rules::Game& game, House house,
                     const app::Choice* choice, bool tellsAhead) {
    if (view.arranged) return choice == nullptr ? std::string() : choice->outcome;
    const text::Language language = view.audience.language;
    std::string description;
    if (choice != nullptr) {
        if (!choice->outcome.empty())
            description =
                tellsAhead ? text::say(language, Msg::HousePlayable, {{"outcome", choice->outcome}})
                           : text::say(language, Msg::HouseMayPlay);
    } else if (!view.choices.empty() && house.side == view.toMove
               && game.position().at(house) > 0) {
        description = text::refusalReason(view.audience, game.refusalOf(house), house,
                                          rules::smallestSowing(game.rules()));
    }
    if (view.hint == house) append(description, text::say(language, Msg::HouseHint));
    if (isFlashing(view.board, house)) append(description, text::say(language, Msg::HouseCaptured));
    if (view.lastMove == house) append(description, text::say(language, Msg::HouseLastMove));
    if (view.lastEnd == house) append(description, text::say(language, Msg::HouseLastEnd));
    return description;
}

// Words for the plain view's style sheet.
std::string kindOf(const app::BoardView& view, House house, const app::Choice* choice) {
    std::string kind = "house";
    if (house.side == view.setup.side) kind += " near";
    if (rules::isInner(house)) kind += " inner";
    if (choice != nullptr) kind += " playable";
    if (view.lastMove == house) kind += " last";
    if (view.hint == house) kind += " hint";
    if (isFlashing(view.board, house)) kind += " captured";
    return kind;
}

// What a house shows in the plain view: its name, and below it its stones if there are any.
std::string labelOf(House house, int stones) {
    std::string label = rules::nameOf(house);
    label += '\n';
    if (stones > 0) label += std::to_string(stones);
    return label;
}

// Seconds after which a finger on a house asks what it would do.
constexpr float longPress = 0.6f;

bool isHeldLong() {
    return ImGui::GetIO().MouseDownDuration[0] >= longPress;
}

bool wasHeldLong() {
    return ImGui::GetIO().MouseDownDurationPrev[0] >= longPress;
}

// The cell of one house: its touch, its meaning, and what is to be drawn of it.
paint::House cell(const Frame& frame, const BoardLayout& layout, int row, int column,
                  const app::BoardView& view, const rules::Game& game, const LookAhead& ahead,
                  BoardTouch& touch) {
    const House house = layout.houseAt(row, column);
    const semantics::Id id = idOf("house", numberOf(house));
    const Rect area = layout.cell(row, column);
    const app::Choice* choice = choiceFor(view, house);
    const int stones = view.board.stones[static_cast<std::size_t>(house.side)][house.place];

    unsigned state = choice == nullptr ? unsigned{semantics::Disabled} : 0;
    if (view.lastMove == house) state |= semantics::Current;
    // Where the keyboard begins on the board.
    if (!view.choices.empty() && view.choices.front().house == house)
        state |= semantics::FocusFirst;
    semantics::Node& node =
        frame.tree.add(id, semantics::Role::Cell, area,
                       {.name = text::houseNameWithOwner(view.audience, house, stones),
                        .description = describe(view, game, house, choice, ahead.wanted()),
                        .label = labelOf(house, stones),
                        .kind = kindOf(view, house, choice)},
                       state);
    node.row = static_cast<std::uint16_t>(row);
    node.column = static_cast<std::uint16_t>(column);

    const Press pressed = press(frame, id, area);
    const bool pointed = pressed.hovered && (!frame.surface.touch || isHeldLong());
    if (pointed || frame.tree.ringed() == id) touch.looked = house;
    paint::House picture = pictureOf(view.board, house);
    picture.centre = layout.centre(row, column);
    picture.playable = choice != nullptr ? 1.0f : 0.0f;
    picture.hover = choice != nullptr && pressed.hovered ? (pressed.held ? 1.0f : 0.6f) : 0.0f;
    picture.lastMove = view.lastMove == house;
    picture.focus = frame.tree.ringed() == id;
    picture.opposite = layout.faceToFace && house.side != layout.nearest;
    // Whoever holds a finger on a house wants to see, not to play.
    const bool looks = ahead.wanted() && frame.surface.touch && wasHeldLong();
    if (pressed.clicked && !looks) touch.played = house;
    return picture;
}

// Four wedges that point into the house of the best move: no other mark has their form.
void drawHint(const Frame& frame, const BoardLayout& layout, House house) {
    const ImVec2 centre = layout.centre(house);
    const float inner = layout.radius * 0.74f;
    const float outer = layout.radius * 1.14f;
    const float half = layout.radius * 0.24f;
    const float line = std::max(1.0f, layout.radius * 0.05f);
    for (const ImVec2 way : {ImVec2{1, 0}, ImVec2{0, 1}, ImVec2{-1, 0}, ImVec2{0, -1}}) {
        const auto at = [&](float along, float across) {
            return ImVec2{centre.x + way.x * along - way.y * across,
                          centre.y + way.y * along + way.x * across};
        };
        const ImVec2 tip = at(inner, 0), left = at(outer, -half), right = at(outer, half);
        frame.draw->AddTriangleFilled(tip, left, right, frame.palette.playable);
        frame.draw->AddTriangle(tip, left, right, frame.palette.hollowEdge, line);
    }
}

// What the move from a house would do, or why there is none; of the visitor's own houses only.
std::string wordsAhead(const app::BoardView& view, const rules::Game& game, House house) {
    const text::Language language = view.audience.language;
    if (const app::Choice* choice = choiceFor(view, house))
        return text::say(language, Msg::MovesItem,
                         {{"house", rules::nameOf(house)}, {"outcome", choice->outcome}});
    if (view.choices.empty() || house.side != view.toMove) return {};
    return text::refusalReason(view.audience, game.refusalOf(house), house,
                               rules::smallestSowing(game.rules()));
}

// Marks where the move from a house would end and what it would capture.
void showAhead(const BoardLayout& layout, const rules::Position& position,
               const app::BoardView& view, House house, std::span<paint::House> pictures) {
    if (choiceFor(view, house) == nullptr) return;
    const std::optional<app::Preview> ahead = app::previewOf(position, house);
    if (!ahead) return;
    constexpr float captured = 0.45f;
    std::size_t index = 0;
    for (int row = 0; row < layout.rows(); ++row) {
        for (int column = 0; column < layout.columns(); ++column, ++index) {
            const House here = layout.houseAt(row, column);
            if (here == ahead->end) pictures[index].preview = true;
            if (std::find(ahead->captured.begin(), ahead->captured.end(), here)
                != ahead->captured.end())
                pictures[index].captured = captured;
        }
    }
}

}  // namespace

void LookAhead::begin(std::string_view caption, bool wanted, bool whyNot,
                      std::optional<House> first) {
    if (caption != caption_ || wanted > wanted_) {
        passedOver_ = looked_;
        first_ = first;
        news_ = 2;
    }
    caption_ = caption;
    wanted_ = wanted;
    whyNot_ = whyNot;
}

void LookAhead::looked(std::optional<House> house) {
    looked_ = house;
    // What lies below a pointer that has not moved since is not looked at.
    if (news_ > 0 && --news_ >= 0 && !passedOver_) passedOver_ = house;
    if (passedOver_ != house) passedOver_.reset();
    if (house && first_ != house) first_.reset();
}

BoardTouch board(const Frame& frame, const BoardLayout& layout, const app::BoardView& view,
                 const rules::Game& game, const LookAhead& ahead, std::optional<House> proposed) {
    const text::Language language = view.audience.language;
    drawBoard(frame, layout);

    std::array<paint::House, rules::housesOnBoard> houses;
    std::size_t count = 0;
    BoardTouch touch;
    std::string kind = layout.turned ? "board turned" : "board";
    if (view.arranged && !view.choices.empty()) kind += " drags";
    frame.tree.add(gridId, semantics::Role::Grid, layout.body,
                   {.name = text::say(language, Msg::GroupBoard), .kind = kind});
    frame.tree.open(gridId);
    for (int row = 0; row < layout.rows(); ++row) {
        const semantics::Id rowId = idOf("row", static_cast<unsigned>(row));
        const Rect first = layout.cell(row, 0);
        const Rect last = layout.cell(row, layout.columns() - 1);
        const std::string name =
            layout.turned
                ? std::string(1, static_cast<char>('a' + rules::fileOf(layout.houseAt(row, 0))))
                : text::rowName(view.audience, layout.houseAt(row, 0));
        frame.tree
            .add(rowId, semantics::Role::Row,
                 {first.x, first.y, last.x + last.width - first.x, first.height}, {name})
            .row = static_cast<std::uint16_t>(row);
        frame.tree.open(rowId);
        for (int column = 0; column < layout.columns(); ++column)
            houses[count++] = cell(frame, layout, row, column, view, game, ahead, touch);
        frame.tree.close();
    }
    frame.tree.close();
    if (proposed) {
        showAhead(layout, game.position(), view, *proposed, houses);
    } else if (touch.looked && ahead.shows(*touch.looked)) {
        showAhead(layout, game.position(), view, *touch.looked, houses);
        if (ahead.whyNot() || choiceFor(view, *touch.looked) != nullptr)
            touch.ahead = wordsAhead(view, game, *touch.looked);
    }
    drawHouses(frame, layout, houses);
    if (view.hint) drawHint(frame, layout, *view.hint);
    drawHand(frame, layout, view.board);
    return touch;
}

std::optional<House> legalMoves(const Frame& frame, const BoardLayout& layout,
                                const app::BoardView& view) {
    if (view.choices.empty()) return std::nullopt;
    const text::Language language = view.audience.language;
    constexpr semantics::Id listId = idOf("moves");
    frame.tree.add(listId, semantics::Role::List, layout.body,
                   {.name = text::say(language, Msg::GroupMoves), .kind = "moves"},
                   semantics::Unseen);
    frame.tree.open(listId);
    std::optional<House> chosen;
    for (const app::Choice& choice : view.choices) {
        const semantics::Id id = idOf("move", numberOf(choice.house));
        std::string name = rules::nameOf(choice.house);
        if (!choice.outcome.empty())
            name =
                text::say(language, Msg::MovesItem, {{"house", name}, {"outcome", choice.outcome}});
        frame.tree.add(id, semantics::Role::Button, layout.body, {name}, semantics::Unseen);
        if (!frame.inert && frame.tree.activated(id)) chosen = choice.house;
    }
    frame.tree.close();
    return chosen;
}

}  // namespace kiela::ui
