// The dialogs over the game: how they open and close, what they do, and what they cover.
#include "headless.hpp"

#include "text/say.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <set>
#include <string>
#include <vector>

using namespace kiela;
using namespace kiela::ui::semantics;
using rules::RuleSet;
using rules::Side;
using tests::Headless;
using tests::oneMoveToTheEnd;
using tests::overlap;
using tests::quick;
using tests::quickly;
using tests::Seen;
using tests::Size;
using tests::windowSizes;

namespace {

std::string pressed(const Headless& screen, std::string_view group) {
    const Id id = screen.node(Role::RadioGroup, group).node.id;
    for (const Seen& each : screen.all(Role::Radio))
        if (each.node.parent == id && each.is(Pressed)) return each.name;
    return "";
}

/// Activates an option of a group.
void choose(Headless& screen, std::string_view group, std::string_view option) {
    const Id id = screen.node(Role::RadioGroup, group).node.id;
    for (const Seen& each : screen.all(Role::Radio)) {
        if (each.node.parent == id && each.name == option) return screen.activate(each.node.id);
    }
    FAIL("no such option");
}

}  // namespace

TEST_CASE("dialogs open by their buttons and close by their cross, Escape and a tap beside") {
    struct Opening {
        std::string button, heading, close;
    };
    for (const Size size : {Size{1280, 800}, Size{360, 640}, Size{640, 360}, Size{320, 256}}) {
        Headless screen(quick, size.width, size.height);
        for (const Opening& opening :
             {Opening{"New game", "New game", "Cancel"}, Opening{"Menu", "Menu", "Close"},
              Opening{"Language", "Language", "Close"}, Opening{"Settings", "Settings", "Close"},
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

TEST_CASE("what needs later words says that they are loaded, or cannot be had, and is then there") {
    Headless screen(quick);
    screen.table.library.hasPage = false;
    for (const std::string_view button : {"Learn", "Puzzles", "My games", "Share"}) {
        screen.press("Menu");
        screen.press(button);
        CHECK(screen.dialog() == button);
        CHECK(screen.find(Role::Status, "Loading…") != nullptr);
        screen.cancel();
    }
    CHECK(screen.table.library.pages.size() == 1);
    screen.press("Rules");
    CHECK(screen.dialog() == "Rules");
    CHECK(screen.find(Role::Status, "Loading…") != nullptr);
    tests::checkDialog(screen);
    screen.table.session.laterWordsCame(screen.table.session.language(), app::Loan::Missing);
    screen.settle();
    CHECK(screen.find(Role::Status, "This could not be loaded. Perhaps there is no connection.")
          != nullptr);
    tests::checkDialog(screen);
    screen.press("Try again");
    CHECK(screen.table.library.pages.size() == 2);
    CHECK(screen.find(Role::Button, "Try again") == nullptr);
    screen.table.library.hasPage = true;
    screen.settle();
    CHECK(screen.dialog() == "The rules of Kiela");
    CHECK(screen.find(Role::Heading, "Where the game comes from") != nullptr);
}

TEST_CASE("every dialog has its place at every size, in each language") {
    using text::Msg;
    for (const Size size : windowSizes) {
        for (const std::string language : {"en", "es", "pl"}) {
            Headless screen(quickly("lang=" + language), size.width, size.height);
            const auto say = [&](Msg message) {
                return text::say(screen.table.session.language(), message);
            };
            for (const Msg button : {Msg::ButtonNewGame, Msg::ButtonMenu, Msg::ButtonSettings,
                                     Msg::ButtonLanguage, Msg::ButtonRules}) {
                if (screen.find(Role::Button, say(button)) == nullptr)
                    screen.press(say(Msg::ButtonMenu));
                screen.press(say(button));
                tests::checkDialog(screen);
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
    const Id move = screen.moves()[0].node.id;
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
        const Id id = target == "cell" ? screen.cell("a1").node.id : screen.moves()[0].node.id;
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

TEST_CASE("settings are kept") {
    Headless screen;
    screen.press("Menu");
    screen.press("Settings");
    const std::vector<Seen> groups = screen.all(Role::RadioGroup);
    REQUIRE(groups.size() == 5);
    choose(screen, groups[0].name, "Off");
    choose(screen, groups[1].name, "High contrast");
    choose(screen, groups[2].name, "150%");
    choose(screen, groups[3].name, "Upright");
    choose(screen, groups[4].name, "Plain");
    for (const std::string name :
         {"Preview of moves", "Confirm moves", "Letters and numbers beside the board"}) {
        const bool before = screen.node(Role::Button, name).is(Pressed);
        screen.press(name);
        CHECK(screen.node(Role::Button, name).is(Toggle));
        CHECK(screen.node(Role::Button, name).is(Pressed) != before);
    }
    screen.press("Letter keys on the board (U, R, H, N, F, M, L, T, W, O, P, ?)");
    CHECK(screen.table.view().settings.motion == app::Motion::Off);
    CHECK(screen.table.view().settings.view == app::ViewChoice::Plain);
    CHECK(screen.table.view().settings.theme == app::ThemeChoice::Contrast);
    const app::Settings kept = app::readSettings(screen.table.storage.texts[tests::settingsKey]);
    CHECK(kept.motion == app::Motion::Off);
    CHECK(kept.view == app::ViewChoice::Plain);
    CHECK(kept.theme == app::ThemeChoice::Contrast);
    CHECK(kept.textSize == 150);
    CHECK(kept.orientation == app::Orientation::Upright);
    CHECK(!kept.preview);
    CHECK(kept.confirm);
    CHECK(!kept.coordinates);
    CHECK(!kept.keys);
    CHECK(screen.dialog() == "Settings");
}

TEST_CASE("the settings end with links to what is said about the game") {
    Headless screen;
    screen.press("Menu");
    screen.press("Settings");
    std::vector<std::string> links;
    for (const Seen& link : screen.all(Role::Link)) links.push_back(link.target);
    CHECK(links
          == std::vector<std::string>{"accessibility/en.html", "privacy/en.html", "licences.txt"});
    CHECK(screen.node(Role::Heading, "About Kiela").node.level == 3);
}

TEST_CASE("the sound is switched in the menu, and set in the settings") {
    Headless screen;
    screen.press("Menu");
    CHECK(screen.node(Role::Button, "Sound").is(Pressed));
    screen.press("Sound");
    CHECK(screen.dialog() == "Menu");
    CHECK(!screen.node(Role::Button, "Sound").is(Pressed));
    CHECK(!screen.table.view().sound);

    screen.press("Settings");
    screen.press("Play sounds");
    CHECK(screen.table.view().sound);
    screen.table.session.takeCues();
    const Seen volume = screen.node(Role::Slider, "Volume");
    CHECK(volume.label == "80%");
    screen.command({ui::semantics::Command::Kind::Set, volume.node.id, 3});
    screen.settle();
    CHECK(screen.node(Role::Slider, "Volume").label == "30%");
    CHECK(screen.table.view().settings.volume == 3);
    CHECK(screen.table.session.takeCues().size() == 1);
    // By a finger, once the page is scrolled to it: heard where it is lifted.
    screen.scroll(screen.first(Role::Page)->node.id, 200);
    const auto& node = volume.node;
    const float y = node.y + node.height / 2 - screen.first(Role::Page)->node.scroll;
    screen.fingerDown(node.x + node.width - 2, y);
    CHECK(screen.table.view().settings.volume == app::fullVolume);
    screen.fingerTo(node.x + node.width / 2, y);
    CHECK(screen.table.session.takeCues().empty());
    screen.fingerUp();
    CHECK(screen.table.view().settings.volume == app::fullVolume / 2);
    CHECK(screen.table.session.takeCues().size() == 1);
    CHECK(screen.find(Role::Button, "Vibration") == nullptr);
}

TEST_CASE("vibration is offered where it is possible, and off by itself") {
    Headless screen(tests::Opening{.vibrates = true});
    screen.press("Menu");
    screen.press("Settings");
    CHECK(!screen.node(Role::Button, "Vibration").is(Pressed));
    screen.press("Vibration");
    CHECK(screen.table.view().settings.vibration);
}

TEST_CASE("a house is heard where it is seen") {
    Headless screen;
    const auto across = [&](std::string_view name) {
        return screen.across(*rules::houseNamed(name));
    };
    CHECK(across("a1") < -0.5f);
    CHECK(across("j1") > 0.5f);
    CHECK(std::abs(across("a1") - across("a4")) < 0.01f);
    screen.press("Flip the board");
    CHECK(across("a1") > 0.5f);
    Headless phone({}, 360, 640);
    CHECK(std::abs(phone.across(*rules::houseNamed("a1")) - phone.across(*rules::houseNamed("j1")))
          < 0.01f);
}

TEST_CASE("redo in the menu, where the screen has no room for it") {
    Headless screen(quick, 360, 640);
    CHECK(screen.toolbar() == std::vector<std::string>{"Language", "Undo", "Hint", "Menu"});
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
    for (const Seen& radio : screen.all(Role::Radio)) names.push_back(radio.name);
    CHECK(names == std::vector<std::string>{"English", "Español", "Polski"});
    screen.activate(Role::Radio, "Polski");
    CHECK(screen.cell("g1").name == "g1, 2 kamienie, twój");
    CHECK(screen.dialog() == "Język");
    screen.cancel();
    CHECK(screen.cell("g1").description == "Można zagrać: kończy w f2");
    CHECK(screen.moves()[0].name == "a1: kończy w f2");
    CHECK(screen.node(Role::Status, "Ty: 28 kamieni").kind == "side turn");
    CHECK(ids() == before);
    tests::checkTree(screen.seen);
    screen.press("Język");
    screen.activate(Role::Radio, "Español");
    CHECK(screen.cell("g1").name == "g1, 2 piedras, tuya");
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
        CHECK(screen.all(Role::Paragraph).size() > 10);
        CHECK(screen.all(Role::Heading).size() > 3);

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
