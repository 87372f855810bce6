#include "app/arranging.hpp"

#include "rules/game.hpp"
#include "rules/setup.hpp"

#include <algorithm>

namespace kiela::app {

using rules::House;
using rules::Side;

Arranging Arranging::opening(rules::RuleSet rules, const rules::Position& start, Side side) {
    return {Kind::Opening, rules, start, side};
}

Arranging Arranging::editor(rules::RuleSet rules, const rules::Position& from) {
    rules::Position start = from;
    start.sinceCapture = 0;
    start.moveNumber = 1;
    return {Kind::Editor, rules, start, Side::South};
}

int Arranging::total() const {
    return position_.total(Side::South) + position_.total(Side::North) + inHand();
}

Arranging::Problem Arranging::problem() const {
    if (inHand() > 0) return {Fault::StonesInHand};
    if (kind_ == Kind::Opening) {
        // Stones only change their houses here, so their number is right.
        const auto error = rules::arrangementError(position_, rules_);
        return error ? Problem{Fault::CannotMove, error->side} : Problem{};
    }
    if (total() == 0) return {Fault::NoStones};
    for (const Side side : {Side::South, Side::North})
        if (position_.total(side) == 0) return {Fault::SideBare, side};
    const bool over = rules::Game(rules_, position_).result().has_value();
    return over ? Problem{Fault::CannotMove, position_.toMove} : Problem{};
}

void Arranging::press(House house) {
    if (!mayPress(house)) return;
    if (inHand() > 0) return putDown(house, wholeHands_ ? inHand() : 1);
    from_ = touched_ = house;
    lifted_ = position_.at(house);
    position_.at(house) = 0;
}

void Arranging::carry(const Place& from, const Place& to) {
    if (from == to || !mayTouch(from) || !mayTouch(to)) return;
    if (inHand() == 0 && from) {
        const int there = position_.at(*from);
        lifted_ = wholeHands_ ? there : std::min(there, 1);
        position_.at(*from) = static_cast<std::uint8_t>(there - lifted_);
        touched_ = from;
    } else if (inHand() == 0) {
        supply();
    }
    if (inHand() == 0) return;
    if (to)
        putDown(*to, inHand());
    else
        emptyHand();
}

void Arranging::supply() {
    if (!maySupply()) return;
    ++supplied_;
    touched_.reset();
}

void Arranging::putAway() {
    if (kind_ != Kind::Editor) return;
    emptyHand();
    touched_.reset();
}

void Arranging::putBack() {
    if (from_) {
        position_.at(*from_) = static_cast<std::uint8_t>(position_.at(*from_) + lifted_);
        touched_ = from_;
    }
    emptyHand();
}

void Arranging::reset() {
    position_ = original_;
    touched_.reset();
    emptyHand();
}

void Arranging::clear() {
    lay({});
}

void Arranging::fill() {
    lay(rules::startPosition(rules_));
}

void Arranging::setTurn(Side side) {
    if (kind_ == Kind::Editor) position_.toMove = side;
}

void Arranging::putDown(House house, int stones) {
    position_.at(house) = static_cast<std::uint8_t>(position_.at(house) + stones);
    touched_ = house;
    const int ofSupply = std::min(stones, supplied_);
    supplied_ -= ofSupply;
    lifted_ -= stones - ofSupply;
    if (inHand() == 0) emptyHand();
}

void Arranging::emptyHand() {
    lifted_ = supplied_ = 0;
    from_.reset();
}

void Arranging::lay(const rules::Position& stones) {
    if (kind_ != Kind::Editor) return;
    position_.stones = stones.stones;
    touched_.reset();
    emptyHand();
}

}  // namespace kiela::app
