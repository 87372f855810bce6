// The text form of a position, both ways (rules §8).
#pragma once

#include "rules/position.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace kiela::rules {

/// The most that the counter and the move number of a position may be when it is read. A game that
/// goes on from there counts further.
inline constexpr int mostInField = 65'535;

/// The parts of a position's text, in their order.
enum class PositionField : std::uint8_t { Board, Player, SinceCapture, MoveNumber };

/// What is wrong with a position's text, and where; the first fault from the left. Values instead
/// of a sentence, so that it can be told in any language; describe.hpp tells it in English.
struct PositionError {
    enum class Kind : std::uint8_t {
        MissingField,   ///< the text ends before `field`
        ExtraText,      ///< something stands after the move number
        RowCount,       ///< the board has `found` rows, not four
        HouseCount,     ///< `row` has `found` houses, not ten
        NotANumber,     ///< something other than decimal digits, or nothing at all
        LeadingZero,    ///< a number begins with a zero that it does not need
        TooLarge,       ///< a count above 255, or a number above 65,535
        NoStones,       ///< the board is empty
        TooManyStones,  ///< the board holds `found` stones, more than 255
        UnknownPlayer,  ///< neither `s` nor `n`
    };
    Kind kind = Kind::MissingField;
    PositionField field = PositionField::Board;
    /// 1–4 as in the names of houses, in HouseCount and where a count of the board is wrong; else
    /// 0.
    int row = 0;
    /// 0 (file a) to 9 (file j) where a count of the board is wrong; else -1.
    int file = -1;
    /// How many there are, in RowCount, HouseCount and TooManyStones; else 0.
    int found = 0;

    friend bool operator==(const PositionError&, const PositionError&) = default;
};

/// Reads a position. White space of any kind and amount may stand around and between the fields.
std::variant<Position, PositionError> readPosition(std::string_view text);

/// The position as text, on one line, all fields present.
std::string writePosition(const Position& position);

}  // namespace kiela::rules
