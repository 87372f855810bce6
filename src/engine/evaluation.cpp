#include "engine/evaluation.hpp"

namespace kiela::engine {

Score stonesDifference(const Board& board) {
    constexpr Score stone = 100;
    static_assert(stone * rules::mostStones <= mostByEvaluation);
    return stone * (total(board.own) - total(board.other));
}

}  // namespace kiela::engine
