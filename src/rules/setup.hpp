// The expert opening: which arrangements of one's own stones are accepted (rules §7). How the
// players come to arrange them is not here; an accepted arrangement is a start position like
// others.
#pragma once

#include "rules/board.hpp"
#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <cstdint>
#include <optional>

namespace kiela::rules {

/// The stones that each side begins with: 28 or 14 (rules §3).
int stonesPerSide(RuleSet rules);

/// Why an arrangement is not accepted.
struct ArrangementError {
    enum class Kind : std::uint8_t {
        WrongTotal,  ///< `side` has more or fewer stones than it begins with
        /// On turn, `side` would have no legal move. No such arrangement is known: with these
        /// numbers of stones some house can always be sown, so that every such sowing would have to
        /// be endless (rules §6).
        CannotMove,
    };
    Kind kind = Kind::WrongTotal;
    Side side = Side::South;

    friend bool operator==(const ArrangementError&, const ArrangementError&) = default;
};

/// Checks the whole board, whoever arranged last and whoever is on turn; nothing when it is
/// accepted.
std::optional<ArrangementError> arrangementError(const Position& position, RuleSet rules);

}  // namespace kiela::rules
