// The whole interface without a screen: its first frame, its dialogs, and games played by commands
// and touches.
#include "headless.hpp"

#include "text/say.hpp"

#include "imgui.h"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cmath>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace kiela;
using namespace kiela::ui::semantics;
using rules::RuleSet;
using rules::Side;
using tests::Headless;
using tests::Seen;

namespace {

/// A visitor who knows the game, without motion.
const tests::Opening quick{.query = "motion=off", .kept = "learned=1\n"};

tests::Opening quickly(const std::string& more) {
    return {.query = "motion=off&" + more, .kept = "learned=1\n"};
}

/// South captures all with g2.
const std::string oneMoveToTheEnd = "position=0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/"
                                    "0,0,0,4,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0+s";

/// The nodes of a role, in reading order.
std::vector<Seen> all(const Headless& screen, Role role) {
    std::vector<Seen> found;
    for (const Seen& each : screen.seen.nodes)
        if (each.node.role == role) found.push_back(each);
    return found;
}

/// The names of the buttons in the toolbar.
std::vector<std::string> toolbar(const Headless& screen) {
    std::vector<std::string> names;
    const Id bar = screen.first(Role::Toolbar)->node.id;
    for (const Seen& each : all(screen, Role::Button))
        if (each.node.parent == bar) names.push_back(each.name);
    return names;
}

/// The list of moves beside the board.
std::vector<Seen> moves(const Headless& screen) {
    std::vector<Seen> items;
    const Seen* list = nullptr;
    for (const Seen& each : screen.seen.nodes) {
        if (each.kind == "moves") list = &each;
        if (list != nullptr && each.node.parent == list->node.id) items.push_back(each);
    }
    return items;
}

std::string pressed(const Headless& screen, std::string_view group) {
    const Id id = screen.node(Role::RadioGroup, group).node.id;
    for (const Seen& each : all(screen, Role::Radio))
        if (each.node.parent == id && each.is(Pressed)) return each.name;
    return "";
}

/// Activates an option of a group.
void choose(Headless& screen, std::string_view group, std::string_view option) {
    const Id id = screen.node(Role::RadioGroup, group).node.id;
    for (const Seen& each : all(screen, Role::Radio)) {
        if (each.node.parent == id && each.name == option) return screen.activate(each.node.id);
    }
    FAIL("no such option");
}

bool overlap(const Node& one, const Node& other) {
    constexpr float hair = 0.1f;
    return one.x + hair < other.x + other.width && other.x + hair < one.x + one.width
           && one.y + hair < other.y + other.height && other.y + hair < one.y + one.height;
}

struct Size {
    float width, height;
};

constexpr std::array<Size, 10> sizes{{{320, 568},
                                      {360, 640},
                                      {640, 360},
                                      {768, 1024},
                                      {1024, 768},
                                      {1280, 800},
                                      {1920, 1080},
                                      {3840, 2160},
                                      {400, 300},
                                      {320, 256}}};

}  // namespace

TEST_CASE("the first frame means a board of four rows of ten houses, with names") {
    const Headless screen;
    tests::checkTree(screen.seen);
    tests::checkPlaces(screen.seen, screen.surface);
    const std::vector<Seen> rows = all(screen, Role::Row);
    REQUIRE(rows.size() == 4);
    CHECK(rows[0].name == "North’s outer row");
    CHECK(rows[1].name == "North’s inner row");
    CHECK(rows[2].name == "Your inner row");
    CHECK(rows[3].name == "Your outer row");
    const std::vector<Seen> cells = all(screen, Role::Cell);
    REQUIRE(cells.size() == 40);
    CHECK(cells.front().name == "a4, 2 stones");
    CHECK(cells[19].name == "j3, empty");
    CHECK(cells.back().name == "j1, 2 stones");
    CHECK(screen.cell("g1").name == "g1, 2 stones");
    CHECK(screen.cell("g1").description == "Can be played: ends in f2");
    CHECK(!screen.cell("g1").is(Disabled));
    CHECK(screen.cell("a4").is(Disabled));
    CHECK(screen.cell("a2").is(Disabled));
    CHECK(screen.first(Role::Grid)->name == "Board, four rows of ten houses");
    CHECK(screen.dialog().empty());
}

