// All test vectors (tests/vectors/README.md), made by an independent reference for the rules.
#include "drawing.hpp"
#include "rules/game.hpp"
#include "rules/perft.hpp"
#include "rules/position_text.hpp"
#include "rules/sowing.hpp"
#include "rules/trace_text.hpp"
#include "vectors.hpp"

#include <catch2/catch_test_macros.hpp>

#include <sstream>

using namespace kiela;
using namespace kiela::rules;
using tests::house;
using tests::position;

namespace {

std::string lines(const std::vector<std::string>& events) {
    std::string text;
    for (const std::string& event : events) text += (text.empty() ? "" : "\n") + event;
    return text;
}

std::string_view winnerText(const std::optional<Result>& result) {
    if (!result) return "";
    switch (result->winner) {
    case Winner::South:
        return "s";
    case Winner::North:
        return "n";
    case Winner::Nobody:
        return "draw";
    }
    return "?";
}

}  // namespace

TEST_CASE("vectors: perft (§8)") {
    REQUIRE(tests::perftVectors.size() == 43);
    for (const auto& vector : tests::perftVectors) {
        CAPTURE(vector.rules, vector.position);
        const RuleSet rules = ruleSetNamed(vector.rules).value();
        for (int depth = 1; depth <= vector.depths; ++depth) {
            CAPTURE(depth);
            CHECK(perft(position(vector.position), rules, depth)
                  == vector.nodes.at(static_cast<std::size_t>(depth - 1)));
        }
    }
}

TEST_CASE("vectors: sowings with every event (§4)") {
    REQUIRE(tests::sowingVectors.size() == 290);
    for (const auto& vector : tests::sowingVectors) {
        CAPTURE(vector.position, vector.move);
        const Position before = position(vector.position);
        CHECK(refusalOf(before, RuleSet::Traditional, house(vector.move)) == Refusal::None);
        const tests::Played played = tests::play(before, vector.move);
        CHECK(played.sowing.ended);
        CHECK(played.sowing.captured == vector.captured);
        CHECK(played.sowing.laps == vector.laps);
        CHECK(writePosition(played.after) == vector.after);
        if (!vector.events.empty()) CHECK(lines(played.events) == vector.events);
    }
}

TEST_CASE("vectors: long and endless moves, and the limit of 1,000 laps (§6)") {
    REQUIRE(tests::longMoveVectors.size() == 88);
    for (const auto& vector : tests::longMoveVectors) {
        CAPTURE(vector.position, vector.move);
        const bool legal = !vector.after.empty();
        Game game(RuleSet::Traditional, position(vector.position));
        const Refusal refusal = game.play(house(vector.move));
        CHECK(refusal == (legal ? Refusal::None : Refusal::Endless));
        if (legal) {
            CHECK(writePosition(game.position()) == vector.after);
            CHECK(tests::play(game.start(), vector.move).sowing.laps == vector.laps);
        }
    }
}

TEST_CASE("vectors: whole games and their ends (§5)") {
    REQUIRE(tests::gameVectors.size() == 149);
    for (const auto& vector : tests::gameVectors) {
        CAPTURE(vector.rules, vector.position, vector.moves);
        const RuleSet rules = ruleSetNamed(vector.rules).value();
        Game game(rules,
                  vector.position.empty() ? startPosition(rules) : position(vector.position));
        std::istringstream moves{std::string(vector.moves)};
        for (std::string move; moves >> move;) {
            CAPTURE(move, game.moves().size());
            REQUIRE(game.play(house(move)) == Refusal::None);
        }
        CHECK(writePosition(game.position()) == vector.final);
        CHECK(winnerText(game.result()) == vector.winner);
        if (game.result()) CHECK(nameOf(game.result()->reason) == vector.why);
    }
}
