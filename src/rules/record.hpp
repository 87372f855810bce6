// Game records: a whole game as text, both ways, in the manner of chess's PGN (rules §8).
#pragma once

#include "rules/game.hpp"
#include "rules/position_text.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kiela::rules {

/// One header line: `[name "value"]`.
struct RecordHeader {
    std::string name;
    std::string value;

    friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

/// A game and what else its record tells.
struct Record {
    Game game{};
    /// Event, Date, South, North and all headers that this program does not know, in their order.
    /// Rules, Position, Result and Termination are not among them: they are told by the game.
    std::vector<RecordHeader> headers;

    friend bool operator==(const Record&, const Record&) = default;
};

/// Why a record is refused, and where. Values instead of a sentence, so that it can be told in any
/// language; describe.hpp tells it in English.
struct RecordError {
    enum class Kind : std::uint8_t {
        Empty,             ///< no header, no move and no result
        UnclosedComment,   ///< a `{` without its `}`
        BadHeader,         ///< a `[` that does not begin a `[Name "value"]`
        RepeatedHeader,    ///< Rules, Position, Result or Termination for the second time
        UnknownRules,      ///< no such rule set
        BadPosition,       ///< see `position`
        UnknownResult,     ///< the Result header is not one of the four results
        NotAMove,          ///< neither a move nor a number nor a result; or nothing, after a number
        WrongNumber,       ///< the number before a move is not the one that it has
        IllegalMove,       ///< see `refusal`; GameOver for a move after the end
        TextAfterResult,   ///< something stands after the result
        ResultsDiffer,     ///< the Result header and the result after the moves are not the same
        WrongResult,       ///< not the result that play reached
        WrongTermination,  ///< not the reason for which the game ended
    };
    Kind kind = Kind::Empty;
    /// The line of the text, from 1.
    int line = 1;
    /// The move that the fault is at, or the last one before it: its number as in records (two
    /// moves share one) and who plays it. 0 where there is none.
    int number = 0;
    Side side = Side::South;
    /// What stands at the fault: the name of a house, the value of a header.
    std::string text{};
    Refusal refusal = Refusal::None;
    PositionError position{};

    friend bool operator==(const RecordError&, const RecordError&) = default;
};

/// Reads a record and plays its moves. More lenient than what writeRecord writes: numbers, result
/// and every header may be missing, moves may stand on any lines and right behind their numbers.
std::variant<Record, RecordError> readRecord(std::string_view text);

/// The record as text, ended by a line break. What is written is read back the same, provided that
/// the names of headers are words (no white space, quotes, brackets or braces) other than Rules,
/// Position, Result and Termination, and the game began from a position that could be read.
std::string writeRecord(const Record& record);

/// "1-0", "0-1", "1/2-1/2", or "*" without a result.
std::string_view resultText(const std::optional<Result>& result);

/// The number that a record gives to a game's move, `index` counting from 0.
int recordNumber(const Game& game, int index);

}  // namespace kiela::rules
