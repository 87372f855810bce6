// A position as fast sowing and the search hold it: what lies on the board, seen from the player on
// turn. Which of the players that is, and the two counters, are not part of it. The plain form is
// in position.hpp.
#pragma once

#include "rules/board.hpp"
#include "rules/position.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace kiela::rules {

static_assert(std::endian::native == std::endian::little, "the first byte is a word's lowest");

/// The houses of one player, file by file, so that the two houses that a capture empties lie side
/// by side: house 2q is the outer house at place q (0–9) in sowing order, house 2q + 1 the inner
/// house of the same file, at place 19 - q. A house is known by this index, 0–19.
///
/// The row is also three words of eight houses: a lap is sown by adding three numbers. No house can
/// hold more than mostStones, so nothing is carried from one house into the next.
struct FastRow {
    /// Two houses that no player has: what an outer house faces. They and all bytes after them are
    /// always 0.
    static constexpr unsigned nothing = housesPerSide;
    static constexpr unsigned words = 3;
    /// 1 in each byte of a word.
    static constexpr std::uint64_t one = 0x0101'0101'0101'0101u;

    alignas(std::uint64_t) std::array<std::uint8_t, words * sizeof(std::uint64_t)> houses;

    std::uint8_t operator[](unsigned house) const { return houses[house]; }
    std::uint8_t& operator[](unsigned house) { return houses[house]; }

    std::uint64_t word(unsigned index) const {
        std::uint64_t word = 0;
        std::memcpy(&word, &houses[index * sizeof word], sizeof word);
        return word;
    }
    void setWord(unsigned index, std::uint64_t word) {
        std::memcpy(&houses[index * sizeof word], &word, sizeof word);
    }

    bool empty() const { return (word(0) | word(1) | word(2)) == 0; }
    /// All stones, 0–255.
    int total() const {
        // The product's highest byte is the sum of all bytes.
        return static_cast<int>((word(0) + word(1) + word(2)) * one >> 56);
    }
    /// A word with 1 in the byte of each house that holds at least so many stones (1–128), else 0.
    std::uint64_t atLeast(unsigned stones, unsigned index) const {
        // The highest bit of a byte is set by the sum, or it was set before.
        const std::uint64_t held = word(index);
        return (((held & 0x7f * one) + (0x80 - stones) * one) | held) >> 7 & one;
    }

    friend bool operator==(const FastRow&, const FastRow&) = default;
};

/// The index in FastRow of a place in sowing order, 0–19.
constexpr unsigned fastHouse(unsigned place) {
    return place < filesOnBoard ? 2 * place : 2 * (housesPerSide - 1 - place) + 1;
}

/// The place in sowing order of an index in FastRow, 0–19.
constexpr std::uint8_t placeOf(unsigned house) {
    const unsigned file = house / 2;
    return static_cast<std::uint8_t>(house % 2 == 0 ? file : housesPerSide - 1 - file);
}

/// A plain value of 48 bytes. It needs no more, since a board turned by half a turn, with the
/// players swapped, is the same game (rules §2).
struct FastPosition {
    FastRow onTurn;
    FastRow waiting;

    friend bool operator==(const FastPosition&, const FastPosition&) = default;
};

/// What lies on the board of `position`.
FastPosition fastPosition(const Position& position);

/// The position with that side on turn, and its counters as at the start of a game.
Position plainPosition(const FastPosition& position, Side onTurn);

}  // namespace kiela::rules
