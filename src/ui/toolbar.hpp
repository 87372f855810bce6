// The buttons of the game: which ones there are where, what they look like, and what they do.
#pragma once

#include "app/session.hpp"
#include "text/language.hpp"
#include "ui/frame.hpp"
#include "ui/game_screen.hpp"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace kiela::ui {

enum class Action : std::uint8_t {
    Undo,
    Redo,
    Hint,
    Analysis,
    Rules,
    Language,
    Menu,
    NewGame,
    Flip,
    Moves,
    Sound,
    TextSize,
    Fullscreen,
};

/// The buttons of a toolbar, in their order; with `icons` they show these where they have one.
struct Tools {
    std::span<const Action> actions;
    bool icons = false;
};

/// The sets of buttons for a screen of this kind, the fullest one first; what a set leaves out is
/// in the menu. `moves`: the list of moves has room beside the board.
std::array<Tools, 3> toolSets(bool moves, bool narrow);
/// The same for a kiosk.
std::array<Tools, 3> kioskTools();
/// Those beside a board that stands alone; `fullscreen`: the game may fill the screen.
Tools boardTools(bool fullscreen);
/// Those that two people who sit opposite each have before them.
Tools tableTools(bool narrow, bool inKiosk);

/// Lays the buttons out from the right end of `room`; returns what is left of it, less than nothing
/// where they do not fit.
Rect placeTools(const Frame& frame, text::Language language, Rect room, const Tools& tools,
                std::vector<Rect>& places);

/// Draws a toolbar; `side` tells several on one screen apart and is a part of their name. Returns
/// what was pressed.
std::optional<Action> toolbar(const Frame& frame, const Rect& area, const app::Session& session,
                              const Tools& tools, const std::vector<Rect>& places,
                              std::optional<rules::Side> side = std::nullopt);

/// Does it; returns what is to be seen next (Game: nothing else).
Screen perform(app::Session& session, Action action);

}  // namespace kiela::ui
