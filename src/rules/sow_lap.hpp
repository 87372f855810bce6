// One lap, sown at once and without a branch (rules §4). The inner step of fast_sowing.cpp and
// playout.cpp.
#pragma once

#include "rules/fast_position.hpp"
#include "rules/laps.hpp"

#include <cstdint>
#include <cstring>

namespace kiela::rules {

/// All bits when `condition` holds, else none. The compiler is not to know that, or it would make a
/// branch of it again.
inline std::uintptr_t maskOf(bool condition) {
    auto mask = -static_cast<std::uintptr_t>(condition);
    asm("" : "+r"(mask));
    return mask;
}

template<class Number>
Number select(std::uintptr_t mask, Number ifSet, Number otherwise) {
    return otherwise ^ ((otherwise ^ ifSet) & static_cast<Number>(mask));
}

template<class Type>
Type* select(std::uintptr_t mask, Type* ifSet, Type* otherwise) {
    // As numbers, so that no branch comes of it.
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    return reinterpret_cast<Type*>(select(mask, reinterpret_cast<std::uintptr_t>(ifSet),
                                          reinterpret_cast<std::uintptr_t>(otherwise)));
}

/// What follows a lap.
struct LapEnd {
    std::uintptr_t over;     ///< all bits when the move is over, else none
    std::uintptr_t capture;  ///< all bits when the last stone captures, else none
    unsigned next;           ///< the lapIndex of the next lap, if the move is not over
};

/// Sows a lap in the row `own`, and writes what comes of it to `after`, where `own` is the row that
/// waits, and the other player's row has already been copied to `onTurn`. `own` may be that row.
inline LapEnd sowLap(const Lap& lap, const FastRow& own, FastPosition& after) {
    // The two houses faced, in one number: the outer one is the low byte, the inner one the high.
    std::uint16_t faced = 0;
    std::uint8_t* const facedHouses = &after.onTurn[lap.facing];
    std::memcpy(&faced, facedHouses, sizeof faced);
    const unsigned captured = (faced & 0xffu) + (faced >> 8);
    const auto held = static_cast<std::uint8_t>(own[lap.last] + lap.before);

    const std::uintptr_t over = maskOf(held == 0);
    const std::uintptr_t noCapture = over | maskOf(faced < 0x100);
    for (unsigned word = 0; word < FastRow::words; ++word) {
        after.waiting.setWord(word, own.word(word) + lap.gains[word]);
    }
    faced = static_cast<std::uint16_t>(faced & noCapture);
    std::memcpy(facedHouses, &faced, sizeof faced);
    return {over, ~noCapture,
            select(noCapture, lapIndex(held + 1u, Handful::Lifted),
                   lapIndex(captured, Handful::Captured))};
}

}  // namespace kiela::rules
