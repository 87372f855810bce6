// Two people who play by sending a link back and forth, each with a session and a storage of their
// own.
#include "fakes.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;
using rules::Side;
using tests::Table;

namespace {

/// What follows the address of the page.
std::string queryOf(const Table& table) {
    const std::string link = table.session.link();
    return "motion=off&" + link.substr(link.find('?') + 1);
}

const tests::Opening south{.query = "motion=off&opponent=link"};

Table opened(const std::string& query, const Table& before) {
    return Table({.query = query, .texts = before.storage.texts});
}

bool saysOf(const Table& table, std::string_view words) {
    return table.view().caption.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("after the visitor's move the other side waits for its link") {
    Table table(south);
    CHECK_FALSE(table.view().offersLink);
    table.play("g1");
    CHECK(table.view().offersLink);
    CHECK(table.choices().empty());
    CHECK(table.engine.requests.empty());
    CHECK(table.view().caption == "Now send the link, so that the other person can play.");
    CHECK(table.session.takeAnnouncements().back().ends_with(
        "North’s turn. Now send the link, so that the other person can play."));
    CHECK(table.session.link() == "https://kiela.example/?opponent=link&side=north&game=g1");
}

TEST_CASE("the other side is not played here") {
    Table table(south);
    table.play("g1");
    table.play("d4");
    CHECK(table.moves() == "g1");
    CHECK(saysOf(table, "opponent"));
    table.play("f1");
    CHECK(table.moves() == "g1");
    CHECK_FALSE(table.view().canResign);
    CHECK_FALSE(table.view().canHint);
    table.session.resign();
    CHECK_FALSE(table.view().result);
}

TEST_CASE("a move is taken back until its link has been given away") {
    Table table(south);
    table.play("g1");
    CHECK(table.view().canUndo);
    table.session.undo();
    CHECK(table.moves().empty());
    CHECK(table.choices() != "");
    table.play("f1");
    table.session.tellSent();
    CHECK_FALSE(table.view().canUndo);
    CHECK(saysOf(table, "The link is on its way."));
    table.session.undo();
    CHECK(table.moves() == "f1");
    // After a reload, too.
    Table again = opened(south.query, table);
    CHECK(again.view().linkSent);
    CHECK_FALSE(again.view().canUndo);
}

TEST_CASE("what the other side has done cannot be taken back, nor a move that was sent") {
    Table table(south);
    table.play("g1");
    table.session.tellSent();
    Table answered = opened("motion=off&opponent=link&game=g1.1-0", table);
    REQUIRE(answered.view().result);
    CHECK_FALSE(answered.view().canUndo);
    answered.session.undo();
    CHECK(answered.moves() == "g1");
    CHECK(answered.view().result);
}

TEST_CASE("a link belongs to a game of long ago, too") {
    const std::string north = "motion=off&opponent=link&side=north&game=";
    auto texts = Table(south).storage.texts;
    const auto visit = [&](const std::string& line) {
        return Table({.query = north + line, .texts = texts});
    };
    for (const std::string first : {"g1", "h1", "f1", "e1"}) {
        Table table = visit(first);
        REQUIRE(table.moves() == first);
        table.play("d4");
        texts = table.storage.texts;
    }
    Table older = visit("g1");
    CHECK(older.moves() == "g1 d4");
    CHECK(saysOf(older, "This link is an older one"));
    Table newer = visit("g1.d4.f1");
    CHECK(newer.moves() == "g1 d4 f1");
    CHECK(!newer.choices().empty());
}

TEST_CASE("the link shows what the other side did, with its motion") {
    Table first(south);
    first.play("g1");
    const std::string link = first.session.link();
    Table second({.query = link.substr(link.find('?') + 1)});
    CHECK(second.view().moving);
    CHECK(second.view().lastMove == rules::houseNamed("g1"));
    CHECK(second.view().nearest == Side::North);
    CHECK(second.choices().empty());
    second.rest();
    CHECK(second.choices() != "");
    CHECK(saysOf(second, "This game goes back and forth by link. You are North."));
    CHECK(saysOf(second, "Your turn."));
    const auto said = second.session.takeAnnouncements();
    REQUIRE(said.size() == 1);
    CHECK(said[0].find("g1") != std::string::npos);
}

TEST_CASE("without motion the move is told") {
    Table first(south);
    first.play("g1");
    Table second({.query = queryOf(first)});
    CHECK_FALSE(second.view().moving);
    CHECK(saysOf(second, "g1"));
    CHECK(second.session.takeAnnouncements() == std::vector{second.view().caption});
}

TEST_CASE("a newer link of the game that is kept goes on with it") {
    Table first(south);
    first.play("g1");
    Table second({.query = queryOf(first)});
    second.play("d4");
    Table back = opened(queryOf(second), first);
    CHECK(back.moves() == "g1 d4");
    CHECK_FALSE(back.view().canBringBack);
    CHECK(back.view().setup.side == Side::South);
    back.play("f1");
    // An older one does not lose the newer moves.
    Table older = opened(queryOf(second), back);
    CHECK(older.moves() == "g1 d4 f1");
    CHECK(older.view().offersLink);
    // Nor does the visitor's own.
    Table own = opened(queryOf(first), back);
    CHECK(own.moves() == "g1 d4 f1");
    CHECK(own.view().setup.side == Side::South);
    CHECK(saysOf(own, "This link is an older one"));
    CHECK_FALSE(own.view().canBringBack);
}

TEST_CASE("a link of the game that was put aside brings it back") {
    Table first(south);
    first.play("g1");
    Table second({.query = queryOf(first)});
    second.play("d4");
    first.session.start({});
    first.play("f1");
    Table back = opened(queryOf(second), first);
    CHECK(back.moves() == "g1 d4");
    REQUIRE(back.view().canBringBack);
    back.session.bringBack();
    CHECK(back.moves() == "f1");
}

TEST_CASE("another game by link puts the one under way aside") {
    Table first(south);
    first.play("g1");
    Table other = opened("motion=off&opponent=link&game=f1.d4", first);
    CHECK(other.moves() == "f1 d4");
    other.session.bringBack();
    CHECK(other.moves() == "g1");
}

TEST_CASE("who gives up tells the other one by the link") {
    Table first(south);
    first.play("g1");
    Table second({.query = queryOf(first)});
    second.session.resign();
    CHECK(second.view().offersLink);
    CHECK_FALSE(second.view().canUndo);
    CHECK(saysOf(second, "Send the link, so that the other person sees how it ended."));
    CHECK(queryOf(second) == "motion=off&opponent=link&game=g1.1-0");
    Table back = opened(queryOf(second), first);
    REQUIRE(back.view().result);
    CHECK(back.view().result->winner == rules::Winner::South);
    CHECK_FALSE(back.view().offersLink);
}

TEST_CASE("where the other side begins, its link comes before any move") {
    Table table({.query = "motion=off&opponent=link&first=north"});
    CHECK(table.view().offersLink);
    CHECK(queryOf(table) == "motion=off&opponent=link&side=north&first=north");
    Table other({.query = queryOf(table)});
    CHECK(other.choices() != "");
    CHECK_FALSE(other.view().offersLink);
}

TEST_CASE("a link to a place in the past is for looking together") {
    Table table(south);
    table.play("g1");
    Table second({.query = queryOf(table)});
    second.play("d4");
    second.session.lookAtPly(1);
    CHECK(second.session.link() == "https://kiela.example/?opponent=person&side=north&game=g1");
    second.session.tellSent();
    second.session.returnToGame();
    CHECK_FALSE(second.view().linkSent);
}

TEST_CASE("nothing plays by itself in a game by link") {
    Table table(south);
    table.session.finishQuickly();
    CHECK_FALSE(table.view().finishing);
    CHECK(table.engine.requests.empty());
}

TEST_CASE("where nothing can be kept the links still hold the game") {
    Table first(south);
    first.storage.full = true;
    first.play("g1");
    Table second({.query = queryOf(first)});
    second.play("d4");
    Table back({.query = queryOf(second)});
    CHECK(back.moves() == "g1 d4");
    CHECK(back.choices() != "");
}

TEST_CASE("a link opens beside a kept game that cannot be read") {
    Table table({.query = "motion=off&opponent=link&side=north&game=g1",
                 .texts = {{"kiela.game", "nonsense"}}});
    CHECK(table.moves() == "g1");
    CHECK(saysOf(table, "could not be read"));
    table.play("d4");
    CHECK(table.moves() == "g1 d4");
}
