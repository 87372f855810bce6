// The table of laps against stones dropped one by one (rules §4).
#include "rules/laps.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela::rules;

namespace {

/// A row with many different counts, small enough that no lap overflows a house.
FastRow someRow() {
    FastRow row{};
    for (unsigned house = 0; house < housesPerSide; ++house) {
        row[house] = static_cast<std::uint8_t>(house * 37 % 101);
    }
    return row;
}

FastRow plus(const FastRow& row, const Lap& lap) {
    FastRow sum{};
    for (unsigned word = 0; word < FastRow::words; ++word) {
        sum.setWord(word, row.word(word) + lap.gains[word]);
    }
    return sum;
}

}  // namespace

TEST_CASE("every lap does what dropping its stones one by one does (§4)") {
    for (std::uint8_t from = 0; from < housesPerSide; ++from) {
        for (unsigned stones = 1; stones <= mostStones; ++stones) {
            for (const Handful handful : {Handful::Captured, Handful::Lifted}) {
                CAPTURE(int{from}, stones, static_cast<int>(handful));
                const unsigned first = fastHouse(from);
                FastRow before = someRow();
                if (handful == Handful::Lifted) before[first] = static_cast<std::uint8_t>(stones);

                FastRow after = before;
                if (handful == Handful::Lifted) after[first] = 0;
                House house{Side::South, from};
                for (unsigned stone = 0; stone < stones; ++stone) {
                    house = nextHouse(house);
                    ++after[fastHouse(house.place)];
                }

                const Lap& lap = *lapTable().from(first, lapIndex(stones, handful));
                REQUIRE(plus(before, lap) == after);
                REQUIRE(lap.last == fastHouse(house.place));
                REQUIRE(static_cast<std::uint8_t>(before[lap.last] + lap.before + 1)
                        == after[lap.last]);
                if (isInner(house)) {
                    REQUIRE(lap.facing == fastHouse(facingOuter(house).place));
                    REQUIRE(lap.facing + 1u == fastHouse(facingInner(house).place));
                } else {
                    REQUIRE(lap.facing == FastRow::nothing);
                }
                REQUIRE(lapTable().after(lap, 7) == lapTable().from(lap.last, 7));
            }
        }
    }
}

TEST_CASE("the idle lap stands still where one stone is in the first house") {
    FastRow row{};
    row[0] = 1;
    const Lap& idle = *lapTable().idle();
    CHECK(plus(row, idle) == row);
    CHECK(idle.last == 0);
    CHECK(idle.facing == FastRow::nothing);
    const unsigned relayed = row[0] + idle.before + 1u;
    CHECK(lapTable().after(idle, lapIndex(relayed, Handful::Lifted)) == &idle);
}