TEST_CASE("the first frame says what the game is, whose turn it is and what can be done") {
    const Headless screen;
    CHECK(screen.first(Role::Heading)->name == "Kiela");
    CHECK(screen.first(Role::Heading)->node.level == 1);
    CHECK(toolbar(screen)
          == std::vector<std::string>{"Language", "Undo", "Redo", "Rules", "Menu", "New game"});
    CHECK(screen.node(Role::Button, "Undo").is(Disabled));
    CHECK(screen.node(Role::Button, "Redo").is(Disabled));
    CHECK(!screen.node(Role::Button, "New game").is(Disabled));
    CHECK(screen.node(Role::Status, "You: 28 stones").kind == "side turn");
    CHECK(screen.node(Role::Status, "North: 28 stones").kind == "side");
    CHECK(screen.find(Role::Status, screen.table.view().caption) != nullptr);
    REQUIRE(moves(screen).size() == 14);
    CHECK(moves(screen)[0].name == "a1: ends in f2");
}

TEST_CASE("the keyboard begins at the first house that may be played") {
    Headless screen(quick);
    const auto begin = [&] {
        std::string name;
        for (const Seen& cell : all(screen, Role::Cell))
            if (cell.is(FocusFirst)) name += cell.name.substr(0, 2);
        return name;
    };
    CHECK(begin() == "a1");
    screen.activate(screen.cell("a1").node.id);
    CHECK(begin().empty());
    screen.table.answer("d4");
    screen.settle();
    CHECK(begin() == "b1");
}

TEST_CASE("where the window is higher than wide the rows are the files") {
    const Headless screen({}, 360, 640);
    const std::vector<Seen> rows = all(screen, Role::Row);
    REQUIRE(rows.size() == 10);
    CHECK(rows.front().name == "j");
    CHECK(rows.back().name == "a");
    CHECK(all(screen, Role::Cell).front().name == "j4, 2 stones");
    CHECK(all(screen, Role::Cell).back().name == "a1, 2 stones");
}

TEST_CASE("a visitor who plays North sees the own rows nearest") {
    const Headless screen({.query = "side=north&first=north"});
    const std::vector<Seen> rows = all(screen, Role::Row);
    CHECK(rows[0].name == "South’s outer row");
    CHECK(rows[3].name == "Your outer row");
    CHECK(all(screen, Role::Cell).back().name == "a4, 2 stones");
}

TEST_CASE("everything has its place at every size, in each language") {
    for (const Size size : sizes) {
        for (const std::string language : {"en", "es", "pl"}) {
            for (const std::string more :
                 {"", "&side=north", "&opponent=person&rules=tournament"}) {
                CAPTURE(size.width, size.height, language, more);
                const Headless screen({.query = "lang=" + language + more}, size.width,
                                      size.height);
                tests::checkTree(screen.seen);
                tests::checkPlaces(screen.seen, screen.surface);
                // What is seen of the screen lies side by side; the caption has a button in it.
                std::vector<Seen> parts;
                for (const Seen& each : screen.seen.nodes) {
                    const Role role = each.node.role;
                    const bool seen = role == Role::Heading || role == Role::Button
                                      || role == Role::Cell || role == Role::Paragraph
                                      || (role == Role::Status && each.kind != "caption");
                    if (seen && !each.is(Unseen)) parts.push_back(each);
                }
                for (std::size_t i = 0; i < parts.size(); ++i) {
                    for (std::size_t j = i + 1; j < parts.size(); ++j) {
                        if (!overlap(parts[i].node, parts[j].node)) continue;
                        CAPTURE(parts[i].name, parts[i].node.x, parts[i].node.width);
                        CAPTURE(parts[j].name, parts[j].node.x, parts[j].node.width);
                        FAIL_CHECK("two parts of the screen overlap");
                    }
                }
            }
        }
    }
}

