// Rules §8: game records, written and read back. What is refused is in record_errors_test.cpp.
#include "drawing.hpp"
#include "rules/describe.hpp"
#include "rules/record.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using namespace kiela::rules;
using tests::house;

namespace {

/// South takes all with j1.
const std::string lastCapture = "0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,3,1/"
                                "0,0,0,0,0,0,0,0,0,1 s 0 1";

Game played(Game game, std::initializer_list<const char*> moves) {
    for (const char* move : moves) REQUIRE(game.play(house(move)) == Refusal::None);
    return game;
}

Record read(const std::string& text) {
    CAPTURE(text);
    const auto record = readRecord(text);
    if (const auto* const error = std::get_if<RecordError>(&record)) FAIL(describe(*error));
    return std::get<Record>(record);
}

void checkReadBack(const Record& record) {
    const std::string text = writeRecord(record);
    CAPTURE(text);
    CHECK(read(text) == record);
    CHECK(writeRecord(read(text)) == text);
}

Game fourMoves() {
    return played(Game(RuleSet::Traditional), {"g1", "d4", "f1", "c4"});
}

}  // namespace

TEST_CASE("a record is headers, an empty line, numbered moves and the result (§8)") {
    const Record record{
        fourMoves(),
        {{"Event", "Club evening"}, {"Date", "2026.11.30"}, {"South", "Ana"}, {"North", "Jan"}}};
    CHECK(writeRecord(record)
          == "[Event \"Club evening\"]\n"
             "[Date \"2026.11.30\"]\n"
             "[South \"Ana\"]\n"
             "[North \"Jan\"]\n"
             "[Rules \"traditional\"]\n"
             "[Result \"*\"]\n"
             "\n"
             "1. g1 d4 2. f1 c4 *\n");
    checkReadBack(record);
}

TEST_CASE("where North begins the first move stands behind 1... (§8)") {
    const Record record{
        played(Game(RuleSet::Beginner, startPosition(RuleSet::Beginner, Side::North)),
               {"d4", "g1", "j4"}),
        {}};
    const std::string text = writeRecord(record);
    CHECK(text.ends_with("\n\n1... d4 2. g1 j4 *\n"));
    CHECK(text.find("[Position \"1,1,1,1,1,1,1,1,1,1/1,1,1,1,0,0,0,0,0,0/0,0,0,0,0,0,1,1,1,1/"
                    "1,1,1,1,1,1,1,1,1,1 n 0 1\"]\n")
          != std::string::npos);
    checkReadBack(record);
}

TEST_CASE("numbers start at 1 whatever the position's own number is (§8)") {
    Position position = startPosition(RuleSet::Traditional);
    position.moveNumber = 41;
    const Record record{played(Game(RuleSet::Traditional, position), {"g1", "d4"}), {}};
    CHECK(writeRecord(record).ends_with("s 0 41\"]\n[Result \"*\"]\n\n1. g1 d4 *\n"));
    checkReadBack(record);
}

TEST_CASE("a result of play has its reason in the record (§8)") {
    const Record record{played(Game(RuleSet::Traditional, tests::position(lastCapture)), {"j1"}),
                        {}};
    CHECK(writeRecord(record)
          == "[Rules \"traditional\"]\n"
             "[Position \""
                 + lastCapture
                 + "\"]\n"
                   "[Result \"1-0\"]\n"
                   "[Termination \"all-captured\"]\n"
                   "\n"
                   "1. j1 1-0\n");
    checkReadBack(record);
}

TEST_CASE("a drawn game is 1/2-1/2, and a game may be over before its first move (§8)") {
    Position position = startPosition(RuleSet::Traditional);
    position.sinceCapture = 100;
    const Record record{Game(RuleSet::Traditional, position), {}};
    CHECK(writeRecord(record).ends_with(
        "[Result \"1/2-1/2\"]\n[Termination \"no-progress\"]\n\n1/2-1/2\n"));
    checkReadBack(record);
}

