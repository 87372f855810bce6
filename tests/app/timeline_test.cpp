// A move in time: what is to be seen at each moment of it.
#include "app/timeline.hpp"

#include "drawing.hpp"
#include "vectors.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

using namespace kiela;
using app::longestMotion;
using app::Moment;
using app::Pace;
using app::Timeline;
using rules::Event;
using rules::House;
using rules::Position;
using rules::Side;
using tests::house;
using tests::southToMove;

namespace {

/// The tempos of the session, and some beyond them.
const std::vector<Pace> paces{{1, false},   {1, true},   {0.55, true},
                              {2.5, false}, {0.1, true}, {20, false}};

struct Move {
    Position before, after;
    rules::Trace trace;
};

Move moveOf(const Position& before, std::string_view from) {
    const tests::Played played = tests::play(before, from);
    return {before, played.after, played.trace};
}

/// All moves of the vectors that can be played: ordinary ones, long ones, and those at the limit.
std::vector<Move> allMoves() {
    std::vector<Move> moves;
    for (const auto& vector : tests::sowingVectors)
        moves.push_back(moveOf(tests::position(vector.position), vector.move));
    for (const auto& vector : tests::longMoveVectors) {
        if (!vector.after.empty())
            moves.push_back(moveOf(tests::position(vector.position), vector.move));
    }
    return moves;
}

int stonesOn(const Position& position) {
    return position.total(Side::South) + position.total(Side::North);
}

int stonesIn(const Moment& moment) {
    int sum = moment.hand ? moment.hand->stones : 0;
    for (const auto& side : moment.stones)
        for (const int stones : side) sum += stones;
    return sum;
}

int at(const Moment& moment, std::string_view name) {
    const House where = house(name);
    return moment.stones[static_cast<std::size_t>(where.side)][where.place];
}

/// Moments spread over a whole move, from before its start to after its end.
std::vector<Moment> momentsOf(const Timeline& timeline, int count) {
    std::vector<Moment> moments;
    for (int i = -1; i <= count + 1; ++i)
        moments.push_back(timeline.at(timeline.duration() * i / count));
    return moments;
}

/// g2 sows two stones, the last into e2, which captures from e3 and e4.
const Position captureOfTwo = southToMove(R"(
    4 | . . . . 2 . . . . 1
    3 | . . . . 3 . . . . .
    2 | . . . . 1 . 2 . . .
    1 | . . . . . . . . . .
        a b c d e f g h i j )");

}  // namespace

TEST_CASE("no move is shown for longer than fifteen seconds") {
    for (const Move& move : allMoves()) {
        CAPTURE(move.before, move.trace.front().house);
        for (const Pace& pace : paces) {
            const Timeline timeline(move.before, move.trace, pace);
            CAPTURE(pace.tempo, pace.explaining);
            CHECK(timeline.duration() > 0);
            CHECK(timeline.duration() <= longestMotion);
        }
    }
}

TEST_CASE("a larger tempo is faster, and explanations take their time") {
    for (const Move& move : allMoves()) {
        CAPTURE(move.before, move.trace.front().house);
        const auto duration = [&](const Pace& pace) {
            return Timeline(move.before, move.trace, pace).duration();
        };
        CHECK(duration({2.5, false}) <= duration({1, false}));
        CHECK(duration({1, false}) <= duration({0.55, false}));
        CHECK(duration({1, false}) <= duration({1, true}));
    }
}

TEST_CASE("a short move takes the time of its parts") {
    // A single stone falls into an empty house: lifted, sown, looked at.
    const Move single = moveOf(southToMove(R"(
        4 | 1 . . . . . . . . .
        3 | . . . . . . . . . .
        2 | . . . . . . . . . .
        1 | . . 1 . . . . . . .
            a b c d e f g h i j )"),
                               "c1");
    const Timeline normal(single.before, single.trace, {1, false});
    CHECK(normal.duration() > 0.5);
    CHECK(normal.duration() < 1.5);
    const Timeline half(single.before, single.trace, {0.5, false});
    CHECK(std::abs(half.duration() - 2 * normal.duration()) < 1e-9);
    // Time to read a sentence at the end of it.
    const Timeline explaining(single.before, single.trace, {1, true});
    CHECK(explaining.duration() > normal.duration() + 0.5);
}

