// A game: a start position, the moves from it, and how it ended (rules §5).
#pragma once

#include "rules/board.hpp"
#include "rules/position.hpp"
#include "rules/rule_set.hpp"
#include "rules/sowing.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace kiela::rules {

/// Moves without a capture after which progress counts as impossible (rules §5.3).
inline constexpr std::uint32_t quietMovesLimit = 100;

enum class Winner : std::uint8_t { South, North, Nobody };
enum class Reason : std::uint8_t { AllCaptured, NoMove, NoProgress, Resigned };

/// What made progress impossible (rules §5.3).
enum class Stall : std::uint8_t {
    None,          ///< nothing: the game ended for another reason
    QuietMoves,    ///< so many moves in a row have captured nothing
    Repetition,    ///< the same position has come up for the third time
    EndlessMoves,  ///< every move of the player on turn would be endless
};

struct Result {
    Winner winner = Winner::Nobody;
    Reason reason = Reason::NoProgress;
    Stall stall = Stall::None;

    friend bool operator==(const Result&, const Result&) = default;
};

/// The name that records use, for example "all-captured" (rules §5).
std::string_view nameOf(Reason reason);

constexpr Winner winnerOf(Side side) {
    return side == Side::South ? Winner::South : Winner::North;
}

/// The result that a position gives by itself, its history told by `times`: how often these counts
/// with this player on turn have come up in the game, this time included. `canMove` is whether the
/// player on turn has a legal move. The ends are checked in the order of rules §5.
std::optional<Result> endOf(const Position& position, RuleSet rules, int times, bool canMove);

/// A game as a plain value. Every change checks the ends of the game in the order of rules §5.
class Game {
  public:
    explicit Game(RuleSet rules = RuleSet::Traditional);
    /// A game from any position; it may be over at once.
    Game(RuleSet rules, const Position& start);

    RuleSet rules() const { return rules_; }
    const Position& start() const { return positions_.front(); }
    const Position& position() const { return positions_.back(); }
    /// The start position and the position after each move: one more than there are moves.
    const std::vector<Position>& positions() const { return positions_; }
    const std::vector<House>& moves() const { return moves_; }
    /// The result; nothing while the game goes on.
    const std::optional<Result>& result() const { return result_; }

    /// Whether `from` may be played now, and if not, why.
    Refusal refusalOf(House from) const;
    /// The moves that may be played now; none after the end.
    MoveList legalMoves() const;
    /// Plays `from`, a legal move, and appends what happens to `trace` where one is given. Anything
    /// else is refused and changes nothing.
    Refusal play(House from, Trace* trace = nullptr);
    /// `side` gives up (rules §5.4). Does nothing after the end.
    void resign(Side side);
    /// Takes the last move back, and a resignation with it. Does nothing at the start.
    void undo();

    friend bool operator==(const Game&, const Game&) = default;

  private:
    std::optional<Result> resultNow() const;

    RuleSet rules_;
    std::vector<Position> positions_;
    std::vector<House> moves_;
    std::optional<Result> result_;
};

}  // namespace kiela::rules
