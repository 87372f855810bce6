// kiela selfplay: the program plays against itself and writes down what it saw (samples.hpp).
#include "engine/evaluation.hpp"
#include "engine/random.hpp"
#include "engine/search.hpp"
#include "tools/commands.hpp"
#include "tools/failure.hpp"
#include "tools/players.hpp"
#include "tools/samples.hpp"

#include <iostream>
#include <limits>

namespace kiela::tools {

namespace {

using engine::Random;
using rules::Game;
using rules::House;
using rules::Side;

constexpr std::size_t tableBytes = 256u << 10;
/// Random moves that a game begins with, at most: games from the same start would all be alike.
constexpr int mostRandomMoves = 16;
/// Of a hundred moves later on, so many are random: mistakes are to be learned from, too.
constexpr int strayMoves = 4;

Sample sampleOf(const rules::Position& position) {
    const engine::Board board = engine::boardOf(position);
    Sample sample;
    for (unsigned house = 0; house < rules::housesPerSide; ++house) {
        sample.stones[0][house] = board.onTurn[house];
        sample.stones[1][house] = board.waiting[house];
    }
    return sample;
}

House anyMove(const Game& game, Random& random) {
    const rules::MoveList moves = game.legalMoves();
    return moves[random.below(moves.size())];
}

/// One game and its samples. Who wins is settled when the search proves it.
class SelfPlay {
  public:
    SelfPlay(rules::RuleSet rules, engine::Evaluation evaluation, std::uint64_t nodes,
             std::uint32_t seed)
        : game_(rules), evaluation_(evaluation), nodes_(nodes), random_(seed) {}

    std::vector<Sample> play() {
        for (int moves = random_.below(mostRandomMoves + 1); moves > 0 && !game_.result();
             --moves) {
            game_.play(anyMove(game_, random_));
        }
        while (!game_.result() && !proven_) move();
        settle();
        return std::move(samples_);
    }

  private:
    void move() {
        engine::Search search(game_, evaluation_, {.nodes = nodes_}, table_, random_.next());
        while (!search.step(std::numeric_limits<int>::max())) {
        }
        const engine::Finding& finding = search.finding();
        Sample sample = sampleOf(game_.position());
        sample.rules = game_.rules();
        sample.score = static_cast<std::int16_t>(finding.score);
        const bool stray = random_.below(100) < strayMoves;
        const House move = stray ? anyMove(game_, random_) : finding.best();
        if (engine::isProvenWin(finding.score) || engine::isProvenLoss(finding.score)) {
            proven_ = true;
            southWins_ = (finding.score > 0) == (move.side == Side::South) ? 1 : -1;
        }
        game_.play(move);
        samples_.push_back(sample);
        movers_.push_back(move.side);
    }

    /// Writes the result of the game into its samples.
    void settle() {
        if (!proven_) {
            const rules::Winner winner = game_.result()->winner;
            if (winner != rules::Winner::Nobody) {
                southWins_ = winner == rules::Winner::South ? 1 : -1;
            }
        }
        for (std::size_t index = 0; index < samples_.size(); ++index) {
            const int result = movers_[index] == Side::South ? southWins_ : -southWins_;
            samples_[index].result = static_cast<std::int8_t>(result);
        }
    }

    Game game_;
    engine::Evaluation evaluation_;
    std::uint64_t nodes_;
    Random random_;
    engine::Table table_{tableBytes};
    std::vector<Sample> samples_;
    std::vector<Side> movers_;
    bool proven_ = false;
    int southWins_ = 0;
};

}  // namespace

void selfplayCommand(const std::vector<std::string>& words) {
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int usualGames = 1000;
    constexpr int usualNodes = 2000;
    const Arguments arguments(words,
                              {"--rules", "--games", "--nodes", "--seed", "--evaluation", "--out"});
    arguments.refuseWords();
    const auto out = arguments.value("--out");
    if (!out) throw Failure{badArguments, "selfplay needs --out FILE"};
    const rules::RuleSet rules = arguments.rules();
    const int games = arguments.number("--games", 1, most).value_or(usualGames);
    const int nodes = arguments.number("--nodes", 1, most).value_or(usualNodes);
    const int seed = arguments.number("--seed", 0, most).value_or(1);
    const auto name = arguments.value("--evaluation");
    engine::Evaluation evaluation = engine::learnedEvaluation(rules);
    if (name) {
        evaluation = *name == "stones" ? engine::stonesDifference() : evaluationFrom(*name, rules);
    }
    Random seeds(static_cast<std::uint32_t>(seed));
    std::size_t samples = 0;
    for (int game = 0; game < games; ++game) {
        const auto played =
            SelfPlay(rules, evaluation, static_cast<std::uint64_t>(nodes), seeds.next()).play();
        appendSamples(*out, played);
        samples += played.size();
    }
    std::cout << games << " games, " << samples << " samples\n";
}

}  // namespace kiela::tools
