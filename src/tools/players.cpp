#include "tools/players.hpp"

#include "engine/network.hpp"
#include "engine/opponent.hpp"
#include "engine/random.hpp"
#include "tools/failure.hpp"
#include "tools/uct.hpp"

#include <charconv>
#include <chrono>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string_view>

namespace kiela::tools {

namespace {

constexpr int slice = 1000;

class LevelPlayer final : public Player {
  public:
    explicit LevelPlayer(const engine::Strength& strength) : strength_(strength) {}

    rules::House choose(const rules::Game& game, std::uint32_t seed) override {
        engine::Opponent opponent(game, strength_, seed);
        while (!opponent.step(slice)) {
        }
        return opponent.best();
    }

  private:
    engine::Strength strength_;
};

class SearchPlayer final : public Player {
  public:
    SearchPlayer(engine::Evaluation evaluation, const engine::Limits& limits,
                 std::optional<int> milliseconds)
        : evaluation_(evaluation), limits_(limits), milliseconds_(milliseconds) {}

    rules::House choose(const rules::Game& game, std::uint32_t seed) override {
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() + std::chrono::milliseconds(milliseconds_.value_or(0));
        engine::Search search(game, evaluation_, limits_, table_, seed);
        while (!search.step(slice)) {
            if (milliseconds_ && Clock::now() >= end) break;
        }
        return search.finding().best();
    }

  private:
    engine::Evaluation evaluation_;
    engine::Limits limits_;
    std::optional<int> milliseconds_;
    engine::Table table_{16u << 20};
};

class UctPlayer final : public Player {
  public:
    explicit UctPlayer(int playouts) : playouts_(playouts) {}

    rules::House choose(const rules::Game& game, std::uint32_t seed) override {
        return uctMove(game, playouts_, seed);
    }

  private:
    int playouts_;
};

class RandomPlayer final : public Player {
  public:
    rules::House choose(const rules::Game& game, std::uint32_t seed) override {
        const rules::MoveList moves = game.legalMoves();
        return moves[engine::Random(seed).below(moves.size())];
    }
};

/// The number after `kind` and a colon; nothing for another kind of player.
std::optional<int> numberOf(std::string_view name, std::string_view kind, int most) {
    if (!name.starts_with(kind) || !name.substr(kind.size()).starts_with(':')) return std::nullopt;
    const char* const begin = name.data() + kind.size() + 1;
    const char* const end = name.data() + name.size();
    int number = 0;
    const auto read = std::from_chars(begin, end, number);
    if (read.ec != std::errc() || read.ptr != end || number < 1 || number > most) {
        throw Failure{badArguments,
                      std::string(kind) + ":N needs a number from 1 to " + std::to_string(most)};
    }
    return number;
}

}  // namespace

namespace {

std::unique_ptr<Player> withEffort(engine::Evaluation evaluation, const Effort& effort) {
    engine::Limits limits;
    if (!effort.milliseconds) limits.nodes = effort.nodes;
    return std::make_unique<SearchPlayer>(evaluation, limits, effort.milliseconds);
}

}  // namespace

namespace {

/// CARELESS,DOUBT,DEPTH,NODES: as in engine::Strength.
engine::Strength strengthFrom(const std::string& text) {
    engine::Strength strength;
    std::uint64_t nodes = 0;
    std::istringstream words(text);
    char comma = 0;
    words >> strength.careless >> comma >> strength.doubt >> comma >> strength.limits.depth >> comma
        >> nodes;
    if (!words) throw Failure{badArguments, "strength: needs CARELESS,DOUBT,DEPTH,NODES"};
    if (nodes > 0) strength.limits.nodes = nodes;
    strength.tableBytes = 64u << 10;
    return strength;
}

}  // namespace

engine::Evaluation evaluationFrom(const std::string& file, rules::RuleSet rules) {
    std::ifstream in(file, std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(in), {}};
    const auto network =
        engine::Network::read({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    if (!network) throw Failure{badArguments, file + " holds no evaluation"};
    return {*new engine::Network(*network), rules};
}

std::unique_ptr<Player> playerNamed(const std::string& name, rules::RuleSet rules,
                                    const Effort& effort) {
    constexpr int mostPlayouts = 1'000'000;
    if (name == "random") return std::make_unique<RandomPlayer>();
    if (name == "full") return withEffort(engine::learnedEvaluation(rules), effort);
    if (name.starts_with("strength:")) {
        return std::make_unique<LevelPlayer>(strengthFrom(name.substr(9)));
    }
    if (name == "stones") return withEffort(engine::stonesDifference(), effort);
    if (name.starts_with("file:")) return withEffort(evaluationFrom(name.substr(5), rules), effort);
    if (const auto level = numberOf(name, "level", engine::strongestLevel)) {
        return std::make_unique<LevelPlayer>(engine::strengthOf(*level));
    }
    if (const auto depth = numberOf(name, "stones", engine::deepestPly)) {
        return std::make_unique<SearchPlayer>(engine::stonesDifference(),
                                              engine::Limits{.depth = *depth, .exact = true},
                                              std::nullopt);
    }
    if (const auto playouts = numberOf(name, "uct", mostPlayouts)) {
        return std::make_unique<UctPlayer>(*playouts);
    }
    throw Failure{badArguments, "unknown player " + name
                                    + " (there are level:1 to level:6, full, stones:N, uct:N, "
                                      "random)"};
}

}  // namespace kiela::tools
