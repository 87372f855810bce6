// Looking at the positions of a game: what is asked, what is shown, and that nothing is changed.
#include "app/analysis_words.hpp"
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;
using rules::Side;
using tests::house;
using tests::Table;

namespace {

/// Four moves, nobody's thinking.
struct Played : Table {
    Played() : Table({.query = "motion=off"}) {
        play("c1");
        answer("d4");
        play("g1");
        answer("e4");
        session.takeAnnouncements();
    }
};

app::Answer threeLines(bool final, int depth) {
    return {.final = final,
            .depth = depth,
            .lines = {{340, {house("a1"), house("c4"), house("f1")}},
                      {-120, {house("b1")}},
                      {-31'995, {house("d1"), house("a3")}}}};
}

}  // namespace

TEST_CASE("the analysis opens on the position of the game and explores it with three lines") {
    Played table;
    table.session.openAnalysis();
    CHECK(table.session.isAnalysing());
    const app::AnalysisView& view = table.session.analysis();
    CHECK(view.ply == 4);
    CHECK(view.plies == 4);
    CHECK(view.title == "Move 4 of 4: e4");
    CHECK(view.score == "Looking…");
    CHECK(view.lines.empty());
    CHECK(view.board.stones == table.position().stones);
    CHECK(view.lastMove == house("e4"));
    CHECK(view.choices.empty());
    CHECK(table.engine.looks.back().question.game == table.session.game());
    CHECK(table.engine.looks.back().question.lines == 3);
}

TEST_CASE("the analysis shows more while the engine looks deeper, and says nothing of it") {
    Played table;
    table.session.openAnalysis();
    const auto number = table.engine.looks.back().number;
    table.session.answered(number, threeLines(false, 3));
    const app::AnalysisView& view = table.session.analysis();
    CHECK(view.score == "You are ahead by about 3 stones");
    CHECK(view.shortScore == "+3.4");
    CHECK(view.depth == "Looked 3 moves ahead");
    CHECK(view.share > 0.6f);
    CHECK(view.share < 1);
    CHECK(view.hint == house("a1"));
    REQUIRE(view.lines.size() == 3);
    CHECK(view.lines[0].score == "+3.4");
    CHECK(view.lines[0].moves == "a1 c4 f1");
    CHECK(!view.lines[0].outcome.empty());
    CHECK(view.lines[1].score == "\u22121.2");
    CHECK(view.lines[2].score == "loss in 3");
    CHECK(table.engine.looks.back().number == number);

    table.session.answered(number, threeLines(true, 9));
    CHECK(view.depth == "Looked 9 moves ahead");
    CHECK(table.session.takeAnnouncements().empty());
    // Then the rest of the game is looked through.
    CHECK(table.engine.looks.back().question.lines == 1);
    CHECK(table.engine.looks.back().question.game.moves().size() == 3);
}

TEST_CASE("a position of the opponent's is judged for the visitor, too") {
    Played table;
    table.session.openAnalysis();
    table.session.showPly(3);
    const app::AnalysisView& view = table.session.analysis();
    CHECK(view.toMove == Side::North);
    CHECK(view.title == "Move 3 of 4: g1");
    table.tell("a4", 500);
    CHECK(view.score == "North is ahead by about 5 stones");
    CHECK(view.shortScore == "\u22125.0");
    CHECK(view.share < 0.5f);
    table.session.showPly(2);
    table.tell("a1", 9'000);
    CHECK(view.shortScore == "+56.0");
    CHECK(view.share > 0.5f);
}

TEST_CASE("a step through the game is announced, and the last search for another is dropped") {
    Played table;
    table.session.openAnalysis();
    const auto late = table.engine.looks.back().number;
    table.session.showPly(0);
    CHECK(table.session.analysis().title == "Start of the game");
    CHECK(!table.session.analysis().lastMove);
    REQUIRE(table.session.takeAnnouncements() == std::vector<std::string>{"Start of the game."});
    table.session.answered(late, threeLines(true, 9));
    CHECK(table.session.analysis().lines.empty());
    table.session.showPly(99);
    CHECK(table.session.analysis().ply == 4);
}

TEST_CASE("the analysis never changes the game, which waits and then goes on") {
    Table table({.query = "motion=off"});
    table.play("a1");
    CHECK(table.engine.thinking);
    const rules::Game before = table.session.game();
    const auto move = table.engine.requests.back().number;
    table.session.openAnalysis();
    table.session.setPaused(true);
    CHECK(!table.engine.thinking);
    table.session.showPly(0);
    table.tell("g1");
    table.session.answered(move, tests::bestMove(house("d4")));
    table.wait(5);
    CHECK(table.session.game() == before);
    table.session.closeAnalysis();
    table.session.setPaused(false);
    CHECK(table.engine.thinking);
    table.answer("d4");
    CHECK(table.moves() == "a1 d4");
}

TEST_CASE("a game that has been looked through has a curve and its turning points") {
    Played table;
    table.session.resign();
    table.session.openAnalysis();
    CHECK(!table.session.analysis().reviewed);
    // North's first move lets South ahead by nine stones, South's second gives them back.
    table.tellAll(
        [](const rules::Game& game) { return engine::Score(game.moves().size() == 2 ? 900 : 0); });
    const app::AnalysisView& view = table.session.analysis();
    CHECK(view.reviewed);
    CHECK(view.score == "The game is over");
    CHECK(view.share == 0);
    REQUIRE(view.curve.size() == 5);
    CHECK(view.curve[0] == 0.0f);
    CHECK(view.curve[2] == 9.0f);
    CHECK(view.curve[4] == -56.0f);
    CHECK(view.curveWords
          == "Score over the game in stones (You): lowest \u221256.0 at move 4, highest +9.0 at "
             "move 2.");
    REQUIRE(view.turningPoints.size() == 2);
    CHECK(view.turningPoints[0].ply == 1);
    CHECK(view.turningPoints[0].words.starts_with("Move 2, d4. Better: "));
    CHECK(view.turningPoints[1].ply == 2);
    CHECK(view.turningPoints[1].words == "Move 3, g1. Better: a1 (ends in c1)");
    table.session.showPly(view.turningPoints[1].ply);
    CHECK(view.hint == house("a1"));
}

TEST_CASE("what is known of positions is forgotten when other moves are made") {
    Played table;
    table.session.resign();
    table.tellAll([](const rules::Game&) { return engine::Score{100}; });
    const std::size_t looks = table.engine.looks.size();
    CHECK(looks == 4);
    table.session.undo();
    CHECK(table.moves() == "c1 d4");
    table.play("a1");
    REQUIRE(table.moves() == "c1 d4 a1");
    table.session.openAnalysis();
    CHECK(table.session.analysis().score == "Looking…");
    table.session.showPly(1);
    CHECK(table.session.analysis().score == "North is ahead by about 1 stone");
    CHECK(table.engine.looks.size() == looks + 2);
}

TEST_CASE("scores are written to the tenth, ends of the game in moves") {
    const text::Language english{}, polish = *text::languageFor("pl");
    CHECK(app::shortScore(english, 0) == "0.0");
    CHECK(app::shortScore(english, 4) == "0.0");
    CHECK(app::shortScore(english, -5) == "\u22120.1");
    CHECK(app::shortScore(english, 1'234) == "+12.3");
    CHECK(app::shortScore(polish, 340) == "+3,4");
    CHECK(app::shortScore(english, engine::winScore - 1) == "win in 1");
    CHECK(app::shortScore(english, -(engine::winScore - 6)) == "loss in 3");
    const text::Audience you{english, Side::South};
    CHECK(app::scoreWords(you, 20, Side::South) == "About even");
    CHECK(app::scoreWords(you, 110, Side::South) == "You are ahead by about 1 stone");
    CHECK(app::scoreWords(you, engine::winScore - 5, Side::South) == "You win in 3 moves");
    CHECK(app::scoreWords(you, -(engine::winScore - 2), Side::South) == "North wins in 1 move");
    CHECK(app::scoreWords({polish, Side::South}, 520, Side::South)
          == "Prowadzisz mniej więcej o 5 kamieni");
}
