// A turn of the visitor and one of the program: motion, thinking, refusals.
#include "fakes.hpp"

#include "drawing.hpp"
#include "vectors.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>

using namespace kiela;
using app::Motion;
using rules::Side;
using tests::house;
using tests::Table;

namespace {

/// How long the visitor's first move is to be seen, in seconds.
double motionOf(Table& table) {
    table.session.play(house("a1"));
    double seconds = 0;
    for (; table.view().moving; seconds += 0.01) table.session.advance(0.01);
    return seconds;
}

double motionWith(const tests::Opening& opening) {
    Table table(opening);
    return motionOf(table);
}

/// Whether a house is refused with a caption that is also announced, and nothing else changes.
std::string refusalOf(Table& table, std::string_view name) {
    const rules::Game before = table.session.game();
    const bool thinking = table.view().thinking;
    const std::string choices = table.choices();
    table.session.takeAnnouncements();
    table.session.play(house(name));
    CAPTURE(name, table.view().caption);
    CHECK(table.session.game() == before);
    CHECK(table.view().thinking == thinking);
    CHECK(!table.view().moving);
    CHECK(table.choices() == choices);
    const std::vector<std::string> spoken = table.session.takeAnnouncements();
    REQUIRE(spoken.size() == 1);
    CHECK(tests::isSentence(spoken.front()));
    // To a single player the caption goes on to say whose turn it is.
    const bool yourTurn = table.view().audience.you && !table.view().choices.empty();
    CHECK(table.view().caption == spoken.front() + (yourTurn ? " Your turn." : ""));
    return spoken.front();
}

}  // namespace

TEST_CASE("a turn: the visitor's move is seen, the program is asked, its move is seen") {
    Table table({.kept = "learned=1\n"});
    table.session.play(house("a1"));
    CHECK(table.moves() == "a1");
    CHECK(table.view().moving);
    CHECK(table.view().lastMove == house("a1"));
    CHECK(!table.view().lastEnd);
    CHECK(table.view().toMove == Side::South);
    CHECK(table.view().board.hand->stones == 2);
    CHECK(table.view().choices.empty());
    CHECK(!table.view().thinking);
    CHECK(table.engine.requests.empty());

    table.rest();
    CHECK(table.view().board.stones == table.position().stones);
    CHECK(table.view().lastEnd == house("f2"));
    CHECK(table.view().toMove == Side::North);
    CHECK(table.view().thinking);
    CHECK(table.view().choices.empty());
    REQUIRE(table.engine.requests.size() == 1);
    CHECK(table.engine.requests[0].game == table.session.game());
    CHECK(table.engine.requests[0].level == engine::weakestLevel);

    table.answerAtOnce("d4");
    table.wait(0.75);
    CHECK(table.moves() == "a1 d4");
    CHECK(table.view().moving);
    CHECK(!table.view().thinking);
    CHECK(table.view().toMove == Side::North);

    table.rest();
    CHECK(table.view().board.stones == table.position().stones);
    CHECK(table.view().toMove == Side::South);
    CHECK(!table.view().choices.empty());
    CHECK(!table.view().thinking);
    CHECK(table.engine.requests.size() == 1);
}

TEST_CASE("the program does not answer before 0.7 seconds have passed") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.answerAtOnce("d4");
    CHECK(table.moves() == "a1");
    CHECK(std::abs(table.session.wakeAfter() - 0.7) < 1e-9);
    table.wait(0.65);
    CHECK(table.moves() == "a1");
    CHECK(table.view().thinking);
    CHECK(std::abs(table.session.wakeAfter() - 0.05) < 1e-9);
    table.wait(0.06);
    CHECK(table.moves() == "a1 d4");
}

TEST_CASE("an answer that took longer is played at once") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.wait(3);
    table.answerAtOnce("d4");
    CHECK(table.moves() == "a1 d4");
}

TEST_CASE("illegal answers are dropped, and the engine is asked again") {
    Table table({.query = "motion=off"});
    table.play("a1");
    for (const std::string_view name : {"e3", "b1", "a1"}) {
        CAPTURE(name);
        table.answerAtOnce(name);
        table.wait(1);
        CHECK(table.moves() == "a1");
        CHECK(table.view().thinking);
        CHECK(table.engine.thinking);
    }
    CHECK(table.engine.requests.size() == 4);
    table.answerAtOnce("d4");
    CHECK(table.moves() == "a1 d4");
}

