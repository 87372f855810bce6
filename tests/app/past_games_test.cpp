// The list of past games: what comes into it, what it holds, and how its games are opened again.
#include "app/past_games.hpp"

#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <variant>
#include <vector>

using namespace kiela;
using app::PastGame;
using app::Setup;
using app::Unreadable;
using tests::house;
using tests::oneMoveToTheEnd;
using tests::Table;

namespace {

constexpr const char* pastKey = "kiela.past";

const tests::Opening still{.query = "motion=off", .kept = "learned=1\n"};

const Setup betweenPeople{.opponent = std::nullopt, .position = std::nullopt};

PastGame played(const Setup& setup, std::initializer_list<std::string_view> moves) {
    PastGame game{"2026-11-30", {setup, setup.game()}};
    for (const std::string_view move : moves)
        REQUIRE(game.kept.game.play(house(move)) == rules::Refusal::None);
    return game;
}

std::string movesOf(const PastGame& game) {
    return app::writeMoves(game.kept.game.moves());
}

std::vector<PastGame> listIn(const Table& table) {
    const auto found = table.storage.texts.find(pastKey);
    if (found == table.storage.texts.end()) return {};
    auto read = app::readPastGames(found->second);
    REQUIRE(std::holds_alternative<std::vector<PastGame>>(read));
    return std::get<std::vector<PastGame>>(read);
}

}  // namespace

TEST_CASE("the list is kept as text") {
    std::vector<PastGame> games{played({}, {"g1", "d4"}), played(betweenPeople, {"a1"})};
    games[0].kept.game.resign(rules::Side::South);
    const std::string text = app::writePastGames(games);
    CHECK(text
          == "version=1\n"
             "day=2026-11-30\n"
             "game=traditional 1 south south start\n"
             "moves=g1 d4\n"
             "resigned=south\n"
             "day=2026-11-30\n"
             "game=traditional person south south start\n"
             "moves=a1\n"
             "end=\n");
    CHECK(std::get<0>(app::readPastGames(text)) == games);
}

TEST_CASE("a list that is damaged or newer is told from a good one") {
    const std::string good = app::writePastGames({played({}, {"g1", "d4"})});
    for (std::size_t length = 0; length < good.size(); ++length)
        CHECK(std::holds_alternative<Unreadable>(app::readPastGames(good.substr(0, length))));
    for (const auto& [from, to] :
         std::vector<std::pair<std::string, std::string>>{{"g1", "a3"},
                                                          {"2026-11-30", "2026-11-3"},
                                                          {"2026-11-30", "2026/11/30"},
                                                          {"day=", "date="},
                                                          {"end=", "end=1"},
                                                          {"moves=g1", "moves= g1"}}) {
        CAPTURE(from, to);
        std::string text = good;
        text.replace(text.find(from), from.size(), to);
        CHECK(std::get<Unreadable>(app::readPastGames(text)) == Unreadable::Damaged);
    }
    std::string newer = good;
    newer.replace(newer.find("version=1"), 9, "version=2");
    CHECK(std::get<Unreadable>(app::readPastGames(newer)) == Unreadable::Newer);
}

TEST_CASE("the list holds the last fifty, and of a game its last state only") {
    std::vector<PastGame> games;
    for (int i = 0; i < 60; ++i) {
        Setup setup;
        setup.opponent = i % 6 + 1;
        setup.first = i / 6 % 2 == 0 ? rules::Side::South : rules::Side::North;
        setup.rules = rules::allRuleSets[static_cast<std::size_t>(i / 12 % 3)];
        setup.side = i / 36 % 2 == 0 ? rules::Side::South : rules::Side::North;
        app::addPastGame(games, {"2026-11-30", {setup, setup.game()}});
        CHECK(games.size() == std::min<std::size_t>(static_cast<std::size_t>(i) + 1, 50));
        CHECK(games.front().kept.setup == setup);
    }
    games.clear();
    app::addPastGame(games, played({}, {"g1"}));
    app::addPastGame(games, played({}, {"a1", "d4"}));
    app::addPastGame(games, played({}, {"g1", "d4"}));
    REQUIRE(games.size() == 2);
    CHECK(movesOf(games[0]) == "g1 d4");
    CHECK(movesOf(games[1]) == "a1 d4");
    // A finished game is never the beginning of another one.
    PastGame resigned = played({}, {"g1", "d4"});
    resigned.kept.game.resign(rules::Side::South);
    app::addPastGame(games, resigned);
    REQUIRE(games.size() == 2);
    app::addPastGame(games, played({}, {"g1", "d4", "f1"}));
    CHECK(games.size() == 3);
    app::addPastGame(games, resigned);
    CHECK(games.size() == 3);
    // A shorter one is another game: moves were taken back.
    app::addPastGame(games, played({}, {"g1"}));
    CHECK(games.size() == 4);
}

