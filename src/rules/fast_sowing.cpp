// Sows whole laps at once, and the moves of a position side by side.
//
// A lap has to wait for the one before it, and how it ends is as good as random: plain sowing
// spends most of its time on waiting and on wrong guesses at branches. Here the laps of several
// moves take turns, in lanes; a lane whose move has ended goes on with the next one. No branch
// depends on how a lap ends: a mask selects what comes next. What is rare (a move of very many
// laps, or one that captures everything) is left to the plain rules.
#include "rules/fast_sowing.hpp"

#include "rules/laps.hpp"
#include "rules/sow_lap.hpp"
#include "rules/sowing.hpp"

#include <bit>

namespace kiela::rules {

namespace {

/// More lanes than these no longer fit into the registers.
constexpr unsigned lanes = 3;
/// When the lanes have sown so many laps each, and one more for every move, the plain rules decide
/// about the moves that are left.
constexpr unsigned patience = 200;

/// A whole move by the plain rules. Returns whether it ends.
[[gnu::noinline]] bool sowPlainly(const FastPosition& position, unsigned house,
                                  FastPosition& after) {
    Position plain = plainPosition(position, Side::South);
    const Sowing sowing = sow(plain, {Side::South, placeOf(house)});
    after = fastPosition(plain);
    return sowing.ended;
}

// --- Many moves side by side ------------------------------------------------------------------
// Each of the two loops is kept to itself: together they would run out of registers.

/// Moves under way, up to `capacity`: the next lap of each, and the position that it is sown in.
template<unsigned capacity>
struct Moves {
    static constexpr unsigned room = capacity + lanes + 1;

    unsigned count = 0;
    std::array<const Lap*, room> lap;
    std::array<FastPosition*, room> after;

