// Hint, analysis, resigning and the end on the screen: how they are reached, what they mean, and
// that everything has its place.
#include "headless.hpp"

#include "text/say.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>
#include <vector>

using namespace kiela;
using namespace kiela::ui::semantics;
using tests::Headless;
using tests::overlap;
using tests::quick;
using tests::quickly;
using tests::Seen;
using tests::Size;
using tests::windowSizes;

namespace {

void openAnalysis(Headless& screen) {
    using text::Msg;
    const auto say = [&](Msg message) {
        return text::say(screen.table.session.language(), message);
    };
    if (screen.find(Role::Button, say(Msg::ButtonAnalysis)) == nullptr)
        screen.press(say(Msg::ButtonMenu));
    screen.press(say(Msg::ButtonAnalysis));
}

engine::Score rising(const rules::Game& game) {
    return game.moves().size() % 2 == 0 ? 400 : 600;
}

}  // namespace

TEST_CASE("a hint marks its house in the tree and in the caption") {
    for (const Size size : {Size{1280, 800}, Size{360, 640}}) {
        Headless screen(quick, size.width, size.height);
        screen.press("Hint");
        screen.table.tell("g1");
        screen.settle();
        CHECK(screen.cell("g1").description == "Can be played: ends in f2. Best move");
        CHECK(screen.cell("g1").kind.find(" hint") != std::string::npos);
        CHECK(screen.cell("a1").description.find("Best move") == std::string::npos);
        CHECK(screen.find(Role::Status, "Hint: g1 (ends in f2).") != nullptr);
        screen.activate(screen.cell("a1").node.id);
        CHECK(screen.cell("g1").kind.find(" hint") == std::string::npos);
        CHECK(screen.node(Role::Button, "Hint").is(Disabled));
    }
}

TEST_CASE("a newer build is loaded by the button beside its note, and later from the menu") {
    Headless screen(quick);
    screen.table.session.around({.updateWaits = true});
    screen.settle();
    screen.press("Update");
    CHECK(screen.table.site.updates == 1);
    screen.activate(screen.cell("g1").node.id);
    screen.table.answer("d4");
    screen.settle();
    CHECK(screen.find(Role::Button, "Update") == nullptr);
    screen.press("Menu");
    tests::checkDialog(screen);
    screen.press("Update");
    CHECK(screen.table.site.updates == 2);
    CHECK(screen.dialog().empty());
}

TEST_CASE("the menu has the installation only where the browser offers it") {
    Headless screen(quick, 360, 640);
    screen.press("Menu");
    CHECK(screen.find(Role::Button, "Install Kiela") == nullptr);
    screen.table.session.around({.canInstall = true});
    screen.settle();
    tests::checkDialog(screen);
    const Seen& install = screen.node(Role::Button, "Install Kiela");
    CHECK(install.node.deed == Deed::Install);
    screen.command({Command::Kind::Done, install.node.id, 1});
    screen.settle();
    CHECK(screen.dialog().empty());
}

TEST_CASE("the menu lets the game fill the screen only where that is offered, and leave it again") {
    Headless screen(quick, 360, 640);
    screen.press("Menu");
    CHECK(screen.find(Role::Button, "Full screen") == nullptr);
    for (const auto& [state, name] : {std::pair{ui::Fullscreen::Offered, "Full screen"},
                                      {ui::Fullscreen::On, "Leave full screen"}}) {
        screen.surface.fullscreen = state;
        screen.settle();
        tests::checkDialog(screen);
        const Seen& fills = screen.node(Role::Button, name);
        CHECK(fills.node.deed == Deed::Fullscreen);
        screen.command({Command::Kind::Done, fills.node.id, 1});
        screen.settle();
        CHECK(screen.dialog().empty());
        screen.press("Menu");
    }
}

TEST_CASE("on the narrowest screens the menu has the hint") {
    Headless screen(quick, 320, 568);
    CHECK(screen.toolbar() == std::vector<std::string>{"Language", "Undo", "Menu"});
    screen.press("Menu");
    screen.press("Hint");
    CHECK(screen.dialog().empty());
    CHECK(screen.table.engine.looks.size() == 1);
}

TEST_CASE("the analysis has its place at every size, in each language") {
    for (const Size size : windowSizes) {
        for (const std::string language : {"en", "es", "pl"}) {
            CAPTURE(size.width, size.height, language);
            Headless screen(quickly("opponent=person&lang=" + language), size.width, size.height);
            for (const char* move : {"c1", "d4", "g1", "e4"}) screen.table.play(move);
            openAnalysis(screen);
            screen.table.tellAll(rising);
            screen.settle();
            tests::checkTree(screen.seen);
            tests::checkPlaces(screen.seen, screen.surface);
            std::vector<Seen> parts;
            for (const Seen& each : screen.seen.nodes) {
                const Role role = each.node.role;
                if (each.is(Unseen)) continue;
                if (role == Role::Button || role == Role::Cell || role == Role::ListItem)
                    parts.push_back(each);
            }
            for (std::size_t i = 0; i < parts.size(); ++i)
                for (std::size_t j = i + 1; j < parts.size(); ++j)
                    if (parts[i].node.parent == parts[j].node.parent)
                        CHECK(!overlap(parts[i].node, parts[j].node));
        }
    }
}

