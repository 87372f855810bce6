// Random games take turns lap by lap, since a lap has to wait for the one before it (see
// fast_sowing.cpp).
#include "rules/playout.hpp"

#include "rules/fast_sowing.hpp"
#include "rules/game.hpp"
#include "rules/sow_lap.hpp"

#include <array>

namespace kiela::rules {

namespace {

/// SplitMix, 64 bits.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    /// A number below `count`.
    unsigned below(unsigned count) {
        state_ += 0x9e37'79b9'7f4a'7c15u;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58'476d'1ce4'e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d0'49bb'1331'11ebu;
        return static_cast<unsigned>((mixed >> 32) * count >> 32);
    }

  private:
    std::uint64_t state_;
};

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

/// Plays any legal move; returns whether there is one.
bool sowAny(const FastPosition& position, RuleSet rules, Random& random, FastPosition& after) {
    const Choice choice(position.onTurn, rules);
    std::array<std::uint8_t, housesPerSide> houses;
    for (unsigned index = 0; index < choice.size(); ++index) {
        houses[index] = static_cast<std::uint8_t>(choice[index]);
    }
    for (unsigned count = choice.size(); count > 0;) {
        std::uint8_t& house = houses[random.below(count)];
        if (sow(position, house, after)) return true;
        house = houses[--count];
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
        : start_(start), rules_(rules), quietMoves_(quietMoves), toPlay_(count), random_(seed) {}

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
            return endGame(game, outcomeByStones(game.after, rules_, choice.size() > 0));
        }
        game.before = game.after;
        game.after = {game.before.waiting, game.before.onTurn};
        game.house = choice[random_.below(choice.size())];
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
            || sowAny(game.before, rules_, random_, game.after)) {
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
    Random random_;
    const LapTable& laps_ = lapTable();
    Playouts playouts_;
};

}  // namespace

Playouts playOut(const FastPosition& position, RuleSet rules, unsigned quietMoves, int count,
                 std::uint64_t seed) {
    return Table(position, rules, quietMoves, count, seed).play();
}

}  // namespace kiela::rules
