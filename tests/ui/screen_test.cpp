// The game's screen as a whole, without a picture: what it means at first, where everything lies,
// and games played by commands and touches.
#include "headless.hpp"

#include "text/say.hpp"
#include "ui/board.hpp"

#include "imgui.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace kiela;
using namespace kiela::ui::semantics;
using rules::Side;
using tests::Headless;
using tests::overlap;
using tests::quick;
using tests::quickly;
using tests::Seen;
using tests::Size;
using tests::windowSizes;

TEST_CASE("the first frame means a board of four rows of ten houses, with names") {
    const Headless screen;
    tests::checkTree(screen.seen);
    tests::checkPlaces(screen.seen, screen.surface);
    const std::vector<Seen> rows = screen.all(Role::Row);
    REQUIRE(rows.size() == 4);
    CHECK(rows[0].name == "North’s outer row");
    CHECK(rows[1].name == "North’s inner row");
    CHECK(rows[2].name == "Your inner row");
    CHECK(rows[3].name == "Your outer row");
    const std::vector<Seen> cells = screen.all(Role::Cell);
    REQUIRE(cells.size() == 40);
    CHECK(cells.front().name == "a4, 2 stones, North’s");
    CHECK(cells[19].name == "j3, empty, North’s");
    CHECK(cells.back().name == "j1, 2 stones, yours");
    CHECK(screen.cell("g1").name == "g1, 2 stones, yours");
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
    CHECK(screen.toolbar()
          == std::vector<std::string>{"Language", "Undo", "Redo", "Hint", "Moves", "Analysis",
                                      "Rules", "Menu", "New game"});
    CHECK(screen.node(Role::Button, "Undo").is(Disabled));
    CHECK(screen.node(Role::Button, "Redo").is(Disabled));
    CHECK(!screen.node(Role::Button, "New game").is(Disabled));
    CHECK(screen.node(Role::Status, "You: 28 stones").kind == "side turn");
    CHECK(screen.node(Role::Status, "North: 28 stones").kind == "side");
    CHECK(screen.find(Role::Status, screen.table.view().caption) != nullptr);
    REQUIRE(screen.moves().size() == 14);
    CHECK(screen.moves()[0].name == "a1: ends in f2");
}

