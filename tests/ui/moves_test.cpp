// The moves on the screen: their list, the game's line with its slider, the steps, and the balance.
#include "headless.hpp"

#include "text/say.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <string>
#include <vector>

using namespace kiela;
using namespace kiela::ui::semantics;
using tests::Headless;
using tests::overlap;
using tests::quickly;
using tests::Seen;
using tests::Size;
using tests::windowSizes;

namespace {

/// Two people who have made three moves; the third captures three stones.
struct ThreeMoves : Headless {
    explicit ThreeMoves(Size size = {1280, 800}, const std::string& more = "")
        : Headless({.query = "opponent=person" + more, .kept = "learned=1\n"}, size.width,
                   size.height) {
        for (const char* move : {"c1", "d4", "f1"}) table.play(move);
        settle();
        seen.announcements.clear();
    }

    std::string word(text::Msg message) const {
        return text::say(table.session.language(), message);
    }
    /// Opens the list: by its switch, else from the menu.
    void openMoves() {
        const std::string moves = word(text::Msg::ButtonMoves);
        if (find(Role::Button, moves) == nullptr) press(word(text::Msg::ButtonMenu));
        press(moves);
    }

    const app::View& view() const { return table.view(); }
    Node line() const { return first(Role::Slider)->node; }
    /// A place on the game's line; its ends are half a knob within the slider.
    float xOf(double at) const {
        const float knob = 11;
        const auto share = static_cast<float>(at / 3);
        return line().x + knob + (line().width - 2 * knob) * share;
    }
    float lineY() const { return line().y + line().height / 2; }
    bool isAt(double at) const { return std::abs(view().at - at) < 0.02; }
};

std::vector<std::string> namesOf(const std::vector<Seen>& nodes) {
    std::vector<std::string> names;
    for (const Seen& each : nodes) names.push_back(each.name);
    return names;
}

/// Everything that can be pressed, read or drawn along has its own place.
void checkApart(const Headless& screen) {
    std::vector<Seen> parts;
    for (const Seen& each : screen.seen.nodes) {
        switch (each.node.role) {
        case Role::Button:
        case Role::Cell:
        case Role::Option:
        case Role::Slider:
        case Role::Status:
        case Role::Heading:
        case Role::Grid:
        case Role::Page:
            // The button in the game's caption belongs to it.
            if (!each.is(Unseen) && (each.kind != "caption" || each.node.parent != 0))
                parts.push_back(each);
            break;
        default:
            break;
        }
    }
    for (std::size_t i = 0; i < parts.size(); ++i)
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            if (parts[i].node.parent != parts[j].node.parent) continue;
            CAPTURE(parts[i].name, parts[j].name);
            CHECK(!overlap(parts[i].node, parts[j].node));
        }
}

}  // namespace

TEST_CASE("a large window has a switch for the list beside the board, which is remembered") {
    ThreeMoves screen;
    CHECK(screen.node(Role::Button, "Moves").is(Toggle));
    CHECK(!screen.node(Role::Button, "Moves").is(Pressed));
    CHECK(screen.first(Role::ListBox) == nullptr);
    CHECK(screen.first(Role::Slider) == nullptr);
    screen.openMoves();
    CHECK(screen.node(Role::Button, "Moves").is(Pressed));
    CHECK(screen.first(Role::ListBox) != nullptr);
    CHECK(screen.first(Role::Slider) != nullptr);
    CHECK(screen.dialog().empty());
    CHECK(screen.table.storage.texts.find(tests::settingsKey)->second.find("moves=1")
          != std::string::npos);

    Headless later({.kept = "learned=1\nmoves=1\n"});
    CHECK(later.first(Role::ListBox) == nullptr);
    CHECK(later.find(Role::Paragraph, "No moves yet.") != nullptr);
    CHECK(later.first(Role::Slider)->is(Disabled));
}

TEST_CASE("switching the list off leads back to the game") {
    ThreeMoves screen;
    screen.openMoves();
    screen.press("To the start");
    CHECK(screen.view().lookingBack);
    screen.press("Moves");
    CHECK(!screen.view().lookingBack);
    CHECK(screen.first(Role::ListBox) == nullptr);
}

