// Stones that are being arranged by hand: before the first move of a game with the expert opening
// (rules §7), or as any position at all. A plain value; knows neither picture nor words, and never
// the game that waits meanwhile.
#pragma once

#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <cstdint>
#include <optional>

namespace kiela::app {

class Arranging {
  public:
    enum class Kind : std::uint8_t {
        Opening,  ///< a player's own stones, as many as there are
        Editor,   ///< all houses of both sides, with a supply of further stones
    };

    /// Why an arrangement cannot be used as it is.
    enum class Fault : std::uint8_t {
        None,
        StonesInHand,
        NoStones,  ///< the board is empty (Editor)
        SideBare,  ///< `side` has no stones: the game would be over (Editor, rules §5.1)
        CannotMove,  ///< `side` would have no legal move (rules §7; Editor: on turn, §5.2 and §5.3)
    };

    struct Problem {
        Fault fault = Fault::None;
        rules::Side side = rules::Side::South;

        friend bool operator==(const Problem&, const Problem&) = default;
    };

    /// Where stones lie: a house, or nothing for the supply.
    using Place = std::optional<rules::House>;

    /// `side` arranges its own stones of `start`.
    static Arranging opening(rules::RuleSet rules, const rules::Position& start, rules::Side side);
    /// Any position, beginning with `from`, as the start of a game under these rules.
    static Arranging editor(rules::RuleSet rules, const rules::Position& from);

    Kind kind() const { return kind_; }
    rules::RuleSet rules() const { return rules_; }
    /// Whose stones may be touched, in an Opening.
    rules::Side side() const { return side_; }
    /// What lies on the board; stones in hand do not.
    const rules::Position& position() const { return position_; }
    /// Stones in hand, those from the supply included.
    int inHand() const { return lifted_ + supplied_; }
    /// The house that the stones in hand were taken up from; nothing: the supply, or none are held.
    const Place& liftedFrom() const { return from_; }
    /// All stones on the board and in hand.
    int total() const;
    /// Whether stones go all at once, or one by one.
    bool wholeHands() const { return wholeHands_; }
    /// The house that was changed last.
    const Place& touched() const { return touched_; }

    bool mayTouch(rules::House house) const { return kind_ == Kind::Editor || house.side == side_; }
    /// Whether pressing a house does anything now.
    bool mayPress(rules::House house) const {
        return mayTouch(house) && (inHand() > 0 || position_.at(house) > 0);
    }
    /// Whether the supply has a stone more (rules §8: at most 255 on a board).
    bool maySupply() const { return kind_ == Kind::Editor && total() < rules::mostStones; }
    bool isChanged() const { return inHand() > 0 || position_ != original_; }

    /// The first thing that is wrong with the arrangement.
    Problem problem() const;

    // Changes. One that is not possible changes nothing.

    /// Takes up all stones of the house, or with stones in hand puts one down there, or all.
    void press(rules::House house);
    /// From one place to another in one go: what is in hand, wherever it was taken up; with an
    /// empty hand one stone, or all of a house.
    void carry(const Place& from, const Place& to);
    /// Takes one more stone from the supply into the hand.
    void supply();
    /// Puts the stones in hand away into the supply.
    void putAway();
    /// Puts the stones in hand back where they were taken up.
    void putBack();
    void setWholeHands(bool whole) { wholeHands_ = whole; }
    /// As it was at first.
    void reset();
    /// Without any stones (Editor).
    void clear();
    /// The rule set's own start (Editor).
    void fill();
    /// Whose turn it is (Editor).
    void setTurn(rules::Side side);

    friend bool operator==(const Arranging&, const Arranging&) = default;

  private:
    Arranging(Kind kind, rules::RuleSet rules, const rules::Position& start, rules::Side side)
        : kind_(kind), rules_(rules), side_(side), original_(start), position_(start) {}

    bool mayTouch(const Place& place) const {
        return place ? mayTouch(*place) : kind_ == Kind::Editor;
    }
    void putDown(rules::House house, int stones);
    void emptyHand();
    void lay(const rules::Position& stones);

    Kind kind_;
    rules::RuleSet rules_;
    rules::Side side_;
    rules::Position original_, position_;
    Place from_;
    int lifted_ = 0;    // in hand, from `from_`
    int supplied_ = 0;  // in hand, from the supply
    bool wholeHands_ = false;
    Place touched_;
};

}  // namespace kiela::app
