#include "ui/figure.hpp"

#include "text/say.hpp"
#include "ui/board_picture.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/rich_text.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace kiela::ui {

namespace {

using rules::House;
using text::Msg;

constexpr float widest = 560;  // design units

/// What is to be seen of a figure now.
struct State {
    app::Moment moment;
    const app::FigurePlay* play = nullptr;  ///< its move is, or was, shown
    bool moving() const { return play != nullptr && play->isMoving(); }
};

app::Moment atRest(const text::Figure& figure) {
    app::Moment moment;
    moment.stones = figure.stones;
    return moment;
}

State stateOf(const text::Figure& figure, std::size_t number, const app::Session& session) {
    const auto& play = session.figure();
    State state{.moment = atRest(figure)};
    if (play && play->figure() == number) {
        state.play = &*play;
        state.moment = play->moment();
    }
    return state;
}

// The counts of a row from file a to j.
std::string countsOf(const app::Moment& moment, int row, std::string_view between) {
    std::string counts;
    for (int file = 0; file < rules::filesOnBoard; ++file) {
        const House house = rules::houseAt(file, row);
        if (file > 0) counts += between;
        counts += std::to_string(moment.stones[static_cast<std::size_t>(house.side)][house.place]);
    }
    return counts;
}

std::string spoken(text::Language language, const app::Moment& moment) {
    std::array<std::string, rules::rowsOnBoard> rows;
    for (int row = 1; row <= rules::rowsOnBoard; ++row)
        rows[static_cast<std::size_t>(row - 1)] = countsOf(moment, row, ", ");
    return text::say(language, Msg::FigureBoard,
                     {{"outersouth", rows[0]},
                      {"innersouth", rows[1]},
                      {"innernorth", rows[2]},
                      {"outernorth", rows[3]}});
}

// The board in letters, for the plain view.
std::string inLetters(const app::Moment& moment) {
    std::string board;
    for (int row = rules::rowsOnBoard; row >= 1; --row)
        board += std::to_string(row) + "  " + countsOf(moment, row, " ") + '\n';
    return board + "   a b c d e f g h i j";
}

void drawPicture(const Frame& frame, const BoardLayout& layout, const text::Figure& figure,
                 const State& state, bool pointed) {
    drawBoard(frame, layout);
    std::array<paint::House, rules::housesOnBoard> houses;
    std::size_t count = 0;
    for (int row = 0; row < layout.rows(); ++row) {
        for (int column = 0; column < layout.columns(); ++column) {
            const House house = layout.houseAt(row, column);
            paint::House& picture = houses[count++] = pictureOf(state.moment, house);
            picture.centre = layout.centre(row, column);
            if (figure.place < 0 || !(house == app::moveOf(figure))) continue;
            if (state.play == nullptr) picture.playable = 1;
            picture.hover = state.play == nullptr && pointed ? 0.6f : 0.0f;
            picture.lastMove = state.play != nullptr;
        }
    }
    drawHouses(frame, layout, houses);
    drawHand(frame, layout, state.moment);
}

// The same with the sprites of the figures.
void drawWith(const Frame& frame, const FigureSheet& sheet, const BoardLayout& layout,
              const text::Figure& figure, const State& state, bool pointed) {
    if (frame.surface.plain || !ImGui::IsRectVisible(minOf(layout.body), maxOf(layout.body)))
        return;
    paint::Painter painter(*frame.draw, sheet.sprites, frame.palette);
    drawPicture({.tree = frame.tree,
                 .surface = frame.surface,
                 .palette = frame.palette,
                 .fonts = frame.fonts,
                 .painter = painter,
                 .draw = frame.draw,
                 .turned = frame.turned,
                 .unit = frame.unit,
                 .type = frame.type},
                layout, figure, state, pointed);
}

TextStyle storyStyle(const Frame& frame) {
    return {Weight::Bold, 15 * frame.type, frame.palette.accent};
}

// What happens in the move at this moment.
std::string told(text::Language language, const app::FigurePlay& play, const app::Moment& moment) {
    return text::stepCaption({language, std::nullopt}, play.trace()[moment.told], moment.captured);
}

// How high the longest sentence of the move is, so that nothing below it moves with them.
float heightOfStory(const Frame& frame, text::Language language, const app::FigurePlay& play,
                    float width) {
    std::size_t most = 1;
    app::Moment moment;
    for (const rules::Event& event : play.trace()) {
        moment.captured +=
            event.kind == rules::Event::Kind::Capture ? event.stones + event.outerStones : 0;
        const std::string words =
            text::stepCaption({language, std::nullopt}, event, moment.captured);
        most = std::max(most, wrap(frame, storyStyle(frame), words, width).size());
    }
    return static_cast<float>(most) * lineHeight(storyStyle(frame));
}

// The line below a board that can be played: what a tap does, or what the move does now.
struct Story {
    std::string name;   ///< what a tap does
    std::string words;  ///< what is to be read
    float height = 0;
};

Story storyOf(const Frame& frame, text::Language language, const text::Figure& figure,
              const State& state, float width) {
    Story story;
    story.name =
        text::say(language, Msg::FigurePlay, {{"house", rules::nameOf(app::moveOf(figure))}});
    story.words = state.play ? told(language, *state.play, state.moment) : story.name;
    story.height =
        std::max(static_cast<float>(wrap(frame, storyStyle(frame), story.name, width).size())
                     * lineHeight(storyStyle(frame)),
                 state.play ? heightOfStory(frame, language, *state.play, width) : 0);
    return story;
}

void caption(const Frame& frame, Rect& area, const text::Block& block) {
    Rect place = area;
    place.height = drawMarked(frame, block.marked, place, 15 * frame.type, frame.palette.inkSecond);
    frame.tree.add(idOf("figure-caption", block.figure), semantics::Role::Paragraph, place,
                   {block.words()});
    takeTop(area, place.height, 16 * frame.unit);
}

}  // namespace