TEST_CASE("answers to older requests are dropped") {
    Table table({.query = "motion=off"});
    table.play("a1");
    const auto old = table.engine.requests.back().number;
    table.session.undo();
    table.session.answered(old, tests::bestMove(house("d4")));
    table.wait(2);
    CHECK(table.moves() == "");

    table.play("b1");
    CHECK(table.engine.requests.back().number != old);
    table.session.answered(old, tests::bestMove(house("d4")));
    table.wait(2);
    CHECK(table.moves() == "b1");
    CHECK(table.view().thinking);
    table.answer("e4");
    CHECK(table.moves() == "b1 e4");
    // The same answer once more, when it is the visitor's turn.
    table.answerAtOnce("d4");
    table.wait(2);
    CHECK(table.moves() == "b1 e4");
}

TEST_CASE("a question is answered once") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.answerAtOnce("d4");
    table.answerAtOnce("c4");
    table.wait(1);
    CHECK(table.moves() == "a1 d4");
}

TEST_CASE("a tap during the motion shows its end and plays nothing") {
    Table table;
    table.session.play(house("a1"));
    table.session.advance(0.1);
    table.session.play(house("b1"));
    CHECK(!table.view().moving);
    CHECK(table.moves() == "a1");
    CHECK(table.view().board.stones == table.position().stones);
    CHECK(table.view().thinking);

    Table skipped;
    skipped.session.play(house("a1"));
    skipped.session.skip();
    CHECK(!skipped.view().moving);
    CHECK(skipped.view().board.stones == skipped.position().stones);
    skipped.session.skip();
    CHECK(skipped.moves() == "a1");
}

TEST_CASE("two people move in turn, on the same board") {
    Table table({.query = "opponent=person&motion=off"});
    table.play("a1");
    CHECK(table.view().toMove == Side::North);
    CHECK(!table.view().choices.empty());
    table.play("d4");
    CHECK(table.view().toMove == Side::South);
    CHECK(table.moves() == "a1 d4");
    CHECK(table.engine.requests.empty());
}

TEST_CASE("the visitor may be North, with either side beginning") {
    Table second({.query = "side=north&motion=off"});
    second.answer("a1");
    CHECK(second.moves() == "a1");
    CHECK(!second.view().thinking);
    second.play("d4");
    CHECK(second.moves() == "a1 d4");
    CHECK(second.view().thinking);

    Table first({.query = "side=north&first=north&motion=off"});
    CHECK(!first.view().thinking);
    first.play("d4");
    CHECK(first.view().thinking);
    first.answer("a1");
    CHECK(first.moves() == "d4 a1");
}

TEST_CASE("what is to be done next, and when") {
    Table table;
    CHECK(std::isinf(table.session.wakeAfter()));
    table.session.play(house("a1"));
    CHECK(table.session.wakeAfter() == 0);
    table.rest();
    CHECK(table.session.wakeAfter() == 0.7);
    table.wait(0.2);
    table.answerAtOnce("d4");
    CHECK(std::abs(table.session.wakeAfter() - 0.5) < 0.001);
    table.wait(0.6);
    CHECK(table.session.wakeAfter() == 0);
    table.rest();
    CHECK(std::isinf(table.session.wakeAfter()));
}

TEST_CASE("the time before the answer comes counts, too") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.wait(0.75);
    // Nothing but the answer brings the game on now, and it need not wait.
    CHECK(std::isinf(table.session.wakeAfter()));
    table.answerAtOnce("d4");
    CHECK(table.moves() == "a1 d4");
}

TEST_CASE("another pace counts from the moment at which it is chosen") {
    Table table({.query = "motion=slow", .kept = "learned=1\n"});
    table.session.play(house("a1"));
    table.session.advance(1);
    const app::Moment before = table.view().board;
    table.session.choose(&app::Settings::motion, Motion::Fast);
    CHECK(table.view().board.stones == before.stones);
    const double whole = motionWith({.query = "motion=fast", .kept = "learned=1\n"});
    double rest = 0;
    for (; table.view().moving; rest += 0.01) table.session.advance(0.01);
    CHECK(rest < whole);
    table.answer("d4");
    table.session.play(house("b1"));
    table.session.choose(&app::Settings::motion, Motion::Off);
    CHECK(!table.view().moving);
}

