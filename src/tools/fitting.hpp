// Fits the network (engine/network.hpp) to positions from self-play: logistic regression by Adam on
// the same network in real numbers, which is then rounded.
#pragma once

#include "engine/network.hpp"
#include "tools/samples.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace kiela::tools {

struct FitSettings {
    int epochs = 16;
    std::uint32_t seed = 1;
};

/// How well an epoch has gone: the mean loss (in nats) on the samples that were learned from, and
/// on those that were held back, where only the result of the game counts.
struct FitProgress {
    int epoch = 0;
    double learned = 0;
    double heldBack = 0;
};

/// The network that was learned from `samples`; those of `heldBack` measure it. The same samples
/// and seed give the same network on the same machine.
engine::Network::Data fitNetwork(const std::vector<Sample>& samples,
                                 const std::vector<Sample>& heldBack, const FitSettings& settings,
                                 const std::function<void(const FitProgress&)>& report);

}  // namespace kiela::tools
