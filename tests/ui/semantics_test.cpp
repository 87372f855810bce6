// The semantics tree by itself: what is committed, and which commands get through.
#include "ui/semantics.hpp"

#include "recorder.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>
#include <vector>

using namespace kiela::ui::semantics;
using kiela::tests::Recorder;

namespace {

constexpr Id toolbar = 1, undo = 2, menu = 3, page = 4, dialog = 10, start = 11, list = 12;

/// A screen with two buttons in a toolbar, over which a dialog with one button can lie.
class Stage {
  public:
    void frame() {
        tree.begin();
        tree.add(toolbar, Role::Toolbar, {0, 0, 200, 50}, {"Game"});
        tree.open(toolbar);
        tree.add(undo, Role::Button, {0, 0, 100, 50}, {undoName});
        if (tree.activated(undo)) ++undone;
        tree.add(menu, Role::Button, {100, 0, 100, 50}, {"Menu"});
        tree.close();
        if (tree.cancelled(0)) ++escaped;
        if (dialogOpen) {
            tree.add(dialog, Role::Dialog, {20, 20, 160, 100}, {"New game"});
            tree.open(dialog);
            tree.add(list, Role::List, {20, 20, 160, 50}, {});
            tree.open(list);
            tree.add(start, Role::Button, {20, 20, 160, 50}, {"Start"});
            if (tree.activated(start)) ++started;
            tree.close();
            if (tree.cancelled(dialog)) ++dismissed;
            tree.close();
        }
        changed = tree.end(sink);
    }
    void command(Command::Kind kind, Id id, float value = 0) { tree.queue({kind, id, value}); }
    /// A command and the frame in which it takes effect.
    void activate(Id id) {
        command(Command::Kind::Activate, id);
        frame();
    }

    Tree tree;
    Recorder sink;
    std::string undoName = "Undo";
    bool dialogOpen = false;
    bool changed = false;
    int undone = 0, started = 0, escaped = 0, dismissed = 0;
};

}  // namespace

TEST_CASE("nodes lie in reading order, parents before children") {
    Stage stage;
    stage.dialogOpen = true;
    stage.frame();
    std::vector<std::pair<Id, Id>> idsAndParents;
    for (const auto& seen : stage.sink.nodes)
        idsAndParents.emplace_back(seen.node.id, seen.node.parent);
    CHECK(idsAndParents
          == std::vector<std::pair<Id, Id>>{{toolbar, 0},
                                            {undo, toolbar},
                                            {menu, toolbar},
                                            {dialog, 0},
                                            {list, dialog},
                                            {start, list}});
    CHECK(stage.sink.find(undo)->name == "Undo");
    CHECK(stage.sink.find(list)->name.empty());
}

TEST_CASE("a tree is committed only when it differs from the one before") {
    Stage stage;
    stage.frame();
    CHECK(stage.changed);
    CHECK(stage.sink.commits == 1);
    stage.frame();
    CHECK(!stage.changed);
    CHECK(stage.sink.commits == 1);
    stage.undoName = "Undd";
    stage.frame();
    CHECK(stage.changed);
    CHECK(stage.sink.commits == 2);
    stage.dialogOpen = true;
    stage.frame();
    CHECK(stage.sink.commits == 3);
    stage.dialogOpen = false;
    stage.frame();
    stage.undoName = "Undo";
    stage.frame();
    CHECK(stage.sink.commits == 5);
    stage.frame();
    CHECK(stage.sink.commits == 5);
}

TEST_CASE("whatever a node says is noticed when it changes") {
    Tree tree;
    Recorder sink;
    Node wanted;
    wanted.role = Role::Page;
    Words words{"name", "description", "label", "kind"};
    const auto commits = [&] {
        const int before = sink.commits;
        tree.begin();
        Node& node = tree.add(1, wanted.role, {wanted.x, wanted.y, wanted.width, wanted.height},
                              words, wanted.state);
        node.level = wanted.level;
        node.row = wanted.row;
        node.column = wanted.column;
        node.scroll = wanted.scroll;
        node.extent = wanted.extent;
        tree.end(sink);
        return sink.commits - before;
    };
    CHECK(commits() == 1);
    CHECK(commits() == 0);
    const auto noticed = [&](auto& field, auto value) {
        field = value;
        return commits() == 1 && commits() == 0;
    };
    CHECK(noticed(wanted.role, Role::Heading));
    CHECK(noticed(wanted.state, std::uint16_t{Disabled}));
    CHECK(noticed(wanted.level, std::uint8_t{2}));
    CHECK(noticed(wanted.row, std::uint16_t{3}));
    CHECK(noticed(wanted.column, std::uint16_t{4}));
    CHECK(noticed(wanted.x, 1.0f));
    CHECK(noticed(wanted.y, 1.0f));
    CHECK(noticed(wanted.width, 1.0f));
    CHECK(noticed(wanted.height, 1.0f));
    CHECK(noticed(wanted.scroll, 1.0f));
    CHECK(noticed(wanted.extent, 1.0f));
    CHECK(noticed(words.name, "nema"));
    CHECK(noticed(words.description, ""));
    CHECK(noticed(words.label, "b1\n2"));
    CHECK(noticed(words.kind, "playable"));
    // The same letters, parted otherwise.
    CHECK(noticed(words.name, "nemab"));
    words.name = "nema";
    CHECK(noticed(words.label, "bb1\n2"));
}

TEST_CASE("a command takes effect in the next frame, once") {
    Stage stage;
    stage.frame();
    stage.command(Command::Kind::Activate, undo);
    CHECK(stage.tree.hasQueued());
    CHECK(stage.undone == 0);
    stage.frame();
    CHECK(!stage.tree.hasQueued());
    CHECK(stage.undone == 1);
    stage.frame();
    stage.frame();
    CHECK(stage.undone == 1);
}

