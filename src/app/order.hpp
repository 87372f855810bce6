// What a page around the game orders, as a text: "new QUERY", "play HOUSE", "undo", "load TEXT",
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
/// when another one begins is put aside. `showGame` is called before anything of the game changes.
///
///   new QUERY      a game as the address's parameters have it; what they do not name is as before
///   load TEXT      a position, a record or a link (app/import.hpp); who plays is as before, unless
///                  a link says so
OrderFault carryOut(Session& session, std::string_view order, void (*showGame)());

}  // namespace kiela::app
