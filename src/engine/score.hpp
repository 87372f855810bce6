// What a search says about a position, for the player on turn.
#pragma once

namespace kiela::engine {

/// Hundredths of a stone, or where the end of the game has been seen, winScore less the plies to
/// it (negative where it is lost).
using Score = int;

inline constexpr Score winScore = 32'000;
/// The deepest that a search looks, in plies.
inline constexpr int deepestPly = 64;
/// No evaluation is greater than this: it is never taken for a proven win.
inline constexpr Score mostByEvaluation = 30'000;

constexpr bool isProvenWin(Score score) {
    return score >= winScore - deepestPly;
}
constexpr bool isProvenLoss(Score score) {
    return score <= -(winScore - deepestPly);
}
/// The plies to the end of a game that is proven to be won or lost.
constexpr int pliesToEnd(Score score) {
    return winScore - (score < 0 ? -score : score);
}

}  // namespace kiela::engine
