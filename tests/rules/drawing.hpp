// Boards drawn in tests, as rules §1 draws them: North's outer row at the top, a dot for an empty
// house. Reads them, and draws them again when a comparison fails.
#pragma once

#include "rules/position.hpp"
#include "rules/sowing.hpp"

#include <catch2/catch_tostring.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace kiela::tests {

/// What lies on a board, without whose turn it is.
struct Board {
    decltype(rules::Position::stones) stones{};

    friend bool operator==(const Board&, const Board&) = default;
};

/// The board of a drawing: a line for each row, its number, a bar and its ten counts. Lines without
/// a bar are for the eye only. Throws when it is not a board.
Board board(std::string_view drawing);
Board boardOf(const rules::Position& position);

/// A drawn position with that side on turn, at the start of a game.
rules::Position southToMove(std::string_view drawing);
rules::Position northToMove(std::string_view drawing);

/// The house of that name; throws when there is none.
rules::House house(std::string_view name);

/// The position of that text; throws when it is not one.
rules::Position position(std::string_view text);

/// A move and all that came of it.
struct Played {
    rules::Sowing sowing;
    rules::Position after;
    rules::Trace trace;
    /// The trace as text.
    std::vector<std::string> events;
};

Played play(const rules::Position& before, std::string_view move);

/// The position turned by half a turn, with the players swapped (rules §2).
rules::Position turned(const rules::Position& position);
rules::House turned(rules::House house);

}  // namespace kiela::tests

template<>
struct Catch::StringMaker<kiela::tests::Board> {
    static std::string convert(const kiela::tests::Board& board);
};

template<>
struct Catch::StringMaker<kiela::rules::Position> {
    static std::string convert(const kiela::rules::Position& position);
};

template<>
struct Catch::StringMaker<kiela::rules::House> {
    static std::string convert(kiela::rules::House house);
};
