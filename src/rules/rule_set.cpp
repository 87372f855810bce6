// Names of the rule sets, both ways (rules §7).
#include "rules/rule_set.hpp"

namespace kiela::rules {

std::string_view nameOf(RuleSet rules) {
    switch (rules) {
    case RuleSet::Traditional:
        return "traditional";
    case RuleSet::Beginner:
        return "beginner";
    case RuleSet::Tournament:
        return "tournament";
    }
    return {};
}

std::optional<RuleSet> ruleSetNamed(std::string_view name) {
    for (const RuleSet rules : allRuleSets) {
        if (nameOf(rules) == name) return rules;
    }
    return std::nullopt;
}

}  // namespace kiela::rules