TEST_CASE("at the start the first handful is in hand") {
    for (const Move& move : allMoves()) {
        const Timeline timeline(move.before, move.trace, {});
        const Moment start = timeline.at(0);
        const House from = move.trace.front().house;
        CAPTURE(move.before, from);
        REQUIRE(start.hand);
        CHECK(start.hand->stones == move.before.at(from));
        CHECK(start.hand->from == from);
        CHECK(start.hand->to == from);
        CHECK(start.hand->progress == 0.0f);
        CHECK(start.told == 0);
        CHECK(start.captured == 0);
        CHECK(!start.flash);
        // Everything else lies as before.
        Position lifted = move.before;
        lifted.at(from) = 0;
        CHECK(start.stones == lifted.stones);
    }
}

TEST_CASE("a moment before the start is the start") {
    const Timeline timeline(captureOfTwo, moveOf(captureOfTwo, "g2").trace, {});
    CHECK(timeline.at(-1).stones == timeline.at(0).stones);
    CHECK(timeline.at(-1).hand->progress == 0.0f);
}

TEST_CASE("at the end and after it everything lies as in the position after the move") {
    for (const Move& move : allMoves()) {
        CAPTURE(move.before, move.trace.front().house);
        for (const Pace& pace : paces) {
            const Timeline timeline(move.before, move.trace, pace);
            for (const double seconds :
                 {timeline.duration(), timeline.duration() + 0.001, longestMotion + 1, 1e9}) {
                const Moment end = timeline.at(seconds);
                CHECK(end.stones == move.after.stones);
                CHECK(!end.hand);
                CHECK(!end.flash);
                CHECK(end.told == move.trace.size() - 1);
            }
        }
    }
}

TEST_CASE("no stone is lost or added on the way") {
    for (const Move& move : allMoves()) {
        const int stones = stonesOn(move.before);
        const Side mover = move.before.toMove;
        CAPTURE(move.before, move.trace.front().house);
        for (const Pace& pace : {paces[0], paces[1], paces[3]}) {
            const Timeline timeline(move.before, move.trace, pace);
            for (const Moment& moment : momentsOf(timeline, 100)) {
                REQUIRE(stonesIn(moment) == stones);
                REQUIRE(moment.total(Side::South, mover) + moment.total(Side::North, mover)
                        == stones);
                REQUIRE((!moment.hand || moment.hand->stones > 0));
            }
        }
    }
}

TEST_CASE(
    "a side's total counts its stones in the hand, and captured ones from when they are taken") {
    const Timeline timeline(captureOfTwo, moveOf(captureOfTwo, "g2").trace, {});
    CHECK(timeline.at(0).total(Side::South, Side::South) == 3);
    CHECK(timeline.at(0).total(Side::North, Side::South) == 6);
    int before = 3;
    for (const Moment& moment : momentsOf(timeline, 1000)) {
        const int south = moment.total(Side::South, Side::South);
        CHECK((south == 3 || south == 8));
        CHECK(south >= before);
        before = south;
    }
    CHECK(before == 8);
}

TEST_CASE("what is told is never a single stone and never goes back") {
    for (const Move& move : allMoves()) {
        CAPTURE(move.before, move.trace.front().house);
        for (const Pace& pace : {paces[0], paces[1]}) {
            const Timeline timeline(move.before, move.trace, pace);
            std::size_t told = 0;
            int captured = 0;
            for (const Moment& moment : momentsOf(timeline, 200)) {
                REQUIRE(moment.told < move.trace.size());
                REQUIRE(move.trace[moment.told].kind != Event::Kind::Drop);
                REQUIRE(moment.told >= told);
                REQUIRE(moment.captured >= captured);
                told = moment.told;
                captured = moment.captured;
            }
            CHECK(told == move.trace.size() - 1);
            CHECK(captured
                  == move.after.total(move.before.toMove) - move.before.total(move.before.toMove));
        }
    }
}

