// Checks arrangements of the expert opening (rules §7).
#include "rules/setup.hpp"

#include "rules/sowing.hpp"

namespace kiela::rules {

int stonesPerSide(RuleSet rules) {
    return startPosition(rules).total(Side::South);
}

std::optional<ArrangementError> arrangementError(const Position& position, RuleSet rules) {
    using Kind = ArrangementError::Kind;
    for (const Side side : {Side::South, Side::North}) {
        if (position.total(side) != stonesPerSide(rules)) {
            return ArrangementError{Kind::WrongTotal, side};
        }
    }
    Position onTurn = position;
    for (const Side side : {Side::South, Side::North}) {
        onTurn.toMove = side;
        if (!hasLegalMove(onTurn, rules)) return ArrangementError{Kind::CannotMove, side};
    }
    return std::nullopt;
}

}  // namespace kiela::rules
