// Games on their way from one person to another: the link to a game, and whether the game of a link
// is one that is known already.
#pragma once

#include "app/kept_game.hpp"

#include <cstddef>
#include <string>

namespace kiela::app {

/// The query of a link that opens the game after so many moves, question mark first; empty where
/// all is as it is without one. What the visitor has chosen for themselves is not in it.
std::string queryOf(const Setup& setup, const rules::Game& game, std::size_t plies);

/// How a game that comes by link stands to one that is kept.
enum class Kinship : std::uint8_t {
    Other,  ///< another game
    Known,  ///< the same one, as it is or as it was
    Newer,  ///< the same one, further on
};
Kinship kinship(const KeptGame& kept, const KeptGame& arrived);

}  // namespace kiela::app
