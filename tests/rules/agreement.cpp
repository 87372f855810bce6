#include "agreement.hpp"

#include "rules/fast_sowing.hpp"
#include "rules/position_text.hpp"
#include "rules/sowing.hpp"

#include <algorithm>
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

/// The same stones, whoever is on turn and whatever the counters are.
bool sameBoard(const FastPosition& fast, const Position& plain) {
    return plainPosition(fast, plain.toMove).stones == plain.stones;
}

}  // namespace

std::string disagreement(const Position& position, RuleSet rules) {
    Comparison comparison(position, rules);
    const FastPosition fast = fastPosition(position);
    comparison.check(sameBoard(fast, position), "the position itself", 0);

    Successors successors;
    expand(fast, rules, successors);
    const auto& houses = successors.house;
    const auto* end = houses.data() + successors.count;
    comparison.check(std::is_sorted(houses.data(), end), "ascending order", 0);

    unsigned legal = 0;
    for (std::uint8_t place = 0; place < housesPerSide; ++place) {
        const House from{position.toMove, place};
        const unsigned house = fastHouse(place);
        const Refusal refusal = refusalOf(position, rules, from);
        const auto* found = std::find(houses.data(), end, house);
        comparison.check((found != end) == (refusal == Refusal::None), "legality", place);
        if (refusal == Refusal::Empty || refusal == Refusal::GameOver) continue;

        Position after = position;
        const Sowing sowing = sow(after, from);
        FastPosition fastAfter;
        comparison.check(sow(fast, house, fastAfter) == sowing.ended, "whether it ends", place);
        if (!sowing.ended) continue;
        comparison.check(sameBoard(fastAfter, after), "one move", place);
        if (found == end) continue;
        ++legal;
        const auto index = static_cast<std::size_t>(found - houses.data());
        comparison.check(sameBoard(successors.after[index], after), "the successor", place);
        comparison.check(successors.captured[index] == sowing.captured, "the capture", place);
    }
    comparison.check(successors.count == legal, "the number of successors", 0);
    comparison.check(countMoves(fast, rules) == legal, "the number of moves", 0);
    return comparison.difference();
}

}  // namespace kiela::tests
