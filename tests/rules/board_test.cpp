// Rules §1 and §2: the board, the names of its houses, the way round.
#include "drawing.hpp"
#include "rules/board.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

using namespace kiela;
using namespace kiela::rules;
using tests::house;

namespace {

/// The houses of a side in sowing order, as one text.
std::string wayRound(std::string_view first) {
    std::string way;
    House at = house(first);
    for (int step = 0; step <= housesPerSide; ++step) {
        way += nameOf(at) + ' ';
        at = nextHouse(at);
    }
    return way;
}

}  // namespace

TEST_CASE("forty houses have a name each, by file and row (§1)") {
    std::set<std::string> names;
    for (int row = 1; row <= 4; ++row) {
        for (int file = 0; file < 10; ++file) {
            const House at = houseAt(file, row);
            CHECK(fileOf(at) == file);
            CHECK(rowOf(at) == row);
            CHECK(houseNamed(nameOf(at)) == at);
            names.insert(nameOf(at));
        }
    }
    CHECK(names.size() == 40);
    CHECK(nameOf(houseAt(4, 2)) == "e2");
}

TEST_CASE("nothing else is the name of a house (§1)") {
    for (const char* name :
         {"", "e", "2", "e0", "e5", "k2", "E2", "e22", " e2", "e2 ", "2e", "`1"}) {
        CAPTURE(name);
        CHECK(!houseNamed(name));
    }
}

TEST_CASE("South owns rows 1 and 2, North rows 3 and 4, the inner rows are 2 and 3 (§1)") {
    CHECK(house("e1").side == Side::South);
    CHECK(house("e2").side == Side::South);
    CHECK(house("e3").side == Side::North);
    CHECK(house("e4").side == Side::North);
    CHECK(!isInner(house("e1")));
    CHECK(isInner(house("e2")));
    CHECK(isInner(house("e3")));
    CHECK(!isInner(house("e4")));
}

TEST_CASE("the houses of one file face each other (§1)") {
    for (int file = 0; file < filesOnBoard; ++file) {
        CHECK(facingInner(houseAt(file, 2)) == houseAt(file, 3));
        CHECK(facingOuter(houseAt(file, 2)) == houseAt(file, 4));
        CHECK(facingInner(houseAt(file, 3)) == houseAt(file, 2));
        CHECK(facingOuter(houseAt(file, 3)) == houseAt(file, 1));
    }
}

TEST_CASE("sowing goes counter-clockwise round one's own twenty houses (§2)") {
    CHECK(wayRound("a1") == "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 j2 i2 h2 g2 f2 e2 d2 c2 b2 a2 a1 ");
    CHECK(wayRound("j4") == "j4 i4 h4 g4 f4 e4 d4 c4 b4 a4 a3 b3 c3 d3 e3 f3 g3 h3 i3 j3 j4 ");
}

TEST_CASE("half a turn takes each house to the one that the other player has there (§2)") {
    CHECK(tests::turned(house("a1")) == house("j4"));
    CHECK(tests::turned(house("a2")) == house("j3"));
    CHECK(tests::turned(house("g2")) == house("d3"));
}
