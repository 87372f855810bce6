// How the page opens: on a game at once, as the address asks, in the visitor's language.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using app::Motion;
using app::ViewChoice;
using rules::RuleSet;
using rules::Side;
using tests::Opening;
using tests::Table;
using namespace std::string_literals;

namespace {

std::string codeOf(const Table& table) {
    return std::string(text::infoOf(table.session.language()).code);
}

std::string languageWith(const Opening& opening) {
    return codeOf(Table(opening));
}

/// The address of a game that starts with a position.
std::string from(std::string position, const std::string& more = "") {
    for (char& c : position)
        if (c == ' ') c = '+';
    return "position=" + position + more;
}

}  // namespace

TEST_CASE("the page opens on a game: the visitor is South, the weakest program plays North") {
    const Table table;
    const app::View& view = table.view();
    CHECK(table.session.game() == rules::Game(RuleSet::Traditional));
    CHECK(view.setup.side == Side::South);
    CHECK(view.setup.opponent == engine::weakestLevel);
    CHECK(view.audience.you == Side::South);
    CHECK(view.toMove == Side::South);
    CHECK(view.board.stones == table.position().stones);
    CHECK(!view.board.hand);
    CHECK(!view.board.flash);
    CHECK(view.totals == std::array{28, 28});
    CHECK(table.choices() == "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 j2 i2 h2 g2");
    CHECK(!view.moving);
    CHECK(!view.thinking);
    CHECK(!view.result);
    CHECK(!view.lastMove);
    CHECK(!view.lastEnd);
    CHECK(!view.canUndo);
    CHECK(!view.canRedo);
    CHECK(table.engine.requests.empty());
    CHECK(table.storage.texts.count(tests::settingsKey) == 0);
    CHECK(table.storage.texts.count("kiela.game") == 0);
}

TEST_CASE("each house that may be played says what the move would do") {
    const Table table;
    CHECK(table.view().choices.front().outcome == "ends in f2");
    CHECK(table.view().choices[6].outcome == "ends in f2");
}

TEST_CASE("the address chooses rules, opponent and sides") {
    const Table table({.query = "rules=beginner&opponent=5&side=north&first=north"});
    CHECK(table.session.game()
          == rules::Game(RuleSet::Beginner, rules::startPosition(RuleSet::Beginner, Side::North)));
    CHECK(table.view().setup.opponent == 5);
    CHECK(table.view().audience.you == Side::North);
    CHECK(table.view().toMove == Side::North);
    CHECK(table.choices() == "j4 i4 h4 g4 f4 e4 d4 c4 b4 a4 a3 b3 c3 d3");
    CHECK(!table.view().thinking);
    CHECK(table.view().totals == std::array{14, 14});
}

TEST_CASE("where the program begins it is asked at once") {
    for (const std::string query : {"first=north&opponent=3", "side=north&opponent=3"}) {
        const Table table({.query = query});
        CAPTURE(query);
        CHECK(table.view().thinking);
        CHECK(table.view().choices.empty());
        REQUIRE(table.engine.requests.size() == 1);
        CHECK(table.engine.requests[0].level == 3);
        CHECK(table.engine.requests[0].game == table.session.game());
    }
}

TEST_CASE("between two people nobody is asked and nobody is addressed") {
    for (const std::string query : {"opponent=person", "opponent=person&first=north"}) {
        const Table table({.query = query});
        CAPTURE(query);
        CHECK(!table.view().audience.you);
        CHECK(table.view().choices.size() == 14);
        CHECK(table.engine.requests.empty());
    }
}

TEST_CASE("a game may start with any position, which says who begins") {
    const std::string position =
        "0,0,0,0,2,0,0,0,0,1/0,0,0,0,3,0,0,0,0,0/0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 s 7 12";
    const Table table({.query = from(position, "&first=north")});
    CHECK(table.position() == tests::position(position));
    CHECK(table.choices() == "g2 e2");
    CHECK(table.view().totals == std::array{3, 6});

    std::string northsTurn = position;
    northsTurn[northsTurn.find('s')] = 'n';
    const Table other({.query = from(northsTurn)});
    CHECK(other.view().thinking);
    CHECK(other.engine.requests.at(0).game.position() == tests::position(northsTurn));
}

TEST_CASE("a position that is over shows its result") {
    struct Over {
        std::string query;
        std::string caption;
        rules::Result result;
    };
    using enum rules::Winner;
    using enum rules::Reason;
    const std::string quiet =
        "0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0,0,0";
    for (const Over& over : {
             Over{from("0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/"
                       "2,0,0,0,0,0,0,0,0,0 n"),
                  "You win: all the stones are yours.",
                  {South, AllCaptured}},
             Over{from("0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/"
                       "0,0,0,0,0,0,0,0,0,0 s"),
                  "North wins: you have no stones left.",
                  {North, AllCaptured}},
             Over{
                 from(quiet + " s 100 200"),
                 "In 100 moves nothing has been captured, so the game ends. You win: you have more "
                 "stones. Stones: you 2, North 1.",
                 {South, NoProgress, rules::Stall::QuietMoves}},
             Over{from(quiet + " n 0 1", "&rules=tournament"),
                  "You win: North cannot move.",
                  {South, NoMove}},
             Over{from(quiet + " n 0 1", "&rules=tournament&side=north"),
                  "South wins: you cannot move.",
                  {South, NoMove}},
             Over{from(quiet + " n 0 1", "&rules=tournament&opponent=person"),
                  "South wins: North cannot move.",
                  {South, NoMove}},
         }) {
        Table table({.query = over.query});
        CAPTURE(over.query);
        CHECK(table.view().result == over.result);
        CHECK(table.view().caption == over.caption);
        CHECK(table.view().choices.empty());
        CHECK(!table.view().explains);
        CHECK(!table.view().canUndo);
        CHECK(!table.view().canRedo);
        CHECK(table.engine.requests.empty());
        // Nothing can be played there, and nothing happens by itself.
        const rules::Game before = table.session.game();
        table.play("a1");
        CHECK(table.view().caption == "The game is over.");
        table.session.undo();
        table.session.redo();
        table.session.advance(10);
        CHECK(table.session.game() == before);
    }
}

