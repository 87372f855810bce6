// What a listener can ask to hear of the board, by a key on it or a button beside it. Has no
// picture; in the plain view the buttons and the answer are seen.
#pragma once

#include "app/reading.hpp"
#include "app/session.hpp"
#include "ui/frame.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace kiela::ui {

struct Readings {
    rules::House house{};  ///< the one that had the focus last: which one is meant
    /// What was asked last, and when: as long as that is so the answer stays.
    struct Asked {
        app::Reading reading;
        rules::House house;
        std::string when;
        std::size_t step = 0;  ///< of the last move, from 1; 0: the whole move
    };
    std::optional<Asked> asked;
};

/// Of the game, of the lesson or puzzle that is taken, or of the board that is analysed or
/// arranged.
void readings(const Frame& frame, const Rect& area, app::Session& session, Readings& state);

}  // namespace kiela::ui
