// Makes the table of laps.
#include "rules/laps.hpp"

namespace kiela::rules {

namespace {

/// The lap of so many stones from `house` whose last one falls into `place`, after all of them have
/// been sown in `sown`, an empty row.
Lap makeLap(unsigned house, unsigned stones, Handful handful, std::uint8_t place,
            const FastRow& sown) {
    const House end{Side::South, place};
    Lap lap;
    lap.last = static_cast<std::uint8_t>(fastHouse(place));
    lap.facing = static_cast<std::uint8_t>(isInner(end) ? fastHouse(facingOuter(end).place)
                                                        : FastRow::nothing);
    for (unsigned word = 0; word < FastRow::words; ++word) lap.gains[word] = sown.word(word);
    unsigned gainOfLast = sown[lap.last];
    if (handful == Handful::Lifted) {
        lap.gains[house / 8] -= std::uint64_t{stones} << (8 * (house % 8));
        if (lap.last == house) gainOfLast -= stones;
    }
    lap.before = static_cast<std::uint8_t>(gainOfLast - 1);
    return lap;
}

}  // namespace

LapTable::LapTable() {
    for (unsigned house = 0; house < housesPerSide; ++house) {
        FastRow sown{};
        std::uint8_t place = placeOf(house);
        for (unsigned stones = 0; stones <= mostStones; ++stones) {
            for (const Handful handful : {Handful::Captured, Handful::Lifted}) {
                Lap& lap = laps_[house * lapsOfHouse + lapIndex(stones, handful)];
                lap = makeLap(house, stones, handful, place, sown);
                lap.next = static_cast<std::uint16_t>(lap.last * lapsOfHouse);
            }
            place = nextHouse({Side::South, place}).place;
            ++sown[fastHouse(place)];
        }
    }
    // One stone is there and another seems to fall on it: two to lift, for ever.
    Lap& idle = laps_.back();
    idle.facing = FastRow::nothing;
    idle.next = static_cast<std::uint16_t>(laps_.size() - 1 - lapIndex(2, Handful::Lifted));
}

const LapTable& lapTable() {
    static const LapTable table;
    return table;
}

}  // namespace kiela::rules
