// The text in which a game outlasts the visit, both ways. Read with the rules: every move is played
// again. Where and when it is kept is the session's (session_memory.cpp).
#pragma once

#include "app/setup.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kiela::app {

/// A game as it is put aside and opened again.
struct KeptGame {
    Setup setup{};
    rules::Game game{};

    friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

/// What is kept from one visit to the next, besides the settings.
struct SavedGame {
    /// What the address of the visit asked for; nothing: no game of its own.
    std::optional<Setup> wish{};
    KeptGame current{};
    std::vector<rules::House> undone{};  ///< to be repeated, the next one last
    bool counted = false;                ///< its result is part of the streak
    /// The game that was under way when this one was started; it goes on.
    std::optional<KeptGame> before{};

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

enum class Unreadable : std::uint8_t {
    Damaged,
    Newer,  ///< written by a later version of the program
};

/// Lines of `name=value`; the first tells the version, the last that nothing is missing.
std::string writeSavedGame(const SavedGame& saved);

/// Reads what writeSavedGame has written, and nothing else: illegal moves, unknown names and
/// missing parts are all damage.
std::variant<SavedGame, Unreadable> readSavedGame(std::string_view text);

}  // namespace kiela::app
