// The whole interface without a screen: Dear ImGui with a renderer that only keeps the books, a
// session with its table, and the semantics recorded. Commands and touches go in as from a page.
#pragma once

#include "fakes.hpp"
#include "recorder.hpp"
#include "ui/ui.hpp"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct ImGuiContext;

namespace kiela::tests {

class Headless {
  public:
    explicit Headless(const Opening& opening = {}, float width = 1280, float height = 800);
    ~Headless();
    Headless(const Headless&) = delete;
    Headless& operator=(const Headless&) = delete;

    /// Begins anew with another query, as a kiosk does for every visitor.
    void begin(std::string_view query);

    /// One frame, after so many seconds.
    void frame(double seconds = 0.02);
    /// Frames until nothing moves any more.
    void settle();

    /// Hands a command over for the next frame.
    void command(const ui::semantics::Command& command) { ui_->command(command); }
    void command(ui::semantics::Id id) { command({ui::semantics::Command::Kind::Activate, id, 0}); }

    /// Writes into the field that can be changed.
    void write(std::string_view text) { ui_->write(text); }
    /// Hands over what was dropped or pasted, with the frames that it brings.
    void receive(std::string_view text, app::Fault fault = app::Fault::None);

    /// Commands with the frames that they bring.
    void activate(ui::semantics::Id id);
    void cancel();
    void scroll(ui::semantics::Id page, float to);
    void focus(ui::semantics::Id id, bool visible);
    /// Activates the node of that role and name; fails the test where there is none.
    void activate(ui::semantics::Role role, std::string_view name);
    /// How far to the left or to the right a house is seen.
    float across(rules::House house) const { return ui_->acrossOf(house, surface); }
    void press(std::string_view button) { activate(ui::semantics::Role::Button, button); }

    /// Puts a finger down at a point and lifts it.
    void tap(float x, float y);
    /// Taps the middle of a node.
    void tap(const Seen& seen);
    /// A gesture in parts: puts a finger down, draws it along, lifts it, or loses it to a second
    /// finger.
    void fingerDown(float x, float y);
    void fingerTo(float x, float y);
    void fingerUp();
    void fingerLost();

    /// The node of that role and name, that of a dialog before one behind it; nothing where there
    /// is none.
    const Seen* find(ui::semantics::Role role, std::string_view name) const;
    /// The same, where the test cannot go on without it.
    const Seen& node(ui::semantics::Role role, std::string_view name) const;
    /// The first node of that role.
    const Seen* first(ui::semantics::Role role) const;
    /// The cell of a house, by the first two letters of its name.
    const Seen& cell(std::string_view house) const;
    /// All nodes of a role, in reading order.
    std::vector<Seen> all(ui::semantics::Role role) const;
    /// The names of the buttons that are seen in the toolbar.
    std::vector<std::string> toolbar() const;
    /// The list of moves beside the board.
    std::vector<Seen> moves() const;
    /// What the line below the board says.
    std::string caption() const;
    /// The heading of the open dialog; empty where none is open.
    std::string dialog() const;

    Table table;
    Recorder seen;
    ui::Surface surface;

  private:
    /// Makes Dear ImGui's context of this screen the current one: a test may have several.
    void enter() const;

    ImGuiContext* context_;
    std::unique_ptr<ui::Ui> ui_;
};

/// Whether two nodes have more than their edges in common.
bool overlap(const ui::semantics::Node& one, const ui::semantics::Node& other);

struct Size {
    float width, height;
};

/// From a narrow frame in a page to a large screen.
inline constexpr std::array<Size, 10> windowSizes{{{320, 256},
                                                   {400, 300},
                                                   {320, 568},
                                                   {360, 640},
                                                   {640, 360},
                                                   {768, 1024},
                                                   {1024, 768},
                                                   {1280, 800},
                                                   {1920, 1080},
                                                   {3840, 2160}}};

/// A visitor who knows the game and plays without motion.
inline const Opening quick{.query = "motion=off", .kept = "learned=1\n"};

/// The same with more in the address.
Opening quickly(const std::string& more);

/// Checks what holds for every tree: unique ids, parents before children, names, valid UTF-8, a
/// whole board. Fails the test where it does not.
void checkTree(const Recorder& seen);

/// Checks in a tree that has settled that everything lies within its parent and the window.
void checkPlaces(const Recorder& seen, const ui::Surface& surface);

/// Checks the same of the open dialog, that its parts lie beside each other, and that all that can
/// be touched is large enough.
void checkDialog(const Headless& screen);

/// Checks the same of a lesson or a puzzle that fills the window, whose houses and words lie in it.
void checkLesson(const Headless& screen);

}  // namespace kiela::tests
