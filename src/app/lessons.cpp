#include "app/lessons.hpp"

#include "rules/position_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace kiela::app {

namespace {

using rules::Event;
using rules::House;
using rules::Side;
using text::Msg;

// ---- Goals

bool anyMove(const Try& attempt, const Step&) {
    return attempt.isPlayed();
}

bool ownOuter(const Try& attempt, const Step&) {
    return attempt.house.side == Side::South && !rules::isInner(attempt.house);
}

bool ownInner(const Try& attempt, const Step&) {
    return attempt.house.side == Side::South && rules::isInner(attempt.house);
}

bool facing(const Try& attempt, const Step& step) {
    return attempt.house == rules::facingInner(*rules::houseNamed(step.house));
}

bool endsInner(const Try& attempt, const Step&) {
    return attempt.isPlayed() && rules::isInner(attempt.trace.back().house);
}

bool endsOuter(const Try& attempt, const Step&) {
    return attempt.isPlayed() && !rules::isInner(attempt.trace.back().house);
}

bool endsIn(const Try& attempt, const Step& step) {
    return attempt.isPlayed() && attempt.trace.back().house == rules::houseNamed(step.house);
}

bool endsAtOnce(const Try& attempt, const Step&) {
    return attempt.isPlayed() && attempt.outerRelays + attempt.innerRelays + attempt.captures == 0;
}

bool relaysOuter(const Try& attempt, const Step& step) {
    return attempt.outerRelays >= step.count;
}

bool relaysInner(const Try& attempt, const Step&) {
    return attempt.innerRelays > 0;
}

bool relaysBoth(const Try& attempt, const Step&) {
    return attempt.outerRelays > 0 && attempt.innerRelays > 0;
}

bool captures(const Try& attempt, const Step& step) {
    return attempt.captures >= step.count;
}

bool capturesAfterRelay(const Try& attempt, const Step&) {
    return attempt.captures > 0 && attempt.outerRelays > 0;
}

bool takes(const Try& attempt, const Step& step) {
    return attempt.captured >= step.count;
}

bool capturesMost(const Try& attempt, const Step& step) {
    if (!attempt.isPlayed()) return false;
    const rules::Game game = step.game();
    const rules::MoveList moves = game.legalMoves();
    return std::all_of(moves.begin(), moves.end(), [&](House house) {
        return tryHouse(game, house).captured <= attempt.captured;
    });
}

bool keepsAll(const Try& attempt, const Step&) {
    return attempt.isPlayed() && attempt.replyCaptures == 0;
}

bool isEndless(const Try& attempt, const Step&) {
    return attempt.refusal == rules::Refusal::Endless;
}

bool takesTheLast(const Try& attempt, const Step&) {
    return attempt.result == rules::Result{rules::Winner::South, rules::Reason::AllCaptured};
}

bool endsWithoutProgress(const Try& attempt, const Step&) {
    return attempt.result && attempt.result->reason == rules::Reason::NoProgress;
}

// ---- The lessons

constexpr std::string_view start =
    "2,2,2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0,0,0/0,0,0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2,2,2 s";
constexpr std::string_view crowded =
    "0,0,1,0,0,1,0,0,1,0/0,0,1,0,0,0,1,0,0,0/0,0,0,0,0,0,0,0,0,0/2,0,1,0,3,0,0,2,0,0 s";
// Its moves end in the outer row twice, and once past its end.
constexpr std::string_view corner =
    "0,0,1,0,0,1,0,0,1,0/0,0,1,0,0,0,1,0,0,0/0,0,0,0,0,0,0,0,0,0/0,2,0,0,0,4,0,4,0,0 s";
constexpr std::string_view endless =
    "0,0,0,0,0,1,0,0,1,0/0,0,0,0,0,0,0,0,0,0/0,1,0,2,1,0,1,0,1,0/1,0,1,0,1,0,2,1,0,3 s";

constexpr std::array rows{
    Step{start, Msg::LessonRowsOuter, Msg::LessonRowsOuter, ownOuter, true},
    Step{start, Msg::LessonRowsInner, Msg::LessonRowsInner, ownInner, true},
    Step{start, Msg::LessonRowsFacing, Msg::LessonRowsFacing, facing, true, 0, "g2"},
};

constexpr std::array sowing{
    Step{"0,0,1,0,0,1,0,0,1,0/0,0,1,0,0,0,1,0,0,0/0,0,0,0,0,0,0,0,0,2/0,0,4,0,0,0,0,0,0,0 s",
         Msg::LessonSowing, Msg::LessonHintCount, anyMove},
    Step{corner, Msg::LessonSowingInner, Msg::LessonHintCount, endsInner},
    Step{"0,0,1,0,0,1,0,0,1,0/0,0,0,0,0,0,1,0,0,0/0,0,3,0,0,0,2,0,0,0/0,0,0,0,0,0,0,0,2,0 s",
         Msg::LessonSowingOuter, Msg::LessonHintCount, endsOuter},
};

constexpr std::array ending{
    Step{crowded, Msg::LessonEnding, Msg::LessonHintEnding, endsAtOnce},
    Step{corner, Msg::LessonEndingIn, Msg::LessonHintCount, endsIn, false, 0, "j1"},
};

constexpr std::array outerRelay{
    Step{"0,0,1,0,0,1,0,0,1,0/0,0,1,0,0,0,1,0,0,0/0,0,0,0,0,0,0,0,0,0/2,0,1,0,0,3,0,0,1,0 s",
         Msg::LessonRelayOuter, Msg::LessonHintRelay, relaysOuter, false, 1},
    Step{crowded, Msg::LessonRelayTwice, Msg::LessonHintCount, relaysOuter, false, 2},
};

constexpr std::array innerRelay{
    Step{"0,1,0,0,0,2,0,0,0,0/0,0,1,0,0,0,0,0,0,0/0,0,0,0,0,1,0,2,0,0/0,1,0,0,0,0,0,1,0,0 s",
         Msg::LessonRelayInner, Msg::LessonHintRelayInner, relaysInner},
    Step{"0,1,0,0,0,2,0,0,0,1/0,0,1,0,0,0,0,0,0,0/0,0,0,0,0,1,0,0,0,1/0,2,0,0,0,0,2,0,1,0 s",
         Msg::LessonRelayBoth, Msg::LessonHintRelay, relaysBoth},
};

constexpr std::array capture{
    Step{"0,1,0,0,3,0,0,1,0,0/0,0,0,0,2,0,0,1,0,0/0,0,0,0,1,0,2,0,0,0/0,2,0,0,0,0,0,1,0,0 s",
         Msg::LessonCapture, Msg::LessonHintCapture, captures, false, 1},
    Step{"0,1,0,0,1,0,0,0,2,2/0,0,0,0,1,0,0,0,1,0/0,0,0,0,0,1,0,0,1,0/0,2,0,0,0,0,0,2,0,1 s",
         Msg::LessonCaptureRelay, Msg::LessonHintCapture, capturesAfterRelay},
};

constexpr std::array chains{
    Step{"0,0,1,0,1,0,0,2,0,0/0,0,2,0,1,0,0,1,0,0/0,0,1,0,1,0,2,0,0,0/0,0,0,2,0,0,0,0,1,0 s",
         Msg::LessonChain, Msg::LessonHintMore, captures, false, 2},
    Step{"1,0,3,2,1,1,2,1,0,1/1,1,0,0,0,0,3,4,0,1/1,1,0,0,0,0,1,1,0,0/1,0,1,0,0,0,0,0,0,0 s",
         Msg::LessonChainThree, Msg::LessonHintMore, captures, false, 3},
};

constexpr std::array choosing{
    Step{"0,0,0,0,1,0,0,3,0,1/0,0,1,0,1,0,0,2,0,0/0,0,0,0,1,0,2,1,0,0/0,2,0,0,0,0,0,0,0,3 s",
         Msg::LessonMost, Msg::LessonHintMore, capturesMost},
    Step{"0,0,0,0,0,0,1,0,0,0/2,0,1,0,0,0,0,0,0,0/0,0,2,0,0,0,2,0,0,0/0,0,3,0,0,1,0,0,1,0 s",
         Msg::LessonSafe, Msg::LessonHintSafe, keepsAll},
};

constexpr std::array endlessMoves{
    Step{endless, Msg::LessonEndless, Msg::LessonEndless, isEndless, false, 0, "d2"},
    Step{endless, Msg::LessonEndlessOther, Msg::LessonEndlessOther, anyMove},
};

constexpr std::array theEnd{
    Step{"0,0,0,0,2,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,0,2,0,0,0/0,2,0,0,0,0,0,1,0,0 s",
         Msg::LessonWin, Msg::LessonHintWin, takesTheLast},
    Step{"0,1,0,0,0,0,0,2,0,0/0,0,0,0,0,0,0,0,0,0/0,0,2,0,0,0,3,0,0,0/0,2,0,0,0,1,0,0,1,0 "
         "s 99 160",
         Msg::LessonNoProgress, Msg::LessonHintWin, endsWithoutProgress},
};

constexpr std::array takeFive{
    Step{"0,1,0,1,1,1,2,0,0,0/1,1,1,0,1,0,1,1,3,5/0,0,0,0,0,0,0,0,0,1/0,0,0,1,0,2,2,0,2,0 s",
         Msg::ExerciseTake, Msg::LessonHintMore, takes, false, 5},
};
constexpr std::array takeSeven{
    Step{"1,3,0,3,1,4,0,1,0,0/0,1,2,2,0,1,0,1,0,1/0,0,0,1,0,1,0,2,1,0/0,0,0,0,0,1,0,1,0,0 s",
         Msg::ExerciseTake, Msg::LessonHintMore, takes, false, 7},
};
constexpr std::array keepAll{
    Step{"1,0,0,1,1,1,0,0,1,0/1,0,0,0,4,1,1,0,0,2/0,0,0,0,0,1,4,0,1,0/3,2,0,1,1,1,0,0,0,0 s",
         Msg::LessonSafe, Msg::LessonHintSafe, keepsAll},
};
constexpr std::array takeAll{
    Step{"0,1,0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0,0,0/3,2,0,1,0,1,0,2,0,0/6,1,1,1,0,5,0,3,0,0 s",
         Msg::LessonWin, Msg::LessonHintWin, takesTheLast},
};
constexpr std::array takeEleven{
    Step{"0,0,1,2,0,1,0,1,1,1/0,1,2,3,0,1,0,0,1,3/0,0,0,1,0,2,1,0,0,1/0,1,0,0,2,0,0,1,1,0 s",
         Msg::ExerciseTake, Msg::LessonHintMore, takes, false, 11},
};

constexpr std::array<Lesson, lessonCount> all{{
    {Msg::LessonNameRows, rows},
    {Msg::LessonNameSowing, sowing},
    {Msg::LessonNameEnding, ending},
    {Msg::LessonNameRelayOuter, outerRelay},
    {Msg::LessonNameRelayInner, innerRelay},
    {Msg::LessonNameCapture, capture},
    {Msg::LessonNameChains, chains},
    {Msg::LessonNameChoosing, choosing},
    {Msg::LessonNameEndless, endlessMoves},
    {Msg::LessonNameEnd, theEnd},
    {Msg::ExerciseName, takeFive, true},
    {Msg::ExerciseName, takeSeven, true},
    {Msg::ExerciseName, keepAll, true},
    {Msg::ExerciseName, takeAll, true},
    {Msg::ExerciseName, takeEleven, true},
}};

void count(Try& attempt, const Event& event) {
    if (event.kind == Event::Kind::Relay)
        ++(rules::isInner(event.house) ? attempt.innerRelays : attempt.outerRelays);
    if (event.kind != Event::Kind::Capture) return;
    ++attempt.captures;
    attempt.captured += event.stones + event.outerStones;
}

}  // namespace

Try tryHouse(const rules::Game& game, House house) {
    Try attempt{.house = house};
    rules::Game after = game;
    attempt.refusal = after.play(house, &attempt.trace);
    attempt.after = after.position();
    attempt.result = after.result();
    for (const Event& event : attempt.trace) count(attempt, event);
    for (const House reply : after.legalMoves()) {
        rules::Position position = attempt.after;
        attempt.replyCaptures =
            std::max(attempt.replyCaptures, rules::sow(position, reply).captured);
    }
    return attempt;
}

rules::Game Step::game() const {
    const auto read = rules::readPosition(position);
    // A test reads them all.
    return rules::Game(rules::RuleSet::Traditional, *std::get_if<rules::Position>(&read));
}

std::span<const Lesson> lessons() {
    return all;
}

std::optional<House> solutionOf(const Step& step) {
    const rules::Game game = step.game();
    for (const Side side : {Side::South, Side::North}) {
        for (std::uint8_t place = 0; place < rules::housesPerSide; ++place) {
            const House house{side, place};
            if (step.reached(tryHouse(game, house), step)) return house;
        }
    }
    return std::nullopt;
}

}  // namespace kiela::app
