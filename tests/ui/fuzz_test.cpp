// The interface under random hands: commands with and without sense, touches anywhere, windows of
// any size, answers at any time. It never crashes, and its trees and its board stay whole.
#include "headless.hpp"

#include "imgui.h"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cfloat>
#include <cmath>
#include <limits>
#include <random>
#include <string>

using namespace kiela;
using namespace kiela::ui::semantics;
using rules::Side;
using tests::Headless;
using tests::Seen;

namespace {

class Hands {
  public:
    explicit Hands(std::uint32_t seed) : random_(seed) {}

    /// Does something, of 20 things most often a sensible one.
    void act(Headless& screen) {
        switch (below(20)) {
        case 0:
        case 1:
        case 2:
        case 3:
        case 4:
            screen.command({Command::Kind::Activate, someId(screen), 0});
            break;
        case 5:
            screen.command({Command::Kind::Activate, random(), 0});
            break;
        case 6:
            screen.command({Command::Kind::Cancel, someId(screen), 0});
            break;
        case 7:
            screen.command({Command::Kind::Scroll, someId(screen), someNumber()});
            break;
        case 8:
            screen.command({Command::Kind::Set, someId(screen), someNumber()});
            break;
        case 9:
            screen.command({Command::Kind::Focus, someId(screen), static_cast<float>(below(2))});
            break;
        case 10:
        case 11:
            answer(screen);
            break;
        default:
            touch(screen);
            break;
        }
    }

    /// Another window, ordinary or very small, other preferences.
    void resize(Headless& screen) {
        constexpr std::array<float, 8> lengths{320, 360, 640, 800, 256, 400, 1, 90};
        screen.surface.width = lengths[below(lengths.size())];
        screen.surface.height = lengths[below(lengths.size())];
        screen.surface.pixelRatio = std::array{1.0f, 1.25f, 0.8f}[below(3)];
        screen.surface.safeTop = static_cast<float>(below(3)) * 10;
        screen.surface.safeLeft = static_cast<float>(below(3)) * 10;
        screen.surface.dark = below(2) == 0;
        screen.surface.contrast = below(3) == 0;
        screen.surface.touch = below(2) == 0;
        screen.surface.plain = below(4) == 0;
        screen.table.session.setReducedMotion(below(2) == 0);
    }

    double seconds() { return std::array{0.001, 0.016, 0.1, 1.0}[below(4)]; }
    std::size_t below(std::size_t count) { return random() % count; }

  private:
    std::uint32_t random() { return static_cast<std::uint32_t>(random_()); }

    /// Most often of a node that is there.
    Id someId(const Headless& screen) {
        if (screen.seen.nodes.empty() || below(10) == 0) return 0;
        return screen.seen.nodes[below(screen.seen.nodes.size())].node.id;
    }

    float someNumber() {
        constexpr float infinity = std::numeric_limits<float>::infinity();
        return std::array{
            0.0f, 10.0f, 1000.0f, -5.0f, 1e30f, infinity, -infinity, std::nanf("")}[below(8)];
    }

    /// The program's answer: right, wrong, or to something else.
    void answer(Headless& screen) {
        tests::Table& table = screen.table;
        if (!table.engine.arrangements.empty() && below(3) == 0) {
            engine::Arrangement stones{};
            stones[below(stones.size())] = below(4) == 0 ? 5 : 28;
            table.session.answered(table.engine.arrangements.back().number,
                                   {.arrangement = stones});
            return;
        }
        if (!table.engine.looks.empty() && below(3) != 0) {
            const tests::FakeEngine::Look& look = table.engine.looks.back();
            const rules::House best = look.question.game.legalMoves()[0];
            const engine::Score score = static_cast<engine::Score>(below(5)) * 15'990 - 31'980;
            table.session.answered(look.number, tests::bestMove(best, score));
            return;
        }
        if (table.engine.requests.empty()) return;
        const rules::MoveList legal = table.session.game().legalMoves();
        rules::House house{below(2) == 0 ? Side::South : Side::North,
                           static_cast<std::uint8_t>(below(rules::housesPerSide))};
        if (!legal.empty() && below(4) != 0)
            house = legal[static_cast<int>(below(static_cast<std::size_t>(legal.size())))];
        const auto number = table.engine.requests.back().number;
        table.session.answered(below(8) == 0 ? random() : number, tests::bestMove(house));
    }

    void touch(Headless& screen) {
        ImGuiIO& io = ImGui::GetIO();
        io.AddMouseSourceEvent(below(2) == 0 ? ImGuiMouseSource_Mouse
                                             : ImGuiMouseSource_TouchScreen);
        ImVec2 at{-FLT_MAX, -FLT_MAX};
        if (below(8) != 0 && !screen.seen.nodes.empty()) {
            const Node& node = screen.seen.nodes[below(screen.seen.nodes.size())].node;
            at = {node.x + node.width / 2, node.y + node.height / 2 - node.scroll};
        }
        io.AddMousePosEvent(at.x, at.y);
        if (below(3) != 0) io.AddMouseButtonEvent(0, below(2) == 0);
        if (below(20) == 0) io.AddMouseWheelEvent(0, static_cast<float>(below(7)) - 3);
    }

    std::mt19937 random_;
};

void checkAll(const Headless& screen) {
    tests::checkTree(screen.seen);
    const app::View& view = screen.table.view();
    const rules::Position& position = screen.table.position();
    REQUIRE(view.totals[0] + view.totals[1]
            == position.total(Side::South) + position.total(Side::North));
    REQUIRE(!view.caption.empty());
    if (view.lookingBack)
        REQUIRE(view.ply <= screen.table.session.moves().size());
    else if (!view.moving)
        REQUIRE(view.board.stones == position.stones);
    for (const std::string& sentence : screen.seen.announcements) {
        CAPTURE(sentence);
        REQUIRE(tests::isSentence(sentence));
    }
}

void fuzz(const std::string& query, std::uint32_t seed, int events) {
    CAPTURE(query, seed);
    Headless screen({.query = query});
    Hands hands(seed);
    int checked = 0;
    for (int event = 0; event < events; ++event) {
        if (event % 250 == 249) hands.resize(screen);
        hands.act(screen);
        if (hands.below(2) == 0) continue;
        screen.frame(hands.seconds());
        if (screen.seen.commits == checked) continue;
        checked = screen.seen.commits;
        checkAll(screen);
        screen.seen.announcements.clear();
    }
    // Something has come of it.
    CHECK(screen.seen.commits > events / 20);
    CHECK(screen.table.engine.requests.size() + screen.table.session.game().moves().size() > 10);
    // And whatever has been done, a settled screen of an ordinary size is in order.
    screen.surface = {.width = 1280, .height = 800};
    screen.settle();
    checkAll(screen);
    tests::checkPlaces(screen.seen, screen.surface);
}

}  // namespace

TEST_CASE("twenty thousand random commands, touches and windows do no harm") {
    fuzz("lang=en", 1, 5000);
    fuzz("lang=pl&motion=off&opponent=person", 2, 5000);
    fuzz("lang=es&side=north&rules=beginner&motion=fast", 3, 5000);
    fuzz("lang=en&rules=tournament&first=north&motion=off", 4, 5000);
}
