#include "tools/fitting.hpp"

#include "engine/random.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace kiela::tools {

namespace {

using engine::Network;
using engine::Random;

constexpr std::size_t hidden = Network::hidden;
constexpr std::size_t houses = Network::houses;

/// Hundredths of a stone that make the odds of winning e times as great: so much they were worth in
/// games of the difference in stones against itself.
constexpr float scoreOfOdds = 880;
/// What the result of the game counts for in what is to be learned; the rest is the search's score.
constexpr float shareOfResult = 0.5F;

// All parameters in one row: weights, biases, output, output biases, as in Network::Data.
constexpr std::size_t biasesAt = houses * Network::groups * hidden;
constexpr std::size_t outputAt = biasesAt + hidden;
constexpr std::size_t outputBiasesAt = outputAt + Network::heads * hidden;
constexpr std::size_t parameters = outputBiasesAt + Network::heads;

using Row = std::vector<float>;

float oddsToShare(float odds) {
    return 1 / (1 + std::exp(-odds));
}

/// A sample as the network sees it.
struct Example {
    std::array<std::uint16_t, houses> rows{};  // where its rows of weights begin
    std::uint16_t head = 0;
    float target = 0;  // share of wins
    float result = 0;
};

Example exampleOf(const Sample& sample) {
    Example example;
    std::array<unsigned, 2> stones{};
    for (std::size_t house = 0; house < houses; ++house) {
        const std::size_t side = house / rules::housesPerSide;
        const unsigned held = sample.stones[side][house % rules::housesPerSide];
        stones[side] += held;
        example.rows[house] =
            static_cast<std::uint16_t>((house * Network::groups + Network::groupOf(held)) * hidden);
    }
    const unsigned share = Network::shareOf(stones[0], stones[0] + stones[1]);
    example.head = static_cast<std::uint16_t>(Network::headOf(sample.rules, share));
    example.result = static_cast<float>(sample.result + 1) / 2;
    example.target = shareOfResult * example.result
                     + (1 - shareOfResult) * oddsToShare(sample.score / scoreOfOdds);
    return example;
}

std::vector<Example> examplesOf(const std::vector<Sample>& samples) {
    std::vector<Example> examples;
    examples.reserve(samples.size());
    for (const Sample& sample : samples) examples.push_back(exampleOf(sample));
    return examples;
}

/// A look of the network at an example.
struct Look {
    std::array<float, hidden> sums{};
    float share = 0;

    static float activeOf(float sum) { return std::clamp(sum, 0.0F, 1.0F); }
    static bool isMovable(float sum) { return sum > 0 && sum < 1; }
};

Look look(const Row& row, const Example& example) {
    Look look;
    std::copy_n(&row[biasesAt], hidden, look.sums.begin());
    for (const std::uint16_t from : example.rows) {
        for (std::size_t unit = 0; unit < hidden; ++unit) look.sums[unit] += row[from + unit];
    }
    const float* const output = &row[outputAt + example.head * hidden];
    float odds = row[outputBiasesAt + example.head];
    for (std::size_t unit = 0; unit < hidden; ++unit) {
        odds += Look::activeOf(look.sums[unit]) * output[unit];
    }
    look.share = oddsToShare(odds);
    return look;
}

double lossOf(float share, float target) {
    constexpr double least = 1e-9;
    return -target * std::log(share + least) - (1 - target) * std::log(1 - share + least);
}

/// Adds to `gradient` what an example, looked at, says about the parameters.
void learn(const Row& row, const Example& example, const Look& look, float weight, Row& gradient) {
    const float error = (look.share - example.target) * weight;
    const std::size_t outputFrom = outputAt + example.head * hidden;
    gradient[outputBiasesAt + example.head] += error;
    std::array<float, hidden> errors{};
    for (std::size_t unit = 0; unit < hidden; ++unit) {
        gradient[outputFrom + unit] += error * Look::activeOf(look.sums[unit]);
        errors[unit] = Look::isMovable(look.sums[unit]) ? error * row[outputFrom + unit] : 0;
        gradient[biasesAt + unit] += errors[unit];
    }
    for (const std::uint16_t from : example.rows) {
        for (std::size_t unit = 0; unit < hidden; ++unit) gradient[from + unit] += errors[unit];
    }
}

/// Adam with weight decay.
class Descent {
  public:
    void step(Row& row, const Row& gradient, float rate) {
        constexpr float keptOfMean = 0.9F;
        constexpr float keptOfSquare = 0.999F;
        constexpr float decay = 0.2F;
        constexpr float least = 1e-8F;
        ++steps_;
        const float meanScale = 1 / (1 - std::pow(keptOfMean, static_cast<float>(steps_)));
        const float squareScale = 1 / (1 - std::pow(keptOfSquare, static_cast<float>(steps_)));
        for (std::size_t index = 0; index < parameters; ++index) {
            const float slope = gradient[index];
            mean_[index] += (1 - keptOfMean) * (slope - mean_[index]);
            square_[index] += (1 - keptOfSquare) * (slope * slope - square_[index]);
            const float move =
                mean_[index] * meanScale / (std::sqrt(square_[index] * squareScale) + least);
            row[index] -= rate * (move + decay * row[index]);
        }
        // What eight bits can hold.
        constexpr float most = 127.0F / Network::mostActive;
        for (std::size_t index = 0; index < biasesAt; ++index) {
            row[index] = std::clamp(row[index], -most, most);
        }
    }

