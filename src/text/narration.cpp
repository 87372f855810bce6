// A move in words. Every sentence is one message: what differs between languages, the order of the
// words and their endings, is left to the translations.
#include "text/narration.hpp"

#include "text/say.hpp"

namespace kiela::text {

namespace {

using rules::Event;
using rules::House;
using rules::Side;

/// More steps than this are not told one by one.
constexpr int stepsToldOneByOne = 4;

/// A sentence as it is said to the player who does it, and about South or North.
struct Voices {
    Msg you;
    Msg side;
};

Msg pick(const Audience& audience, Side side, Voices voices) {
    return audience.you == side ? voices.you : voices.side;
}

/// The side's own name, also where the player is addressed.
std::string properName(Language language, Side side) {
    return say(language, side == Side::South ? Msg::SideSouth : Msg::SideNorth);
}

struct StepMessages {
    Voices lift, outerRelay, innerRelay, captureOfOne, captureOfTwo, end, endOfAll;
};

constexpr StepMessages captions{
    {Msg::CaptionLiftYou, Msg::CaptionLiftSide},
    {Msg::CaptionRelayOuterYou, Msg::CaptionRelayOuterSide},
    {Msg::CaptionRelayInnerYou, Msg::CaptionRelayInnerSide},
    {Msg::CaptionCaptureOneYou, Msg::CaptionCaptureOneSide},
    {Msg::CaptionCaptureTwoYou, Msg::CaptionCaptureTwoSide},
    {Msg::CaptionEndYou, Msg::CaptionEndSide},
    {Msg::CaptionEndOfAllYou, Msg::CaptionEndOfAllSide},
};

constexpr StepMessages explanations{
    {Msg::ExplainLiftYou, Msg::ExplainLiftSide},
    {Msg::ExplainRelayOuterYou, Msg::ExplainRelayOuterSide},
    {Msg::ExplainRelayInnerYou, Msg::ExplainRelayInnerSide},
    {Msg::ExplainCaptureOneYou, Msg::ExplainCaptureOneSide},
    {Msg::ExplainCaptureTwoYou, Msg::ExplainCaptureTwoSide},
    {Msg::ExplainEndYou, Msg::ExplainEndSide},
    {Msg::CaptionEndOfAllYou, Msg::CaptionEndOfAllSide},
};

std::string capturedInAll(const Audience& audience, int captured) {
    return say(audience.language, Msg::StoryCaptured, {{"n", captured}});
}

std::string stepSentence(const Audience& audience, const Event& event, int captured,
                         const StepMessages& messages) {
    const Language language = audience.language;
    const Side mover = event.house.side;
    const std::string side = properName(language, mover);
    const std::string house = rules::nameOf(event.house);

    switch (event.kind) {
    case Event::Kind::Lift:
        return say(language, pick(audience, mover, messages.lift),
                   {{"n", event.stones}, {"house", house}, {"side", side}});
    case Event::Kind::Drop:
        return {};
    case Event::Kind::Relay:
        if (!rules::isInner(event.house)) {
            return say(language, pick(audience, mover, messages.outerRelay),
                       {{"n", event.stones}, {"house", house}, {"side", side}});
        }
        return say(language, pick(audience, mover, messages.innerRelay),
                   {{"n", event.stones},
                    {"house", house},
                    {"facing", rules::nameOf(rules::facingInner(event.house))},
                    {"side", side}});
    case Event::Kind::Capture:
        return say(language,
                   pick(audience, mover,
                        event.outerStones > 0 ? messages.captureOfTwo : messages.captureOfOne),
                   {{"count", event.stones + event.outerStones},
                    {"house", house},
                    {"inner", rules::nameOf(rules::facingInner(event.house))},
                    {"outer", rules::nameOf(rules::facingOuter(event.house))},
                    {"side", side}});
    case Event::Kind::End:
        if (event.stones == 0) {
            return say(language, pick(audience, mover, messages.endOfAll),
                       {{"house", house}, {"side", side}});
        }
        std::string sentence =
            say(language, pick(audience, mover, messages.end), {{"house", house}, {"side", side}});
        if (captured > 0) sentence += ' ' + capturedInAll(audience, captured);
        return sentence;
    }
    return {};
}

std::string relayInStory(const Audience& audience, const Event& event) {
    const std::string house = rules::nameOf(event.house);
    if (!rules::isInner(event.house))
        return say(audience.language, Msg::StoryRelayOuter,
                   {{"n", event.stones}, {"house", house}});
    return say(audience.language, Msg::StoryRelayInner,
               {{"n", event.stones},
                {"house", house},
                {"facing", rules::nameOf(rules::facingInner(event.house))}});
}

std::string captureInStory(const Audience& audience, const Event& event) {
    return say(audience.language,
               event.outerStones > 0 ? Msg::StoryCaptureTwo : Msg::StoryCaptureOne,
               {{"count", event.stones + event.outerStones},
                {"house", rules::nameOf(event.house)},
                {"inner", rules::nameOf(rules::facingInner(event.house))},
                {"outer", rules::nameOf(rules::facingOuter(event.house))}});
}

std::string endInStory(const Audience& audience, const Event& event) {
    return say(audience.language, event.stones > 0 ? Msg::StoryEnd : Msg::StoryEndOfAll,
               {{"house", rules::nameOf(event.house)}});
}

/// What a trace holds, counted.
struct Summary {
    int relays = 0;
    int captures = 0;
    int captured = 0;  // stones

