// What a page around the game is told.
#include "app/import.hpp"
#include "app/lessons.hpp"
#include "app/report.hpp"

#include "fakes.hpp"

#include "drawing.hpp"

#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

using namespace kiela;
using app::Reporter;
using tests::house;
using tests::Table;

namespace {

using News = std::vector<std::string>;

News told;

News newsOf(Reporter& reporter, app::Session& session) {
    told.clear();
    reporter.report(session, [](std::string_view report) { told.emplace_back(report); });
    return told;
}

// The first words of each report.
News kinds(const News& news) {
    News kinds;
    for (const std::string& report : news) kinds.push_back(report.substr(0, report.find('\n')));
    return kinds;
}

// Lets the first state be told, which is none of the news.
struct Followed {
    explicit Followed(const tests::Opening& opening) : table(opening) {
        REQUIRE(kinds(news()) == News{"state"});
    }
    News news() { return newsOf(reporter, table.session); }

    Table table;
    Reporter reporter;
};

}  // namespace

TEST_CASE("the state tells how the game stands and what is possible") {
    Table table({.query = "opponent=person&rules=beginner&motion=off"});
    table.session.play(house("a1"));
    CHECK(app::stateReport(table.session)
          == "state\n?rules=beginner&opponent=person&game=a1\n"
                 + rules::writePosition(table.position()) + "\n*\n\nen\n" + [&] {
                       std::string names;
                       for (const rules::House each : table.session.game().legalMoves())
                           names += rules::nameOf(each) + ' ';
                       return names;
                   }());
}

TEST_CASE("a move is told once, when it is over") {
    Followed game({.query = "opponent=person"});
    game.table.session.play(house("g1"));
    CHECK(game.news().empty());
    // The state has it already.
    CHECK(app::stateReport(game.table.session).find("&game=g1") != std::string::npos);
    game.table.rest();
    const News news = game.news();
    REQUIRE(kinds(news) == News{"move", "state"});
    const int captured = game.table.session.moves().front().captured;
    CHECK(news[0]
          == "move\ng1\n" + std::to_string(captured) + '\n'
                 + rules::writePosition(game.table.position()) + "\n1");
    CHECK(game.news().empty());
}

TEST_CASE("moves that come one right after the other are all told, in order") {
    Followed game({.query = "opponent=person&motion=off"});
    for (const char* name : {"g1", "d4", "a1"}) game.table.session.play(house(name));
    const News news = game.news();
    REQUIRE(kinds(news) == News{"move", "move", "move", "state"});
    CHECK(news[0].starts_with("move\ng1\n"));
    CHECK(news[1].starts_with("move\nd4\n"));
    CHECK(news[2].starts_with("move\na1\n"));
    CHECK(news[2].ends_with("\n3"));
}

TEST_CASE("the end is told after the last move") {
    Followed game({.query = "opponent=person&motion=off&" + tests::oneMoveToTheEnd});
    game.table.session.play(house("g2"));
    const News news = game.news();
    REQUIRE(kinds(news) == News{"move", "end", "state"});
    CHECK(news[1] == "end\n1-0\nall-captured");
    CHECK(news[2].find("\n1-0\nall-captured\n") != std::string::npos);
}

TEST_CASE("a resignation is an end, and none any more when it is taken back") {
    Followed game({.query = "opponent=person&motion=off"});
    game.table.session.play(house("g1"));
    game.news();
    game.table.session.resign();
    CHECK(kinds(game.news()) == News{"end", "state"});
    game.table.session.undo();
    CHECK(kinds(game.news()) == News{"state"});
}

TEST_CASE("what is taken back, begun, opened or said otherwise is told as a state") {
    Followed game({.query = "opponent=person&motion=off"});
    game.table.session.play(house("g1"));
    game.news();
    SECTION("undo") {
        game.table.session.undo();
    }
    SECTION("a new game") {
        game.table.session.start({.opponent = 3});
    }
    SECTION("another game") {
        game.table.session.receive(app::readImport("1. a1 a4", game.table.session.language()));
    }
    SECTION("the language") {
        game.table.session.setLanguage(*text::languageFor("pl"));
    }
    CHECK(kinds(game.news()) == News{"state"});
    CHECK(game.news().empty());
}

TEST_CASE("a move under way when the language changes is told all the same") {
    Followed game({.query = "opponent=person"});
    game.table.session.play(house("g1"));
    game.table.session.setLanguage(*text::languageFor("pl"));
    CHECK(kinds(game.news()) == News{"state"});
    game.table.rest();
    CHECK(kinds(game.news()) == News{"move", "state"});
}

TEST_CASE("a game that has ended when it is opened is no news") {
    Table table({.query = "opponent=person&game=g1.0-1"});
    Reporter reporter;
    CHECK(kinds(newsOf(reporter, table.session)) == News{"state"});
    CHECK(newsOf(reporter, table.session).empty());
}

TEST_CASE("tries in lessons and puzzles are told to a page around, and kept for nobody else") {
    const bool framed = GENERATE(true, false);
    Table table({.query = "motion=off&lesson=2", .framed = framed});
    Reporter reporter;
    newsOf(reporter, table.session);
    const auto solution = app::solutionOf(app::lessons()[1].steps[0]);
    REQUIRE(solution);
    table.session.touchInLesson(*solution);
    REQUIRE(table.session.lesson().reached);
    const News news = newsOf(reporter, table.session);
    const std::string steps = std::to_string(app::lessons()[1].steps.size());
    if (framed)
        CHECK(news == News{"answered\nlesson\n2\n1\n" + steps + "\n1"});
    else
        CHECK(news.empty());
}

TEST_CASE("a wrong move in a puzzle is a try, a house that cannot be played is none") {
    Table table({.query = "motion=off&puzzle=1", .framed = true});
    table.session.puzzlesCame(tests::FakeLibrary::puzzles());
    REQUIRE(table.session.isSolving());
    Reporter reporter;
    newsOf(reporter, table.session);
    const engine::Puzzle& puzzle = table.session.puzzles().puzzle(1);
    const rules::Game& game = table.session.lessonGame();
    for (const rules::House wrong : game.legalMoves())
        if (wrong != puzzle.solution.front()) {
            table.session.touchInLesson(wrong);
            break;
        }
    CHECK(newsOf(reporter, table.session) == News{"answered\npuzzle\n1\n1\n1\n0"});
    table.session.touchInLesson(house("a4"));
    CHECK(newsOf(reporter, table.session).empty());
}