TEST_CASE("everything that can be touched is large enough") {
    for (const Size size : sizes) {
        const Headless screen({}, size.width, size.height);
        const bool small =
            size.width < 360 || size.height < 360 || (size.width < 640 && size.height < 640);
        for (const Seen& each : screen.seen.nodes) {
            const Role role = each.node.role;
            if ((role != Role::Button && role != Role::Cell) || each.is(Unseen)) continue;
            CAPTURE(size.width, size.height, each.name, each.node.width, each.node.height);
            const float least = role == Role::Cell && small ? 24 : 44;
            CHECK(each.node.width >= least);
            CHECK(each.node.height >= least);
        }
    }
}

TEST_CASE("a house is played by a command, once") {
    Headless screen(quick);
    screen.activate(screen.cell("a1").node.id);
    CHECK(screen.table.moves() == "a1");
    CHECK(screen.table.view().thinking);
    CHECK(screen.cell("a1").name == "a1, empty");
    CHECK(screen.cell("a1").is(Current));
    CHECK(screen.cell("a1").description == "Last move");
    CHECK(screen.cell("f2").description == "The last move ended here");
    CHECK(screen.node(Role::Status, "North: 28 stones").kind == "side turn");
    CHECK(moves(screen).empty());
    CHECK(!screen.node(Role::Button, "Undo").is(Disabled));
    REQUIRE(screen.seen.announcements.size() == 1);
    CHECK(tests::isSentence(screen.seen.announcements[0]));
}

TEST_CASE("a house is played by a tap, once, and gets the focus") {
    Headless screen(quick);
    const Id a1 = screen.cell("a1").node.id;
    screen.tap(screen.cell("a1"));
    CHECK(screen.table.moves() == "a1");
    CHECK(screen.seen.announcements.size() == 1);
    CHECK(screen.seen.focused == std::vector<Id>{a1});
}

TEST_CASE("a tap on the board's rim, and one that leaves the house, play nothing") {
    Headless screen(quick);
    const Node grid = screen.first(Role::Grid)->node;
    screen.tap(grid.x + 2, grid.y + 2);
    CHECK(screen.table.moves() == "");

    const Node cell = screen.cell("a1").node;
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(cell.x + 5, cell.y + 5);
    io.AddMouseButtonEvent(0, true);
    screen.frame();
    screen.frame();
    io.AddMousePosEvent(cell.x + 5, cell.y - 500);
    screen.frame();
    io.AddMouseButtonEvent(0, false);
    screen.settle();
    CHECK(screen.table.moves() == "");
}

TEST_CASE("a house that cannot be played says why") {
    Headless screen(quick);
    screen.activate(screen.cell("a2").node.id);
    CHECK(screen.table.moves() == "");
    CHECK(screen.find(Role::Status, "a2 is empty: there is nothing to sow.") != nullptr);
    CHECK(screen.seen.announcements
          == std::vector<std::string>{"a2 is empty: there is nothing to sow."});
    screen.tap(screen.cell("a4"));
    CHECK(screen.seen.announcements.back() == "a4 is your opponent’s.");
}

TEST_CASE("a single stone tells under tournament rules that it cannot be sown") {
    const Headless screen(quickly("rules=tournament&position=0,0,0,0,2,0,0,0,0,1/"
                                  "0,0,0,0,3,0,0,0,0,0/0,0,0,0,1,0,2,0,0,0/"
                                  "0,0,0,0,0,0,0,0,0,0+s"));
    CHECK(screen.cell("e2").is(Disabled));
    CHECK(screen.cell("e2").description
          == "Under these rules you need at least 2 stones in the house.");
}

