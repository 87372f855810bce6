// Links: the text of a game's moves, the query that a link is made of, and what opening one does.
#include "app/game_line.hpp"
#include "app/link.hpp"

#include "drawing.hpp"
#include "fakes.hpp"

#include <catch2/catch_test_macros.hpp>

#include <initializer_list>
#include <string>

using namespace kiela;
using app::KeptGame;
using app::Kinship;
using app::Setup;
using rules::Side;
using tests::house;
using tests::Table;

namespace {

KeptGame played(const Setup& setup, std::string_view line) {
    KeptGame kept{setup, setup.game()};
    REQUIRE(app::playLine(kept.game, line));
    return kept;
}

std::string queryOf(const KeptGame& kept) {
    return app::queryOf(kept.setup, kept.game, kept.game.moves().size());
}

const Setup people{.opponent = std::nullopt};
const Setup byLink{.opponent = std::nullopt, .byLink = true};

}  // namespace

TEST_CASE("moves are joined by points, up to any of them") {
    const KeptGame kept = played({}, "g1.d4.f1");
    CHECK(app::gameLine(kept.game, 3) == "g1.d4.f1");
    CHECK(app::gameLine(kept.game, 2) == "g1.d4");
    CHECK(app::gameLine(kept.game, 0).empty());
}

TEST_CASE("who has given up is told after the last move only") {
    KeptGame kept = played({}, "g1.d4");
    kept.game.resign(Side::South);
    CHECK(app::gameLine(kept.game, 2) == "g1.d4.0-1");
    CHECK(app::gameLine(kept.game, 1) == "g1");
    CHECK(played({}, "g1.d4.0-1").game == kept.game);
    rules::Game game;
    REQUIRE(app::playLine(game, "g1.1-0"));
    CHECK(game.result()->winner == rules::Winner::South);
}

TEST_CASE("what is no line of moves is told from one") {
    for (const std::string_view good : {"g1", "a4.j1", "g1.d4.1-0", "0-1"})
        CHECK(app::isGameLine(good));
    for (const std::string_view bad : {"", ".", "g1.", ".g1", "g1..d4", "g1,d4", "G1", "k1", "g5",
                                       "1-0.g1", "1/2-1/2", "g1 d4"}) {
        CAPTURE(bad);
        CHECK_FALSE(app::isGameLine(bad));
    }
    rules::Game game;
    CHECK_FALSE(app::playLine(game, "g1.g1"));
    CHECK_FALSE(app::playLine(game, "0-1.0-1"));
}

TEST_CASE("a link names only what is not the default") {
    CHECK(queryOf({}).empty());
    CHECK(queryOf(played({}, "g1.d4")) == "?game=g1.d4");
    CHECK(queryOf(played(people, "g1")) == "?opponent=person&game=g1");
    CHECK(queryOf(played({.rules = rules::RuleSet::Beginner,
                          .opponent = 3,
                          .side = Side::North,
                          .first = Side::North},
                         ""))
          == "?rules=beginner&opponent=3&side=north&first=north");
}

TEST_CASE("every link opens what it was made from") {
    rules::Position position = rules::startPosition(rules::RuleSet::Beginner, Side::North);
    position.sinceCapture = 7;
    for (const KeptGame& kept :
         {played({}, "g1.d4.f1"), played(byLink, "g1.0-1"),
          played({.rules = rules::RuleSet::Tournament, .side = Side::North, .first = Side::North},
                 ""),
          played({.opponent = std::nullopt, .first = Side::North, .position = position}, "")}) {
        const std::string query = queryOf(kept);
        CAPTURE(query);
        const app::Parameters parameters = app::readParameters(query);
        CHECK(parameters.warnings.empty());
        CHECK(parameters.asksForGame);
        CHECK(parameters.game().game == kept.game);
        CHECK(parameters.setup.opponent == kept.setup.opponent);
        CHECK(parameters.setup.byLink == kept.setup.byLink);
        CHECK(parameters.setup.side == kept.setup.side);
    }
}

TEST_CASE("a link is for the move that is looked at") {
    Table table({.query = "motion=off&opponent=person&lang=pl&theme=dark"});
    for (const char* move : {"g1", "d4", "f1"}) table.play(move);
    CHECK(table.session.link() == "https://kiela.example/?opponent=person&game=g1.d4.f1");
    table.session.lookAtPly(1);
    CHECK(table.session.link() == "https://kiela.example/?opponent=person&game=g1");
    table.session.returnToGame();
    table.session.undo();
    CHECK(table.session.link() == "https://kiela.example/?opponent=person&game=g1.d4");
}