BoardLayout figureBoard(const Frame& frame, const Rect& area) {
    BoardLayout board;
    board.textScale = frame.type / frame.unit;
    board.labelSize = std::min(12 * frame.type, 18 * frame.unit);
    Rect place = area;
    place.width = std::min(area.width, widest * frame.unit);
    place.height = place.width;
    layOutBoard(board, place, 8 * frame.unit);
    board.body.x = area.x + (area.width - board.body.width) / 2;
    board.body.y = area.y;
    return board;
}

void figure(const Frame& frame, Rect& area, const text::Block& block, FigureSheet& sheet,
            app::Session& session) {
    const text::Figure& figure = text::ruleFigures()[block.figure];
    const text::Language language = session.language();
    const semantics::Id id = idOf("figure", block.figure);
    const float unit = frame.unit;
    takeTop(area, 6 * unit);
    const BoardLayout layout = figureBoard(frame, area);
    const State state = stateOf(figure, block.figure, session);
    Rect place = takeTop(area, layout.body.height + layout.labelSize * 1.5f, 4 * unit);
    std::string board = frame.surface.plain ? inLetters(state.moment) : std::string();
    // While stones are under way, the story tells where.
    const std::string words = spoken(language, state.moving() ? atRest(figure) : state.moment);
    if (figure.place < 0) {
        drawWith(frame, sheet, layout, figure, state, false);
        frame.tree.add(id, semantics::Role::Image, place,
                       {.name = words, .label = board, .kind = "figure"});
    } else {
        const Story story = storyOf(frame, language, figure, state, area.width);
        const Rect line = takeTop(area, story.height, 6 * unit);
        place.height = line.y + line.height - place.y;
        const Press pressed = press(frame, id, place);
        drawWith(frame, sheet, layout, figure, state, pressed.hovered);
        drawFitted(frame, storyStyle(frame), line, story.words);
        drawFocus(frame, id, place, 12 * unit);
        if (!board.empty()) board += "\n\n" + story.words;
        frame.tree.add(
            id, semantics::Role::Button, place,
            {.name = story.name, .description = words, .label = board, .kind = "figure"});
        if (pressed.clicked) session.playFigure(block.figure);
    }
    caption(frame, area, block);
}

}  // namespace kiela::ui
