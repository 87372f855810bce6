// Forced wins, proved by the rules alone: every move and every reply is played out, nothing is
// judged and nothing is cut off. For a few moves only; the search (search.hpp) looks further.
#pragma once

#include "rules/game.hpp"

#include <vector>

namespace kiela::engine {

/// The fewest own moves (1–`most`) in which the player on turn wins whatever the opponent does; 0
/// where that cannot be forced. One move more takes about a hundred times as long: 3 is a fraction
/// of a second.
int movesToWin(const rules::Game& game, int most);

/// The moves with which the player on turn wins within so many own moves, this one included,
/// whatever the opponent does.
rules::MoveList winningMoves(const rules::Game& game, int moves);

/// The moves of both players to a win that is forced within `most` own moves, the opponent holding
/// out as long as possible; none where it cannot be forced.
std::vector<rules::House> longestDefence(const rules::Game& game, int most);

/// The legal reply after which the game goes on for longest, where the opponent of the player on
/// turn wins within `most` more moves whatever the reply. The game must not be over.
rules::House longestReply(const rules::Game& game, int most);

}  // namespace kiela::engine
