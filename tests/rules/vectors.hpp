// The test vectors (tests/vectors), made into tables while building, so that the tests need no
// files.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace kiela::tests {

/// perft.json
struct PerftVector {
    std::string_view rules;
    std::string_view position;
    std::array<std::uint64_t, 5> nodes;  ///< nodes[d - 1] of depth d
    int depths;                          ///< how many there are
};

/// sowings.json and long-sowings.json
struct SowingVector {
    std::string_view position;
    std::string_view move;
    std::string_view after;
    int captured;
    int laps;
    std::string_view events;  ///< one a line; empty in long-sowings.json
};

/// lap-limit.json and endless.json
struct LongMoveVector {
    std::string_view position;
    std::string_view move;
    std::string_view after;  ///< empty where the move is not legal
    int laps;                ///< of a legal move
};

/// games.json and ends.json
struct GameVector {
    std::string_view rules;
    std::string_view position;  ///< empty: the rule set's own start
    std::string_view moves;     ///< separated by spaces
    std::string_view final;
    std::string_view winner;  ///< s, n or draw; empty: the game goes on
    std::string_view why;
};

extern const std::span<const PerftVector> perftVectors;
extern const std::span<const SowingVector> sowingVectors;
extern const std::span<const LongMoveVector> longMoveVectors;
extern const std::span<const GameVector> gameVectors;

}  // namespace kiela::tests
