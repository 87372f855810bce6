#include "engine/evaluation.hpp"

#include "engine/network_data.hpp"

namespace kiela::engine {

Evaluation learnedEvaluation(rules::RuleSet rules) {
    // The build has checked that there is as much data as there must be.
    static const Network network = *Network::read(networkData());
    return {network, rules};
}

}  // namespace kiela::engine