    int steps() const { return relays + captures; }
    int laps() const { return 1 + steps(); }
};

Summary summaryOf(const rules::Trace& trace) {
    Summary summary;
    for (const Event& event : trace) {
        if (event.kind == Event::Kind::Relay) ++summary.relays;
        if (event.kind == Event::Kind::Capture) {
            ++summary.captures;
            summary.captured += event.stones + event.outerStones;
        }
    }
    return summary;
}

}  // namespace

std::string sideName(const Audience& audience, Side side) {
    return audience.you == side ? say(audience.language, Msg::SideYou)
                                : properName(audience.language, side);
}

std::string stoneCount(const Audience& audience, int stones) {
    return say(audience.language, Msg::Stones, {{"n", stones}});
}

std::string houseName(const Audience& audience, House house, int stones) {
    const std::string name = rules::nameOf(house);
    if (stones == 0) return say(audience.language, Msg::HouseEmpty, {{"house", name}});
    return say(audience.language, Msg::HouseStones, {{"house", name}, {"n", stones}});
}

std::string houseNameWithOwner(const Audience& audience, House house, int stones) {
    const Msg side = house.side == Side::South ? Msg::HouseWhoseSouth : Msg::HouseWhoseNorth;
    return say(audience.language, pick(audience, house.side, {Msg::HouseWhoseYou, side}),
               {{"house", houseName(audience, house, stones)}});
}

std::string rowName(const Audience& audience, House house) {
    const bool inner = rules::isInner(house);
    const bool south = house.side == Side::South;
    if (audience.you == house.side)
        return say(audience.language, inner ? Msg::RowInnerYou : Msg::RowOuterYou);
    if (inner) return say(audience.language, south ? Msg::RowInnerSouth : Msg::RowInnerNorth);
    return say(audience.language, south ? Msg::RowOuterSouth : Msg::RowOuterNorth);
}

std::string stepCaption(const Audience& audience, const Event& event, int captured) {
    return stepSentence(audience, event, captured, captions);
}

std::string stepExplanation(const Audience& audience, const Event& event, int captured) {
    return stepSentence(audience, event, captured, explanations);
}

std::string moveStory(const Audience& audience, const rules::Trace& trace) {
    const Summary summary = summaryOf(trace);
    const bool isLong = summary.steps() > stepsToldOneByOne;
    const bool tellsCaptures = summary.captures <= stepsToldOneByOne;

    std::string story;
    for (const Event& event : trace) {
        switch (event.kind) {
        case Event::Kind::Lift:
            story = stepCaption(audience, event, 0);
            break;
        case Event::Kind::Drop:
            break;
        case Event::Kind::Relay:
            if (!isLong) story += ' ' + relayInStory(audience, event);
            break;
        case Event::Kind::Capture:
            if (tellsCaptures) story += ' ' + captureInStory(audience, event);
            break;
        case Event::Kind::End:
            if (!tellsCaptures) story += ' ' + capturedInAll(audience, summary.captured);
            if (isLong) {
                story += ' ' + say(audience.language, Msg::StoryLaps, {{"n", summary.laps()}});
            }
            story += ' ' + endInStory(audience, event);
            break;
        }
    }
    return story;
}

std::string moveOutcome(const Audience& audience, const rules::Trace& trace) {
    const Event& end = trace.back();
    const std::string house = rules::nameOf(end.house);
    const int captured = summaryOf(trace).captured;
    if (end.stones == 0) return say(audience.language, Msg::OutcomeWin);
    if (captured == 0) return say(audience.language, Msg::OutcomeQuiet, {{"house", house}});
    return say(audience.language, Msg::OutcomeCapture, {{"count", captured}, {"house", house}});
}

std::string refusalReason(const Audience& audience, rules::Refusal refusal, House house,
                          int smallest) {
    const Language language = audience.language;
    const std::string name = rules::nameOf(house);
    switch (refusal) {
    case rules::Refusal::None:
        return {};
    case rules::Refusal::GameOver:
        return say(language, Msg::RefusalGameOver);
    case rules::Refusal::OpponentsHouse:
        if (audience.you == house.side) return say(language, Msg::RefusalNotYourTurn);
        if (audience.you) return say(language, Msg::RefusalOpponents, {{"house", name}});
        return say(language,
                   house.side == Side::South ? Msg::RefusalBelongsSouth : Msg::RefusalBelongsNorth,
                   {{"house", name}});
    case rules::Refusal::Empty:
        return say(language, Msg::RefusalEmpty, {{"house", name}});
    case rules::Refusal::TooFew:
        return say(language, Msg::RefusalTooFew, {{"n", smallest}});
    case rules::Refusal::Endless:
        return say(language, Msg::RefusalEndless, {{"house", name}});
    }
    return {};
}

std::string turnSentence(const Audience& audience, Side toMove) {
    if (audience.you == toMove) return say(audience.language, Msg::TurnYou);
    return say(audience.language, toMove == Side::South ? Msg::TurnSouth : Msg::TurnNorth);
}

namespace {

/// A result as it is told to the winner, to the loser, and to two people at one board.
struct ResultMessages {
    Msg won;
    Msg lost;
    Msg named;
};

ResultMessages messagesFor(rules::Reason reason) {
    switch (reason) {
    case rules::Reason::AllCaptured:
        return {Msg::ResultAllCapturedYou, Msg::ResultAllCapturedLost, Msg::ResultAllCapturedSide};
    case rules::Reason::NoMove:
        return {Msg::ResultNoMoveYou, Msg::ResultNoMoveLost, Msg::ResultNoMoveSide};
    case rules::Reason::NoProgress:
        break;
    case rules::Reason::Resigned:
        return {Msg::ResultResignedYou, Msg::ResultResignedLost, Msg::ResultResignedSide};
    }
    return {Msg::ResultNoProgressYou, Msg::ResultNoProgressSide, Msg::ResultNoProgressSide};
}

/// What made progress impossible; empty where that was not the end.
std::string stallSentence(Language language, rules::Stall stall) {
    switch (stall) {
    case rules::Stall::None:
        return {};
    case rules::Stall::QuietMoves:
        return say(language, Msg::StallQuiet) + ' ';
    case rules::Stall::Repetition:
        return say(language, Msg::StallRepetition) + ' ';
    case rules::Stall::EndlessMoves:
        break;
    }
    return say(language, Msg::StallEndless) + ' ';
}

std::string totals(const Audience& audience, int southStones, int northStones) {
    if (!audience.you) {
        return say(audience.language, Msg::ResultTotalsSides,
                   {{"south", southStones}, {"north", northStones}});
    }
    const bool south = *audience.you == Side::South;
    const std::string other = properName(audience.language, rules::opponent(*audience.you));
    return say(audience.language, Msg::ResultTotalsYou,
               {{"own", south ? southStones : northStones},
                {"other", other},
                {"others", south ? northStones : southStones}});
}

}  // namespace

std::string resultStory(const Audience& audience, const rules::Result& result, int southStones,
                        int northStones) {
    const Language language = audience.language;
    const std::string stalled = stallSentence(language, result.stall);
    const std::string counted = ' ' + totals(audience, southStones, northStones);
    if (result.winner == rules::Winner::Nobody)
        return stalled + say(language, Msg::ResultDraw) + counted;

    const Side winner = result.winner == rules::Winner::South ? Side::South : Side::North;
    const Side loser = rules::opponent(winner);
    const ResultMessages messages = messagesFor(result.reason);
    const Msg message = audience.you == winner  ? messages.won
                        : audience.you == loser ? messages.lost
                                                : messages.named;
    const std::string sentence =
        say(language, message,
            {{"side", properName(language, winner)}, {"other", properName(language, loser)}});
    // Only here the numbers decide.
    return result.reason == rules::Reason::NoProgress ? stalled + sentence + counted : sentence;
}

}  // namespace kiela::text