TEST_CASE("the steps lead through the game, and closing leads back to it") {
    Headless screen(quickly("opponent=person"));
    for (const char* move : {"c1", "d4", "g1"}) screen.table.play(move);
    screen.settle();
    const std::string c1Before = "c1, 2 stones, South’s";
    openAnalysis(screen);
    CHECK(screen.dialog() == "Analysis");
    CHECK(screen.node(Role::Button, "One move forward").is(Disabled));
    CHECK(screen.node(Role::Button, "One move back").is(FocusFirst));
    CHECK(screen.find(Role::Paragraph, "Move 3 of 3: g1") != nullptr);
    screen.press("To the start");
    CHECK(screen.find(Role::Paragraph, "Start of the game") != nullptr);
    CHECK(screen.cell("c1").name == c1Before);
    CHECK(screen.cell("c1").is(Disabled));
    screen.press("One move forward");
    CHECK(screen.find(Role::Paragraph, "Move 1 of 3: c1") != nullptr);
    CHECK(screen.cell("c1").is(Current));
    screen.activate(screen.cell("g1").node.id);
    screen.tap(screen.cell("g1"));
    CHECK(screen.table.moves() == "c1 d4 g1");
    SECTION("by its cross") {
        screen.press("Back to the game");
    }
    SECTION("by Escape") {
        screen.cancel();
    }
    CHECK(screen.dialog().empty());
    CHECK(!screen.table.session.isAnalysing());
    CHECK(screen.table.moves() == "c1 d4 g1");
    CHECK(screen.cell("g1").is(Current));
}

TEST_CASE("a tap on the curve shows that position, a turning point the better move") {
    Headless screen(quickly("opponent=person"));
    for (const char* move : {"c1", "d4", "g1", "e4"}) screen.table.play(move);
    openAnalysis(screen);
    screen.table.tellAll(
        [](const rules::Game& game) { return engine::Score(game.moves().size() == 2 ? 900 : 0); });
    screen.settle();
    const Seen* curve = nullptr;
    for (const Seen& each : screen.seen.nodes)
        if (each.kind == "curve") curve = &each;
    REQUIRE(curve != nullptr);
    CHECK(curve->name.starts_with("Score over the game in stones (South): lowest"));
    screen.tap(curve->node.x + 14, curve->node.y + curve->node.height / 2);
    CHECK(screen.table.session.analysis().ply == 0);
    screen.press("Move 3, g1. Better: a1 (ends in c1)");
    CHECK(screen.table.session.analysis().ply == 2);
    CHECK(screen.cell("a1").kind.find(" hint") != std::string::npos);
    CHECK(screen.node(Role::Button, "Move 3, g1. Better: a1 (ends in c1)").is(Current));
}

TEST_CASE("resigning asks once; what is not confirmed changes nothing") {
    for (const Size size : {Size{1280, 800}, Size{360, 640}, Size{640, 360}, Size{320, 256}}) {
        Headless screen(quick, size.width, size.height);
        const auto ask = [&] {
            screen.press("Menu");
            screen.press("Resign");
            CHECK(screen.dialog() == "Resign?");
            tests::checkTree(screen.seen);
            tests::checkPlaces(screen.seen, screen.surface);
            CHECK(screen.node(Role::Button, "Play on").is(FocusFirst));
        };
        ask();
        screen.press("Play on");
        CHECK(screen.dialog().empty());
        ask();
        screen.cancel();
        CHECK(!screen.table.view().result);
        ask();
        screen.press("Resign");
        CHECK(screen.table.view().result->reason == rules::Reason::Resigned);
        screen.settle();
        CHECK(screen.dialog() == "North wins");
    }
}

TEST_CASE("the result has room for all that is told, and for another level") {
    for (const Size size : windowSizes) {
        for (const std::string language : {"en", "es", "pl"}) {
            CAPTURE(size.width, size.height, language);
            Headless screen(quickly("opponent=4&lang=" + language), size.width, size.height);
            screen.table.session.resign();
            screen.table.session.rematch();
            screen.table.session.resign();
            screen.table.session.rematch();
            screen.table.play("c1");
            screen.table.answer("d4");
            screen.table.play("g1");
            screen.table.session.resign();
            screen.table.tellAll([](const rules::Game& game) {
                return engine::Score(game.moves().size() == 2 ? 900 : 0);
            });
            screen.settle();
            const app::Farewell& farewell = screen.table.view().farewell;
            REQUIRE(farewell.suggested == 3);
            for (const std::string& sentence :
                 {farewell.turningPoint, farewell.rematch, farewell.suggestion})
                CHECK(screen.find(Role::Paragraph, sentence) != nullptr);
            tests::checkTree(screen.seen);
            tests::checkPlaces(screen.seen, screen.surface);
            screen.press(text::say(screen.table.session.language(), text::Msg::OpponentLevel,
                                   {{"level", 3}}));
            CHECK(screen.table.view().setup.opponent == 3);
            CHECK(!screen.table.view().result);
        }
    }
}

TEST_CASE("a tap anywhere or Escape stops a game that plays on by itself") {
    for (const bool byTap : {false, true}) {
        Headless screen(quick);
        screen.table.session.finishQuickly();
        screen.settle();
        CHECK(screen.find(Role::Button, "Stop") != nullptr);
        if (byTap)
            screen.tap(640, 120);
        else
            screen.cancel();
        CHECK(!screen.table.view().finishing);
        CHECK(screen.table.moves() == "");
    }
}

TEST_CASE("Escape reaches a dialog that has just taken another's place") {
    Headless screen(quick, 360, 640);
    screen.press("Menu");
    screen.command(screen.node(Role::Button, "Rules").node.id);
    screen.frame();
    screen.command({Command::Kind::Cancel, screen.first(Role::Dialog)->node.id, 0});
    screen.settle();
    CHECK(screen.dialog().empty());
}
