// The text in which the game that is played outlasts the visit, both ways. Where and when it is
// kept is the session's (session_memory.cpp).
#pragma once

#include "app/kept_game.hpp"
#include "app/kept_text.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kiela::app {

/// What an address asks for: a setup, and moves that have been made (game_line.hpp).
struct Wish {
    Setup setup{};
    std::string line{};

    friend bool operator==(const Wish&, const Wish&) = default;
};

/// What is kept from one visit to the next, besides the settings.
struct SavedGame {
    /// What the address of the visit asked for; nothing: no game of its own.
    std::optional<Wish> wish{};
    KeptGame current{};
    std::vector<rules::House> undone{};  ///< to be repeated, the next one last
    bool entered = false;                ///< its result has been entered among the others
    bool sent = false;                   ///< the other person has a link to it as it is now
    /// The game that was under way when this one was started; it goes on.
    std::optional<KeptGame> before{};

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

/// Lines as of all texts that are kept (kept_text.hpp); the last one tells that nothing is missing.
std::string writeSavedGame(const SavedGame& saved);

/// Reads what writeSavedGame has written, and nothing else: illegal moves, unknown names and
/// missing parts are all damage.
std::variant<SavedGame, Unreadable> readSavedGame(std::string_view text);

}  // namespace kiela::app