    void add(const Lap* next, FastPosition& position) {
        lap[count] = next;
        after[count++] = &position;
    }
};

/// Sows the first laps of all moves of a position, and adds those that are not over then to
/// `moves`. Returns how many moves there are; `house` and `after` get one entry for each.
template<unsigned capacity>
[[gnu::noinline]] unsigned beginMoves(const FastPosition& position, RuleSet rules,
                                      std::uint8_t* house, FastPosition* after,
                                      Moves<capacity>& moves) {
    if (position.waiting.empty()) return 0;
    const LapTable& laps = lapTable();
    unsigned begun = 0;
    unsigned goingOn = moves.count;
    std::uint32_t houses = sowableHouses(position.onTurn, rules);
    for (; houses != 0; houses &= houses - 1, ++begun) {
        const auto from = static_cast<unsigned>(std::countr_zero(houses));
        house[begun] = static_cast<std::uint8_t>(from);
        FastPosition& sown = after[begun];
        sown.onTurn = position.waiting;
        const Lap& lap = *laps.from(from, lapIndex(position.onTurn[from], Handful::Lifted));
        const LapEnd end = sowLap(lap, position.onTurn, sown);

        // Written in any case, and overwritten by the next one when the move is over.
        moves.lap[goingOn] = laps.after(lap, end.next);
        moves.after[goingOn] = &sown;
        goingOn += 1 + static_cast<unsigned>(end.over);
    }
    moves.count = goingOn;
    return begun;
}

/// Sows the moves in the lanes until all are over, or until patience is lost; `moves` then holds
/// those that are not over.
template<unsigned capacity>
[[gnu::noinline]] void finishMoves(Moves<capacity>& moves) {
    if (moves.count == 0) return;
    const LapTable& laps = lapTable();
    // A lane that finds no more moves sows here, to no effect, until the others are done.
    FastPosition idle{};
    idle.waiting[0] = 1;
    const unsigned all = moves.count;
    for (unsigned lane = 0; lane <= lanes; ++lane) moves.add(laps.idle(), idle);

    std::array<const Lap*, lanes> lap;
    std::array<FastPosition*, lanes> after;
    for (unsigned lane = 0; lane < lanes; ++lane) {
        lap[lane] = moves.lap[lane];
        after[lane] = moves.after[lane];
    }
    moves.count = 0;
    std::uintptr_t next = lanes;
    for (unsigned round = 0; round < patience + all; ++round) {
#pragma GCC unroll 3
        for (unsigned lane = 0; lane < lanes; ++lane) {
            FastPosition& position = *after[lane];
            const LapEnd end = sowLap(*lap[lane], position.waiting, position);
            lap[lane] = select(end.over, moves.lap[next], laps.after(*lap[lane], end.next));
            after[lane] = select(end.over, moves.after[next], after[lane]);
            next -= end.over;
        }
        if (next == all + lanes) return;
    }
    for (unsigned lane = 0; lane < lanes; ++lane) {
        if (after[lane] != &idle) moves.add(lap[lane], *after[lane]);
    }
    for (; next < all; ++next) moves.add(moves.lap[next], *moves.after[next]);
}

/// Plays a set of the moves (bit 0 is the first) by the plain rules, and removes those of them that
/// are endless.
[[gnu::noinline]] void settlePlainly(const FastPosition& position, std::uint32_t unsettled,
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

/// The moves of up to twenty positions together.
unsigned countMoves(const FastPosition* positions, unsigned count, RuleSet rules) {
    constexpr unsigned most = housesPerSide * housesPerSide;
    static_assert(patience + most < lapLimit - 1, "what ends in the lanes is legal (rules §6)");
    Moves<most> moves;
    std::array<std::uint8_t, most> house;
    std::array<FastPosition, most> after;
    unsigned legal = 0;
    for (unsigned index = 0; index < count; ++index) {
        const unsigned first = index * housesPerSide;
        legal += beginMoves(positions[index], rules, &house[first], &after[first], moves);
    }
    finishMoves(moves);
    for (unsigned move = 0; move < moves.count; ++move) {
        const auto index = static_cast<unsigned>(moves.after[move] - after.data());
        const FastPosition& position = positions[index / housesPerSide];
        if (!sowPlainly(position, house[index], after[index])) --legal;
    }
    return legal;
}

}  // namespace

void expand(const FastPosition& position, RuleSet rules, Successors& successors) {
    Moves<housesPerSide> moves;
    successors.count =
        beginMoves(position, rules, successors.house.data(), successors.after.data(), moves);
    finishMoves(moves);
    std::uint32_t unsettled = 0;
    for (unsigned move = 0; move < moves.count; ++move) {
        unsettled |= 1u << (moves.after[move] - successors.after.data());
    }
    const int opponentHad = position.waiting.total();
    for (unsigned move = 0; move < successors.count; ++move) {
        const int left = successors.after[move].onTurn.total();
        successors.captured[move] = static_cast<std::uint8_t>(opponentHad - left);
        // The lanes do not stop when everything is captured (rules §5.1).
        if (left == 0) unsettled |= 1u << move;
    }
    if (unsettled != 0) [[unlikely]]
        settlePlainly(position, unsettled, successors);
}

unsigned countMoves(const FastPosition& position, RuleSet rules) {
    return countMoves(&position, 1, rules);
}

unsigned countMoves(const Successors& positions, RuleSet rules) {
    return countMoves(positions.after.data(), positions.count, rules);
}

std::uint32_t sowableHouses(const FastRow& row, RuleSet rules) {
    const auto smallest = static_cast<unsigned>(smallestSowing(rules));
    std::uint32_t houses = 0;
    for (unsigned word = 0; word < FastRow::words; ++word) {
        // The product collects the lowest bits of all bytes in its highest byte.
        const std::uint64_t bits = row.atLeast(smallest, word) * 0x0102'0408'1020'4080u >> 56;
        houses |= static_cast<std::uint32_t>(bits) << (8 * word);
    }
    return houses;
}

bool sow(const FastPosition& position, unsigned house, FastPosition& after) {
    const LapTable& laps = lapTable();
    const Lap* lap = laps.from(house, lapIndex(position.onTurn[house], Handful::Lifted));
    after = {position.waiting, position.onTurn};
    for (unsigned round = 0; round < patience; ++round) {
        const LapEnd end = sowLap(*lap, after.waiting, after);
        if (end.over != 0) {
            if (after.onTurn.empty()) break;
            return true;
        }
        lap = laps.after(*lap, end.next);
    }
    return sowPlainly(position, house, after);
}

}  // namespace kiela::rules
