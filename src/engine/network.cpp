#include "engine/network.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

namespace kiela::engine {

namespace {

// Eight numbers at once. Compilers take this form for every machine; where one has no such
// registers they do without, and the sums are the same.
using Eight = std::int16_t __attribute__((vector_size(16)));
constexpr unsigned width = 8;

Eight load(const std::int16_t* from) {
    Eight loaded;
    std::memcpy(&loaded, from, sizeof loaded);
    return loaded;
}

}  // namespace

std::optional<Network> Network::read(std::span<const std::uint8_t> bytes) {
    static_assert(groupOf(mostTold) == groups - 1);
    static_assert(std::endian::native == std::endian::little, "the lowest byte is the first");
    if (bytes.size() != sizeof(Data)) return std::nullopt;

    Network network;
    std::array<std::int8_t, hidden> row;
    auto to = network.rows_.begin();
    for (unsigned house = 0; house < houses; ++house) {
        for (unsigned stones = 0; stones < rowsOfHouse; ++stones) {
            const std::size_t from = (std::size_t{house} * groups + groupOf(stones)) * hidden;
            std::memcpy(row.data(), &bytes[from], hidden);
            to = std::copy(row.begin(), row.end(), to);
        }
    }
    const auto copy = [&bytes](std::size_t from, auto& part) {
        std::memcpy(part.data(), &bytes[from], part.size() * sizeof part[0]);
    };
    copy(offsetof(Data, biases), network.biases_);
    copy(offsetof(Data, output), network.output_);
    copy(offsetof(Data, outputBiases), network.outputBiases_);
    return network;
}

Score Network::judge(const Board& board, rules::RuleSet rules) const {
    constexpr unsigned vectors = hidden / width;
    std::array<Eight, vectors> sums;
    for (unsigned vector = 0; vector < vectors; ++vector) {
        sums[vector] = load(&biases_[std::size_t{vector} * width]);
    }
    const std::int16_t* rows = rows_.data();
    for (const rules::FastRow* const row : {&board.onTurn, &board.waiting}) {
        for (unsigned house = 0; house < rules::housesPerSide; ++house) {
            const unsigned stones = std::min<unsigned>((*row)[house], mostTold);
            const std::int16_t* const weights = rows + std::size_t{stones} * hidden;
            for (unsigned vector = 0; vector < vectors; ++vector) {
                sums[vector] += load(weights + std::size_t{vector} * width);
            }
            rows += std::size_t{rowsOfHouse} * hidden;
        }
    }

    const auto own = static_cast<unsigned>(board.onTurn.total());
    const auto other = static_cast<unsigned>(board.waiting.total());
    const unsigned head = headOf(rules, shareOf(own, own + other));
    const std::int16_t* output = &output_[std::size_t{head} * hidden];
    Score score = 0;
    for (const Eight& sum : sums) {
        for (unsigned unit = 0; unit < width; ++unit) {
            score += std::clamp<int>(sum[unit], 0, mostActive) * *output++;
        }
    }
    return std::clamp(score / fraction + outputBiases_[head], -mostByEvaluation, mostByEvaluation);
}

}  // namespace kiela::engine