TEST_CASE("a game comes into the list when it ends, once") {
    Table table({.query = oneMoveToTheEnd + "&motion=off"});
    CHECK(listIn(table).empty());
    table.play("g2");
    REQUIRE(table.view().result);
    const auto games = listIn(table);
    REQUIRE(games.size() == 1);
    CHECK(games[0].day == "2026-11-30");
    CHECK(games[0].kept.game == table.session.game());
    table.session.undo();
    table.play("g2");
    CHECK(listIn(table).size() == 1);
}

TEST_CASE("between two people, too, and when one gives up") {
    Table table({.query = "motion=off&opponent=person"});
    table.play("g1");
    table.session.resign();
    REQUIRE(listIn(table).size() == 1);
    CHECK(listIn(table)[0].kept.game.result()->winner == rules::Winner::South);
}

TEST_CASE("a game that has waited long enough comes into the list before it is lost") {
    Table table(still);
    table.play("a1");
    table.session.start(betweenPeople);
    CHECK(listIn(table).empty());
    table.play("b1");
    table.calendar.leaf = "2026-12-01";
    table.session.start(betweenPeople);
    REQUIRE(listIn(table).size() == 1);
    CHECK(movesOf(listIn(table)[0]) == "a1");
    CHECK(listIn(table)[0].day == "2026-12-01");
    CHECK(table.view().canBringBack);

    // The same with addresses that ask for games of their own.
    Table first({.query = "motion=off&opponent=person"});
    first.play("a1");
    Table second(
        {.query = "motion=off&opponent=person&rules=beginner", .texts = first.storage.texts});
    second.play("b1");
    CHECK(listIn(second).empty());
    Table third(
        {.query = "motion=off&opponent=person&rules=tournament", .texts = second.storage.texts});
    REQUIRE(listIn(third).size() == 1);
    CHECK(movesOf(listIn(third)[0]) == "a1");
    CHECK(third.view().canBringBack);
}

TEST_CASE("a past game is opened again; one under way is kept") {
    Table table({.query = oneMoveToTheEnd + "&motion=off"});
    table.play("g2");
    const rules::Game won = table.session.game();
    const std::string results = table.storage.texts["kiela.results.1"];
    table.session.start(betweenPeople);
    table.play("a1");
    table.session.openKept();
    REQUIRE(table.session.kept().games.size() == 1);
    table.session.reopen(0);
    table.session.closeKept();
    CHECK(table.session.game() == won);
    CHECK(table.view().result == won.result());
    CHECK(table.view().canBringBack);
    // It has been counted before.
    CHECK(table.storage.texts["kiela.results.1"] == results);
    CHECK(listIn(table).size() == 1);
    table.session.bringBack();
    CHECK(table.moves() == "a1");
}

TEST_CASE("there is no past game beyond the list") {
    Table table(still);
    table.play("g1");
    table.session.openKept();
    table.session.reopen(0);
    CHECK(table.moves() == "g1");
}

