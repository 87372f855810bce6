// The semantics tree: what the picture of this frame means, for people who do not see it and for
// the page's own keyboard focus. Widgets add a node each, in reading order; at the end of the frame
// the tree goes to a Sink, which the platform makes real (on the web: a DOM tree over the canvas).
// Nothing here knows Kiela, and nothing draws.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kiela::ui::semantics {

/// Stable identity of a node while it means the same thing; 0 is no node.
using Id = std::uint32_t;

enum class Role : std::uint8_t {
    Group,       ///< a named part of the screen
    Toolbar,     ///< buttons with one tab stop and arrow keys between them
    Button,      ///< a command; with `Toggle` a switch that is on or off (`Pressed`)
    RadioGroup,  ///< one choice of several, one tab stop, arrow keys choose
    Radio,       ///< a choice in it; `Pressed` is the chosen one
    Grid,        ///< a board of rows and cells, one tab stop, arrow keys move
    Row,         ///< a row of it
    Cell,        ///< a cell of it; can be activated
    Dialog,      ///< modal; everything outside is inert while it is open
    Heading,     ///< `level` 1–6
    Paragraph,   ///< running text
    List,        ///< items or buttons in a list
    ListItem,    ///< running text in a list
    Page,        ///< a scrolling area: `scroll` of `extent`, in points; a tab stop only when the
                 ///< extent is more than its height; what lies on it is stated unscrolled
    Status,      ///< running text that changes; not announced by itself (see announce)
    Slider,      ///< a whole number from 0 to `extent`, now `scroll`; its label says it in words
    ListBox,     ///< commands in a list with one tab stop and arrow keys between them
    Option,      ///< one of them; `Current` is where the list stands
    Link,        ///< leads to the page at `target`; following it is the other side's
    Image,       ///< a picture; its label is what the plain view shows instead
    Field,       ///< a line of text, of letters `extent` points high: the page's own, and seen
    TextArea,    ///< the same with several lines
    Code,        ///< a square code that a camera reads `value` from: the page draws it
};

/// State bits of a node.
enum State : std::uint16_t {
    Disabled = 1 << 0,  ///< cannot be activated now; stays reachable
    Selected = 1 << 1,
    Pressed = 1 << 2,
    Toggle = 1 << 3,
    Current = 1 << 4,     ///< the current one of a set, for example the last move
    Expands = 1 << 5,     ///< opens a dialog
    Unseen = 1 << 6,      ///< has no picture: reachable for assistive technology, no tab stop
    FocusFirst = 1 << 7,  ///< takes the focus when its dialog or page opens
    Menu = 1 << 8,        ///< opens the screen's menu, as a gamepad's Start does
    ReadOnly = 1 << 9,    ///< of a field: its text can be copied but not changed
};

/// What a page lets nobody do but itself, and only while somebody presses: activating a button with
/// a deed does it with the button's `value`. The outcome comes back (Command::Kind::Done).
enum class Deed : std::uint32_t {
    None,
    Copy,        ///< copies the value
    Share,       ///< hands the value, an address, to the system's own way of sharing
    Save,        ///< makes a file: the value's first line is its name, the rest its text
    Pick,        ///< lets a file be chosen; it comes as if it had been dropped onto the page
    Install,     ///< asks whether the game is to be installed
    Fullscreen,  ///< lets the game fill the screen, or no longer
};

/// A node of the tree. Packed for a reader on the other side of a language boundary: 96 bytes,
/// strings as offset and length in the frame's string store (UTF-8).
struct Node {
    Id id = 0;
    Id parent = 0;  ///< 0: the root
    Role role = Role::Group;
    std::uint8_t level = 0;  ///< of a heading
    std::uint16_t state = 0;
    std::uint16_t row = 0, column = 0;          ///< of a cell or row, from 0
    float x = 0, y = 0, width = 0, height = 0;  ///< in points (CSS pixels) of the window
    float scroll = 0, extent = 0;  ///< of a page: wanted position and height of content; of a
                                   ///< slider: its value and the largest one
    std::uint32_t name = 0, nameLength = 0;
    std::uint32_t description = 0, descriptionLength = 0;
    std::uint32_t label = 0, labelLength = 0;  ///< what the plain view shows; empty: the name
    std::uint32_t kind = 0, kindLength = 0;    ///< words for the plain view's style sheet
    /// Of a button: the character whose key activates it while the focus is in a grid (WCAG 2.1.4);
    /// 0: none. Letters in lower case.
    char32_t key = 0;
    std::uint32_t target = 0, targetLength = 0;  ///< of a link: its address; else the code of
                                                 ///< the language that its name is in
    std::uint32_t value = 0, valueLength = 0;    ///< of a field, a code, or a deed's
    Deed deed = Deed::None;
};
static_assert(sizeof(Node) == 96);

