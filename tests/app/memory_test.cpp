// What outlasts a visit: the game as it is, and the one that was put aside for it.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

using namespace kiela;
using tests::house;
using tests::oneMoveToTheEnd;
using tests::Table;

namespace {

constexpr const char* gameKey = "kiela.game";

const tests::Opening still{.kept = "learned=1\nmotion=off\n"};

/// Another visit with the same storage.
struct Visit : Table {
    explicit Visit(const tests::FakeStorage& kept, const std::string& query = "")
        : Table({.query = query, .texts = kept.texts}) {}
};

const app::Setup betweenPeople{.opponent = std::nullopt, .position = std::nullopt};

}  // namespace

TEST_CASE("the game goes on in the next visit, the program's turn with it") {
    Table first(still);
    first.play("g1");
    Visit second(first.storage);
    CHECK(second.moves() == "g1");
    CHECK(second.view().thinking);
    CHECK(second.engine.thinking);
    second.answer("d4");
    CHECK(second.moves() == "g1 d4");
    Visit third(second.storage);
    CHECK(third.moves() == "g1 d4");
    CHECK(!third.view().thinking);
    CHECK(third.session.game() == second.session.game());
    CHECK(third.view().caption == second.view().caption);
}

TEST_CASE("a move is kept before its stones have come to rest") {
    Table first({.kept = "learned=1\n"});
    first.session.play(house("g1"));
    first.session.advance(0.05);
    REQUIRE(first.view().moving);
    Visit second(first.storage);
    CHECK(second.moves() == "g1");
    CHECK(!second.view().moving);
    CHECK(second.view().board.stones == first.position().stones);
}

TEST_CASE("undone moves can be repeated in the next visit") {
    Table first(still);
    first.session.start(betweenPeople);
    for (const char* move : {"g1", "d4", "f1"}) first.play(move);
    first.session.undo();
    first.session.undo();
    Visit second(first.storage);
    CHECK(second.moves() == "g1");
    REQUIRE(second.view().canRedo);
    second.session.redo();
    second.session.redo();
    CHECK(second.moves() == "g1 d4 f1");
    CHECK(!second.view().canRedo);
}

TEST_CASE("what was chosen for a game is kept, before its first move too") {
    Table first(still);
    const app::Setup chosen{.rules = rules::RuleSet::Tournament,
                            .opponent = 4,
                            .side = rules::Side::North,
                            .position = std::nullopt};
    first.session.start(chosen);
    Visit second(first.storage);
    CHECK(second.view().setup == chosen);
    CHECK(second.engine.requests.back().level == 4);
}

TEST_CASE("an arranged opening is kept with its game") {
    Table first(still);
    app::Setup setup = betweenPeople;
    setup.expert = true;
    first.session.start(setup);
    first.session.finishArranging();
    first.session.finishArranging();
    first.play("g1");
    Visit second(first.storage);
    CHECK(second.moves() == "g1");
    CHECK(second.view().setup == first.view().setup);
    CHECK(second.view().setup.expert);
}

TEST_CASE("a game that was given up is over in the next visit, and counts once") {
    Table first(still);
    first.play("g1");
    first.session.resign();
    Visit second(first.storage);
    CHECK(second.view().result == first.view().result);
    CHECK(second.storage.texts["kiela.results.1"] == "traditional 1=0 1 0 -1 0\n");
    CHECK(!second.view().canResign);
}

TEST_CASE("a game that ended in the motion of its last move counts in the next visit") {
    Table first({.query = oneMoveToTheEnd + "&opponent=2", .kept = "learned=1\n"});
    first.session.play(house("g2"));
    REQUIRE(first.view().moving);
    REQUIRE(first.storage.texts.count("kiela.results.1") == 0);
    Visit second(first.storage, oneMoveToTheEnd + "&opponent=2");
    REQUIRE(second.view().result);
    CHECK(second.storage.texts["kiela.results.1"] == "traditional 2=1 0 0 1 1\n");
    CHECK(Visit(second.storage, oneMoveToTheEnd + "&opponent=2").storage.texts["kiela.results.1"]
          == "traditional 2=1 0 0 1 1\n");
}

TEST_CASE("the game that was put aside can be brought back in the next visit") {
    Table first(still);
    first.play("g1");
    first.session.start(betweenPeople);
    first.play("f1");
    Visit second(first.storage);
    CHECK(second.moves() == "f1");
    REQUIRE(second.view().canBringBack);
    second.session.bringBack();
    CHECK(second.moves() == "g1");
    CHECK(second.engine.thinking);
    CHECK(second.view().canBringBack);
}

TEST_CASE("an address that asks for a game begins it and puts the kept one aside") {
    Table first(still);
    first.play("g1");
    Visit asked(first.storage, "opponent=person");
    CHECK(asked.moves().empty());
    CHECK(!asked.view().setup.opponent);
    REQUIRE(asked.view().offersBack);

    SECTION("from where it comes back") {
        asked.session.bringBack();
        CHECK(asked.moves() == "g1");
        CHECK(asked.view().setup.opponent == engine::weakestLevel);
    }
    SECTION("and goes on when it is opened again") {
        asked.play("f1");
        Visit again(asked.storage, "opponent=person");
        CHECK(again.moves() == "f1");
        CHECK(again.view().canBringBack);
    }
    SECTION("and an address that asks for none goes on with it") {
        asked.play("f1");
        Visit plain(asked.storage, "lang=es");
        CHECK(plain.moves() == "f1");
        SECTION("until a game is asked for once more") {
            Visit again(plain.storage, "opponent=person");
            CHECK(again.moves().empty());
            again.session.bringBack();
            CHECK(again.moves() == "f1");
        }
    }
}