TEST_CASE("a tap anywhere shows the end of the motion, and so do Escape and the button") {
    Headless screen;
    screen.activate(screen.cell("a1").node.id);
    CHECK(screen.table.view().moving);
    screen.tap(5, 795);
    CHECK(!screen.table.view().moving);
    CHECK(screen.table.moves() == "a1");
    for (const Id id : screen.seen.focused) CHECK(screen.seen.find(id) != nullptr);

    Headless escaped;
    escaped.activate(escaped.cell("a1").node.id);
    escaped.cancel();
    CHECK(!escaped.table.view().moving);

    Headless skipped;
    skipped.activate(skipped.cell("a1").node.id);
    skipped.press("Skip");
    CHECK(!skipped.table.view().moving);
    CHECK(skipped.find(Role::Button, "Skip") == nullptr);

    // A tap on a house shows the end too, and plays nothing.
    Headless house;
    house.activate(house.cell("a1").node.id);
    house.tap(house.cell("b1"));
    CHECK(!house.table.view().moving);
    CHECK(house.table.moves() == "a1");
}

TEST_CASE("buttons can be pressed while stones move") {
    Headless screen;
    screen.activate(screen.cell("a1").node.id);
    screen.tap(screen.node(Role::Button, "Undo"));
    CHECK(screen.table.moves() == "");
    CHECK(!screen.table.view().moving);
}

TEST_CASE("undo and redo by their buttons") {
    Headless screen(quick);
    screen.activate(screen.cell("a1").node.id);
    screen.press("Undo");
    CHECK(screen.table.moves() == "");
    CHECK(screen.node(Role::Button, "Undo").is(Disabled));
    CHECK(!screen.node(Role::Button, "Redo").is(Disabled));
    screen.press("Redo");
    CHECK(screen.table.moves() == "a1");
    // A disabled button does nothing.
    screen.press("Redo");
    CHECK(screen.table.moves() == "a1");
}

TEST_CASE("explanations are dismissed by their button") {
    Headless screen;
    CHECK(screen.table.view().explains);
    screen.press("Got it");
    CHECK(!screen.table.view().explains);
    CHECK(screen.find(Role::Button, "Got it") == nullptr);
}

TEST_CASE("at rest nothing changes, nothing is said and no frame is wanted") {
    Headless screen;
    const int commits = screen.seen.commits;
    for (int number = 0; number < 100; ++number) screen.frame();
    CHECK(screen.seen.commits == commits);
    CHECK(screen.seen.announcements.empty());
    CHECK(screen.seen.focused.empty());
    CHECK(std::isinf(screen.table.session.wakeAfter()));
}

TEST_CASE("dialogs open by their buttons and close by their cross, Escape and a tap beside") {
    struct Opening {
        std::string button, heading, close;
    };
    for (const Size size : {Size{1280, 800}, Size{360, 640}, Size{640, 360}, Size{320, 256}}) {
        Headless screen(quick, size.width, size.height);
        for (const Opening& opening :
             {Opening{"New game", "New game", "Cancel"}, Opening{"Menu", "Menu", "Close"},
              Opening{"Language", "Language", "Close"},
              Opening{"Rules", "The rules of Kiela", "Back to the game"}}) {
            CAPTURE(size.width, size.height, opening.button);
            const auto open = [&] {
                // On a small screen the menu leads there.
                if (screen.find(Role::Button, opening.button) == nullptr) screen.press("Menu");
                CHECK(screen.node(Role::Button, opening.button).is(Expands));
                screen.press(opening.button);
                CHECK(screen.dialog() == opening.heading);
                tests::checkTree(screen.seen);
                tests::checkPlaces(screen.seen, screen.surface);
            };
            open();
            screen.press(opening.close);
            CHECK(screen.dialog().empty());
            open();
            screen.cancel();
            CHECK(screen.dialog().empty());
            open();
            screen.tap(1, 1);
            CHECK(screen.dialog().empty());
            CHECK(screen.table.moves() == "");
        }
        for (const Id id : screen.seen.focused) CHECK(id != 0);
    }
}