  private:
    Row mean_ = Row(parameters);
    Row square_ = Row(parameters);
    int steps_ = 0;
};

Row beginning(Random& random) {
    constexpr float spreadOfWeights = 0.1F;
    constexpr float spreadOfOutput = 0.5F;
    constexpr float bias = 0.3F;
    // About normal, with a standard deviation of 1.
    const auto chance = [&random] {
        constexpr int numbers = 12;
        constexpr float most = 4294967296.0F;
        float sum = 0;
        for (int number = 0; number < numbers; ++number) {
            sum += static_cast<float>(random.next()) / most;
        }
        return sum - numbers / 2.0F;
    };
    Row row(parameters);
    for (std::size_t index = 0; index < biasesAt; ++index) row[index] = spreadOfWeights * chance();
    std::fill_n(&row[biasesAt], hidden, bias);
    for (std::size_t index = outputAt; index < outputBiasesAt; ++index) {
        row[index] = spreadOfOutput * chance();
    }
    return row;
}

/// Large steps first, small ones in the end.
float rateOf(float done) {
    constexpr float first = 0.002F;
    if (done < 0.4F) return first;
    if (done < 0.7F) return first * 0.3F;
    return done < 0.9F ? first * 0.1F : first * 0.03F;
}

template<class Number>
Number rounded(float value) {
    const auto most = static_cast<float>(std::numeric_limits<Number>::max());
    return static_cast<Number>(std::lround(std::clamp(value, -most, most)));
}

Network::Data inWholeNumbers(const Row& row) {
    constexpr float active = Network::mostActive;
    constexpr float outputScale = scoreOfOdds * Network::fraction / active;
    Network::Data data{};
    for (std::size_t index = 0; index < biasesAt; ++index) {
        data.weights[index] = rounded<std::int8_t>(row[index] * active);
    }
    for (std::size_t unit = 0; unit < hidden; ++unit) {
        data.biases[unit] = rounded<std::int16_t>(row[biasesAt + unit] * active);
    }
    for (std::size_t index = 0; index < data.output.size(); ++index) {
        data.output[index] = rounded<std::int16_t>(row[outputAt + index] * outputScale);
    }
    for (std::size_t head = 0; head < Network::heads; ++head) {
        data.outputBiases[head] = rounded<std::int16_t>(row[outputBiasesAt + head] * scoreOfOdds);
    }
    return data;
}

void shuffle(std::vector<std::uint32_t>& order, Random& random) {
    for (std::size_t last = order.size() - 1; last > 0; --last) {
        std::swap(order[last], order[random.next() % (last + 1)]);
    }
}

}  // namespace

Network::Data fitNetwork(const std::vector<Sample>& samples, const std::vector<Sample>& heldBack,
                         const FitSettings& settings,
                         const std::function<void(const FitProgress&)>& report) {
    constexpr std::size_t batch = 2048;
    const std::vector<Example> examples = examplesOf(samples);
    const std::vector<Example> others = examplesOf(heldBack);
    Random random(settings.seed);
    Row row = beginning(random);
    Row gradient(parameters);
    Descent descent;
    std::vector<std::uint32_t> order(examples.size());
    std::iota(order.begin(), order.end(), 0);

    for (int epoch = 1; epoch <= settings.epochs; ++epoch) {
        FitProgress progress{.epoch = epoch};
        const float done = static_cast<float>(epoch - 1) / static_cast<float>(settings.epochs);
        shuffle(order, random);
        for (std::size_t begin = 0; begin < order.size(); begin += batch) {
            const std::size_t end = std::min(begin + batch, order.size());
            std::fill(gradient.begin(), gradient.end(), 0.0F);
            for (std::size_t index = begin; index < end; ++index) {
                const Example& example = examples[order[index]];
                const Look seen = look(row, example);
                progress.learned += lossOf(seen.share, example.target);
                learn(row, example, seen, 1 / static_cast<float>(end - begin), gradient);
            }
            descent.step(row, gradient, rateOf(done));
        }
        progress.learned /= static_cast<double>(examples.size());
        for (const Example& example : others) {
            progress.heldBack += lossOf(look(row, example).share, example.result);
        }
        progress.heldBack /= static_cast<double>(others.size());
        report(progress);
    }
    return inWholeNumbers(row);
}

}  // namespace kiela::tools