TEST_CASE("what is kept is told in words") {
    Table table({.query = oneMoveToTheEnd + "&motion=off&opponent=2"});
    table.play("g2");
    CHECK(table.view().farewell.tally == "Level 2 so far: 1 won, 0 lost, 0 drawn.");
    table.session.rematch();
    table.session.resign();
    table.session.start({.opponent = std::nullopt, .position = table.session.game().start()});
    table.play("g2");
    CHECK(table.view().farewell.tally.empty());
    table.session.start(betweenPeople);
    table.play("a1");
    table.session.start({.rules = rules::RuleSet::Tournament, .position = std::nullopt});
    table.play("a1");
    table.session.start(betweenPeople);
    table.session.openKept();
    const app::KeptView& kept = table.session.kept();
    REQUIRE(kept.tallies.size() == 1);
    CHECK(kept.tallies[0].name == "Traditional, level 2");
    CHECK(kept.tallies[0].games == "Won: 1, lost: 1, drawn: 0");
    CHECK(kept.tallies[0].row.empty());
    REQUIRE(kept.games.size() == 4);
    CHECK(kept.games[0].line
          == "Unfinished, between two people: Traditional, 1 move, en:2026-11-30");
    CHECK(kept.games[1].name == "South wins");
    CHECK(kept.games[2].name == "Lost to level 2");
    CHECK(kept.games[2].about == "Traditional, 0 moves, en:2026-11-30");
    CHECK(kept.games[3].name == "Won against level 2");
    CHECK(kept.notice.empty());
    table.session.closeKept();
    table.session.setLanguage(*text::languageFor("pl"));
    table.session.openKept();
    CHECK(table.session.kept().games[2].line
          == "Przegrana na poziomie 2: Tradycyjna, 0 ruchów, pl:2026-11-30");
}

TEST_CASE("rows of wins are told once there are some") {
    const auto rowAfter = [](const std::string& results) {
        Table table({.texts = {{"kiela.results.1", results}}});
        table.session.openKept();
        REQUIRE(table.session.kept().tallies.size() == 1);
        return table.session.kept().tallies[0].row;
    };
    CHECK(rowAfter("beginner 1=1 0 0 1 1\n").empty());
    CHECK(rowAfter("beginner 1=2 0 0 2 2\n") == "Wins in a row: 2, the most so far: 2");
    CHECK(rowAfter("beginner 1=5 1 0 1 4\n") == "Most wins in a row so far: 4");
}

TEST_CASE("a list that cannot be read is put aside, told of, and a new one begins") {
    for (const bool newer : {false, true}) {
        const std::string bad = newer ? "version=2\nwhatever" : "rubbish";
        Table table({.query = oneMoveToTheEnd + "&motion=off", .texts = {{pastKey, bad}}});
        table.session.openKept();
        CHECK(table.session.kept().games.empty());
        CHECK(table.session.kept().notice
              == (newer
                      ? "The list of past games is from a newer version of Kiela. It has been set "
                        "aside and is not lost."
                      : "The list of past games could not be read. It has been set aside and is "
                        "not lost."));
        table.session.closeKept();
        table.play("g2");
        CHECK(listIn(table).size() == 1);
        CHECK(table.storage.texts["kiela.past.aside.1"] == bad);
        CHECK(table.storage.texts.count("kiela.past.aside.2") == 0);
    }
}

TEST_CASE("a list that cannot even be put aside stays where it is") {
    Table table({.query = oneMoveToTheEnd + "&motion=off", .texts = {{pastKey, "rubbish"}}});
    table.storage.refused = "kiela.past.aside";
    table.play("g2");
    CHECK(table.storage.texts[pastKey] == "rubbish");
    // There is room again.
    table.storage.refused.clear();
    table.session.rematch();
    table.session.resign();
    CHECK(table.storage.texts["kiela.past.aside.1"] == "rubbish");
    CHECK(listIn(table).size() == 1);
}

TEST_CASE("all that is kept can be handed out and forgotten") {
    Table table(still);
    table.play("g1");
    table.session.openKept();
    CHECK(table.session.kept().copyName == "kiela-2026-11-30.json");
    CHECK(table.session.kept().copy == table.storage.texts.begin()->first);
    table.session.closeKept();
    table.session.forgetEverything();
    CHECK(table.storage.texts.empty());
}
