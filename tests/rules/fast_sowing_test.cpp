// Fast sowing against the plain rules (sowing.hpp), which the other tests and the vectors hold to
// docs/rules.md.
#include "agreement.hpp"
#include "drawing.hpp"
#include "rules/fast_sowing.hpp"
#include "vectors.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>

using namespace kiela;
using namespace kiela::rules;
using tests::disagreement;

namespace {

/// Numbers below `count` that are the same on every machine.
unsigned below(std::mt19937& random, unsigned count) {
    return static_cast<unsigned>(random() % count);
}

/// Throws stones into houses; `crowding` of them at a time.
Position thrown(std::mt19937& random, unsigned stones, unsigned crowding) {
    Position position;
    position.toMove = below(random, 2) == 0 ? Side::South : Side::North;
    const unsigned northOfTwenty = below(random, 21);
    while (stones > 0) {
        const Side side = below(random, 20) < northOfTwenty ? Side::North : Side::South;
        const unsigned some = std::min(stones, 1 + below(random, crowding));
        std::uint8_t& house =
            position.at({side, static_cast<std::uint8_t>(below(random, housesPerSide))});
        house = static_cast<std::uint8_t>(house + some);
        stones -= some;
    }
    return position;
}

RuleSet anyRules(std::mt19937& random) {
    return allRuleSets[below(random, allRuleSets.size())];
}

}  // namespace

TEST_CASE("both forms of a position name the same houses") {
    for (unsigned house = 0; house < housesPerSide; ++house) {
        CHECK(fastHouse(placeOf(house)) == house);
    }
    const Position position = startPosition(RuleSet::Traditional, Side::North);
    CHECK(plainPosition(fastPosition(position), Side::North) == position);
    CHECK(fastPosition(position).onTurn.total() == 28);
    CHECK(!fastPosition(position).waiting.empty());
    CHECK(FastRow{}.empty());
}

TEST_CASE("fast sowing agrees on random positions of up to 60 stones") {
    std::mt19937 random(56);
    for (int number = 0; number < 500'000; ++number) {
        const Position position = thrown(random, 1 + below(random, 60), 3);
        REQUIRE(disagreement(position, anyRules(random)) == "");
    }
}

TEST_CASE("fast sowing agrees on random positions of up to 255 stones, with full houses") {
    std::mt19937 random(255);
    for (int number = 0; number < 300'000; ++number) {
        const unsigned crowding = 1 + below(random, 120);
        const Position position = thrown(random, 1 + below(random, mostStones), crowding);
        REQUIRE(disagreement(position, anyRules(random)) == "");
    }
}

TEST_CASE("fast sowing agrees on every position of random games") {
    std::mt19937 random(1'998);
    for (int number = 0; number < 3'500; ++number) {
        const RuleSet rules = anyRules(random);
        Position position = startPosition(rules);
        for (int ply = 0; ply < 150; ++ply) {
            REQUIRE(disagreement(position, rules) == "");
            const MoveList moves = legalMoves(position, rules);
            if (moves.empty()) break;
            sow(position,
                moves[static_cast<int>(below(random, static_cast<unsigned>(moves.size())))]);
        }
    }
}

TEST_CASE("fast sowing agrees about long moves, and at the limit of 1,000 laps (§6)") {
    for (const auto& vector : tests::longMoveVectors) {
        const Position position = tests::position(vector.position);
        REQUIRE(disagreement(position, RuleSet::Traditional) == "");
    }
}

TEST_CASE("fast sowing agrees wherever it hands over to the plain rules (§6)") {
    // A relay begins as a move from its house would: what is left of a long move from there is a
    // move of any number of laps.
    int moves = 0;
    for (const auto& vector : tests::longMoveVectors) {
        Position position = tests::position(vector.position);
        Position after = position;
        Trace trace;
        const int laps = sow(after, tests::house(vector.move), trace).laps;
        int left = laps;
        for (const Event& event : trace) {
            std::uint8_t& house = position.at(event.house);
            switch (event.kind) {
            case Event::Kind::Drop:
                ++house;
                break;
            case Event::Kind::Capture:
                --left;
                position.at(facingInner(event.house)) = 0;
                position.at(facingOuter(event.house)) = 0;
                break;
            case Event::Kind::Relay:
                --left;
                if (left > 180 && left < 240) {
                    ++moves;
                    REQUIRE(disagreement(position, RuleSet::Traditional) == "");
                }
                house = 0;
                break;
            case Event::Kind::Lift:
                house = 0;
                break;
            case Event::Kind::End:
                break;
            }
        }
    }
    CHECK(moves > 1'000);
}

TEST_CASE("the last capture ends a move at once (§5.1)") {
    const Position position = tests::southToMove(R"(
        4 | . . . . . . . . . .
        3 | . . . . . . . . . 1
        2 | . . . . . . . . 3 1
        1 | . . . . . . . . . 1
            a b c d e f g h i j )");
    Successors successors;
    expand(fastPosition(position), RuleSet::Traditional, successors);
    REQUIRE(disagreement(position, RuleSet::Traditional) == "");
    unsigned wins = 0;
    for (unsigned move = 0; move < successors.count; ++move) {
        if (!successors.after[move].onTurn.empty()) continue;
        ++wins;
        CHECK(successors.captured[move] == 1);
        CHECK(countMoves(successors.after[move], RuleSet::Traditional) == 0);
    }
    CHECK(wins > 0);
}

TEST_CASE("houses that hold enough stones to be sown (§4, §7)") {
    FastRow row{};
    row[0] = 1;
    row[7] = 2;
    row[8] = 127;
    row[15] = 128;
    row[16] = 255;
    row[19] = 1;
    CHECK(sowableHouses(row, RuleSet::Traditional)
          == (1u | 1u << 7 | 1u << 8 | 1u << 15 | 1u << 16 | 1u << 19));
    CHECK(sowableHouses(row, RuleSet::Tournament) == (1u << 7 | 1u << 8 | 1u << 15 | 1u << 16));
}