TEST_CASE("each move is an entry with its captures, its whole story, and its place") {
    ThreeMoves screen;
    screen.openMoves();
    const std::vector<Seen> entries = screen.all(Role::Option);
    CHECK(namesOf(entries) == std::vector<std::string>{"1. c1", "2. d4", "3. f1 +3"});
    for (std::size_t i = 0; i < entries.size(); ++i)
        CHECK(entries[i].description == screen.table.session.moves()[i].story);
    CHECK(!entries[0].is(Current));
    CHECK(entries[2].is(Current));
    // South left, North right, in rows.
    CHECK(entries[0].node.x < entries[1].node.x);
    CHECK(entries[0].node.y == entries[1].node.y);
    CHECK(entries[2].node.x == entries[0].node.x);
    CHECK(entries[2].node.y > entries[0].node.y);

    screen.press("Undo");
    CHECK(screen.all(Role::Option).size() == 2);
}

TEST_CASE("where North begins, its move stands in the second column") {
    Headless screen(
        {.query = "opponent=person&motion=off&first=north", .kept = "learned=1\nmoves=1\n"});
    screen.table.play("d4");
    screen.table.play("c1");
    screen.settle();
    const std::vector<Seen> entries = screen.all(Role::Option);
    CHECK(namesOf(entries) == std::vector<std::string>{"1. d4", "2. c1"});
    CHECK(entries[0].node.x > entries[1].node.x);
    CHECK(entries[1].node.y > entries[0].node.y);
}

TEST_CASE("an entry shows its position; the last one, the cross and Escape lead back") {
    ThreeMoves screen;
    screen.openMoves();
    screen.activate(Role::Option, "1. c1");
    CHECK(screen.view().lookingBack);
    CHECK(screen.isAt(1));
    CHECK(screen.node(Role::Option, "1. c1").is(Current));
    CHECK(screen.cell("c1").name == "c1, empty, South’s");
    CHECK(screen.cell("c1").is(Current));
    const std::string caption = "Move 1 of 3. " + screen.table.session.moves()[0].story;
    CHECK(screen.find(Role::Status, caption) != nullptr);
    CHECK(screen.seen.announcements == std::vector<std::string>{caption});
    CHECK(screen.node(Role::Button, "Hint").is(Disabled));

    SECTION("by a finger") {
        screen.tap(screen.node(Role::Option, "2. d4"));
        CHECK(screen.isAt(2));
    }
    SECTION("a press on the board tells how to play on") {
        screen.tap(screen.cell("a1"));
        CHECK(screen.table.moves() == "c1 d4 f1");
        CHECK(screen.find(Role::Status, screen.word(text::Msg::PastRefusal)) != nullptr);
    }
    SECTION("the last entry") {
        screen.activate(Role::Option, "3. f1 +3");
        CHECK(!screen.view().lookingBack);
    }
    SECTION("the button") {
        screen.press("Back to the game");
        CHECK(!screen.view().lookingBack);
        CHECK(screen.find(Role::Button, "Back to the game") == nullptr);
    }
    SECTION("Escape") {
        screen.cancel();
        CHECK(!screen.view().lookingBack);
    }
}

TEST_CASE("the steps lead along the game; a replay can be skipped") {
    ThreeMoves screen;
    screen.openMoves();
    CHECK(screen.node(Role::Button, "One move forward").is(Disabled));
    CHECK(screen.node(Role::Button, "To the last move").is(Disabled));
    screen.press("One move back");
    CHECK(screen.isAt(2));
    screen.press("To the start");
    CHECK(screen.isAt(0));
    CHECK(screen.node(Role::Button, "One move back").is(Disabled));
    CHECK(screen.node(Role::Button, "Replay this move").is(Disabled));
    screen.press("One move forward");
    CHECK(screen.view().moving);
    CHECK(screen.node(Role::Option, "1. c1").is(Current));
    SECTION("by a tap anywhere") {
        screen.tap(640, 120);
    }
    SECTION("by Escape") {
        screen.cancel();
    }
    SECTION("by another step") {
        screen.press("One move forward");
    }
    CHECK(!screen.view().moving);
    CHECK(screen.isAt(1));
    screen.press("Replay this move");
    CHECK(screen.view().moving);
    screen.table.rest();
    CHECK(screen.isAt(1));
    screen.press("To the last move");
    CHECK(!screen.view().lookingBack);
    screen.press("Replay this move");
    CHECK(screen.view().moving);
    CHECK(screen.cell("f1").is(Current));
}

