// How the program arranges its stones: rightly, the same for the same seed, and better than chance.
#include "drawing.hpp"
#include "engine/arranger.hpp"
#include "engine/evaluation.hpp"
#include "rules/setup.hpp"

#include <catch2/catch_test_macros.hpp>

#include <climits>
#include <numeric>
#include <set>

using namespace kiela;
using engine::Arrangement;
using engine::Arranger;
using engine::Level;
using rules::Position;
using rules::RuleSet;
using rules::Side;

namespace {

constexpr std::array bothSides{Side::South, Side::North};

Arrangement arranged(RuleSet rules, const Position& start, Side side, Level level,
                     std::uint32_t seed, int slice = INT_MAX) {
    Arranger arranger(rules, start, side, level, seed);
    while (!arranger.step(slice)) {
    }
    return arranger.best();
}

Position with(Position start, Side side, const Arrangement& stones) {
    start.stones[static_cast<std::size_t>(side)] = stones;
    return start;
}

/// What a look some plies ahead says of an arrangement, for the side that arranged.
engine::Score worth(const Position& position, Side side) {
    engine::Table table(1u << 20);
    engine::Search search(rules::Game(RuleSet::Traditional, position),
                          engine::learnedEvaluation(RuleSet::Traditional), {.depth = 4}, table);
    while (!search.step(INT_MAX)) {
    }
    return position.toMove == side ? search.finding().score : -search.finding().score;
}

}  // namespace

TEST_CASE("every arrangement of the program's is accepted, under each rule set (§7)") {
    for (const RuleSet rules : rules::allRuleSets) {
        for (const Side first : bothSides) {
            for (const Side side : bothSides) {
                for (Level level = engine::weakestLevel; level <= engine::strongestLevel; ++level) {
                    const Position start = rules::startPosition(rules, first);
                    const auto stones = arranged(rules, start, side, level, 7);
                    CAPTURE(rules::nameOf(rules), level);
                    CHECK(std::accumulate(stones.begin(), stones.end(), 0)
                          == rules::stonesPerSide(rules));
                    CHECK(!rules::arrangementError(with(start, side, stones), rules));
                }
            }
        }
    }
}

TEST_CASE("the same seed gives the same arrangement, whatever the slices; others give others") {
    const Position start = rules::startPosition(RuleSet::Traditional);
    for (Level level = engine::weakestLevel; level <= engine::strongestLevel; ++level) {
        CAPTURE(level);
        const auto whole = arranged(RuleSet::Traditional, start, Side::North, level, 1993);
        CHECK(arranged(RuleSet::Traditional, start, Side::North, level, 1993, 1) == whole);
        CHECK(arranged(RuleSet::Traditional, start, Side::North, level, 1993, 100) == whole);
        std::set<Arrangement> all;
        for (std::uint32_t seed = 0; seed < 8; ++seed)
            all.insert(arranged(RuleSet::Traditional, start, Side::North, level, seed));
        CHECK(all.size() == 8);
    }
}

TEST_CASE("a strong program arranges better than a weak one, moving first or second") {
    for (const Side first : bothSides) {
        const Position start = rules::startPosition(RuleSet::Traditional, first);
        engine::Score weak = 0, strong = 0;
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            const auto worthOf = [&](Level level) {
                const auto stones = arranged(RuleSet::Traditional, start, Side::North, level, seed);
                return worth(with(start, Side::North, stones), Side::North);
            };
            weak += worthOf(engine::weakestLevel);
            strong += worthOf(engine::strongestLevel);
        }
        // By more than two stones on average.
        CHECK(strong > weak + 20 * 200);
    }
}

TEST_CASE("before it has looked at anything the stones lie as they did") {
    const Position start = rules::startPosition(RuleSet::Beginner);
    const Arranger arranger(RuleSet::Beginner, start, Side::South, 3, 1);
    CHECK(arranger.best() == start.stones[0]);
    CHECK(!arranger.finished());
}
