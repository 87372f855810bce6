// The text of a kept game: what is written is read back the same, and nothing else is read.
#include "app/saved_game.hpp"

#include "drawing.hpp"

#include "rules/setup.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>
#include <variant>

using namespace kiela;
using app::SavedGame;
using app::Setup;
using app::Unreadable;
using tests::house;

namespace {

app::KeptGame begun(const Setup& setup, std::initializer_list<std::string_view> moves) {
    app::KeptGame kept{setup, setup.game()};
    for (const std::string_view move : moves)
        REQUIRE(kept.game.play(house(move)) == rules::Refusal::None);
    return kept;
}

const Setup betweenPeople{.opponent = std::nullopt, .position = std::nullopt};

/// One of everything.
SavedGame fullGame() {
    SavedGame saved;
    saved.wish = app::Wish{{.rules = rules::RuleSet::Tournament, .position = std::nullopt}, "g1"};
    saved.current = begun(betweenPeople, {"g1", "d4"});
    saved.undone = {house("c4"), house("f1")};
    saved.entered = true;
    saved.before = begun({.rules = rules::RuleSet::Beginner,
                          .opponent = 5,
                          .side = rules::Side::North,
                          .position = std::nullopt},
                         {"a1"});
    return saved;
}

const std::string fullText = "version=1\n"
                             "address=tournament 1 south south start\n"
                             "asked=g1\n"
                             "game=traditional person south south start\n"
                             "moves=g1 d4\n"
                             "undone=c4 f1\n"
                             "counted=\n"
                             "earlier=beginner 5 north south start\n"
                             "moves=a1\n"
                             "end=\n";

void checkComesBack(const SavedGame& saved) {
    const std::string text = app::writeSavedGame(saved);
    CAPTURE(text);
    const auto read = app::readSavedGame(text);
    REQUIRE(std::holds_alternative<SavedGame>(read));
    CHECK(std::get<SavedGame>(read) == saved);
}

bool isUnreadable(const std::string& text, Unreadable why) {
    const auto read = app::readSavedGame(text);
    return std::holds_alternative<Unreadable>(read) && std::get<Unreadable>(read) == why;
}

bool isDamaged(const std::string& text) {
    return isUnreadable(text, Unreadable::Damaged);
}

std::string with(std::string text, std::string_view part, std::string_view other) {
    const std::size_t at = text.find(part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, part.size(), other);
}

}  // namespace

TEST_CASE("a kept game has a text that stays the same in later versions") {
    CHECK(app::writeSavedGame(fullGame()) == fullText);
    checkComesBack(fullGame());
    checkComesBack(SavedGame{});
}

TEST_CASE("positions, arranged openings and resignations come back") {
    SavedGame saved;
    Setup setup{.opponent = 6, .side = rules::Side::North, .position = std::nullopt};
    setup.position = rules::startPosition(setup.rules, rules::Side::North);
    setup.expert = true;
    saved.current = begun(setup, {"d4"});
    saved.current.game.resign(rules::Side::North);
    checkComesBack(saved);
    saved.current.game.undo();
    saved.current.game.resign(rules::Side::South);
    checkComesBack(saved);

    setup.expert = false;
    setup.position->sinceCapture = 7;
    setup.position->moveNumber = 40;
    saved.current = begun(setup, {"d4"});
    checkComesBack(saved);
}

TEST_CASE("whole games come back, with moves to be repeated") {
    std::mt19937 random(5);
    for (int round = 0; round < 12; ++round) {
        Setup setup{.position = std::nullopt};
        setup.rules = rules::allRuleSets[static_cast<std::size_t>(round) % 3];
        SavedGame saved{.current = {setup, setup.game()}};
        rules::Game& game = saved.current.game;
        while (!game.result() && game.moves().size() < 150) {
            const rules::MoveList legal = game.legalMoves();
            game.play(legal[static_cast<int>(random() % static_cast<unsigned>(legal.size()))]);
        }
        checkComesBack(saved);
        for (int i = 0; i < round; ++i) {
            saved.undone.push_back(game.moves().back());
            game.undo();
        }
        checkComesBack(saved);
    }
}

TEST_CASE("a text of a later version is not taken for damage") {
    CHECK(isUnreadable("version=2\nsomething else", Unreadable::Newer));
    CHECK(isUnreadable("version=10\n", Unreadable::Newer));
    CHECK(isDamaged("version=0\n"));
    CHECK(isDamaged("version=01\n"));
    CHECK(isDamaged("version=two\n"));
    CHECK(isDamaged("version=\n"));
    CHECK(isDamaged("version=2"));
}

TEST_CASE("what the rules do not allow is damage") {
    CHECK(isDamaged(with(fullText, "moves=g1 d4", "moves=g1 g1")));
    CHECK(isDamaged(with(fullText, "moves=g1 d4", "moves=e2 d4")));
    CHECK(isDamaged(with(fullText, "moves=g1 d4", "moves=g1 d9")));
    CHECK(isDamaged(with(fullText, "moves=g1 d4", "moves=g1  d4")));
    CHECK(isDamaged(with(fullText, "undone=c4 f1", "undone=f1 c4")));
    CHECK(isDamaged(with(fullText, "undone=c4 f1", "undone=")));
    CHECK(isDamaged(with(fullText, "moves=a1", "moves=a4")));
    CHECK(isDamaged(with(fullText, "undone=", "resigned=south\nundone=")));
    CHECK(isDamaged(with(fullText, "undone=c4 f1", "resigned=west")));
    CHECK(isDamaged(with(fullText, "person south south start", "7 south south start")));
    CHECK(isDamaged(with(fullText, "person south south start", "person south south expert")));
    CHECK(isDamaged(with(fullText, "person south south start",
                         "person south south expert 0,0,0,0,2,0,0,0,0,1/0,0,0,0,3,0,0,0,0,0/"
                         "0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0 s 0 1")));
    CHECK(isDamaged(with(fullText, "person south south start", "person south south position s")));
    CHECK(isDamaged(with(fullText, "tournament 1", "chess 1")));
    CHECK(isDamaged(with(fullText, "counted=", "counted=1")));
    CHECK(isDamaged(with(fullText, "end=", "more=\nend=")));
    CHECK(isDamaged(fullText + "end=\n"));
    CHECK(isDamaged(""));
}

TEST_CASE("a text that breaks off anywhere is damage") {
    for (std::size_t length = 0; length < fullText.size(); ++length) {
        CAPTURE(length);
        CHECK(isDamaged(fullText.substr(0, length)));
    }
}

TEST_CASE("whatever happens to a text, what is read from it is in order") {
    std::mt19937 random(11);
    const std::string letters = fullText + "0123456789\r\t\0\xff";
    int read = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string text = fullText;
        for (auto changes = 1 + random() % 3; changes > 0; --changes) {
            const std::size_t at = random() % text.size();
            const char letter = letters[random() % letters.size()];
            switch (random() % 3) {
            case 0:
                text[at] = letter;
                break;
            case 1:
                text.erase(at, 1 + random() % 9);
                break;
            default:
                text.insert(at, 1, letter);
            }
            if (text.empty()) break;
        }
        const auto result = app::readSavedGame(text);
        const auto* saved = std::get_if<SavedGame>(&result);
        if (saved == nullptr) continue;
        ++read;
        // It has one form only.
        CAPTURE(text);
        REQUIRE(app::writeSavedGame(*saved) == text);
    }
    CHECK(read > 0);
}