TEST_CASE("every dialog has its place at every size, in each language") {
    using text::Msg;
    for (const Size size : sizes) {
        for (const std::string language : {"en", "es", "pl"}) {
            Headless screen(quickly("lang=" + language), size.width, size.height);
            const auto say = [&](Msg message) {
                return text::say(screen.table.session.language(), message);
            };
            for (const Msg button :
                 {Msg::ButtonNewGame, Msg::ButtonMenu, Msg::ButtonLanguage, Msg::ButtonRules}) {
                if (screen.find(Role::Button, say(button)) == nullptr)
                    screen.press(say(Msg::ButtonMenu));
                screen.press(say(button));
                CAPTURE(size.width, size.height, screen.dialog());
                tests::checkTree(screen.seen);
                tests::checkPlaces(screen.seen, screen.surface);
                const Id dialog = screen.first(Role::Dialog)->node.id;
                std::vector<Node> parts;
                for (const Seen& each : screen.seen.nodes) {
                    const Role role = each.node.role;
                    if (each.node.parent == dialog) parts.push_back(each.node);
                    const bool touched =
                        role == Role::Radio || (role == Role::Button && each.node.parent == dialog);
                    if (!touched) continue;
                    CAPTURE(each.name, each.node.width, each.node.height);
                    CHECK(each.node.width >= 44.0f);
                    CHECK(each.node.height >= 44.0f);
                }
                for (const Node& one : parts)
                    for (const Node& other : parts) CHECK((&one == &other || !overlap(one, other)));
                CHECK(screen.first(Role::Page)->node.height >= 44.0f);
                screen.cancel();
            }
        }
    }
}

TEST_CASE("nothing lies where the window is to be kept free") {
    for (const Size size : {Size{1280, 800}, Size{360, 640}, Size{640, 360}}) {
        Headless screen(quick, size.width, size.height);
        screen.surface.width += 80;
        screen.surface.height += 90;
        screen.surface.safeLeft = 50;
        screen.surface.safeRight = 30;
        screen.surface.safeTop = 60;
        screen.surface.safeBottom = 30;
        screen.settle();
        const auto check = [&] {
            for (const Seen& each : screen.seen.nodes) {
                const Node& node = each.node;
                if (each.is(Unseen) || node.parent != 0) continue;
                CAPTURE(each.name, node.x, node.y, node.width, node.height);
                CHECK(node.x >= 50.0f);
                CHECK(node.y >= 60.0f);
                CHECK(node.x + node.width <= 50 + size.width);
                CHECK(node.y + node.height <= 60 + size.height);
            }
            tests::checkPlaces(screen.seen, screen.surface);
        };
        check();
        for (const std::string button : {"Menu", "Language"}) {
            screen.press(button);
            check();
            screen.cancel();
        }
        screen.press("Menu");
        screen.press("New game");
        check();
    }
}

TEST_CASE("an open dialog says where the focus goes first") {
    Headless screen(quick);
    const auto focusFirst = [&](std::string_view button) {
        screen.press(button);
        std::string name;
        for (const Seen& each : screen.seen.nodes)
            if (each.is(FocusFirst)) name = each.name;
        screen.cancel();
        return name;
    };
    CHECK(focusFirst("New game") == "Start");
    CHECK(focusFirst("Menu") == "New game");
    screen.press("Rules");
    CHECK(screen.first(Role::Page)->is(FocusFirst));
    screen.cancel();

    Headless ended(quickly(oneMoveToTheEnd));
    ended.activate(ended.cell("g2").node.id);
    CHECK(ended.node(Role::Button, "Play again").is(FocusFirst));
}

TEST_CASE("nothing behind an open dialog can be reached") {
    Headless screen(quick);
    const Id a1 = screen.cell("a1").node.id;
    const Id move = moves(screen)[0].node.id;
    const Id undo = screen.node(Role::Button, "Undo").node.id;
    screen.press("Menu");
    screen.activate(a1);
    screen.activate(move);
    screen.activate(undo);
    CHECK(screen.table.moves() == "");
    CHECK(screen.dialog() == "Menu");
    // Nor by a tap where the dialog leaves the board to be seen.
    screen.press("New game");
    screen.tap(screen.cell("a1"));
    CHECK(screen.table.moves() == "");
    CHECK(screen.dialog().empty());
}

