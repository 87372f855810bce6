// A game as it is put aside and opened again, and its lines in the texts that are kept. Read with
// the rules: every move is played again.
#pragma once

#include "app/setup.hpp"
#include "rules/game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kiela::app {

struct KeptGame {
    Setup setup{};
    rules::Game game{};
    /// What else its record tells (rules §8), where it came from one.
    std::string headers{};  // a line each: the name, a space, the value

    friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

std::string writeSetup(const Setup& setup);
std::optional<Setup> readSetup(std::string_view text);

/// "g1 d4", in the order of the list.
std::string writeMoves(const std::vector<rules::House>& moves);
std::optional<std::vector<rules::House>> readMoves(std::string_view text);

/// Adds the game's lines; the first of them has this name.
void writeGame(std::string& text, std::string_view name, const KeptGame& kept);
/// Takes a game's lines off the text; nothing where they are not a game.
std::optional<KeptGame> takeGame(std::string_view& text, std::string_view name);

}  // namespace kiela::app
