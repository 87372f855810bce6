// What the session asks the engine, and what it gets for an answer: plain values, which travel as
// text (question_text.hpp) where the engine is not in the same room.
#pragma once

#include "engine/arranger.hpp"
#include "engine/opponent.hpp"
#include "engine/score.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace kiela::app {

struct Question {
    enum class Kind : std::uint8_t {
        Move,         ///< the move that a level plays
        Lines,        ///< the best moves, with their scores and what would follow
        Arrangement,  ///< how a level arranges its stones before the first move (rules §7)
    };
    Kind kind = Kind::Move;
    rules::Game game{};  ///< not over; its moves are told, too: repetition counts them (rules §5.3)
    engine::Level level = engine::weakestLevel;  ///< of a Move or an Arrangement
    rules::Side side = rules::Side::South;       ///< of an Arrangement: whose stones
    int lines = 1;                               ///< of Lines: how many moves are wanted
    int nodes = 0;                               ///< of Lines: boards to look at
};

/// A move that was looked at, and what would follow.
struct Line {
    engine::Score score = 0;            ///< for the player on turn
    std::vector<rules::House> moves{};  ///< at least one

    rules::House best() const { return moves.front(); }
    friend bool operator==(const Line&, const Line&) = default;
};

struct Answer {
    bool final = true;          ///< nothing more comes; else the answer so far
    int depth = 0;              ///< plies that were looked ahead
    std::vector<Line> lines{};  ///< the best first; of a Move one, its score means nothing
    std::optional<engine::Arrangement> arrangement{};  ///< of an Arrangement, instead of lines

    friend bool operator==(const Answer&, const Answer&) = default;
};

}  // namespace kiela::app