TEST_CASE("a command that comes in the frame of an opening dialog does not reach behind it") {
    for (const std::string target : {"cell", "move"}) {
        Headless screen(quick);
        const Id id = target == "cell" ? screen.cell("a1").node.id : moves(screen)[0].node.id;
        CAPTURE(target);
        screen.command(screen.node(Role::Button, "Menu").node.id);
        screen.frame();
        screen.command(id);
        screen.settle();
        CHECK(screen.dialog() == "Menu");
        CHECK(screen.table.moves() == "");
    }
}

TEST_CASE("a new game starts as chosen in its dialog") {
    Headless screen(quick);
    screen.press("New game");
    CHECK(pressed(screen, "Opponent") == "Level 1, the weakest");
    CHECK(pressed(screen, "Rule set") == "Traditional");
    CHECK(pressed(screen, "Your side") == "South");
    CHECK(pressed(screen, "Who begins?") == "South begins");
    choose(screen, "Rule set", "Tournament");
    choose(screen, "Opponent", "Level 3");
    choose(screen, "Your side", "North");
    choose(screen, "Who begins?", "North begins");
    CHECK(pressed(screen, "Rule set") == "Tournament");
    CHECK(pressed(screen, "Opponent") == "Level 3");
    // Nothing is started yet.
    CHECK(screen.table.view().setup.rules == RuleSet::Traditional);
    CHECK(screen.table.view().setup.side == Side::South);
    screen.press("Start");
    CHECK(screen.dialog().empty());
    const app::Setup& setup = screen.table.view().setup;
    CHECK(setup.rules == RuleSet::Tournament);
    CHECK(setup.opponent == 3);
    CHECK(setup.side == Side::North);
    CHECK(setup.first == Side::North);
    CHECK(screen.cell("a4").description.starts_with("Can be played"));
}

TEST_CASE("a new game that is dismissed leaves the old one") {
    Headless screen(quickly("position=0,0,0,0,2,0,0,0,0,1/0,0,0,0,3,0,0,0,0,0/"
                            "0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0+s"));
    const rules::Game before = screen.table.session.game();
    screen.press("New game");
    choose(screen, "Opponent", "A person beside you");
    screen.cancel();
    CHECK(screen.table.session.game() == before);
    CHECK(screen.table.view().setup.opponent == 1);
    // Opened again, it shows what is being played; a new game does not start from its position.
    screen.press("New game");
    CHECK(pressed(screen, "Opponent") == "Level 1, the weakest");
    screen.press("Start");
    CHECK(screen.table.session.game() == rules::Game());
}

TEST_CASE("the menu's settings are kept") {
    Headless screen;
    screen.press("Menu");
    const std::vector<Seen> groups = all(screen, Role::RadioGroup);
    REQUIRE(groups.size() == 2);
    choose(screen, groups[0].name, "Off");
    choose(screen, groups[1].name, all(screen, Role::Radio).back().name);
    CHECK(screen.table.view().settings.motion == app::Motion::Off);
    CHECK(screen.table.view().settings.view == app::ViewChoice::Plain);
    const app::Settings kept = app::readSettings(screen.table.storage.texts[tests::settingsKey]);
    CHECK(kept.motion == app::Motion::Off);
    CHECK(kept.view == app::ViewChoice::Plain);
    CHECK(screen.dialog() == "Menu");
}

TEST_CASE("redo in the menu, where the screen has no room for it") {
    Headless screen(quick, 360, 640);
    CHECK(toolbar(screen) == std::vector<std::string>{"Language", "Undo", "Menu"});
    screen.press("Menu");
    CHECK(screen.node(Role::Button, "Redo").is(Disabled));
    screen.press("Redo");
    CHECK(screen.dialog() == "Menu");
    screen.tap(screen.node(Role::Button, "Redo"));
    CHECK(screen.dialog() == "Menu");
    screen.cancel();
    screen.activate(screen.cell("a1").node.id);
    screen.press("Undo");
    CHECK(screen.table.moves() == "");
    screen.press("Menu");
    screen.press("Redo");
    CHECK(screen.table.moves() == "a1");
    CHECK(screen.dialog().empty());
}

