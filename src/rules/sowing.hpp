// One move: sowing with relays and captures until it ends (rules §4, §5.1, §6), and which moves
// are legal. The trace is the single account of a move: picture, sound and words come from it.
#pragma once

#include "rules/board.hpp"
#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace kiela::rules {

/// A move that has not ended within this many laps is endless and not legal (rules §6).
inline constexpr int lapLimit = 1000;

/// One thing that happens in a move.
struct Event {
    enum class Kind : std::uint8_t {
        Lift,   ///< all `stones` of `house` are taken in hand: the first lap
        Drop,   ///< one stone falls into `house`
        Relay,  ///< all `stones` of `house`, the last one included, are taken in hand (§4.2, §4.3)
        Capture,  ///< `house` captures `stones` from the inner and `outerStones` from the outer
                  ///< house that it faces; they are in hand (§4.4)
        End,      ///< the move ends in `house`; the opponent has `stones` left: with some, `house`
                  ///< was empty (§4.1), with none, the game is over (§5.1)
    };
    Kind kind = Kind::Lift;
    House house;
    std::uint8_t stones = 0;
    std::uint8_t outerStones = 0;

    friend bool operator==(const Event&, const Event&) = default;
};

using Trace = std::vector<Event>;

/// What a move did.
struct Sowing {
    bool ended = false;  ///< false: endless (rules §6); the position is then of no use
    int captured = 0;    ///< stones
    int laps = 0;        ///< 1–1,000
};

/// Plays the move that begins in `from`, a house of the player on turn that holds stones (else the
/// behaviour is undefined: ask refusalOf first). Does not allocate.
Sowing sow(Position& position, House from);

/// The same, with everything that happens appended to `trace`.
Sowing sow(Position& position, House from, Trace& trace);

/// Why a house cannot be played; None when it can.
enum class Refusal : std::uint8_t {
    None,
    GameOver,        ///< the game has ended (rules §5)
    OpponentsHouse,  ///< it belongs to the player who is not on turn
    Empty,           ///< no stones to sow
    TooFew,          ///< fewer stones than the rule set allows to sow (§7)
    Endless,         ///< the sowing would not end (§6)
};

/// Whether `from` may be played in `position`, the history of the game (§5.3) left aside. A
/// position in which a side has no stones is over (§5.1).
Refusal refusalOf(const Position& position, RuleSet rules, House from);

/// Legal moves in sowing order; at most twenty.
class MoveList {
  public:
    void add(House house) { houses_[static_cast<std::size_t>(size_++)] = house; }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const House* begin() const { return houses_.data(); }
    const House* end() const { return houses_.data() + size_; }
    House operator[](int index) const { return houses_[static_cast<std::size_t>(index)]; }

  private:
    std::array<House, housesPerSide> houses_{};
    int size_ = 0;
};

/// All legal moves, the history of the game (§5.3) left aside.
MoveList legalMoves(const Position& position, RuleSet rules);

/// Whether legalMoves would find any; it stops at the first.
bool hasLegalMove(const Position& position, RuleSet rules);

}  // namespace kiela::rules