TEST_CASE("whatever moves by itself is ended by a button that is seen (WCAG 2.2.2)") {
    for (const Size size : {Size{1280, 800}, Size{360, 640}, Size{640, 360}}) {
        CAPTURE(size.width);
        ThreeMoves screen(size);
        const auto skip = [&] {
            REQUIRE(screen.view().moving);
            std::vector<Seen> buttons = screen.all(Role::Button);
            std::erase_if(buttons,
                          [](const Seen& each) { return each.name != "Skip" || each.is(Unseen); });
            REQUIRE(buttons.size() == 1);
            CHECK(!buttons.front().is(Disabled));
            screen.tap(buttons.front());
            CHECK(!screen.view().moving);
        };
        screen.tap(screen.cell("j4"));
        skip();
        screen.openMoves();
        screen.press("Replay this move");
        skip();
        CHECK(screen.find(Role::Button, "Replay this move") != nullptr);
        CHECK(screen.isAt(4));
    }
}

TEST_CASE("the slider says where one is, and is set by a command") {
    ThreeMoves screen;
    screen.openMoves();
    const Seen slider = *screen.first(Role::Slider);
    CHECK(slider.name == "Course of the game");
    CHECK(slider.label == "Move 3 of 3: f1");
    CHECK(slider.node.scroll == 3.0f);
    CHECK(slider.node.extent == 3.0f);
    CHECK(slider.node.height >= 44.0f);
    const auto set = [&](float value) {
        screen.command({Command::Kind::Set, slider.node.id, value});
        screen.settle();
    };
    set(1);
    CHECK(screen.isAt(1));
    CHECK(screen.first(Role::Slider)->label == "Move 1 of 3: c1");
    CHECK(screen.first(Role::Slider)->node.scroll == 1.0f);
    // The slider itself is read out.
    CHECK(screen.seen.announcements.empty());
    set(0);
    CHECK(screen.first(Role::Slider)->label == "Start of the game");
    set(3);
    CHECK(!screen.view().lookingBack);
    for (const float nonsense : {-5.0f, std::nanf("")}) {
        set(nonsense);
        CHECK(!screen.view().lookingBack);
    }
    set(1e30f);
    CHECK(screen.isAt(3));
}

TEST_CASE("the slider is drawn along, and shows the motion under the finger") {
    ThreeMoves screen;
    screen.openMoves();
    screen.fingerDown(screen.xOf(2.5), screen.lineY());
    CHECK(screen.isAt(2.5));
    const auto stones = screen.view().board.stones;
    screen.fingerTo(screen.xOf(2.2), screen.lineY() + 300);
    CHECK(screen.isAt(2.2));
    CHECK(screen.view().board.stones != stones);
    screen.fingerTo(screen.xOf(2.5), screen.lineY());
    CHECK(screen.view().board.stones == stones);

    SECTION("it stays where it is let go") {
        screen.fingerUp();
        CHECK(screen.isAt(2.5));
        CHECK(screen.first(Role::Slider)->node.scroll == 3.0f);
        screen.frame(5);
        CHECK(screen.isAt(2.5));
    }
    SECTION("close to a position it rests there") {
        screen.fingerTo(screen.xOf(1) + 3, screen.lineY());
        CHECK(screen.view().at != 1.0);
        screen.fingerUp();
        CHECK(screen.view().at == 1.0);
        CHECK(screen.table.view().caption.starts_with("Move 1 of 3."));
    }
    SECTION("at the end it is the game again") {
        screen.fingerTo(5000, screen.lineY());
        CHECK(screen.view().at == 3.0);
        CHECK(screen.view().lookingBack);
        screen.fingerUp();
        CHECK(!screen.view().lookingBack);
    }
    SECTION("a second finger makes it count for nothing") {
        screen.fingerLost();
        CHECK(!screen.view().lookingBack);
        screen.press("To the start");
        screen.fingerDown(screen.xOf(2.5), screen.lineY());
        CHECK(screen.isAt(2.5));
        screen.fingerLost();
        CHECK(screen.view().lookingBack);
        CHECK(screen.view().at == 0.0);
    }
}