TEST_CASE("choosing a language changes every name at once, and no node's identity") {
    Headless screen(quick);
    const auto ids = [&] {
        std::set<Id> all;
        for (const Seen& each : screen.seen.nodes) all.insert(each.node.id);
        return all;
    };
    const std::set<Id> before = ids();
    screen.press("Language");
    std::vector<std::string> names;
    for (const Seen& radio : all(screen, Role::Radio)) names.push_back(radio.name);
    CHECK(names == std::vector<std::string>{"English", "Español", "Polski"});
    screen.activate(Role::Radio, "Polski");
    CHECK(screen.cell("g1").name == "g1, 2 kamienie");
    CHECK(screen.dialog() == "Język");
    screen.cancel();
    CHECK(screen.cell("g1").description == "Można zagrać: kończy w f2");
    CHECK(moves(screen)[0].name == "a1: kończy w f2");
    CHECK(screen.node(Role::Status, "Ty: 28 kamieni").kind == "side turn");
    CHECK(ids() == before);
    tests::checkTree(screen.seen);
    screen.press("Język");
    screen.activate(Role::Radio, "Español");
    CHECK(screen.cell("g1").name == "g1, 2 piedras");
}

TEST_CASE("the rule page is read whole, and scrolls") {
    for (const std::string language : {"en", "es", "pl"}) {
        Headless screen(quickly("lang=" + language));
        screen.press(text::say(screen.table.session.language(), text::Msg::ButtonRules));
        const Seen* page = screen.first(Role::Page);
        REQUIRE(page != nullptr);
        const Node before = page->node;
        CHECK(before.extent > 2 * before.height);
        CHECK(before.scroll == 0.0f);
        CHECK(all(screen, Role::Paragraph).size() > 10);
        CHECK(all(screen, Role::Heading).size() > 3);

        screen.scroll(before.id, 100);
        CHECK(screen.first(Role::Page)->node.scroll == 100.0f);
        screen.scroll(before.id, 1e9f);
        const Node end = screen.first(Role::Page)->node;
        CHECK(std::abs(end.scroll - (end.extent - end.height)) < 0.5f);
        CHECK(std::abs(end.extent - before.extent) < 0.5f);
        // What lies on the page does not move by scrolling.
        tests::checkPlaces(screen.seen, screen.surface);
        screen.scroll(before.id, std::nanf(""));
        CHECK(screen.first(Role::Page)->node.scroll == end.scroll);
        screen.scroll(before.id, 0);
        CHECK(screen.first(Role::Page)->node.scroll == 0.0f);
    }
}

TEST_CASE("the result opens by itself, once") {
    Headless screen(quickly(oneMoveToTheEnd));
    screen.activate(screen.cell("g2").node.id);
    CHECK(screen.dialog() == "You win!");
    CHECK(screen.find(Role::Paragraph, "You win: all the stones are yours.") != nullptr);
    screen.cancel();
    CHECK(screen.dialog().empty());
    screen.settle();
    CHECK(screen.dialog().empty());
    CHECK(screen.find(Role::Status, "You win: all the stones are yours.") != nullptr);
    // The way back into the game is open.
    screen.press("Undo");
    CHECK(screen.table.moves() == "");
    screen.activate(screen.cell("g2").node.id);
    CHECK(screen.dialog() == "You win!");
    screen.press("Play again");
    CHECK(screen.dialog().empty());
    CHECK(screen.table.moves() == "");
    // Played again, it ends with the same result, which is shown again.
    screen.activate(screen.cell("g2").node.id);
    CHECK(screen.dialog() == "You win!");
}

