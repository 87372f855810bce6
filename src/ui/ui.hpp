// The interface as a whole: from the session's view to a picture (Dear ImGui) and its meaning
// (semantics), and back from touches and keys to commands. Knows neither window nor browser.
#pragma once

#include "app/session.hpp"
#include "ui/semantics.hpp"
#include "ui/theme.hpp"

#include <cstdint>
#include <memory>
#include <string_view>

namespace kiela::ui {

/// Whether the game may fill the whole screen, and does.
enum class Fullscreen : std::uint8_t { None, Offered, On };

/// What the interface is drawn on.
struct Surface {
    float width = 0, height = 0;                                     ///< in points (CSS pixels)
    float pixelRatio = 1;                                            ///< pixels to a point
    float safeTop = 0, safeRight = 0, safeBottom = 0, safeLeft = 0;  ///< kept free, in points
    bool dark = false;      ///< the person prefers a dark picture
    bool contrast = false;  ///< the person prefers strong contrasts
    bool touch = false;     ///< the last pointer was a finger or a pen
    Fullscreen fullscreen = Fullscreen::None;
    bool plain = false;  ///< no picture is shown: the semantics are the page
};

class Ui {
  public:
    /// Sets Dear ImGui's fonts and style; a context must exist. Both references must outlive it.
    Ui(app::Session& session, semantics::Sink& sink);
    ~Ui();

    /// The session has begun anew: so does all that it is shown in. Letters and pictures stay.
    void begin();

    /// One frame, between ImGui::NewFrame and ImGui::Render: draws the view, states its meaning and
    /// passes on what the person did.
    void frame(const Surface& surface);

    /// How far to the left (-1) or to the right (1) a house is seen.
    float acrossOf(rules::House house, const Surface& surface) const;

    /// The theme of the next frame.
    Theme theme(const Surface& surface) const;

    /// A command from the semantics' other side; it takes effect in the next frame.
    void command(const semantics::Command& command);

    /// Somebody has changed the text of the field that can be changed.
    void write(std::string_view text);

    /// A text that somebody has dropped, pasted or picked, or what is wrong with it. A game in it
    /// is opened; else the reason is shown.
    void receive(std::string_view text, app::Fault fault);

    /// Leaves whatever lies over the game.
    void showGame();

    /// Whether the next frame may differ from the last one though nothing more is put in.
    bool moving() const;

  private:
    struct Look;
    struct State;
    std::unique_ptr<Look> look_;
    std::unique_ptr<State> state_;
};

}  // namespace kiela::ui
