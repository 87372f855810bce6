// Programs that play a match against each other.
#pragma once

#include "engine/evaluation.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace kiela::tools {

class Player {
  public:
    virtual ~Player() = default;
    /// A legal move; the game must not be over. `seed` decides where chance plays a part.
    virtual rules::House choose(const rules::Game& game, std::uint32_t seed) = 0;
};

/// What a player at full strength may use for a move.
struct Effort {
    std::uint64_t nodes = 0;
    std::optional<int> milliseconds;  ///< in place of the nodes
};

/// An evaluation from a file; Failure where there is none. It is kept for ever.
engine::Evaluation evaluationFrom(const std::string& file, rules::RuleSet rules);

/// The player of that name, for games by `rules`; Failure where there is none:
///   level:1 … level:6   a level of the program
///   full                the search at its best, with `effort`
///   stones              the same search counting stones
///   file:FILE           the same search with an evaluation from a file
///   stones:N            a search of exactly N plies that counts stones
///   strength:C,D,P,N    what levels are made of: careless moves, doubt, plies, nodes (0: no limit)
///   uct:N               UCT with N random playouts a move
///   random              any legal move
std::unique_ptr<Player> playerNamed(const std::string& name, rules::RuleSet rules,
                                    const Effort& effort);

}  // namespace kiela::tools
