// The table of all laps (rules §4): what a handful does to the row that it is sown in, and where it
// ends. Fast sowing looks laps up instead of dropping stones one by one.
#pragma once

#include "rules/fast_position.hpp"

#include <array>
#include <cstdint>

namespace kiela::rules {

/// Where the stones of a lap come from.
enum class Handful : std::uint8_t {
    Captured,  ///< from the opponent's houses; the house that the lap begins at keeps its stones
    Lifted,    ///< from the house that the lap begins at: the first lap of a move, and a relay
};

/// One lap. Houses are those of FastRow.
struct Lap {
    /// What each house gains, in the words of a FastRow, modulo 2^64: added up, the lap is sown. A
    /// lifted handful is taken away from the house that it comes from.
    std::array<std::uint64_t, FastRow::words> gains{};
    /// The house of the last stone.
    std::uint8_t last = 0;
    /// What that house gains besides its last stone, modulo 256: nothing, unless the lap goes all
    /// the way round.
    std::uint8_t before = 0;
    /// The first of the two houses that `last` faces: the opponent's outer house; the inner one is
    /// the next. FastRow::nothing for an outer house.
    std::uint8_t facing = 0;
    /// Where in the table the laps that begin at `last` are.
    std::uint16_t next = 0;
};

/// Where a lap is among the laps that begin at the same house. `stones` are 0–255.
constexpr unsigned lapIndex(unsigned stones, Handful handful) {
    return 2 * stones + static_cast<unsigned>(handful);
}

class LapTable {
  public:
    LapTable();

    const Lap* from(unsigned house, unsigned index) const {
        return laps_.data() + std::size_t{house} * lapsOfHouse + index;
    }
    /// The lap at `index` of those that begin where `lap` ends.
    const Lap* after(const Lap& lap, unsigned index) const {
        return laps_.data() + lap.next + index;
    }
    /// A lap that changes nothing and leads to itself, where there is one stone in house 0.
    const Lap* idle() const { return &laps_.back(); }

  private:
    // Without a gap, the short laps of all houses would compete for the same lines of the
    // processor's cache: they would be a power of two apart.
    static constexpr unsigned gap = 24;
    static constexpr unsigned lapsOfHouse = lapIndex(mostStones, Handful::Lifted) + 1 + gap;

    std::array<Lap, housesPerSide * lapsOfHouse + 1> laps_{};
};

/// The table: 340 kB, made when it is first asked for.
const LapTable& lapTable();

}  // namespace kiela::rules