TEST_CASE("the defaults asked for by name are a game of their own") {
    Table first(still);
    first.play("g1");
    CHECK(Visit(first.storage, "side=south").moves().empty());
    CHECK(Visit(first.storage, "side=west").moves() == "g1");
    CHECK(Visit(first.storage, "motion=off&view=plain&theme=dark").moves() == "g1");
}

TEST_CASE("a kept game that cannot be read is set aside, and a sentence says so once") {
    const bool newer = GENERATE(false, true);
    const std::string text = newer ? "version=2\n?" : "version=1\ngame=";
    Table before(still);
    before.storage.save(gameKey, text);
    before.storage.save("kiela.game.aside.1", "another one");
    Visit first(before.storage);
    CHECK(first.moves().empty());
    CHECK(first.view().caption
          == (newer
                  ? "Your saved game is from a newer version of Kiela. It has been set aside, and "
                    "a new one begins. Your turn."
                  : "Your saved game could not be read. It has been set aside, and a new one "
                    "begins. Your turn."));
    CHECK(first.storage.texts["kiela.game.aside.1"] == "another one");
    CHECK(first.storage.texts["kiela.game.aside.2"] == text);
    CHECK(first.session.takeAnnouncements().front() == first.view().caption);
    Visit second(first.storage);
    CHECK(second.view().caption == "Your turn.");
    first.play("g1");
    CHECK(first.view().caption.find("kept") == std::string::npos);
    CHECK(Visit(first.storage).moves() == "g1");
}

TEST_CASE("what cannot be set aside stays where it is") {
    Table first(still);
    first.storage.save(gameKey, "version=2\n");
    first.storage.full = true;
    app::Session session(first.ports(), {{"en"}, false}, {});
    session.play(house("g1"));
    first.storage.full = false;
    session.skip();
    CHECK(session.game().moves().size() == 1);
    CHECK(first.storage.texts[gameKey] == "version=2\n");
}

TEST_CASE("a full storage does not disturb the game") {
    Table first(still);
    first.storage.full = true;
    first.play("g1");
    first.answer("d4");
    CHECK(first.moves() == "g1 d4");
    first.storage.full = false;
    first.play("f1");
    CHECK(Visit(first.storage).moves() == "g1 d4 f1");
}

TEST_CASE("the later of two sessions has the game; the earlier one stands still") {
    Table first({.kept = "learned=1\n"});
    first.session.play(house("g1"));
    const std::string turn = first.storage.texts["kiela.turn"];
    Visit second(first.storage);
    CHECK(second.storage.texts["kiela.turn"] != turn);
    REQUIRE(first.view().moving);
    first.session.giveWay();
    CHECK(first.session.isElsewhere());
    CHECK(!first.view().moving);
    CHECK(!first.engine.thinking);
    CHECK(first.session.wakeAfter() > 1e9);

    second.answer("d4");
    first.storage.texts = second.storage.texts;
    first.session.closeAnalysis();
    first.session.advance(5);
    CHECK(first.moves() == "g1");
    CHECK(first.storage.texts == second.storage.texts);

    first.session.takeOver();
    CHECK(!first.session.isElsewhere());
    CHECK(first.moves() == "g1 d4");
    CHECK(first.storage.texts["kiela.turn"] != second.storage.texts["kiela.turn"]);
    CHECK(first.session.takeAnnouncements().back() == first.view().caption);
    first.play("f1");
    CHECK(first.engine.thinking);
}

TEST_CASE("who takes over takes the other's game, whatever the own address asks for") {
    Table first({.query = "opponent=person", .kept = "learned=1\nmotion=off\n"});
    first.play("g1");
    Visit second(first.storage, "rules=beginner");
    CHECK(second.moves().empty());
    second.play("a1");
    first.session.giveWay();
    first.storage.texts = second.storage.texts;
    first.session.takeOver();
    CHECK(first.moves() == "a1");
    CHECK(first.engine.thinking);
    first.session.bringBack();
    CHECK(first.moves() == "g1");
    CHECK(Visit(first.storage, "opponent=person").moves() == "g1");
}

TEST_CASE("a game that ended elsewhere is counted there") {
    Table first({.query = oneMoveToTheEnd + "&opponent=2", .kept = "learned=1\n"});
    first.session.play(house("g2"));
    first.session.giveWay();
    CHECK(first.storage.texts.count("kiela.results.1") == 0);
    Visit second(first.storage, oneMoveToTheEnd + "&opponent=2");
    first.storage.texts = second.storage.texts;
    first.session.takeOver();
    CHECK(first.storage.texts["kiela.results.1"] == "traditional 2=1 0 0 1 1\n");
}

TEST_CASE("who takes over after all was erased begins anew") {
    Table first(still);
    first.play("g1");
    first.session.giveWay();
    first.storage.forget();
    first.session.takeOver();
    CHECK(first.moves().empty());
    CHECK(!first.view().canBringBack);
    first.play("a1");
    CHECK(first.storage.texts[gameKey].find("g1") == std::string::npos);
}

TEST_CASE("results that cannot be read are put aside, and what can be is read") {
    const std::string damaged = "traditional 1=40 3 1 2 7x\nbeginner 2=1 0 0 1 1\n";
    Table table({.texts = {{"kiela.results.1", damaged}}});
    CHECK(table.storage.texts["kiela.results.1.aside.1"] == damaged);
    table.session.openKept();
    REQUIRE(table.session.kept().tallies.size() == 1);
    CHECK(table.session.kept().tallies[0].name == "Beginner, level 2");
}
