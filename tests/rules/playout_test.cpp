// Games of random moves against the same ones played by the plain rules (sowing.hpp).
#include "drawing.hpp"
#include "rules/fast_position.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "rules/position_text.hpp"
#include "rules/random.hpp"
#include "rules/sowing.hpp"
#include "vectors.hpp"

#include <catch2/catch_test_macros.hpp>

#include <vector>

using namespace kiela;
using namespace kiela::rules;

namespace {

/// The houses that hold enough stones to be sown, in the order of FastRow.
std::vector<House> sowableOf(const Position& position, RuleSet rules) {
    std::vector<House> houses;
    for (unsigned house = 0; house < housesPerSide; ++house) {
        const House from{position.toMove, placeOf(house)};
        if (position.at(from) >= smallestSowing(rules)) houses.push_back(from);
    }
    return houses;
}

/// Plays a game to its end, as playout.hpp tells. Returns how it ends for the player who begins: 1
/// won, 0 drawn, -1 lost.
int playPlainly(Position position, RuleSet rules, Random random, Playouts& playouts) {
    const Side beginner = position.toMove;
    for (;;) {
        const Side side = position.toMove;
        const auto outcome = [&](int forSide) { return side == beginner ? forSide : -forSide; };
        const int own = position.total(side);
        const int others = position.total(opponent(side));
        if (own == 0 || others == 0) return outcome(own == 0 ? -1 : 1);
        const bool canMove = hasLegalMove(position, rules);
        if (!canMove && losesWithoutMove(rules)) return outcome(-1);
        if (!canMove || position.sinceCapture >= quietMovesLimit) {
            return outcome((own > others ? 1 : 0) - (own < others ? 1 : 0));
        }

        std::vector<House> houses = sowableOf(position, rules);
        for (;;) {
            const auto chosen =
                houses.begin()
                + static_cast<int>(random.below(static_cast<unsigned>(houses.size())));
            if (refusalOf(position, rules, *chosen) == Refusal::None) {
                sow(position, *chosen);
                break;
            }
            houses.erase(chosen);
        }
        ++playouts.moves;
    }
}

Playouts playOutPlainly(const Position& position, RuleSet rules, int count, std::uint64_t seed) {
    Playouts playouts;
    Random seeds(seed);
    for (int game = 0; game < count; ++game) {
        const int outcome = playPlainly(position, rules, Random(seeds.next()), playouts);
        playouts.won += outcome > 0 ? 1 : 0;
        playouts.drawn += outcome == 0 ? 1 : 0;
        playouts.lost += outcome < 0 ? 1 : 0;
    }
    return playouts;
}

void check(const Position& position, RuleSet rules, int count, std::uint64_t seed) {
    CAPTURE(writePosition(position), nameOf(rules));
    const Playouts fast = playOut(fastPosition(position), rules,
                                  static_cast<unsigned>(position.sinceCapture), count, seed);
    const Playouts plain = playOutPlainly(position, rules, count, seed);
    REQUIRE(fast == plain);
    REQUIRE(fast.won + fast.drawn + fast.lost == count);
}

}  // namespace

TEST_CASE("playouts are the games that the plain rules play") {
    for (const RuleSet rules : allRuleSets) {
        for (const int count : {0, 1, 2, 3, 4, 5, 500}) {
            check(startPosition(rules), rules, count, 7);
            check(startPosition(rules, Side::North), rules, count, 8);
        }
    }
}

TEST_CASE("playouts begin in any position, with any number of quiet moves (§5.3)") {
    for (const auto& vector : tests::gameVectors) {
        if (vector.position.empty()) continue;
        check(tests::position(vector.position), ruleSetNamed(vector.rules).value(), 20, 1);
    }
    for (const auto& vector : tests::perftVectors) {
        Position position = tests::position(vector.position);
        check(position, ruleSetNamed(vector.rules).value(), 20, 2);
        position.sinceCapture = 97;
        check(position, ruleSetNamed(vector.rules).value(), 20, 3);
    }
}

TEST_CASE("playouts choose another move where one is endless (§6)") {
    // From each of these positions one move of about ten takes very many laps or never ends.
    for (const auto& vector : tests::longMoveVectors) {
        const Position position = tests::position(vector.position);
        check(position, RuleSet::Traditional, 40, 4);
        check(position, RuleSet::Tournament, 40, 5);
    }
}

TEST_CASE("a playout is lost where every move is endless in a tournament (§5.2 before §5.3)") {
    Position position = tests::southToMove(R"(
        4 | . . . . . . . 2 . .
        3 | . . . . . . . . . .
        2 | 1 . 1 . 1 . 1 . 1 .
        1 | . 1 . 1 7 1 . 1 . 1
            a b c d e f g h i j )");
    const Playouts lost{.won = 0, .drawn = 0, .lost = 6, .moves = 0};
    REQUIRE(refusalOf(position, RuleSet::Tournament, tests::house("e1")) == Refusal::Endless);
    for (const std::uint32_t quietMoves : {0u, 99u, 100u}) {
        CHECK(playOut(fastPosition(position), RuleSet::Tournament, quietMoves, 6, 1) == lost);
        position.sinceCapture = quietMoves;
        check(position, RuleSet::Tournament, 6, 1);
        check(position, RuleSet::Traditional, 6, 1);
    }
}
