// Being good company: when a game may be finished quickly, and who begins the next one. Rules of
// conduct only; the session follows them.
#pragma once

#include "app/setup.hpp"
#include "rules/game.hpp"

namespace kiela::app {

/// Whether nine tenths of the stones have stood on the same side for ten moves.
bool isLopsided(const rules::Game& game);

/// Another game of the same kind. Beginning is an advantage, so the other side begins, unless the
/// game starts from a position of its own. An expert opening is arranged anew.
Setup rematchOf(const Setup& setup);

}  // namespace kiela::app
