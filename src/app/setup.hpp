// What is chosen before a game: rules, opponent, sides, who begins.
#pragma once

#include "engine/opponent.hpp"
#include "rules/game.hpp"

#include <optional>

namespace kiela::app {

struct Setup {
    rules::RuleSet rules = rules::RuleSet::Traditional;
    /// The program's level; nothing: another person.
    std::optional<engine::Level> opponent = engine::weakestLevel;
    /// The visitor's side: always the one nearest to the visitor.
    rules::Side side = rules::Side::South;
    /// Who begins; a position says it for itself.
    rules::Side first = rules::Side::South;
    /// Expert opening (rules §7): before the first move the stones are arranged; `position` is then
    /// the arrangement.
    bool expert = false;
    /// Where the game starts; nothing: at the rule set's own start (rules §3).
    std::optional<rules::Position> position{};
    /// The other person is elsewhere, and a link to the game goes back and forth: only the
    /// visitor's side is played here. Without a level only.
    bool byLink = false;

    /// Two people share this screen.
    bool together() const { return !opponent && !byLink; }
    /// The side that is spoken to as "you"; nothing where two people share the screen.
    std::optional<rules::Side> you() const {
        return together() ? std::nullopt : std::optional(side);
    }

    rules::Game game() const {
        return rules::Game(rules, position ? *position : rules::startPosition(rules, first));
    }

    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace kiela::app
