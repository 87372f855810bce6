// Rules §8: records that are refused, with the number of the move, the reason and the line.
#include "drawing.hpp"
#include "rules/describe.hpp"
#include "rules/record.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using namespace kiela::rules;
using Kind = RecordError::Kind;

namespace {

/// South takes all with j1.
const std::string lastCapture = "[Position \"0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,1/"
                                "0,0,0,0,0,0,0,0,3,1/0,0,0,0,0,0,0,0,0,1 s 0 1\"]\n";

RecordError errorOf(const std::string& text) {
    CAPTURE(text);
    const auto record = readRecord(text);
    REQUIRE(std::holds_alternative<RecordError>(record));
    return std::get<RecordError>(record);
}

/// Checks everything but what is told about a position.
void checkError(const std::string& text, const RecordError& expected) {
    CAPTURE(text);
    const RecordError error = errorOf(text);
    CAPTURE(describe(error));
    CHECK(static_cast<int>(error.kind) == static_cast<int>(expected.kind));
    CHECK(error.line == expected.line);
    CHECK(error.number == expected.number);
    CHECK(error.side == expected.side);
    CHECK(error.text == expected.text);
    CHECK(static_cast<int>(error.refusal) == static_cast<int>(expected.refusal));
}

}  // namespace

TEST_CASE("an illegal move is refused with its number and why (§8)") {
    checkError("1. g1 d4\n2. g1", {.kind = Kind::IllegalMove,
                                   .line = 2,
                                   .number = 2,
                                   .text = "g1",
                                   .refusal = Refusal::Empty});
    checkError("1. g1\n\nf1", {.kind = Kind::IllegalMove,
                               .line = 3,
                               .number = 1,
                               .side = Side::North,
                               .text = "f1",
                               .refusal = Refusal::OpponentsHouse});
    checkError("[Rules \"tournament\"]\n[Position \"2,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/"
               "0,0,0,0,0,0,0,0,0,0/2,0,0,1,0,0,0,0,0,0 s\"]\n1. d1",
               {.kind = Kind::IllegalMove,
                .line = 3,
                .number = 1,
                .text = "d1",
                .refusal = Refusal::TooFew});
    checkError("[Position \"0,1,2,0,0,0,1,0,0,0/0,0,0,0,0,0,0,0,0,0/3,2,7,1,0,8,7,2,1,0/"
               "0,5,4,3,4,1,0,1,0,3 s 0 1\"]\n1. h2",
               {.kind = Kind::IllegalMove,
                .line = 2,
                .number = 1,
                .text = "h2",
                .refusal = Refusal::Endless});
}

TEST_CASE("the number of a move counts from North where North begins (§8)") {
    checkError("[Position \"2,2,2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0,0,0/0,0,0,0,0,0,2,2,2,2/"
               "2,2,2,2,2,2,2,2,2,2 n\"]\n1... d4 2. a2",
               {.kind = Kind::IllegalMove,
                .line = 2,
                .number = 2,
                .text = "a2",
                .refusal = Refusal::Empty});
}

TEST_CASE("a move after the end is refused (§8)") {
    checkError(lastCapture + "1. j1 a4 1-0", {.kind = Kind::IllegalMove,
                                              .line = 2,
                                              .number = 1,
                                              .side = Side::North,
                                              .text = "a4",
                                              .refusal = Refusal::GameOver});
}

TEST_CASE("what is no move is refused (§8)") {
    checkError("1. g1 k4",
               {.kind = Kind::NotAMove, .number = 1, .side = Side::North, .text = "k4"});
    checkError("1. G1", {.kind = Kind::NotAMove, .number = 1, .text = "G1"});
    checkError("hello", {.kind = Kind::NotAMove, .number = 1, .text = "hello"});
    checkError("1. g1 d4 } *", {.kind = Kind::NotAMove, .number = 2, .text = "}"});
    checkError("1. g1 d4 [Event \"x\"]", {.kind = Kind::NotAMove, .number = 2, .text = "[Event"});
    checkError("1. g1 d4 2. *", {.kind = Kind::NotAMove, .number = 2, .text = "*"});
    checkError("1. g1 d4 2.\n", {.kind = Kind::NotAMove, .line = 2, .number = 2});
}

TEST_CASE("a wrong number before a move is refused (§8)") {
    checkError("1. g1 d4 3. f1", {.kind = Kind::WrongNumber, .number = 2, .text = "3."});
    checkError("1... g1", {.kind = Kind::WrongNumber, .number = 1, .text = "1..."});
    checkError("01. g1", {.kind = Kind::WrongNumber, .number = 1, .text = "01."});
    checkError("1 g1", {.kind = Kind::WrongNumber, .number = 1, .text = "1"});
    checkError("1. g1 1. d4",
               {.kind = Kind::WrongNumber, .number = 1, .side = Side::North, .text = "1."});
}

TEST_CASE("an unknown rule set is refused (§8)") {
    checkError("\n[Rules \"chess\"]\n1. g1 *",
               {.kind = Kind::UnknownRules, .line = 2, .text = "chess"});
}

TEST_CASE("a wrong position is refused with what is wrong in it (§8)") {
    const RecordError error = errorOf("[Event \"x\"]\n[Position \"1,2/3 s\"]\n");
    CHECK(error.kind == Kind::BadPosition);
    CHECK(error.line == 2);
    CHECK(error.position == PositionError{.kind = PositionError::Kind::RowCount, .found = 2});
}