TEST_CASE("both emptied houses flash at a capture (rules 9)") {
    const Timeline timeline(captureOfTwo, moveOf(captureOfTwo, "g2").trace, {});
    float strength = 1;
    int seenFull = 0, seenEmpty = 0;
    for (const Moment& moment : momentsOf(timeline, 1000)) {
        if (!moment.flash) continue;
        CHECK(moment.flash->inner == house("e3"));
        CHECK(moment.flash->outer == house("e4"));
        CHECK(moment.flash->strength > 0.0f);
        CHECK(moment.flash->strength <= strength);
        strength = moment.flash->strength;
        // First both are seen as they were, then empty, the stones on their way.
        CHECK((at(moment, "e3") == 0) == (at(moment, "e4") == 0));
        if (at(moment, "e3") == 3) {
            CHECK(at(moment, "e4") == 2);
            CHECK(!moment.hand);
            CHECK(seenEmpty == 0);
            ++seenFull;
        } else {
            CHECK(at(moment, "e3") == 0);
            CHECK(moment.hand->stones == 5);
            ++seenEmpty;
        }
    }
    CHECK(strength < 0.1f);
    CHECK(seenFull > 20);
    CHECK(seenEmpty > 20);
}

TEST_CASE("every capture of a move that is not sped up flashes, at each tempo of the game") {
    for (const Move& move : allMoves()) {
        for (const double tempo : {0.55, 1.0, 2.5}) {
            const Timeline timeline(move.before, move.trace, {tempo, false});
            if (timeline.duration() > 0.6 * longestMotion) continue;
            std::vector<House> flashed;
            for (const Moment& moment : momentsOf(timeline, 2000)) {
                if (!moment.flash) continue;
                const Event& told = move.trace[moment.told];
                REQUIRE(told.kind == Event::Kind::Capture);
                REQUIRE(moment.flash->inner == rules::facingInner(told.house));
                REQUIRE(moment.flash->outer == rules::facingOuter(told.house));
                if (flashed.empty() || moment.flash->inner != flashed.back())
                    flashed.push_back(moment.flash->inner);
            }
            std::vector<House> captured;
            for (const Event& event : move.trace) {
                if (event.kind != Event::Kind::Capture) continue;
                const House inner = rules::facingInner(event.house);
                if (captured.empty() || inner != captured.back()) captured.push_back(inner);
            }
            CAPTURE(move.before, move.trace.front().house, tempo);
            REQUIRE(flashed == captured);
        }
    }
}

// Seconds at which a house begins to flash, looked at as often as a screen is drawn.
std::vector<double> flashesOf(const Timeline& timeline) {
    std::vector<double> begins;
    float before = 0;
    for (double time = 0; time < timeline.duration() + 1; time += 1.0 / 120) {
        const Moment moment = timeline.at(time);
        const float now = moment.flash ? moment.flash->strength : 0;
        if (now > before) begins.push_back(time);
        before = now;
    }
    return begins;
}

TEST_CASE("nothing flashes more than three times in any second, however fast (WCAG 2.3.1)") {
    std::size_t most = 0;
    for (const Move& move : allMoves()) {
        if (move.trace.size() > 2000) continue;
        for (const Pace& pace : paces) {
            const std::vector<double> begins = flashesOf({move.before, move.trace, pace});
            for (std::size_t i = 0; i < begins.size(); ++i) {
                std::size_t within = i;
                while (within < begins.size() && begins[within] < begins[i] + 1) ++within;
                most = std::max(most, within - i);
            }
            CAPTURE(move.before, move.trace.front().house, pace.tempo);
            REQUIRE(most <= 3);
        }
    }
    // There are moves with as many.
    CHECK(most >= 2);
}

