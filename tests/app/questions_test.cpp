// Questions to the engine: how they travel as text, and that they are answered the same from there.
#include "app/question_text.hpp"
#include "app/work.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;
using app::Answer;
using app::Errand;
using app::Question;
using tests::house;

namespace {

rules::Game gameOf(rules::RuleSet rules, std::initializer_list<std::string_view> moves) {
    rules::Game game(rules);
    for (const std::string_view move : moves)
        REQUIRE(game.play(house(move)) == rules::Refusal::None);
    return game;
}

Answer finalAnswer(const Errand& errand, int slice) {
    app::Work work(errand);
    while (!work.finished()) work.step(slice);
    return work.answer();
}

}  // namespace

TEST_CASE("a question travels with its whole game: repetition counts the positions before") {
    for (const rules::RuleSet rules : rules::allRuleSets) {
        const Errand errand{{.kind = Question::Kind::Lines,
                             .game = gameOf(rules, {}),
                             .level = 4,
                             .side = rules::Side::North,
                             .lines = 3,
                             .nodes = 12'345},
                            4'000'000'000u};
        Errand played = errand;
        for (int i = 0; i < 5; ++i) played.question.game.play(played.question.game.legalMoves()[0]);
        for (const Errand& each : {errand, played}) {
            const auto read = app::readErrand(app::writeErrand(each));
            REQUIRE(read);
            CHECK(read->question.kind == each.question.kind);
            CHECK(read->question.game == each.question.game);
            CHECK(read->question.level == 4);
            CHECK(read->question.side == rules::Side::North);
            CHECK(read->question.lines == 3);
            CHECK(read->question.nodes == 12'345);
            CHECK(read->seed == 4'000'000'000u);
        }
    }
}

TEST_CASE("what is no question is not read") {
    const Errand errand{{.game = gameOf(rules::RuleSet::Traditional, {"g1"})}, 1};
    const std::string text = app::writeErrand(errand);
    CHECK(!app::readErrand(""));
    CHECK(!app::readErrand("0 1 1 0\n"));
    CHECK(!app::readErrand("x" + text));
    CHECK(!app::readErrand(text + "g1"));
    rules::Position end = rules::startPosition(rules::RuleSet::Traditional);
    end.stones[1].fill(0);
    const Errand over{{.game = rules::Game(rules::RuleSet::Traditional, end)}, 1};
    CHECK(!app::readErrand(app::writeErrand(over)));
}

TEST_CASE("an answer travels with its lines") {
    const Answer answer{
        .final = false,
        .depth = 7,
        .lines = {{-31'995, {house("g1"), house("d4"), house("f1")}}, {120, {house("a2")}}}};
    const auto read = app::readAnswer(app::writeAnswer(answer));
    REQUIRE(read);
    CHECK(*read == answer);
    CHECK(app::readAnswer(app::writeAnswer({}))->lines.empty());
    for (const std::string bad : {"", "1", "1 x\n", "1 2\n12\n", "1 2\n12 k9\n", "1 2\ng1\n"}) {
        CAPTURE(bad);
        CHECK(!app::readAnswer(bad));
    }
}

TEST_CASE("an answer travels with its arrangement") {
    Answer answer;
    answer.arrangement.emplace().fill(0);
    answer.arrangement->at(3) = 255;
    answer.arrangement->at(19) = 1;
    CHECK(app::readAnswer(app::writeAnswer(answer)) == answer);
    for (const std::string bad : {"1 0 2 2\n", "1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 256\n",
                                  "1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"}) {
        CAPTURE(bad);
        CHECK(!app::readAnswer(bad));
    }
}

TEST_CASE("the program's arrangement is the same in slices of any size") {
    const Errand errand{{.kind = Question::Kind::Arrangement,
                         .game = gameOf(rules::RuleSet::Traditional, {}),
                         .level = 5,
                         .side = rules::Side::North},
                        77};
    const Answer answer = finalAnswer(errand, 64);
    REQUIRE(answer.arrangement);
    CHECK(answer.lines.empty());
    CHECK(answer == finalAnswer(errand, 1'000'000));
    const auto read = app::readErrand(app::writeErrand(errand));
    REQUIRE(read);
    CHECK(answer == finalAnswer(*read, 64));
}

TEST_CASE("the same question gets the same answer, in slices of any size") {
    for (const auto kind : {Question::Kind::Move, Question::Kind::Lines}) {
        const Errand errand{{.kind = kind,
                             .game = gameOf(rules::RuleSet::Traditional, {"g1", "d4"}),
                             .level = 5,
                             .lines = 3,
                             .nodes = 3'000},
                            77};
        const Answer answer = finalAnswer(errand, 64);
        CHECK(answer == finalAnswer(errand, 1'000'000));
        CHECK(answer.lines.size() == (kind == Question::Kind::Move ? 1 : 3));
        for (const app::Line& line : answer.lines)
            CHECK(errand.question.game.refusalOf(line.best()) == rules::Refusal::None);
    }
}

TEST_CASE("an analysis tells what it has found so far, each time it has looked deeper") {
    const Errand errand{{.kind = Question::Kind::Lines,
                         .game = gameOf(rules::RuleSet::Traditional, {"g1"}),
                         .lines = 2,
                         .nodes = 20'000},
                        0};
    app::Work work(errand);
    int told = 0, depth = 0;
    while (!work.finished()) {
        if (!work.step(50)) continue;
        ++told;
        CHECK(work.answer().lines.size() == 2);
        CHECK(work.answer().depth > depth - work.finished());
        depth = work.answer().depth;
        CHECK(work.answer().lines[0].score >= work.answer().lines[1].score);
    }
    CHECK(told > 2);
    CHECK(!work.step(50));
}
