// What a kiosk shows, and one visit after the other in the same interface.
#include "headless.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using namespace kiela::ui::semantics;
using tests::Headless;

namespace {

constexpr std::string_view visit = "kiosk=1&motion=off";
const std::string atHome = "kiosk=1&motion=off&opponent=person&home=https://kiela.example/play/";

tests::Opening opening(const std::string& query) {
    return {.query = query, .kept = "learned=1\n"};
}

std::string code(Headless& screen) {
    screen.press("Menu");
    screen.press("Share");
    return screen.node(Role::Code, "QR code of the link").value;
}

}  // namespace

TEST_CASE("a visit begins anew: nothing is left of the one before") {
    Headless screen(opening(std::string(visit)));
    const auto houses = [&] {
        std::string all;
        for (const tests::Seen& cell : screen.all(Role::Cell)) all += cell.name + '\n';
        return all;
    };
    const std::string fresh = houses();
    screen.activate(screen.cell("g1").node.id);
    screen.press("Menu");
    screen.press("Settings");
    screen.command({Command::Kind::Cancel, 0, 0});
    screen.begin(visit);
    CHECK(screen.dialog().empty());
    CHECK(houses() == fresh);
    CHECK(screen.table.moves().empty());
    tests::checkTree(screen.seen);
}

TEST_CASE("an answer to a question of the visit before is none to that of the next one") {
    Headless screen(opening(std::string(visit)));
    screen.activate(screen.cell("g1").node.id);
    const std::uint32_t before = screen.table.session.asked();
    REQUIRE(before > 0);
    screen.begin(visit);
    screen.activate(screen.cell("g1").node.id);
    CHECK(screen.table.session.asked() > before);
    screen.table.session.answered(before, tests::bestMove(*rules::houseNamed("d4")));
    screen.table.wait(5);
    CHECK(screen.table.moves() == "g1");
}

TEST_CASE("a kiosk gives nothing away but a code of its game at home") {
    Headless screen(opening(atHome));
    screen.activate(screen.cell("g1").node.id);
    CHECK(code(screen) == "https://kiela.example/play/?opponent=person&game=g1&lang=en");
    CHECK(screen.first(Role::Field) == nullptr);
    CHECK(screen.first(Role::TextArea) == nullptr);
    tests::checkDialog(screen);
    screen.cancel();
    screen.press("Menu");
    for (const char* leads : {"Open a game", "My games", "Install"})
        CHECK(screen.find(Role::Button, leads) == nullptr);
}

TEST_CASE("a game of too many moves for a code goes home as its position") {
    const std::string far = "https://kiela.example/" + std::string(550, 'x');
    Headless screen(opening("kiosk=1&motion=off&opponent=person&home=" + far));
    CHECK(screen.table.session.linkHome() == far + "?opponent=person&lang=en");
    screen.activate(screen.cell("g1").node.id);
    const std::string link = screen.table.session.linkHome();
    CHECK(link.starts_with(far + "?opponent=person&position="));
    CHECK(link.ends_with("&lang=en"));
}

TEST_CASE("a kiosk that cannot be reached from elsewhere offers no way home") {
    const auto offers = [](const std::string& address) {
        tests::Opening here = opening(std::string(visit));
        here.address = address;
        Headless screen(here);
        screen.press("Menu");
        return screen.find(Role::Button, "Share") != nullptr;
    };
    CHECK(offers("https://kiela.example/"));
    CHECK_FALSE(offers("http://localhost:8000/"));
    CHECK_FALSE(offers("file:///kiela.html"));
}
