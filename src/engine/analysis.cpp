#include "engine/analysis.hpp"

#include <algorithm>

namespace kiela::engine {

Analysis::Analysis(const rules::Game& game, int lines, const Limits& limits, std::size_t tableBytes)
    : table_(tableBytes), search_(game, learnedEvaluation(game.rules()), limits, table_, 0,
                                  std::clamp(lines, 1, mostLines)) {}

}  // namespace kiela::engine
