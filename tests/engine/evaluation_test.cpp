// The evaluations: within their bounds, the same for both players, and what the network says by the
// plain form of its sums.
#include "engine/evaluation.hpp"
#include "engine/network_data.hpp"
#include "games.hpp"
#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace kiela;
using engine::Board;
using engine::Network;

namespace {

Network::Data ownData() {
    Network::Data data;
    REQUIRE(engine::networkData().size() == sizeof data);
    std::memcpy(&data, engine::networkData().data(), sizeof data);
    return data;
}

/// The network as its description has it, one number at a time.
engine::Score plainly(const Network::Data& data, const Board& board, rules::RuleSet rules) {
    constexpr std::size_t hidden = Network::hidden;
    const unsigned own = static_cast<unsigned>(board.onTurn.total());
    const unsigned all = own + static_cast<unsigned>(board.waiting.total());
    const std::size_t head = Network::headOf(rules, Network::shareOf(own, all));
    int score = 0;
    for (std::size_t unit = 0; unit < hidden; ++unit) {
        int sum = data.biases[unit];
        for (unsigned house = 0; house < Network::houses; ++house) {
            const rules::FastRow& row = house < rules::housesPerSide ? board.onTurn : board.waiting;
            const unsigned group = Network::groupOf(row[house % rules::housesPerSide]);
            sum += data.weights[(house * Network::groups + group) * hidden + unit];
        }
        score += std::clamp(sum, 0, Network::mostActive) * data.output[head * hidden + unit];
    }
    return std::clamp(score / Network::fraction + data.outputBiases[head],
                      -engine::mostByEvaluation, engine::mostByEvaluation);
}

}  // namespace

TEST_CASE("the network says what its data say") {
    const Network::Data data = ownData();
    std::mt19937 random(1998);
    for (int number = 0; number < 2000; ++number) {
        const rules::Game game = tests::randomGame(random);
        const Board board = engine::boardOf(game.position());
        CAPTURE(rules::writePosition(game.position()));
        for (const rules::RuleSet rules : rules::allRuleSets) {
            const engine::Score score = engine::learnedEvaluation(rules).judge(board);
            CHECK(score == plainly(data, board, rules));
            CHECK(std::abs(score) <= engine::mostByEvaluation);
        }
    }
}

TEST_CASE("extreme boards are judged within the bounds") {
    for (unsigned house = 0; house < rules::housesPerSide; ++house) {
        Board board{};
        board.onTurn[house] = 254;
        board.waiting[house] = 1;
        for (const rules::RuleSet rules : rules::allRuleSets) {
            const engine::Evaluation evaluation = engine::learnedEvaluation(rules);
            CHECK(std::abs(evaluation.judge(board)) <= engine::mostByEvaluation);
            CHECK(std::abs(evaluation.judge({board.waiting, board.onTurn}))
                  <= engine::mostByEvaluation);
        }
    }
}

TEST_CASE("who has nearly all stones stands better, whoever is on turn") {
    for (const rules::RuleSet rules : rules::allRuleSets) {
        const engine::Evaluation evaluation = engine::learnedEvaluation(rules);
        Board board{};
        for (unsigned house = 0; house < rules::housesPerSide; ++house) board.onTurn[house] = 2;
        board.waiting[0] = 2;
        CHECK(evaluation.judge(board) > 500);
        CHECK(evaluation.judge({board.waiting, board.onTurn}) < -500);
    }
}

TEST_CASE("half a turn of the board changes no judgement") {
    std::mt19937 random(7);
    for (int number = 0; number < 500; ++number) {
        const rules::Position position = tests::randomGame(random).position();
        rules::Position turned;
        turned.stones = {position.stones[1], position.stones[0]};
        turned.toMove = rules::opponent(position.toMove);
        const auto evaluation = engine::learnedEvaluation(rules::RuleSet::Traditional);
        CHECK(evaluation.judge(engine::boardOf(position))
              == evaluation.judge(engine::boardOf(turned)));
    }
}

TEST_CASE("data of another size are no network") {
    const auto data = engine::networkData();
    CHECK(Network::read(data).has_value());
    CHECK(!Network::read(data.first(data.size() - 1)).has_value());
    CHECK(!Network::read({}).has_value());
}

TEST_CASE("groups and shares are told apart where they should be") {
    CHECK(Network::groupOf(0) == 0);
    CHECK(Network::groupOf(6) == 6);
    CHECK(Network::groupOf(255) == Network::groups - 1);
    for (unsigned stones = 1; stones <= 255; ++stones) {
        CHECK(Network::groupOf(stones) >= Network::groupOf(stones - 1));
    }
    CHECK(Network::shareOf(0, 56) == 0);
    CHECK(Network::shareOf(28, 56) == Network::shares / 2);
    CHECK(Network::shareOf(56, 56) == Network::shares - 1);
}
