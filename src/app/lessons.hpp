// The lessons: what a learner is to do on the board, step by step. Only data and what the rules say
// of a try; a lesson under way is in learning.hpp.
#pragma once

#include "rules/game.hpp"
#include "text/messages.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace kiela::app {

/// What came of touching a house. The learner is always South.
struct Try {
    rules::House house;
    rules::Refusal refusal = rules::Refusal::None;
    rules::Trace trace{};                                ///< of the move; empty when refused
    rules::Position after{};                             ///< unless refused, the position after it
    std::optional<rules::Result> result{};               ///< of the game that it ended
    int outerRelays = 0, innerRelays = 0, captures = 0;  ///< in the move
    int captured = 0;                                    ///< stones, in the move
    int replyCaptures = 0;  ///< the most stones that the opponent could capture then

    bool isPlayed() const { return !trace.empty(); }
};

/// Tries a house in a game that goes on, as the rules have it (rules §4–§7).
Try tryHouse(const rules::Game& game, rules::House house);

/// Between what a step is about and what is to be done in it.
inline constexpr std::string_view taskMark = " | ";

struct Step {
    std::string_view position;  ///< rules §8; South is on turn
    /// What the step is about and, behind `taskMark` if there is both, what is to be done; its
    /// arguments are `house` and `count`.
    text::Msg words;
    text::Msg hint;  ///< after a move that does something else; as `words`: none
    /// Whether a try does it.
    bool (*reached)(const Try&, const Step&);
    bool touches = false;  ///< a house is only touched: nothing is played
    int count = 0;         ///< of stones, relays or captures, where the goal is a number of them
    std::string_view house = "";

    /// The game that the step begins with.
    rules::Game game() const;
};

struct Lesson {
    text::Msg name;
    std::span<const Step> steps;
    bool isExercise = false;  ///< nothing is told beforehand of what a move would do
};

/// In their order. Lessons are counted from 1.
std::span<const Lesson> lessons();

inline constexpr int lessonCount = 15;
inline constexpr int exerciseCount = 5;  ///< the last ones

/// The first house, in sowing order, that reaches the goal of a step.
std::optional<rules::House> solutionOf(const Step& step);

}  // namespace kiela::app