TEST_CASE("a resignation is told by result and termination (§5.4, §8)") {
    for (const Side side : {Side::South, Side::North}) {
        Record record{fourMoves(), {}};
        record.game.resign(side);
        const std::string result = side == Side::South ? "0-1" : "1-0";
        CHECK(writeRecord(record).ends_with("[Result \"" + result
                                            + "\"]\n[Termination \"resigned\"]\n\n"
                                              "1. g1 d4 2. f1 c4 "
                                            + result + "\n"));
        checkReadBack(record);
    }
}

TEST_CASE("quotes and backslashes in headers come back the same (§8)") {
    const Record record{Game(), {{"South", "\"Mestre\" \\ Zé"}, {"Event", "\\\""}, {"Empty", ""}}};
    CHECK(writeRecord(record).starts_with("[South \"\\\"Mestre\\\" \\\\ Zé\"]\n"
                                          "[Event \"\\\\\\\"\"]\n"
                                          "[Empty \"\"]\n"));
    checkReadBack(record);
    checkReadBack({Game(), {{"Note", "two\nlines"}, {"Note", "{no comment} [no header]"}}});
}

TEST_CASE("unknown headers are kept in their order (§8)") {
    const Record record = read("[Site \"Luanda\"]\n[Rules \"beginner\"]\n[Round \"3\"]\n\n*\n");
    CHECK(record.game == Game(RuleSet::Beginner));
    CHECK(record.headers == std::vector<RecordHeader>{{"Site", "Luanda"}, {"Round", "3"}});
    checkReadBack(record);
}

TEST_CASE("long games are broken into lines that read back the same (§8)") {
    Game game;
    for (int move = 0; move < 60 && !game.result(); ++move) game.play(game.legalMoves()[0]);
    const std::string text = writeRecord({game, {}});
    std::size_t line = text.find("\n\n") + 2;
    int lines = 0;
    for (std::size_t end = 0; (end = text.find('\n', line)) != std::string::npos; line = end + 1) {
        CHECK(end - line <= 79);
        ++lines;
    }
    CHECK(lines > 1);
    checkReadBack({game, {}});
}

TEST_CASE("a missing rule set means traditional (§8)") {
    CHECK(read("1. g1 d4 2. f1 c4 *").game == fourMoves());
}

TEST_CASE("comments, blank lines, line breaks of any kind and a byte-order mark (§8)") {
    const std::string lines[] = {"{ begun late } [Rules \"traditional\"]",
                                 "",
                                 "[Result \"*\"] {[Rules \"beginner\"]",
                                 "still a comment}",
                                 "  ",
                                 "{to the moves} 1. g1{good} d4",
                                 "2.",
                                 "f1\tc4 { 3. a1 } *",
                                 "",
                                 "{end}"};
    for (const char* const lineBreak : {"\n", "\r\n", "\r"}) {
        std::string text = "\xEF\xBB\xBF";
        for (const std::string& line : lines) text += line + lineBreak;
        CHECK(read(text).game == fourMoves());
    }
}

TEST_CASE("moves may stand right behind their numbers, or without any") {
    CHECK(read("1.g1 d4 2.f1 c4 *").game == fourMoves());
    CHECK(read("g1 d4 f1 c4 *").game == fourMoves());
    CHECK(read("1. g1 {a long thought} 1... d4 2. f1 2...c4 *").game == fourMoves());
}

TEST_CASE("the result may be missing, in one place or in both") {
    CHECK(read("1. g1 d4 2. f1 c4").game == fourMoves());
    CHECK(read("[Result \"*\"]\n1. g1 d4 2. f1 c4").game == fourMoves());
    const Game won = read("[Position \"" + lastCapture + "\"]\n1. j1").game;
    CHECK(won.result() == Result{Winner::South, Reason::AllCaptured});
}

TEST_CASE("a termination that is none of the reasons is passed over") {
    CHECK(read("[Termination \"unterminated\"]\n1. g1 d4 2. f1 c4 *") == Record{fourMoves(), {}});
}

TEST_CASE("results have texts (§8)") {
    CHECK(resultText(std::nullopt) == "*");
    CHECK(resultText(Result{Winner::South, Reason::NoMove}) == "1-0");
    CHECK(resultText(Result{Winner::North, Reason::NoMove}) == "0-1");
    CHECK(resultText(Result{Winner::Nobody, Reason::NoProgress}) == "1/2-1/2");
}