TEST_CASE("other windows have the moves on a screen of their own") {
    for (const Size size : {Size{360, 640}, Size{640, 360}, Size{320, 256}, Size{1024, 768}}) {
        CAPTURE(size.width, size.height);
        ThreeMoves screen(size);
        CHECK(screen.find(Role::Button, "Moves") == nullptr);
        screen.openMoves();
        CHECK(screen.dialog() == "Moves");
        CHECK(screen.node(Role::Button, "One move back").is(FocusFirst) == (size.width > 320));
        CHECK(screen.find(Role::Status, "North: 33 stones") == nullptr);
        screen.press("One move back");
        CHECK(screen.isAt(2));
        screen.press("One move forward");
        CHECK(screen.view().moving);
        screen.frame(0.3);
        CHECK(screen.view().at > 2.0);
        screen.cancel();
        CHECK(screen.isAt(3));
        // The game waits behind it, at its end, too.
        CHECK(screen.dialog() == "Moves");
        CHECK(screen.view().lookingBack);
        if (size.width < 640)
            screen.press("Back to the game");
        else
            screen.cancel();
        CHECK(screen.dialog().empty());
        CHECK(!screen.view().lookingBack);
        CHECK(screen.table.moves() == "c1 d4 f1");
    }
}

TEST_CASE("the moves have their place at every size, in each language, before and after") {
    for (const Size size : windowSizes) {
        for (const std::string language : {"en", "es", "pl"}) {
            CAPTURE(size.width, size.height, language);
            ThreeMoves screen(size, "&motion=off&lang=" + language);
            screen.openMoves();
            for (const text::Msg step :
                 {text::Msg::AnalysisPrevious, text::Msg::AnalysisFirst, text::Msg::AnalysisNext}) {
                screen.press(screen.word(step));
                tests::checkTree(screen.seen);
                tests::checkPlaces(screen.seen, screen.surface);
                checkApart(screen);
            }
        }
    }
}

TEST_CASE("a long list shows where it stands") {
    for (const Size size : {Size{1280, 800}, Size{360, 640}}) {
        Headless screen(quickly("opponent=person"), size.width, size.height);
        for (int i = 0; i < 60 && !screen.table.session.game().result(); ++i)
            screen.table.session.play(screen.table.session.game().legalMoves()[0]);
        REQUIRE(screen.table.session.moves().size() >= 40);
        screen.settle();
        if (screen.find(Role::Button, "Moves") == nullptr) screen.press("Menu");
        screen.press("Moves");
        const auto isSeen = [&](std::size_t index) {
            const Seen entry = screen.all(Role::Option)[index];
            const Node list = screen.seen.find(entry.node.parent)->node;
            const Node page = screen.seen.find(list.parent)->node;
            // What lies on a page is stated unscrolled.
            const float top = entry.node.y - page.scroll;
            return top >= page.y - 1 && top + entry.node.height <= page.y + page.height + 1;
        };
        CHECK(isSeen(screen.table.session.moves().size() - 1));
        CHECK(!isSeen(0));
        screen.press("To the start");
        CHECK(isSeen(0));
        screen.activate(screen.all(Role::Option)[25].node.id);
        CHECK(isSeen(25));
        CHECK(isSeen(27));
    }
}

TEST_CASE("the analysis opens on the position that is looked at") {
    ThreeMoves screen;
    screen.openMoves();
    screen.activate(Role::Option, "1. c1");
    screen.press("Analysis");
    CHECK(screen.find(Role::Paragraph, "Move 1 of 3: c1") != nullptr);
    screen.press("Back to the game");
    CHECK(screen.isAt(1));
}