TEST_CASE("commands that come together take effect one after the other") {
    Stage stage;
    stage.frame();
    stage.command(Command::Kind::Activate, undo);
    stage.command(Command::Kind::Activate, undo);
    stage.command(Command::Kind::Focus, menu, 1);
    stage.command(Command::Kind::Cancel, 0);
    stage.frame();
    CHECK(stage.undone == 1);
    stage.frame();
    CHECK(stage.undone == 2);
    CHECK(stage.tree.focused() == 0);
    CHECK(stage.escaped == 0);
    CHECK(stage.tree.hasQueued());
    stage.frame();
    CHECK(stage.undone == 2);
    CHECK(stage.tree.focused() == menu);
    CHECK(stage.escaped == 1);
    CHECK(!stage.tree.hasQueued());
}

TEST_CASE("commands reach only the node that they are for") {
    Stage stage;
    stage.frame();
    stage.activate(menu);
    stage.activate(0);
    stage.activate(999);
    stage.command(Command::Kind::Focus, undo);
    stage.command(Command::Kind::Scroll, undo, 10);
    stage.frame();
    CHECK(stage.undone == 0);
}

TEST_CASE("commands behind an open dialog are refused") {
    Stage stage;
    stage.dialogOpen = true;
    stage.frame();
    stage.activate(undo);
    CHECK(stage.undone == 0);
    stage.activate(start);
    CHECK(stage.started == 1);
    // The frame after it is closed may still bring what was meant while it was open.
    stage.dialogOpen = false;
    stage.activate(undo);
    CHECK(stage.undone == 0);
    stage.activate(undo);
    CHECK(stage.undone == 1);
}

TEST_CASE("Escape goes to the open dialog, else to the screen") {
    Stage stage;
    stage.frame();
    stage.command(Command::Kind::Cancel, 0);
    stage.frame();
    CHECK(stage.escaped == 1);
    stage.dialogOpen = true;
    stage.frame();
    stage.command(Command::Kind::Cancel, dialog);
    stage.frame();
    CHECK(stage.dismissed == 1);
    CHECK(stage.escaped == 1);
    stage.frame();
    CHECK(stage.dismissed == 1);
}

TEST_CASE("a page is told where it was scrolled to, the last word counting") {
    Tree tree;
    Recorder sink;
    tree.begin();
    CHECK(tree.scrolledTo(page) < 0.0f);
    tree.end(sink);
    tree.queue({Command::Kind::Scroll, page, 10});
    tree.queue({Command::Kind::Scroll, page, 25});
    tree.queue({Command::Kind::Scroll, page + 1, 99});
    tree.begin();
    CHECK(tree.scrolledTo(page) == 25.0f);
    tree.end(sink);
    tree.begin();
    CHECK(tree.scrolledTo(page) < 0.0f);
    tree.end(sink);
}

TEST_CASE("a focus ring is drawn only where the focus is to be seen") {
    Stage stage;
    stage.frame();
    CHECK(stage.tree.focused() == 0);
    CHECK(stage.tree.ringed() == 0);
    stage.command(Command::Kind::Focus, undo, 1);
    stage.frame();
    CHECK(stage.tree.focused() == undo);
    CHECK(stage.tree.ringed() == undo);
    stage.frame();
    CHECK(stage.tree.ringed() == undo);
    stage.command(Command::Kind::Focus, menu, 0);
    stage.frame();
    CHECK(stage.tree.focused() == menu);
    CHECK(stage.tree.ringed() == 0);
    stage.command(Command::Kind::Focus, 0, 1);
    stage.frame();
    CHECK(stage.tree.focused() == 0);
    CHECK(stage.tree.ringed() == 0);
}

TEST_CASE("the focus is moved once, after the tree that holds its node") {
    Stage stage;
    stage.tree.focus(start);
    stage.dialogOpen = true;
    stage.frame();
    CHECK(stage.sink.focused == std::vector<Id>{start});
    stage.frame();
    CHECK(stage.sink.focused.size() == 1);
}

TEST_CASE("the focus is not moved to a node that is not there") {
    Stage stage;
    stage.tree.focus(start);
    stage.frame();
    CHECK(stage.sink.focused.empty());
}

TEST_CASE("sentences are announced once, in their order and urgency") {
    Stage stage;
    stage.tree.announce("North’s turn.");
    stage.tree.announce("The game is over.", Urgency::Assertive);
    stage.frame();
    CHECK(stage.sink.announcements
          == std::vector<std::string>{"North’s turn.", "The game is over."});
    CHECK(stage.sink.urgencies == std::vector{Urgency::Polite, Urgency::Assertive});
    stage.frame();
    CHECK(stage.sink.announcements.size() == 2);
}

TEST_CASE("what lies on a scrolled page is stated as if it were not scrolled") {
    Tree tree;
    Recorder sink;
    tree.begin();
    tree.add(page, Role::Page, {0, 100, 300, 200}, {});
    tree.open(page);
    tree.setScrollOffset(50);
    tree.add(5, Role::List, {0, 60, 300, 0}, {});
    tree.open(5);
    tree.add(6, Role::ListItem, {0, 60, 300, 40}, {"one"});
    tree.extendTo(5, 100);
    tree.close();
    tree.setScrollOffset(0);
    tree.close();
    tree.add(7, Role::Button, {0, 310, 100, 44}, {"Close"});
    tree.end(sink);
    CHECK(sink.find(page)->node.y == 100.0f);
    CHECK(sink.find(5)->node.y == 110.0f);
    CHECK(sink.find(5)->node.height == 40.0f);
    CHECK(sink.find(6)->node.y == 110.0f);
    CHECK(sink.find(7)->node.y == 310.0f);
}