TEST_CASE("language: the address's, else the one kept, else the system's, else English") {
    CHECK(languageWith({.query = "lang=pl", .kept = "lang=es\n", .languages = {"en"}}) == "pl");
    CHECK(languageWith({.kept = "lang=es\n", .languages = {"pl"}}) == "es");
    CHECK(languageWith({.languages = {"pl"}}) == "pl");
    CHECK(languageWith({.languages = {"de-DE", "es-419", "pl"}}) == "es");
    CHECK(languageWith({.languages = {"de", "fr"}}) == "en");
    CHECK(languageWith({.languages = {}}) == "en");
    // What makes no sense is passed over.
    CHECK(languageWith({.query = "lang=xx", .kept = "lang=es\n", .languages = {"pl"}}) == "es");
    CHECK(languageWith({.kept = "lang=\xff\xfe\n", .languages = {"pl"}}) == "pl");
}

TEST_CASE("the language of the address is for this visit, a chosen one is kept") {
    Table table({.query = "lang=pl", .kept = "lang=es\n"});
    CHECK(table.view().caption.find("Dotknij") != std::string::npos);
    CHECK(table.storage.texts[tests::settingsKey] == "lang=es\n");
    table.session.setLanguage(text::languageFor("en").value());
    CHECK(codeOf(table) == "en");
    CHECK(table.view().caption
          == "Aim: capture all your opponent’s stones. Tap a highlighted house to sow its stones, "
             "one by one.");
    CHECK(app::readSettings(table.storage.texts[tests::settingsKey]).language == "en");
    CHECK(languageWith({.kept = table.storage.texts[tests::settingsKey], .languages = {"pl"}})
          == "en");
}

TEST_CASE("settings of the address are for this visit, chosen ones are kept") {
    Table table({.query = "motion=off&view=plain", .kept = "motion=slow\nview=canvas\n"});
    CHECK(table.view().settings.motion == Motion::Off);
    CHECK(table.view().settings.view == ViewChoice::Plain);
    // Something else is kept meanwhile: these are not touched by it.
    table.session.dismissExplanations();
    app::Settings kept = app::readSettings(table.storage.texts[tests::settingsKey]);
    CHECK(kept.motion == Motion::Slow);
    CHECK(kept.view == ViewChoice::Canvas);
    CHECK(kept.learned);

    table.session.choose(&app::Settings::motion, Motion::Fast);
    table.session.choose(&app::Settings::view, ViewChoice::Auto);
    kept = app::readSettings(table.storage.texts[tests::settingsKey]);
    CHECK(kept.motion == Motion::Fast);
    CHECK(kept.view == ViewChoice::Auto);
    CHECK(table.view().settings.motion == Motion::Fast);
    CHECK(table.view().settings.view == ViewChoice::Auto);
}

TEST_CASE("a storage with a damaged text opens the game as at the first visit") {
    const Table table({.kept = "\0\xff=\n=1\nmotion=\xc3\nlearned=\n"s});
    CHECK(table.view().choices.size() == 14);
    CHECK(table.view().explains);
    CHECK(table.view().settings.motion == Motion::Auto);
}

TEST_CASE("a new game as chosen: nothing of the old one is left") {
    Table table({.query = "motion=off"});
    table.play("a1");
    table.answer("d4");
    table.session.undo();
    CHECK(table.view().canRedo);
    app::Setup setup;
    setup.rules = RuleSet::Tournament;
    setup.opponent = 4;
    setup.side = Side::North;
    table.session.start(setup);
    CHECK(table.session.game() == rules::Game(RuleSet::Tournament));
    CHECK(table.moves() == "");
    CHECK(!table.view().canUndo);
    CHECK(!table.view().canRedo);
    CHECK(!table.view().lastMove);
    CHECK(table.view().audience.you == Side::North);
    CHECK(table.view().thinking);
    CHECK(table.engine.requests.back().level == 4);
}

TEST_CASE("a new game ends motion and thinking of the old one") {
    Table moving;
    moving.session.play(tests::house("a1"));
    moving.session.start({});
    CHECK(!moving.view().moving);
    CHECK(moving.view().board.stones == moving.position().stones);

    Table thinking({.query = "first=north"});
    const auto old = thinking.engine.requests.back().number;
    thinking.session.start({});
    CHECK(!thinking.view().thinking);
    CHECK(!thinking.engine.thinking);
    thinking.session.answered(old, tests::bestMove(tests::house("d4")));
    thinking.wait(2);
    CHECK(thinking.moves() == "");

    // Play again: the setup shown is started anew.
    Table again({.query = "rules=beginner&motion=off"});
    again.play("a1");
    again.session.start(again.view().setup);
    CHECK(again.session.game() == rules::Game(RuleSet::Beginner));
}