/// What the other side did to a node.
struct Command {
    enum class Kind : std::uint8_t {
        Focus,     ///< has the focus now (0: nothing has); value 1: show it
        Activate,  ///< a click, Enter, Space
        Cancel,    ///< Escape; id of the open dialog, or 0
        Scroll,    ///< a page was scrolled; value: points from its top
        Set,       ///< a slider was set to a value
        Done,      ///< a deed was done (value 1) or could not be (0)
    };
    Kind kind = Kind::Activate;
    Id id = 0;
    float value = 0;
};

enum class Urgency : std::uint8_t { Polite, Assertive };

/// Where the tree goes.
class Sink {
  public:
    /// The whole tree, parents before children, siblings in reading order. Called only when it
    /// differs from the one before.
    virtual void commit(std::span<const Node> nodes, std::string_view strings) = 0;
    /// A whole sentence to be spoken once.
    virtual void announce(std::string_view sentence, Urgency urgency) = 0;
    /// Moves the focus to a node that is in the tree committed last.
    virtual void focus(Id id) = 0;

  protected:
    ~Sink() = default;
};

/// The words of a node.
struct Words {
    std::string_view name;
    std::string_view description = {};
    std::string_view label = {};
    std::string_view kind = {};
    std::string_view target = {};
    std::string_view value = {};
};

struct Rect {
    float x = 0, y = 0, width = 0, height = 0;
};

class Tree {
  public:
    /// A command from the other side. It takes effect in the next frame, or in a later one where
    /// another one is to be carried out before it.
    void queue(const Command& command) { queued_.push_back(command); }
    bool hasQueued() const { return !queued_.empty() || missedCancel(); }

    /// What somebody has written in the field that can be changed; there is one at a time.
    void write(std::string text) { written_ = std::move(text); }
    const std::string& written() const { return written_; }

    /// Starts a frame.
    void begin();
    /// Adds a node below the open one. The reference holds until the next add.
    Node& add(Id id, Role role, const Rect& rect, const Words& words, unsigned state = 0);
    /// Opens a node: what is added until close() lies below it.
    void open(Id id);
    void close();
    /// Makes a node of this frame reach down to `y`, once its content has been laid out.
    void extendTo(Id id, float y);
    /// Added to the y of all nodes from now on: what lies on a scrolled page is stated as if it
    /// were not scrolled.
    void setScrollOffset(float points) { scrollOffset_ = points; }
    /// Ends the frame; hands the tree, the sentences and the focus over where they are new. Returns
    /// whether the tree changed.
    bool end(Sink& sink);

    /// Whether the node was activated. False for a node that a modal dialog covers: commands that
    /// come late or by script cannot reach behind it.
    bool activated(Id id) const;
    /// Whether Escape was pressed with this dialog open; with 0, with none open.
    bool cancelled(Id id) const;
    /// Where the page was scrolled to; negative: it was not.
    float scrolledTo(Id id) const;
    /// What the slider was set to; nothing: it was not, or a modal dialog covers it.
    std::optional<float> setTo(Id id) const;
    /// Whether a deed was done; nothing: there is no news of it.
    std::optional<bool> done(Id id) const;
    /// The node that has the focus; 0: none.
    Id focused() const { return focused_; }
    /// The node around which a focus ring is to be drawn; 0: none.
    Id ringed() const { return focusVisible_ ? focused_ : 0; }

    void announce(std::string sentence, Urgency urgency = Urgency::Polite);
    /// Moves the focus at the end of the frame, if the node is in its tree.
    void focus(Id id) { wantedFocus_ = id; }

  private:
    struct Announcement {
        std::string sentence;
        Urgency urgency;
    };
    bool covered() const;
    bool missedCancel() const;
    const Command* last(Command::Kind kind, Id id) const;
    std::uint32_t store(std::string_view words);

    std::vector<Node> nodes_;
    std::string strings_, written_;
    std::vector<Id> open_;
    std::vector<Command> queued_, current_;
    std::vector<Announcement> announcements_;
    Id modal_ = 0;      // the innermost dialog of the last frame
    Id nextModal_ = 0;  // that of this one
    Id focused_ = 0;
    Id wantedFocus_ = 0;
    bool focusVisible_ = false;
    float scrollOffset_ = 0;
    std::uint64_t committed_ = 0;
};

}  // namespace kiela::ui::semantics
