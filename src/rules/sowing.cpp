// Sowing and the legality of moves (rules §4, §5.1, §6).
#include "rules/sowing.hpp"

namespace kiela::rules {

namespace {

/// Takes note of nothing: what search and perft need.
class NoRecord {
  public:
    void lift(House, int) {}
    void drop(House) {}
    void relay(House, int) {}
    void capture(House, int, int) {}
    void end(House, int) {}
};

/// Takes note of every event.
class TraceRecord {
  public:
    explicit TraceRecord(Trace& trace) : trace_(trace) {}

    void lift(House house, int stones) { add(Event::Kind::Lift, house, stones); }
    void drop(House house) { add(Event::Kind::Drop, house); }
    void relay(House house, int stones) { add(Event::Kind::Relay, house, stones); }
    void capture(House by, int inner, int outer) { add(Event::Kind::Capture, by, inner, outer); }
    void end(House house, int othersStones) { add(Event::Kind::End, house, othersStones); }

  private:
    void add(Event::Kind kind, House house, int stones = 0, int outerStones = 0) {
        trace_.push_back({kind, house, static_cast<std::uint8_t>(stones),
                          static_cast<std::uint8_t>(outerStones)});
    }

    Trace& trace_;
};

/// Empties a house and returns what it held.
int takeAll(std::uint8_t& house) {
    const int stones = house;
    house = 0;
    return stones;
}

/// The one account of how a move goes; `record` is told everything as it happens.
template<class Record>
Sowing sowWith(Record record, Position& position, House house) {
    const Side other = opponent(house.side);
    auto& own = position.stones[static_cast<std::size_t>(house.side)];
    int othersStones = position.total(other);
    Sowing sowing;

    int hand = takeAll(own[house.place]);
    record.lift(house, hand);
    for (;;) {
        ++sowing.laps;
        for (; hand > 0; --hand) {
            house = nextHouse(house);
            ++own[house.place];
            record.drop(house);
        }

        const bool wasEmpty = own[house.place] == 1;
        // After an all-capturing capture there is no relay (rules §5.1). A position where the
        // opponent had no stones before the move is over, so that case does not come up.
        if (wasEmpty || othersStones == 0) break;
        if (sowing.laps == lapLimit) return sowing;

        if (isInner(house) && position.at(facingInner(house)) > 0) {
            const int inner = takeAll(position.at(facingInner(house)));
            const int outer = takeAll(position.at(facingOuter(house)));
            record.capture(house, inner, outer);
            hand = inner + outer;
            sowing.captured += hand;
            othersStones -= hand;
        } else {
            hand = takeAll(own[house.place]);
            record.relay(house, hand);
        }
    }
    record.end(house, othersStones);
    sowing.ended = true;

    position.toMove = other;
    ++position.moveNumber;
    position.sinceCapture = sowing.captured > 0 ? 0 : position.sinceCapture + 1;
    return sowing;
}

/// Everything that refusalOf checks, except whether the sowing ends.
Refusal refusalBeforeSowing(const Position& position, RuleSet rules, House from) {
    if (position.total(Side::South) == 0 || position.total(Side::North) == 0) {
        return Refusal::GameOver;
    }
    if (from.side != position.toMove) return Refusal::OpponentsHouse;
    if (position.at(from) == 0) return Refusal::Empty;
    if (position.at(from) < smallestSowing(rules)) return Refusal::TooFew;
    return Refusal::None;
}

}  // namespace

Sowing sow(Position& position, House from) {
    return sowWith(NoRecord(), position, from);
}

Sowing sow(Position& position, House from, Trace& trace) {
    return sowWith(TraceRecord(trace), position, from);
}

Refusal refusalOf(const Position& position, RuleSet rules, House from) {
    const Refusal refusal = refusalBeforeSowing(position, rules, from);
    if (refusal != Refusal::None) return refusal;
    Position after = position;
    return sow(after, from).ended ? Refusal::None : Refusal::Endless;
}

MoveList legalMoves(const Position& position, RuleSet rules) {
    MoveList moves;
    for (std::uint8_t place = 0; place < housesPerSide; ++place) {
        const House from{position.toMove, place};
        if (refusalOf(position, rules, from) == Refusal::None) moves.add(from);
    }
    return moves;
}

bool hasLegalMove(const Position& position, RuleSet rules) {
    for (std::uint8_t place = 0; place < housesPerSide; ++place) {
        if (refusalOf(position, rules, {position.toMove, place}) == Refusal::None) return true;
    }
    return false;
}

}  // namespace kiela::rules