TEST_CASE("the keyboard begins at the first house that may be played") {
    Headless screen(quick);
    const auto begin = [&] {
        std::string name;
        for (const Seen& cell : screen.all(Role::Cell))
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
    const std::vector<Seen> rows = screen.all(Role::Row);
    REQUIRE(rows.size() == 10);
    CHECK(rows.front().name == "j");
    CHECK(rows.back().name == "a");
    CHECK(screen.all(Role::Cell).front().name == "j4, 2 stones, North’s");
    CHECK(screen.all(Role::Cell).back().name == "a1, 2 stones, yours");
}

TEST_CASE("a visitor who plays North sees the own rows nearest") {
    const Headless screen({.query = "side=north&first=north"});
    const std::vector<Seen> rows = screen.all(Role::Row);
    CHECK(rows[0].name == "South’s outer row");
    CHECK(rows[3].name == "Your outer row");
    CHECK(screen.all(Role::Cell).back().name == "a4, 2 stones, yours");
}

TEST_CASE("everything has its place at every size, in each language") {
    for (const Size size : windowSizes) {
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
    for (const Size size : windowSizes) {
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
    CHECK(screen.cell("a1").name == "a1, empty, yours");
    CHECK(screen.cell("a1").is(Current));
    CHECK(screen.cell("a1").description == "Last move");
    CHECK(screen.cell("f2").description == "The last move ended here");
    CHECK(screen.node(Role::Status, "North: 28 stones").kind == "side turn");
    CHECK(screen.moves().empty());
    CHECK(!screen.node(Role::Button, "Undo").is(Disabled));
    REQUIRE(screen.seen.announcements.size() == 1);
    CHECK(tests::isSentence(screen.seen.announcements[0]));
}

TEST_CASE("without previews a house says that it can be played, and no more") {
    Headless screen(quick);
    screen.table.session.choose(&app::Settings::preview, false);
    screen.frame();
    CHECK(screen.cell("g1").description == "Can be played");
    CHECK(screen.cell("a4").description.empty());
    CHECK(screen.moves().front().name == "a1: ends in f2");
}

TEST_CASE("a house is played by a tap, once, and gets the focus") {
    Headless screen(quick);
    const Id a1 = screen.cell("a1").node.id;
    screen.tap(screen.cell("a1"));
    CHECK(screen.table.moves() == "a1");
    CHECK(screen.seen.announcements.size() == 1);
    CHECK(screen.seen.focused == std::vector<Id>{a1});
}

TEST_CASE("a finger that stays on a house looks and does not play") {
    Headless screen(quick);
    screen.surface.touch = true;
    const Node cell = screen.cell("a1").node;
    const auto hold = [&](double seconds) {
        ImGuiIO& io = ImGui::GetIO();
        io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
        io.AddMousePosEvent(cell.x + cell.width / 2, cell.y + cell.height / 2);
        io.AddMouseButtonEvent(0, true);
        for (double time = 0; time < seconds; time += 0.1) screen.frame(0.1);
        io.AddMouseButtonEvent(0, false);
        screen.settle();
    };
    hold(1.2);
    CHECK(screen.table.moves() == "");
    hold(0.3);
    CHECK(screen.table.moves() == "a1");

    screen.press("Undo");
    screen.table.session.choose(&app::Settings::preview, false);
    hold(1.2);
    CHECK(screen.table.moves() == "a1");
}

TEST_CASE("the board is flipped") {
    Headless screen(quick);
    const float before = screen.cell("a1").node.y;
    screen.press("Flip the board");
    CHECK(screen.cell("a1").node.y < before);
    screen.activate(screen.cell("a1").node.id);
    CHECK(screen.table.moves() == "a1");
    screen.press("Flip the board");
    CHECK(screen.cell("a1").node.y == before);
}

TEST_CASE("letter keys belong to buttons, and can be switched off") {
    // On a small screen most of them are not to be seen, and answer to their keys all the same.
    for (const Size size : {Size{1280, 800}, Size{640, 360}, Size{320, 568}}) {
        Headless screen(quick, size.width, size.height);
        const auto keys = [&screen] {
            std::u32string found;
            for (const Seen& each : screen.seen.nodes)
                if (each.node.key != 0) found += each.node.key;
            std::ranges::sort(found);
            return found;
        };
        CHECK(keys() == U"?fhlmnoprtuw");
        screen.table.session.choose(&app::Settings::keys, false);
        screen.settle();
        CHECK(keys().empty());
    }
}

TEST_CASE("looking ahead passes over the house that was looked at when the caption changed") {
    const rules::House played{Side::South, 0}, other{Side::South, 1};
    ui::LookAhead ahead;
    ahead.begin("Your turn.", true, true);
    CHECK(ahead.shows(played));
    ahead.looked(played);
    ahead.begin("North sowed.", true, true);
    CHECK(!ahead.shows(played));
    CHECK(ahead.shows(other));
    ahead.looked(played);
    ahead.begin("North sowed.", true, true);
    CHECK(!ahead.shows(played));
    ahead.looked(other);
    ahead.begin("North sowed.", true, true);
    CHECK(ahead.shows(played));
    ahead.begin("North sowed.", false, true);
    CHECK(!ahead.shows(other));
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
    CHECK(screen.find(Role::Status, "a2 is empty: there is nothing to sow. Your turn.") != nullptr);
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
    for (const Seen& cell : screen.all(Role::Cell)) ids.insert(cell.node.id);
    screen.activate(screen.cell("a1").node.id);
    for (int number = 0; number < 300; ++number) {
        screen.frame(0.1);
        std::set<Id> now;
        for (const Seen& cell : screen.all(Role::Cell)) now.insert(cell.node.id);
        REQUIRE(now == ids);
    }
    // And when the board is turned.
    screen.surface.width = 360;
    screen.surface.height = 640;
    screen.settle();
    std::set<Id> turned;
    for (const Seen& cell : screen.all(Role::Cell)) turned.insert(cell.node.id);
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
            const std::vector<Seen> items = screen.moves();
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
                    == text::houseNameWithOwner(table.view().audience, house,
                                                game.position().at(house)));
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