TEST_CASE("a result that play did not reach is refused (§8)") {
    checkError(
        "1. g1 d4\n1-0",
        {.kind = Kind::WrongResult, .line = 2, .number = 1, .side = Side::North, .text = "1-0"});
    checkError("[Result \"0-1\"]\n1. g1",
               {.kind = Kind::WrongResult, .line = 1, .number = 1, .text = "0-1"});
    checkError("1/2-1/2", {.kind = Kind::WrongResult, .text = "1/2-1/2"});
    checkError(lastCapture + "1. j1 0-1",
               {.kind = Kind::WrongResult, .line = 2, .number = 1, .text = "0-1"});
    checkError(lastCapture + "1. j1 *",
               {.kind = Kind::WrongResult, .line = 2, .number = 1, .text = "*"});
}

TEST_CASE("the two results of a record must be the same (§8)") {
    checkError("[Result \"1-0\"]\n1. g1 *",
               {.kind = Kind::ResultsDiffer, .line = 2, .number = 1, .text = "*"});
}

TEST_CASE("an unknown result is refused (§8)") {
    checkError("[Result \"2-0\"]\n1. g1 *", {.kind = Kind::UnknownResult, .text = "2-0"});
}

TEST_CASE("a resignation explains a win only where play had not ended (§8)") {
    checkError("[Termination \"resigned\"]\n1. g1 1/2-1/2",
               {.kind = Kind::WrongResult, .line = 2, .number = 1, .text = "1/2-1/2"});
    checkError("[Termination \"resigned\"]\n1. g1 *",
               {.kind = Kind::WrongTermination, .line = 1, .number = 1, .text = "resigned"});
    checkError("[Termination \"resigned\"]\n" + lastCapture + "1. j1 0-1",
               {.kind = Kind::WrongResult, .line = 3, .number = 1, .text = "0-1"});
    checkError("[Termination \"resigned\"]\n" + lastCapture + "1. j1 1-0",
               {.kind = Kind::WrongTermination, .line = 1, .number = 1, .text = "resigned"});
}

TEST_CASE("a reason that is not the one of the end is refused (§5, §8)") {
    checkError("[Termination \"no-move\"]\n" + lastCapture + "1. j1 1-0",
               {.kind = Kind::WrongTermination, .line = 1, .number = 1, .text = "no-move"});
    checkError("[Termination \"all-captured\"]\n1. g1 *",
               {.kind = Kind::WrongTermination, .line = 1, .number = 1, .text = "all-captured"});
}

TEST_CASE("nothing but comments stands after the result (§8)") {
    checkError("1. g1 *\n{so far} d4",
               {.kind = Kind::TextAfterResult, .line = 2, .number = 1, .text = "d4"});
    checkError("*\n[Event \"the next\"]",
               {.kind = Kind::TextAfterResult, .line = 2, .text = "[Event"});
}

TEST_CASE("headers have a name and a value in quotes (§8)") {
    for (const char* const header : {"[Event]", "[Event \"x\"", "[Event \"x]", "[\"x\"]",
                                     "[Event x]", "[Event \"x\" y]", "["}) {
        CAPTURE(header);
        CHECK(errorOf("\n" + std::string(header) + "\n").kind == Kind::BadHeader);
        CHECK(errorOf("\n" + std::string(header) + "\n").line == 2);
    }
}

TEST_CASE("a header about the game stands there once (§8)") {
    checkError("[Rules \"beginner\"]\n[Rules \"beginner\"]\n*",
               {.kind = Kind::RepeatedHeader, .line = 2, .text = "Rules"});
}

TEST_CASE("a comment has an end (§8)") {
    checkError("1. g1\n{ d4 *\n", {.kind = Kind::UnclosedComment, .line = 2});
    checkError("{[Event \"x\"]", {.kind = Kind::UnclosedComment});
    checkError("* {", {.kind = Kind::UnclosedComment});
}

TEST_CASE("a text without a game is refused") {
    checkError("", {.kind = Kind::Empty});
    checkError(" \n\n", {.kind = Kind::Empty});
    checkError("\xEF\xBB\xBF{nothing}", {.kind = Kind::Empty});
}

TEST_CASE("faults of a record are told in English with line and move (§8)") {
    const auto description = [](const std::string& text) { return describe(errorOf(text)); };
    CHECK(description("") == "line 1: there is no game");
    CHECK(description("1. g1 d4\n2. g1")
          == "line 2, move 2.: \"g1\" is not legal: the house is empty");
    CHECK(description("1. g1 k9") == "line 1, move 1...: \"k9\" is not a move");
    CHECK(description("1.") == "line 1, move 1.: a number stands without its move");
    CHECK(description("7. g1") == "line 1, move 1.: \"7.\" is not the number of the move");
    CHECK(description("[Rules \"chess\"]") == "line 1: there is no rule set \"chess\"");
    CHECK(description("[Rules \"chess\n\r2\"]") == "line 1: there is no rule set \"chess  2\"");
    CHECK(description("[Position \"1 s\"]")
          == "line 1: the position is wrong: the board has 1 row instead of 4");
    CHECK(description("[Result \"x\"]") == "line 1: \"x\" is not a result");
    CHECK(description("1. g1 1-0") == "line 1, move 1.: \"1-0\" is not the result of these moves");
    CHECK(description("[Result \"1-0\"]\n*")
          == "line 2: the result \"*\" is not the one of the header");
    CHECK(description("[Termination \"no-move\"]\n*")
          == "line 1: \"no-move\" is not how the game ended");
    CHECK(description("* g1") == "line 1: \"g1\" stands after the result");
    CHECK(description("[Event]") == "line 1: a header is not of the form [Name \"value\"]");
    CHECK(description("[Result \"*\"][Result \"*\"]")
          == "line 1: the header Result is there twice");
    CHECK(description("{") == "line 1: a comment is not closed");
}