TEST_CASE("while something covers the board the motion stands still") {
    Table table({.kept = "learned=1\n"});
    table.session.play(house("a1"));
    table.session.advance(0.5);
    const app::Moment before = table.view().board;
    table.session.setPaused(true);
    CHECK(std::isinf(table.session.wakeAfter()));
    table.wait(30);
    CHECK(table.view().moving);
    CHECK(table.view().board.stones == before.stones);
    table.session.setPaused(false);
    table.rest();
    CHECK(table.view().thinking);

    // So does the program, whether its answer comes early or late.
    table.session.setPaused(true);
    table.answerAtOnce("d4");
    table.wait(5);
    CHECK(table.moves() == "a1");
    table.session.setPaused(false);
    table.wait(0.75);
    CHECK(table.moves() == "a1 d4");

    Table late({.query = "motion=off"});
    late.play("a1");
    late.wait(1);
    late.session.setPaused(true);
    late.answerAtOnce("d4");
    CHECK(late.moves() == "a1");
    late.session.setPaused(false);
    CHECK(late.session.wakeAfter() == 0);
    late.session.advance(0.01);
    CHECK(late.moves() == "a1 d4");
}

TEST_CASE("motion can be slow, normal, fast and off") {
    const std::string learned = "learned=1\n";
    const double slow = motionWith({.query = "motion=slow", .kept = learned});
    const double normal = motionWith({.query = "motion=normal", .kept = learned});
    const double fast = motionWith({.query = "motion=fast", .kept = learned});
    CHECK(slow > 1.5 * normal);
    CHECK(normal > 1.5 * fast);
    CHECK(fast > 0);
    CHECK(motionWith({.query = "motion=off", .kept = learned}) == 0);
    CHECK(motionWith({.kept = learned}) == normal);
}

TEST_CASE("automatic motion is off where the person asks for less motion") {
    CHECK(motionWith({.reducedMotion = true}) == 0);
    CHECK(motionWith({.query = "motion=auto", .reducedMotion = true}) == 0);
    CHECK(motionWith({.query = "motion=normal", .reducedMotion = true}) > 0);

    // The wish may come while the page is open.
    Table table;
    table.session.setReducedMotion(true);
    CHECK(motionOf(table) == 0);
    Table back({.reducedMotion = true});
    back.session.setReducedMotion(false);
    CHECK(motionOf(back) > 0);
}

TEST_CASE("without motion the caption tells the whole move") {
    Table table({.query = "opponent=person&motion=off"});
    table.play("a1");
    CHECK(table.view().caption.find("You") == std::string::npos);
    CHECK(table.view().caption.starts_with("South sows 2 stones from a1. c1 was not empty: relay"));
    CHECK(table.view().caption.ends_with("North’s turn."));
}

TEST_CASE("an empty house is refused") {
    Table table;
    CHECK(refusalOf(table, "a2") == "a2 is empty: there is nothing to sow.");
}

TEST_CASE("a house with too few stones is refused under tournament rules") {
    Table table({.query = "rules=tournament&position="
                          "0,0,0,0,2,0,0,0,0,1/0,0,0,0,3,0,0,0,0,0/"
                          "0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0+s"});
    CHECK(table.choices() == "g2");
    CHECK(refusalOf(table, "e2") == "Under these rules you need at least 2 stones in the house.");
}

TEST_CASE("the opponent's houses are refused, whatever lies in them") {
    Table table;
    CHECK(refusalOf(table, "a3") == "a3 is your opponent’s.");
    CHECK(refusalOf(table, "e3") == "e3 is your opponent’s.");
}

TEST_CASE("nobody moves for the program") {
    Table table({.query = "motion=off"});
    table.play("a1");
    CHECK(refusalOf(table, "b1") == "It is not your turn yet.");
    CHECK(refusalOf(table, "d4") == "d4 is your opponent’s.");
    CHECK(refusalOf(table, "e3") == "e3 is your opponent’s.");
    table.answer("d4");
    CHECK(table.moves() == "a1 d4");
}

TEST_CASE("between two people the side that is not on turn is named") {
    Table table({.query = "opponent=person&motion=off"});
    CHECK(refusalOf(table, "d4") == "d4 is North’s, and it is South’s turn.");
    table.play("a1");
    CHECK(refusalOf(table, "b1") == "b1 is South’s, and it is North’s turn.");
}

TEST_CASE("endless moves are refused and not offered (rules 6)") {
    int refused = 0;
    for (const auto& vector : tests::longMoveVectors) {
        if (!vector.after.empty()) continue;
        std::string position(vector.position);
        for (char& c : position)
            if (c == ' ') c = '+';
        const bool north = position.find('n') != std::string::npos;
        Table table({.query = "position=" + position + (north ? "&side=north" : "")});
        CAPTURE(vector.position, vector.move);
        CHECK(table.choices().find(vector.move) == std::string::npos);
        if (table.view().result) continue;
        CHECK(refusalOf(table, vector.move)
              == "The move from " + std::string(vector.move)
                     + " would be endless, so it cannot be played.");
        ++refused;
    }
    CHECK(refused > 70);
}