TEST_CASE("captured stones cross the board in one hand") {
    const Timeline timeline(captureOfTwo, moveOf(captureOfTwo, "g2").trace, {});
    int crossing = 0;
    for (const Moment& moment : momentsOf(timeline, 1000)) {
        if (!moment.hand || !moment.hand->crossing) continue;
        ++crossing;
        CHECK(moment.hand->from == house("e3"));
        CHECK(moment.hand->to == house("e2"));
        CHECK(moment.hand->stones == 5);
    }
    CHECK(crossing > 20);
}

TEST_CASE("stones travel one house at a time, and each falls where the trace says") {
    for (const Move& move : allMoves()) {
        if (move.trace.size() > 100) continue;
        const Timeline timeline(move.before, move.trace, {});
        CAPTURE(move.before, move.trace.front().house);
        const Moment* before = nullptr;
        const std::vector<Moment> moments = momentsOf(timeline, 3000);
        for (const Moment& moment : moments) {
            if (!moment.hand) {
                before = nullptr;
                continue;
            }
            const app::Hand& hand = *moment.hand;
            REQUIRE(hand.progress >= 0.0f);
            REQUIRE(hand.progress <= 1.0f);
            if (!(hand.from == hand.to) && !hand.crossing)
                REQUIRE(rules::nextHouse(hand.from) == hand.to);
            const bool sameStep =
                before != nullptr && before->hand->from == hand.from && before->hand->to == hand.to
                && before->hand->stones == hand.stones && before->told == moment.told;
            if (sameStep) REQUIRE(hand.progress >= before->hand->progress);
            before = &moment;
        }
    }
}

TEST_CASE("a dropped stone falls, hops once and lies still") {
    const Move move = moveOf(rules::startPosition(rules::RuleSet::Traditional), "g1");
    const Timeline timeline(move.before, move.trace, {1, false});
    int falls = 0;
    std::optional<app::Landing> before;
    for (double time = 0; time < timeline.duration(); time += 0.005) {
        const Moment moment = timeline.at(time);
        if (moment.landing) {
            CHECK(moment.landing->height >= 0);
            CHECK(moment.landing->height <= 1);
            const House& house = moment.landing->house;
            CHECK(moment.stones[static_cast<std::size_t>(house.side)][house.place] > 0);
            if (!before || !(before->house == house)) {
                CHECK(moment.landing->height > 0.9F);
                ++falls;
            }
        } else if (before) {
            CHECK(before->height < 0.1F);
        }
        before = moment.landing;
    }
    const auto drops = std::count_if(move.trace.begin(), move.trace.end(), [](const Event& event) {
        return event.kind == Event::Kind::Drop;
    });
    // What is taken up again at once is not seen to fall.
    const auto relays = std::count_if(move.trace.begin(), move.trace.end(), [](const Event& event) {
        return event.kind == Event::Kind::Relay;
    });
    CHECK(falls == drops - relays);
    CHECK(!timeline.at(timeline.duration()).landing);
}

TEST_CASE("moments may be asked for in any order") {
    const Timeline timeline(captureOfTwo, moveOf(captureOfTwo, "g2").trace, {});
    const std::vector<Moment> inOrder = momentsOf(timeline, 100);
    std::mt19937 random(3);
    for (int number = 0; number < 300; ++number) {
        const auto index = random() % inOrder.size();
        const double part = (static_cast<double>(index) - 1) / 100;
        const Moment moment = timeline.at(timeline.duration() * part);
        CHECK(moment.stones == inOrder[index].stones);
        CHECK(moment.told == inOrder[index].told);
        CHECK(moment.hand.has_value() == inOrder[index].hand.has_value());
    }
}
