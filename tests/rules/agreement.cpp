#include "agreement.hpp"

#include "rules/fast_sowing.hpp"
#include "rules/position_text.hpp"
#include "rules/sowing.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace kiela::tests {

using namespace rules;

namespace {

/// Collects the first difference.
class Comparison {
  public:
    Comparison(const Position& position, RuleSet rules) : position_(position), rules_(rules) {}

    void check(bool agree, std::string_view what, std::uint8_t place) {
        if (agree || !difference_.empty()) return;
        difference_ = std::string(what) + ", " + nameOf(House{position_.toMove, place}) + ", "
                      + std::string(nameOf(rules_)) + ": " + writePosition(position_);
    }
    const std::string& difference() const { return difference_; }

  private:
    Position position_;
    RuleSet rules_;
    std::string difference_;
};

bool isOver(const Position& position) {
    return position.total(Side::South) == 0 || position.total(Side::North) == 0;
}

}  // namespace

std::string disagreement(const Position& position, RuleSet rules) {
    Comparison comparison(position, rules);
    const FastPosition fast = fastPosition(position);
    const Position same = plainPosition(fast, position.toMove);
    comparison.check(same.stones == position.stones, "the position itself", 0);

    Successors successors;
    expand(fast, rules, successors);
    const auto& houses = successors.house;
    const auto* end = houses.data() + successors.count;
    comparison.check(std::is_sorted(houses.data(), end), "ascending order", 0);

    unsigned legal = 0;
    const bool over = isOver(position);
    for (std::uint8_t place = 0; place < housesPerSide; ++place) {
        const House from{position.toMove, place};
        const unsigned house = fastHouse(place);
        const auto* found = std::find(houses.data(), end, house);
        const bool offered = found != end;
        if (over || position.at(from) == 0) {
            comparison.check(!offered, "legality", place);
            continue;
        }
        if (!offered) {
            comparison.check(refusalOf(position, rules, from) != Refusal::None, "legality", place);
        }

        Position after = position;
        const Sowing sowing = sow(after, from);
        const FastPosition expected = fastPosition(after);
        FastPosition fastAfter;
        comparison.check(sow(fast, house, fastAfter) == sowing.ended, "whether it ends", place);
        if (sowing.ended) comparison.check(fastAfter == expected, "one move", place);
        if (!offered) continue;
        ++legal;
        const auto index = static_cast<std::size_t>(found - houses.data());
        comparison.check(sowing.ended && position.at(from) >= smallestSowing(rules), "legality",
                         place);
        comparison.check(successors.after[index] == expected, "the successor", place);
        comparison.check(successors.captured[index] == sowing.captured, "the capture", place);
    }
    comparison.check(successors.count == legal, "the number of successors", 0);
    comparison.check(countMoves(fast, rules) == legal, "the number of moves", 0);
    return comparison.difference();
}

}  // namespace kiela::tests
