// Asking for a hint: when it can be had, how it is shown and said, and when it goes away.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using tests::house;
using tests::Table;

TEST_CASE("a hint is looked for, then shown on the board and in words, and spoken") {
    Table table({.query = "motion=off", .kept = "learned=1\n"});
    table.session.takeAnnouncements();
    CHECK(table.view().canHint);
    table.session.askForHint();
    CHECK(!table.view().hint);
    CHECK(table.view().caption == "Looking for a good move…");
    REQUIRE(table.engine.looks.size() == 1);
    CHECK(table.engine.looks[0].question.game == table.session.game());
    CHECK(table.engine.looks[0].question.lines == 1);
    CHECK(table.engine.looks[0].question.nodes > 50'000);

    table.tell("g1", 120);
    CHECK(table.view().hint == house("g1"));
    CHECK(table.view().caption == "Hint: g1 (ends in f2).");
    const std::vector<std::string> spoken = table.session.takeAnnouncements();
    REQUIRE(spoken.size() == 2);
    CHECK(spoken[0] == "Looking for a good move…");
    CHECK(spoken[1] == "Hint: g1 (ends in f2).");
}

TEST_CASE("a hint goes away with the move, whichever it is") {
    Table table({.query = "motion=off"});
    table.session.askForHint();
    table.tell("g1");
    table.play("a1");
    CHECK(!table.view().hint);
    CHECK(!table.view().canHint);
    table.answer("d4");
    CHECK(!table.view().hint);
    CHECK(table.view().caption.find("Hint") == std::string::npos);
}

TEST_CASE("a hint for the same position is known at once the second time") {
    Table table({.query = "opponent=person&motion=off"});
    table.session.askForHint();
    table.tell("g1");
    table.play("a1");
    table.session.undo();
    CHECK(!table.view().hint);
    table.session.askForHint();
    CHECK(table.view().hint == house("g1"));
    CHECK(table.engine.looks.size() == 1);
}

TEST_CASE("no hint for the program's moves, nor while stones move, nor after the end") {
    Table table({.kept = "learned=1\n"});
    table.session.play(house("a1"));
    CHECK(!table.view().canHint);
    table.session.askForHint();
    table.rest();
    table.session.askForHint();
    CHECK(table.engine.looks.empty());
    CHECK(table.view().thinking);
    table.session.resign();
    CHECK(!table.view().canHint);
}

TEST_CASE("a move that is made before the hint comes ends the search for it") {
    Table table({.query = "motion=off"});
    table.session.askForHint();
    const auto late = table.engine.looks.back().number;
    table.play("a1");
    table.session.answered(late, tests::bestMove(house("g1")));
    CHECK(!table.view().hint);
    table.answer("d4");
    CHECK(table.moves() == "a1 d4");
    CHECK(!table.view().hint);
}

TEST_CASE("the hint speaks the language that is chosen") {
    Table table({.query = "motion=off"});
    table.session.askForHint();
    table.tell("g1");
    table.session.setLanguage(*text::languageFor("es"));
    CHECK(table.view().caption == "Pista: g1 (termina en f2).");
    table.session.setLanguage(*text::languageFor("pl"));
    CHECK(table.view().caption == "Podpowiedź: g1 (kończy w f2).");
}
