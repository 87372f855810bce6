// What makes a position a puzzle as far as the rules alone can tell, without the program's
// judgement; so any file of puzzles can be checked by whoever knows the rules.
//
// "Clearly best" means:
// - capture: the move captures at least leastCapture stones and at least clearDifference more than
//   every other move, and the opponent's largest capture after it is at least as many fewer.
// - win1, win2, win3: within that many own moves exactly one first move wins whatever the opponent
//   does, and no move wins in fewer. Every move and every reply has been played out.
// - defence: either every move but one loses at least clearDefence stones more than that one (the
//   opponent's largest capture after it, less what it captures itself), and that one captures no
//   more than mostByDefence stones: else it would be a puzzle about capturing. Or after every move
//   but one the opponent wins by force within three of their moves, and after that one not.
//
// What the search adds to this is in puzzle_finder.hpp.
#pragma once

#include "engine/puzzle.hpp"
#include "rules/game.hpp"

#include <optional>
#include <string>

namespace kiela::tools {

inline constexpr int leastCapture = 5;
inline constexpr int clearDifference = 3;
inline constexpr int clearDefence = 5;
inline constexpr int mostByDefence = 2;
/// A win is forced within so many moves of the winner.
inline constexpr int mostMovesToWin = 3;

/// The position as all puzzles have it: South's turn (half a turn of the board changes nothing but
/// the players, rules §2), the counters as at the start.
rules::Position puzzlePosition(const rules::Position& position);

/// Whether a game may look like this in the middle: both sides have stones and moves to choose
/// from.
bool looksLikePlay(const rules::Game& game);

/// Whether the first move is short enough to be thought through.
bool canBeFollowed(const rules::Game& game, rules::House move);

/// The move that captures clearly the most and is not paid back at once.
std::optional<rules::House> clearCapture(const rules::Game& game);
/// The only move that does not lose many stones.
std::optional<rules::House> defenceOfStones(const rules::Game& game);
/// The only move after which the opponent cannot force a win.
std::optional<rules::House> defenceOfGame(const rules::Game& game);

/// What is wrong with a puzzle; empty where the rules bear it out.
std::string faultOf(const engine::Puzzle& puzzle);

/// In how many houses two boards differ; those of a game a few plies apart, or of two games that
/// have hardly parted, differ in few.
int differentHouses(const rules::Position& one, const rules::Position& other);
inline constexpr int fewestDifferentHouses = 8;

}  // namespace kiela::tools
