// Arranging stones by hand: taking up and putting down, the supply, what is accepted.
#include "app/arranging.hpp"
#include "drawing.hpp"
#include "rules/setup.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using app::Arranging;
using rules::RuleSet;
using rules::Side;
using tests::boardOf;
using tests::house;
using Fault = Arranging::Fault;
using Problem = Arranging::Problem;

namespace {

Arranging southsOpening(RuleSet rules = RuleSet::Traditional) {
    return Arranging::opening(rules, rules::startPosition(rules), Side::South);
}

Arranging editor(RuleSet rules = RuleSet::Traditional) {
    return Arranging::editor(rules, rules::startPosition(rules));
}

int at(const Arranging& arranging, std::string_view name) {
    return arranging.position().at(house(name));
}

}  // namespace

TEST_CASE("pressing a house takes up all its stones; further presses drop them one by one") {
    Arranging arranging = southsOpening();
    arranging.press(house("a1"));
    CHECK(arranging.inHand() == 2);
    CHECK(arranging.liftedFrom() == house("a1"));
    CHECK(at(arranging, "a1") == 0);
    arranging.press(house("c2"));
    CHECK(arranging.inHand() == 1);
    CHECK(at(arranging, "c2") == 1);
    CHECK(arranging.touched() == house("c2"));
    arranging.press(house("j1"));
    CHECK(arranging.inHand() == 0);
    CHECK(!arranging.liftedFrom());
    CHECK(boardOf(arranging.position()) == tests::board(R"(
        4 | 2 2 2 2 2 2 2 2 2 2
        3 | 2 2 2 2 . . . . . .
        2 | . . 1 . . . 2 2 2 2
        1 | . 2 2 2 2 2 2 2 2 3
            a b c d e f g h i j )"));
    CHECK(arranging.problem() == Problem{});
}

TEST_CASE("with whole hands the next house gets all that is in hand") {
    Arranging arranging = southsOpening();
    arranging.setWholeHands(true);
    arranging.press(house("a1"));
    arranging.press(house("b1"));
    CHECK(arranging.inHand() == 0);
    CHECK(at(arranging, "b1") == 4);
}

TEST_CASE("dragging moves one stone, or all of a house with whole hands, or what is in hand") {
    Arranging arranging = southsOpening();
    arranging.carry(house("a1"), house("a2"));
    CHECK(at(arranging, "a1") == 1);
    CHECK(at(arranging, "a2") == 1);
    arranging.setWholeHands(true);
    arranging.carry(house("b1"), house("a2"));
    CHECK(at(arranging, "b1") == 0);
    CHECK(at(arranging, "a2") == 3);
    arranging.setWholeHands(false);
    arranging.press(house("c1"));
    arranging.carry(house("c1"), house("d2"));
    CHECK(at(arranging, "d2") == 2);
    CHECK(arranging.inHand() == 0);
    const Arranging before = arranging;
    arranging.carry(house("b1"), house("c2"));
    arranging.carry(house("d2"), house("d2"));
    CHECK(arranging.position() == before.position());
}

TEST_CASE("in the opening only one's own houses can be touched, and there is no supply") {
    Arranging arranging = southsOpening();
    const Arranging untouched = arranging;
    arranging.press(house("a4"));
    arranging.press(house("a2"));  // empty
    arranging.carry(house("a4"), house("a1"));
    arranging.carry(house("a1"), house("a4"));
    arranging.carry(house("a1"), std::nullopt);
    arranging.carry(std::nullopt, house("a1"));
    arranging.supply();
    arranging.clear();
    arranging.fill();
    arranging.setTurn(Side::North);
    CHECK(arranging == untouched);
    arranging.press(house("a1"));
    arranging.press(house("d3"));
    arranging.putAway();
    CHECK(arranging.inHand() == 2);
    CHECK(!arranging.mayPress(house("a4")));
    CHECK(arranging.mayPress(house("a2")));
}

TEST_CASE("what is in hand can be put back where it came from") {
    Arranging arranging = southsOpening();
    arranging.press(house("a1"));
    arranging.press(house("e2"));
    arranging.putBack();
    CHECK(at(arranging, "a1") == 1);
    CHECK(at(arranging, "e2") == 1);
    CHECK(arranging.inHand() == 0);
    CHECK(arranging.isChanged());
    arranging.reset();
    CHECK(!arranging.isChanged());
    CHECK(arranging == southsOpening());
}

TEST_CASE("an arrangement is ready when no stones are in hand (§7)") {
    Arranging arranging = southsOpening();
    CHECK(arranging.problem() == Problem{});
    arranging.press(house("a1"));
    CHECK(arranging.problem() == Problem{Fault::StonesInHand});
    arranging.putBack();
    CHECK(arranging.problem() == Problem{});
}

TEST_CASE("an arrangement that the rules do not accept is not ready (§7)") {
    // No arrangement of the right number of stones is known that leaves a player without a move.
    const Arranging arranging = Arranging::opening(RuleSet::Tournament, tests::southToMove(R"(
        4 | 2 2 2 2 2 2 2 2 2 2
        3 | 2 2 2 2 . . . . . .
        2 | 1 . . . . . . . . .
        1 | 1 . . . . . . . . .
            a b c d e f g h i j )"),
                                                   Side::South);
    CHECK(arranging.problem() == Problem{Fault::CannotMove, Side::South});
}

TEST_CASE("the editor touches both sides and takes stones from its supply and back") {
    Arranging arranging = editor();
    arranging.supply();
    arranging.supply();
    CHECK(arranging.inHand() == 2);
    CHECK(arranging.total() == 58);
    CHECK(!arranging.liftedFrom());
    arranging.press(house("j3"));
    CHECK(at(arranging, "j3") == 1);
    arranging.putAway();
    CHECK(arranging.total() == 57);
    arranging.carry(std::nullopt, house("j3"));
    CHECK(at(arranging, "j3") == 2);
    arranging.carry(house("a4"), std::nullopt);
    CHECK(at(arranging, "a4") == 1);
    CHECK(arranging.total() == 57);
    arranging.press(house("a1"));
    arranging.press(house("d3"));
    CHECK(at(arranging, "d3") == 3);
}

TEST_CASE("of a mixed hand the stones from the supply are put down first and not put back") {
    Arranging arranging = editor();
    arranging.press(house("a1"));
    arranging.supply();
    CHECK(arranging.inHand() == 3);
    arranging.press(house("e2"));
    arranging.putBack();
    CHECK(at(arranging, "a1") == 2);
    CHECK(at(arranging, "e2") == 1);
    CHECK(arranging.total() == 57);
}

TEST_CASE("no more than 255 stones come out of the supply (§8)") {
    Arranging arranging = editor();
    arranging.clear();
    CHECK(arranging.total() == 0);
    for (int stones = 0; stones < 300; ++stones) arranging.supply();
    CHECK(arranging.inHand() == rules::mostStones);
    CHECK(!arranging.maySupply());
    arranging.setWholeHands(true);
    arranging.press(house("e1"));
    CHECK(at(arranging, "e1") == 255);
    arranging.carry(std::nullopt, house("e1"));
    CHECK(arranging.total() == 255);
    CHECK(at(arranging, "e1") == 255);
}

TEST_CASE("the editor says why a position cannot be played on") {
    Arranging arranging = editor(RuleSet::Tournament);
    arranging.clear();
    CHECK(arranging.problem() == Problem{Fault::NoStones});
    arranging.carry(std::nullopt, house("a1"));
    CHECK(arranging.problem() == Problem{Fault::SideBare, Side::North});
    arranging.carry(std::nullopt, house("a4"));
    // Single stones are not sown in tournaments.
    CHECK(arranging.problem() == Problem{Fault::CannotMove, Side::South});
    arranging.setTurn(Side::North);
    CHECK(arranging.problem() == Problem{Fault::CannotMove, Side::North});
    arranging.carry(std::nullopt, house("a4"));
    CHECK(arranging.problem() == Problem{});
    arranging.fill();
    CHECK(boardOf(arranging.position()) == boardOf(rules::startPosition(RuleSet::Tournament)));
    CHECK(arranging.position().toMove == Side::North);
    arranging.reset();
    CHECK(arranging.position().toMove == Side::South);
}

TEST_CASE("a position that was edited begins to count anew") {
    rules::Position position = rules::startPosition(RuleSet::Traditional);
    position.sinceCapture = 40;
    position.moveNumber = 77;
    const Arranging arranging = Arranging::editor(RuleSet::Traditional, position);
    CHECK(arranging.position() == rules::startPosition(RuleSet::Traditional));
}