TEST_CASE("a position that is over opens with its result") {
    Headless screen({.query = "position=0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0/"
                              "0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0+s"});
    CHECK(screen.dialog() == "North wins");
    screen.cancel();
    screen.press("Play again");
    CHECK(screen.table.view().result);
    screen.press("New game");
    screen.press("Start");
    CHECK(!screen.table.view().result);
}

TEST_CASE("the motion stands still while a dialog covers the board") {
    Headless screen;
    screen.activate(screen.cell("a1").node.id);
    screen.press("Rules");
    screen.frame();
    const auto before = screen.table.view().board.stones;
    for (int number = 0; number < 200; ++number) screen.frame(0.1);
    CHECK(screen.table.view().moving);
    CHECK(screen.table.view().board.stones == before);
    screen.cancel();
    for (int number = 0; number < 200; ++number) screen.frame(0.1);
    CHECK(!screen.table.view().moving);
}

TEST_CASE("the focus ring is drawn only where it is to be seen") {
    Headless screen(quick);
    const Id a1 = screen.cell("a1").node.id;
    const auto vertices = [&] {
        screen.settle();
        return ImGui::GetDrawData()->TotalVtxCount;
    };
    const int without = vertices();
    screen.focus(a1, false);
    CHECK(vertices() == without);
    screen.focus(a1, true);
    CHECK(vertices() > without);
    screen.focus(0, false);
    CHECK(vertices() == without);
}

TEST_CASE("the node of a focused house stays while the game goes on") {
    Headless screen;
    std::set<Id> ids;
    for (const Seen& cell : all(screen, Role::Cell)) ids.insert(cell.node.id);
    screen.activate(screen.cell("a1").node.id);
    for (int number = 0; number < 300; ++number) {
        screen.frame(0.1);
        std::set<Id> now;
        for (const Seen& cell : all(screen, Role::Cell)) now.insert(cell.node.id);
        REQUIRE(now == ids);
    }
    // And when the board is turned.
    screen.surface.width = 360;
    screen.surface.height = 640;
    screen.settle();
    std::set<Id> turned;
    for (const Seen& cell : all(screen, Role::Cell)) turned.insert(cell.node.id);
    CHECK(turned == ids);
}

namespace {

/// Plays a whole game by commands alone: each move from the list of moves or on its cell.
void playByCommands(const std::string& query, std::uint32_t seed) {
    CAPTURE(query, seed);
    std::mt19937 random(seed);
    Headless screen(quickly(query));
    tests::Table& table = screen.table;
    rules::Game game(table.session.game());
    while (!game.result() && game.moves().size() < 400) {
        const rules::MoveList legal = game.legalMoves();
        const rules::House move =
            legal[static_cast<int>(random() % static_cast<unsigned>(legal.size()))];
        const std::string name = rules::nameOf(move);
        if (table.view().thinking) {
            table.answerAtOnce(name);
            screen.frame(1);
        } else {
            const std::vector<Seen> items = moves(screen);
            REQUIRE(items.size() == static_cast<std::size_t>(legal.size()));
            Id id = screen.cell(name).node.id;
            if (random() % 2 == 0)
                for (const Seen& item : items)
                    if (item.name.starts_with(name + ':')) id = item.node.id;
            screen.activate(id);
        }
        game.play(move);
        screen.settle();
        REQUIRE(table.session.game() == game);
        tests::checkTree(screen.seen);
        for (int place = 0; place < rules::housesOnBoard; ++place) {
            const rules::House house{place < 20 ? Side::South : Side::North,
                                     static_cast<std::uint8_t>(place % 20)};
            REQUIRE(screen.cell(rules::nameOf(house)).name
                    == text::houseName(table.view().audience, house, game.position().at(house)));
        }
    }
    REQUIRE(game.result());
    CHECK(!screen.dialog().empty());
}

}  // namespace

TEST_CASE("whole games are played by commands alone") {
    playByCommands("rules=traditional", 1);
    playByCommands("rules=beginner&lang=pl&side=north", 2);
    playByCommands("rules=tournament&lang=es&opponent=person", 3);
}