TEST_CASE("an address with moves opens the game after them") {
    Table table({.query = "motion=off&opponent=person&game=g1.d4.f1"});
    CHECK(table.moves() == "g1 d4 f1");
    CHECK(table.view().toMove == Side::North);
    table.session.undo();
    CHECK(table.moves() == "g1 d4");
}

TEST_CASE("opened again, the address goes on with what became of its game") {
    const tests::Opening opening{.query = "motion=off&opponent=person&game=g1.d4"};
    Table first(opening);
    first.play("f1");
    Table again({.query = opening.query, .texts = first.storage.texts});
    CHECK(again.moves() == "g1 d4 f1");
    // Another address with the same setup is another game.
    Table other({.query = "motion=off&opponent=person&game=g1", .texts = first.storage.texts});
    CHECK(other.moves() == "g1");
    REQUIRE(other.view().canBringBack);
    other.session.bringBack();
    CHECK(other.moves() == "g1 d4 f1");
}

TEST_CASE("a link with a move that is not possible changes nothing and says so") {
    Table before({.query = "motion=off&opponent=person"});
    before.play("g1");
    for (const char* query :
         {"motion=off&rules=beginner&game=g1.g1", "motion=off&game=g1.z9", "motion=off&game="}) {
        CAPTURE(query);
        const app::Parameters parameters = app::readParameters(query);
        CHECK(parameters.warnings.size() == 1);
        Table table({.query = query, .texts = before.storage.texts});
        CHECK(table.moves() == "g1");
        CHECK(
            table.view().caption
            == "The link contains a move that is not possible. Nothing has changed. North’s turn.");
        CHECK(table.session.takeAnnouncements().size() == 1);
        table.play("d4");
        CHECK(table.view().caption.find("link") == std::string::npos);
    }
}

TEST_CASE("moves from a start that cannot be read are no game") {
    for (const std::string bad : {"rules=bad", "position=0,0", "opponent=9", "side=west"}) {
        CAPTURE(bad);
        Table table({.query = "motion=off&game=g1&" + bad});
        CHECK(table.moves().empty());
        CHECK(table.view().caption.starts_with(
            "The link contains a move that is not possible. Nothing has changed."));
        // Without moves a bad value is ignored as ever.
        CHECK_FALSE(app::readParameters(bad).impossible);
    }
}

TEST_CASE("of two values for the moves the last good one counts") {
    CHECK(app::readParameters("game=g1&game=zz").line == "g1");
    CHECK(app::readParameters("game=zz&game=g1").line == "g1");
    CHECK_FALSE(app::readParameters("game=zz&game=g1").impossible);
}

TEST_CASE("a finished game that somebody shares is not the visitor's result") {
    Table table({.query = "motion=off&opponent=2&game=g1.d4.1-0"});
    REQUIRE(table.view().result);
    CHECK_FALSE(table.view().farewell.suggested);
    for (const auto& [key, text] : table.storage.texts) {
        CAPTURE(key, text);
        CHECK((key == "kiela.game" || key == "kiela.turn" || key == tests::settingsKey));
    }
}

TEST_CASE("games by link are known by their rules, start and moves") {
    const KeptGame kept = played(byLink, "g1.d4");
    CHECK(kinship(kept, played(byLink, "g1.d4.f1")) == Kinship::Newer);
    CHECK(kinship(kept, played(byLink, "g1.d4.0-1")) == Kinship::Newer);
    CHECK(kinship(kept, played(byLink, "g1.d4")) == Kinship::Known);
    CHECK(kinship(kept, played(byLink, "g1")) == Kinship::Known);
    CHECK(kinship(kept, played(byLink, "g1.c4")) == Kinship::Other);
    CHECK(kinship(kept, played(people, "g1.d4.f1")) == Kinship::Other);
    CHECK(kinship(played(byLink, ""), kept) == Kinship::Other);
    CHECK(kinship(played(byLink, "g1.d4.0-1"), kept) == Kinship::Known);
    Setup beginner = byLink;
    beginner.rules = rules::RuleSet::Beginner;
    CHECK(kinship(kept, {beginner, beginner.game()}) == Kinship::Other);
}
