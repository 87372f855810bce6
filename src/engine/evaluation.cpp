#include "engine/evaluation.hpp"

namespace kiela::engine {

Score stonesDifference(const Board& board) {
    constexpr Score stone = 100;
    static_assert(stone * rules::mostStones <= mostByEvaluation);
    return stone * (board.onTurn.total() - board.waiting.total());
}

}  // namespace kiela::engine
