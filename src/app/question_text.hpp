// Questions to the engine and its answers as text, both ways: how they travel to a worker. Written
// and read by the same build, so what does not fit is a fault, not another version.
#pragma once

#include "app/question.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kiela::app {

/// A question on its way, with the seed of what is left to chance: the same text always gets the
/// same answer.
struct Errand {
    Question question;
    std::uint32_t seed = 0;
};

/// A line with what is asked, then the game: its rules, its start and its moves, a line each.
std::string writeErrand(const Errand& errand);
/// Nothing for what is not such a text, an illegal move, or a game that is over.
std::optional<Errand> readErrand(std::string_view text);

/// A line with how far it got, then one for each move: its score, and the houses.
std::string writeAnswer(const Answer& answer);
std::optional<Answer> readAnswer(std::string_view text);

}  // namespace kiela::app
