// Scores, moves and turning points in words, in the visitor's language. The narration of moves is
// in src/text; what is here tells what the engine thinks of them.
#pragma once

#include "app/review.hpp"
#include "text/narration.hpp"

#include <string>

namespace kiela::app {

/// "+3.4": hundredths of a stone, to the tenth; or how soon the game ends.
std::string shortScore(text::Language language, engine::Score score);

/// Who is ahead, and by how much. `score` is for `side`.
std::string scoreWords(const text::Audience& audience, engine::Score score, rules::Side side);

/// Which position of a game: its start, or that after a move, "Move 12 of 30: g1".
std::string positionTitle(text::Language language, const rules::Game& game, std::size_t ply);

/// What a move would do in a position of the game: "captures 6, ends in c2".
std::string outcomeOf(const text::Audience& audience, const rules::Position& position,
                      rules::House house);

/// A turning point with the better move: "Move 12, c2. Better: g1 (captures 6, ends in c2)".
std::string turningPointWords(const text::Audience& audience, const rules::Game& game,
                              const TurningPoint& point);

/// One thing to take along from a game that is over: the winner's best moment, or what the loser
/// missed. `side` is whom it is told to. Empty where there is nothing to tell.
std::string farewellWords(const text::Audience& audience, const rules::Game& game,
                          const Review& review, rules::Side side);

}  // namespace kiela::app
