// What is to be seen: everything that the interface needs to draw and to say, as plain values. Made
// by the Session, never changed by the interface.
#pragma once

#include "app/settings.hpp"
#include "app/setup.hpp"
#include "app/timeline.hpp"
#include "rules/game.hpp"
#include "text/narration.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace kiela::app {

/// A house that may be played now.
struct Choice {
    rules::House house;
    std::string outcome;  ///< in words: what the move would do
};

struct View {
    text::Audience audience;
    Setup setup;
    Settings settings;

    Moment board;                 ///< the stones as they are to be seen now
    std::array<int, 2> totals{};  ///< stones of each side, those in hand included
    rules::Side toMove = rules::Side::South;
    std::vector<Choice>
        choices;  ///< what the visitor may play now; empty while it is not their turn
    std::optional<rules::House> lastMove;  ///< where the last move started
    std::optional<rules::House> lastEnd;   ///< where it ended, once it has
    std::optional<rules::Result> result;   ///< once it may be seen

    std::string caption;    ///< what just happened, or what is to be done
    bool explains = false;  ///< the caption is the first minute's and can be dismissed
    bool moving = false;    ///< stones are under way
    bool thinking = false;  ///< the program looks for its move
    bool canUndo = false, canRedo = false;
};

}  // namespace kiela::app
