// The three rule sets (rules §7).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kiela::rules {

enum class RuleSet : std::uint8_t { Traditional, Beginner, Tournament };

inline constexpr std::array allRuleSets{RuleSet::Traditional, RuleSet::Beginner,
                                        RuleSet::Tournament};

/// Stones in each house that is filled at the start (rules §3, §7).
constexpr int startingStones(RuleSet rules) {
    return rules == RuleSet::Beginner ? 1 : 2;
}

/// The fewest stones that may be sown as a move (rules §4, §7).
constexpr int smallestSowing(RuleSet rules) {
    return rules == RuleSet::Tournament ? 2 : 1;
}

/// Whether a player who cannot move loses (rules §5.2); otherwise stones are counted (§5.3).
constexpr bool losesWithoutMove(RuleSet rules) {
    return rules == RuleSet::Tournament;
}

/// The name that records and parameters use, for example "traditional".
std::string_view nameOf(RuleSet rules);

/// The rule set of that name; nothing when there is none (names are lower case).
std::optional<RuleSet> ruleSetNamed(std::string_view name);

}  // namespace kiela::rules
