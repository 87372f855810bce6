// Sows whole laps at once, and the moves of a position side by side.
//
// A lap has to wait for the one before it, and how it ends is as good as random: plain sowing
// spends most of its time on waiting and on wrong guesses at branches. Here the laps of several
// moves take turns, in lanes; a lane whose move has ended goes on with the next one. No branch
// depends on how a lap ends: a mask selects what comes next. What is rare (a move of very many
// laps, or one that captures everything) is left to the plain rules.
#include "rules/fast_sowing.hpp"

#include "rules/laps.hpp"
#include "rules/sowing.hpp"

#include <bit>
#include <cstring>

namespace kiela::rules {

namespace {

/// More lanes than these no longer fit into the registers.
constexpr unsigned lanes = 3;
/// Laps in each lane after which the plain rules decide.
constexpr int patience = 200;
static_assert(patience < lapLimit - 1, "what ends in the lanes is legal (rules §6)");

// --- Choosing without branches ----------------------------------------------------------------

/// All bits when `condition` holds, else none. The compiler is not to know that, or it would make a
/// branch of it again.
std::uintptr_t maskOf(bool condition) {
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

// --- One lap ----------------------------------------------------------------------------------

/// The two houses that a house faces: the outer one in the low byte, the inner one in the high
/// byte.
using Facing = std::uint16_t;
constexpr Facing innerStone = 0x100;

Facing facingAt(const FastRow& row, unsigned house) {
    Facing facing = 0;
    std::memcpy(&facing, &row.houses[house], sizeof facing);
    return facing;
}

void setFacing(FastRow& row, unsigned house, Facing facing) {
    std::memcpy(&row.houses[house], &facing, sizeof facing);
}

/// What follows a lap (rules §4).
struct LapEnd {
    std::uintptr_t over;  ///< all bits when the move has ended
    Facing facing;        ///< what is left in the two houses that its last one faces
    unsigned next;        ///< if not over, the lapIndex of the next lap
};

/// `held` stones were in the last house, as it was before the last stone.
LapEnd endOfLap(unsigned held, Facing facing) {
    const std::uintptr_t over = maskOf(held == 0);
    const std::uintptr_t noCapture = over | maskOf(facing < innerStone);
    const unsigned captured = (facing & 0xffu) + (facing >> 8);
    return {over, static_cast<Facing>(facing & noCapture),
            select(noCapture, lapIndex(held + 1, Handful::Lifted),
                   lapIndex(captured, Handful::Captured))};
}

/// Sows a lap from `before` to `after`, which may be the same. The player who sows is on turn in
/// `before` and waits in `after`.
LapEnd sowLap(const Lap& lap, const FastRow& own, const FastRow& others, FastPosition& after) {
    const auto held = static_cast<std::uint8_t>(own[lap.last] + lap.before);
    const LapEnd end = endOfLap(held, facingAt(others, lap.facing));
    for (unsigned word = 0; word < FastRow::words; ++word) {
        after.waiting.setWord(word, own.word(word) + lap.gains[word]);
    }
    setFacing(after.onTurn, lap.facing, end.facing);
    return end;
}

/// A whole move by the plain rules. Returns whether it ends.
[[gnu::noinline]] bool sowPlainly(const FastPosition& position, unsigned house,
                                  FastPosition& after) {
    Position plain = plainPosition(position, Side::South);
    const Sowing sowing = sow(plain, {Side::South, placeOf(house)});
    after = fastPosition(plain);
    return sowing.ended;
}

// --- All moves of a position ------------------------------------------------------------------

/// Moves under way: the next lap of each, and the position that it is sown in.
struct Moves {
    static constexpr unsigned most = housesPerSide + lanes + 1;

    unsigned count = 0;
    std::array<const Lap*, most> lap;
    std::array<FastPosition*, most> after;

    /// Adds a move, unless it is over.
    void add(const Lap* next, FastPosition& position, std::uintptr_t over) {
        lap[count] = next;
        after[count] = &position;
        count += 1 + static_cast<unsigned>(over);
    }
};

/// Sows the first laps of all moves, and puts those that are not over then into `moves`.
void beginMoves(const FastPosition& position, RuleSet rules, Successors& successors, Moves& moves) {
    successors.count = 0;
    if (position.waiting.empty()) return;
    const LapTable& laps = lapTable();
    unsigned count = 0;
    std::uint32_t houses = sowableHouses(position.onTurn, rules);
    for (; houses != 0; houses &= houses - 1) {
        const auto house = static_cast<unsigned>(std::countr_zero(houses));
        FastPosition& after = successors.after[count];
        successors.house[count++] = static_cast<std::uint8_t>(house);

        const Lap& lap = *laps.from(house, lapIndex(position.onTurn[house], Handful::Lifted));
        after.onTurn = position.waiting;
        const LapEnd end = sowLap(lap, position.onTurn, position.waiting, after);
        moves.add(laps.after(lap, end.next), after, end.over);
    }
    successors.count = count;
}

/// A set of moves, bit 0 being the first of the successors.
using MoveSet = std::uint32_t;

/// Sows the moves until all are over, or patience is lost. Returns those that are not over then.
MoveSet finishMoves(Moves& moves, const Successors& successors) {
    if (moves.count == 0) return 0;
    const LapTable& laps = lapTable();
    // A lane that has no move left sows here, to no effect, until the others are done.
    FastPosition idle{};
    idle.waiting[0] = 1;
    const unsigned ends = moves.count;
    for (unsigned lane = 0; lane <= lanes; ++lane) moves.add(laps.idle(), idle, 0);

    std::array<const Lap*, lanes> lap;
    std::array<FastPosition*, lanes> after;
    for (unsigned lane = 0; lane < lanes; ++lane) {
        lap[lane] = moves.lap[lane];
        after[lane] = moves.after[lane];
    }
    std::uintptr_t next = lanes;
    for (int round = 0; round < patience; ++round) {
#pragma GCC unroll 3
        for (unsigned lane = 0; lane < lanes; ++lane) {
            FastPosition& position = *after[lane];
            const LapEnd end = sowLap(*lap[lane], position.waiting, position.onTurn, position);
            lap[lane] = select(end.over, moves.lap[next], laps.after(*lap[lane], end.next));
            after[lane] = select(end.over, moves.after[next], after[lane]);
            next -= end.over;
        }
        if (next == ends + lanes) return 0;
    }

    MoveSet unfinished = 0;
    const auto note = [&](const FastPosition* position) {
        if (position != &idle) unfinished |= MoveSet{1} << (position - successors.after.data());
    };
    for (const FastPosition* position : after) note(position);
    for (; next < ends; ++next) note(moves.after[next]);
    return unfinished;
}

/// Plays `unsettled` by the plain rules, and removes those of them that are endless.
[[gnu::noinline]] void settlePlainly(const FastPosition& position, MoveSet unsettled,
                                     Successors& successors) {
    unsigned kept = 0;
    for (unsigned move = 0; move < successors.count; ++move) {
        const unsigned house = successors.house[move];
        FastPosition after = successors.after[move];
        if ((unsettled >> move & 1) != 0 && !sowPlainly(position, house, after)) continue;
        successors.house[kept] = static_cast<std::uint8_t>(house);
        successors.captured[kept] =
            static_cast<std::uint8_t>(position.waiting.total() - after.onTurn.total());
        successors.after[kept++] = after;
    }
    successors.count = kept;
}

}  // namespace

void expand(const FastPosition& position, RuleSet rules, Successors& successors) {
    Moves moves;
    beginMoves(position, rules, successors, moves);
    MoveSet unsettled = finishMoves(moves, successors);
    const int opponentHad = position.waiting.total();
    for (unsigned move = 0; move < successors.count; ++move) {
        const int left = successors.after[move].onTurn.total();
        successors.captured[move] = static_cast<std::uint8_t>(opponentHad - left);
        // The lanes do not stop when everything is captured (rules §5.1).
        if (left == 0) unsettled |= MoveSet{1} << move;
    }
    if (unsettled != 0) [[unlikely]]
        settlePlainly(position, unsettled, successors);
}

unsigned countMoves(const FastPosition& position, RuleSet rules) {
    Successors successors;
    Moves moves;
    beginMoves(position, rules, successors, moves);
    const MoveSet unfinished = finishMoves(moves, successors);
    if (unfinished != 0) [[unlikely]]
        settlePlainly(position, unfinished, successors);
    return successors.count;
}

std::uint32_t sowableHouses(const FastRow& row, RuleSet rules) {
    // Bytes of a word in parallel: adding 128 - n to a byte below 128 sets its highest bit if it is
    // n or more, and the product collects these bits in the highest byte.
    constexpr std::uint64_t ones = 0x0101'0101'0101'0101u;
    const auto smallest = static_cast<std::uint64_t>(smallestSowing(rules));
    std::uint32_t houses = 0;
    for (unsigned index = 0; index < FastRow::words; ++index) {
        const std::uint64_t word = row.word(index);
        const std::uint64_t enough = ((word & 0x7f * ones) + (0x80 - smallest) * ones) | word;
        const std::uint64_t bits = (enough >> 7 & ones) * 0x0102'0408'1020'4080u >> 56;
        houses |= static_cast<std::uint32_t>(bits) << (8 * index);
    }
    return houses;
}

bool sow(const FastPosition& position, unsigned house, FastPosition& after) {
    const LapTable& laps = lapTable();
    const Lap* lap = laps.from(house, lapIndex(position.onTurn[house], Handful::Lifted));
    after = {position.waiting, position.onTurn};
    for (int round = 0; round < patience; ++round) {
        const LapEnd end = sowLap(*lap, after.waiting, after.onTurn, after);
        if (end.over != 0) {
            if (after.onTurn.empty()) break;
            return true;
        }
        lap = laps.after(*lap, end.next);
    }
    return sowPlainly(position, house, after);
}

}  // namespace kiela::rules
