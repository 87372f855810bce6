// Random games take turns lap by lap, since a lap has to wait for the one before it (see
// fast_sowing.cpp).
#include "rules/playout.hpp"

#include "rules/fast_sowing.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"
#include "rules/sow_lap.hpp"

#include <array>
#include <bit>

namespace kiela::rules {

namespace {

/// The sowable houses of a row, to choose one of them without a branch.
class Choice {
  public:
    Choice(const FastRow& row, RuleSet rules) {
        const auto smallest = static_cast<unsigned>(smallestSowing(rules));
        for (unsigned word = 0; word < FastRow::words; ++word) {
            // The product adds to each byte all those below it.
            upTo_[word] = (row.atLeast(smallest, word) + size_) * FastRow::one;
            size_ = upTo_[word] >> 56;
        }
    }

    unsigned size() const { return static_cast<unsigned>(size_); }
    /// The house with `index` others before it.
    unsigned operator[](unsigned index) const {
        // It is as many as there are houses up to which there are no more than `index`.
        unsigned house = 0;
        for (const std::uint64_t upTo : upTo_) {
            const std::uint64_t noMore = ((0x80 + index) * FastRow::one - upTo) >> 7 & FastRow::one;
            house += static_cast<unsigned>(noMore * FastRow::one >> 56);
        }
        return house;
    }

  private:
    /// In the byte of each house: how many are sowable up to and including this one.
    std::array<std::uint64_t, FastRow::words> upTo_;
    std::uint64_t size_ = 0;
};

/// Plays any legal move, where that from `endless` is none. Returns whether there is one.
bool sowAnother(const FastPosition& position, unsigned endless, RuleSet rules, Random& random,
                FastPosition& after) {
    std::uint32_t houses = sowableHouses(position.onTurn, rules) & ~(1u << endless);
    while (houses != 0) {
        std::uint32_t from = houses;
        for (auto skip = random.below(static_cast<unsigned>(std::popcount(houses))); skip > 0;
             --skip) {
            from &= from - 1;
        }
        if (sow(position, static_cast<unsigned>(std::countr_zero(from)), after)) return true;
        houses &= ~(from & -from);
    }
    return false;
}

/// The outcome for the player on turn, without a legal move (rules §5.2, §5.3) or without progress.
int outcomeByStones(const FastPosition& position, RuleSet rules, bool canMove) {
    if (!canMove && losesWithoutMove(rules)) return -1;
    const int difference = position.onTurn.total() - position.waiting.total();
    return (difference > 0 ? 1 : 0) - (difference < 0 ? 1 : 0);
}

/// So many games take turns.
constexpr int seats = 4;
/// Laps after which `sow` plays the move instead: it may be endless.
constexpr unsigned patience = 100;

/// A game under way, or an empty seat, where laps are sown to no effect.
struct Seat {
    bool taken;
    Random random{0};
    const Lap* lap;       ///< the next one
    FastPosition before;  ///< the move
    FastPosition after;   ///< its laps so far
    unsigned house;       ///< that it began in
    unsigned laps;
    std::uintptr_t captures;  ///< 0 when there was none
    unsigned quietMoves;
    int moves;
};

class Table {
  public:
    Table(const FastPosition& start, RuleSet rules, unsigned quietMoves, int count,
          std::uint64_t seed)
        : start_(start), rules_(rules), quietMoves_(quietMoves), toPlay_(count), seeds_(seed) {}

    Playouts play() {
        std::array<Seat, seats> games;
        for (Seat& game : games) nextGame(game);
        while (underWay_ > 0) {
            for (Seat& game : games) {
                const LapEnd end = sowLap(*game.lap, game.after.waiting, game.after);
                game.lap = laps_.after(*game.lap, end.next);
                game.captures |= end.capture;
                ++game.laps;
                if (end.over != 0) {
                    endMove(game);
                } else if (game.laps == patience) [[unlikely]] {
                    replayMove(game);
                }
            }
        }
        return playouts_;
    }

  private:
    /// Fills the seat with the first game to be played that has a first move.
    void nextGame(Seat& game) {
        for (; toPlay_ > 0; --toPlay_) {
            ++underWay_;
            game.taken = true;
            game.random = Random(seeds_.next());
            game.after = start_;
            game.quietMoves = quietMoves_;
            game.moves = 0;
            if (beginMove(game)) {
                --toPlay_;
                return;
            }
        }
        game.taken = false;
        game.after = {};
        game.after.waiting[0] = 1;
        game.lap = laps_.idle();
        game.laps = 0;
    }

    /// Chooses the next move, in `after`. Returns false if the game is over.
    bool beginMove(Seat& game) {
        if (game.after.onTurn.empty() || game.after.waiting.empty()) {
            return endGame(game, game.after.onTurn.empty() ? -1 : 1);
        }
        const Choice choice(game.after.onTurn, rules_);
        if (choice.size() == 0 || game.quietMoves >= quietMovesLimit) {
            const bool canMove = choice.size() > 0 && countMoves(game.after, rules_) > 0;
            return endGame(game, outcomeByStones(game.after, rules_, canMove));
        }
        game.before = game.after;
        game.after = {game.before.waiting, game.before.onTurn};
        game.house = choice[game.random.below(choice.size())];
        const unsigned stones = game.before.onTurn[game.house];
        game.lap = laps_.from(game.house, lapIndex(stones, Handful::Lifted));
        game.laps = 0;
        game.captures = 0;
        return true;
    }

    void endMove(Seat& game) {
        ++game.moves;
        game.quietMoves = game.captures != 0 ? 0 : game.quietMoves + 1;
        if (!beginMove(game)) nextGame(game);
    }

    /// Plays the move again where it takes very long, or another one where it is endless.
    void replayMove(Seat& game) {
        game.laps = 0;
        if (!game.taken) return;
        if (sow(game.before, game.house, game.after)
            || sowAnother(game.before, game.house, rules_, game.random, game.after)) {
            const bool captured = game.after.onTurn.total() < game.before.waiting.total();
            game.captures = captured ? 1 : 0;
            endMove(game);
        } else {
            endGame(game, outcomeByStones(game.before, rules_, false));
            nextGame(game);
        }
    }

    /// Counts the game; `outcome` is that of the player on turn. Returns false.
    bool endGame(const Seat& game, int outcome) {
        if (game.moves % 2 != 0) outcome = -outcome;
        playouts_.won += outcome > 0 ? 1 : 0;
        playouts_.drawn += outcome == 0 ? 1 : 0;
        playouts_.lost += outcome < 0 ? 1 : 0;
        playouts_.moves += game.moves;
        --underWay_;
        return false;
    }

    FastPosition start_;
    RuleSet rules_;
    unsigned quietMoves_;
    int toPlay_;
    int underWay_ = 0;
    Random seeds_;
    const LapTable& laps_ = lapTable();
    Playouts playouts_;
};

}  // namespace

Playouts playOut(const FastPosition& position, RuleSet rules, unsigned quietMoves, int count,
                 std::uint64_t seed) {
    return Table(position, rules, quietMoves, count, seed).play();
}

}  // namespace kiela::rules
