// What a page around the game orders, as a text: "play HOUSE", "undo", "load TEXT" or
// "language CODE". shell/embedding.js makes them of messages.
#pragma once

#include "app/session.hpp"

#include <cstdint>
#include <string_view>

namespace kiela::app {

/// Why an order is not carried out; known to shell/embedding.js. Then nothing has changed.
enum class OrderFault : std::uint8_t {
    None,
    Unknown,      ///< there is no such order
    Unreadable,   ///< what it is about cannot be read
    Illegal,      ///< the rules do not allow it
    NotYourTurn,  ///< the visitor is not on turn
    Over,         ///< the game has ended
    Busy,         ///< the visitor is somewhere else: in a lesson, arranging stones, in another tab
};

/// Carries an order out at once: whatever moves comes to its end first. A game that is under way
/// when another one is loaded is put aside. What is loaded is a position, a record or a link
/// (app/import.hpp); who plays stays as it is, unless it is a link. `showGame` is called before
/// anything of the game changes.
OrderFault carryOut(Session& session, std::string_view order, void (*showGame)());

}  // namespace kiela::app
