// What is wrong with a record or a position, in every language.
#include "text/problems.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>

using namespace kiela;
using rules::PositionError;
using rules::RecordError;
using text::Language;

namespace {

const Language english = *text::languageFor("en");

std::string problemOf(std::string_view record, Language language = english) {
    const auto read = rules::readRecord(record);
    const auto* error = std::get_if<RecordError>(&read);
    REQUIRE(error != nullptr);
    return text::recordProblem(language, *error);
}

std::string positionProblemOf(std::string_view position) {
    const auto read = rules::readPosition(position);
    const auto* error = std::get_if<PositionError>(&read);
    REQUIRE(error != nullptr);
    return text::positionProblem(english, *error);
}

}  // namespace

TEST_CASE("every fault of a record is told with its line and move", "[text]") {
    CHECK(problemOf("") == "This does not contain a game.");
    CHECK(problemOf("\n1. g1 {ah") == "Line 2: A comment begins here and does not end.");
    CHECK(problemOf("[South Ana]")
          == "Line 1: A line in brackets is not of the form [Name \"value\"].");
    CHECK(problemOf("[Rules \"beginner\"]\n[Rules \"beginner\"]")
          == "Line 2: “Rules” appears twice.");
    CHECK(problemOf("[Rules \"chess\"]") == "Line 1: There is no rule set “chess”.");
    CHECK(problemOf("[Position \"1\"]") == "Line 1: Rows of the board: 1 instead of 4.");
    CHECK(problemOf("[Result \"2-0\"]") == "Line 1: “2-0” is not a result.");
    CHECK(problemOf("1. e9") == "Line 1, move 1 (South): “e9” is not a move.");
    CHECK(problemOf("1. g1 d4\n2.")
          == "Line 2, move 2 (South): A move is missing after the number.");
    CHECK(problemOf("1. g1 d4 3. f1")
          == "Line 1, move 2 (South): “3.” is not the number of this move.");
    CHECK(problemOf("1. g1\ng1")
          == "Line 2, move 1 (North): g1 is South’s, and it is North’s turn.");
    CHECK(problemOf("1. g1 * d4") == "Line 1, move 1 (South): “d4” comes after the result.");
    CHECK(problemOf("[Result \"1-0\"]\n1. g1 *")
          == "Line 2, move 1 (South): “*” is not the result given at the beginning.");
    CHECK(problemOf("1. g1 1-0")
          == "Line 1, move 1 (South): “1-0” is not the result of these moves.");
    CHECK(problemOf("[Termination \"no-move\"]\n1. g1 *")
          == "Line 1, move 1 (South): “no-move” is not how the game ended.");
}

TEST_CASE("every fault of a position is told", "[text]") {
    const std::string row = "0,0,0,0,0,0,0,0,0,0", rows = row + '/' + row + '/' + row + '/';
    const std::string board = rows + "0,0,0,0,0,0,0,0,0,1";
    CHECK(positionProblemOf(board) == "The position is not complete.");
    CHECK(positionProblemOf(board + " s 0 1 x") == "There is something after the position.");
    CHECK(positionProblemOf(row + " s") == "Rows of the board: 1 instead of 4.");
    CHECK(positionProblemOf(rows + "1,1 s") == "Houses in row 1: 2 instead of 10.");
    for (const char* count : {"x", "01", "256"})
        CHECK(positionProblemOf(rows + "0,0,0,0,0,0,0,0,0," + count + " s")
              == "The count of j1 must be a number from 0 to 255, without leading zeros.");
    CHECK(positionProblemOf(board + " s x").starts_with("The numbers at the end"));
    CHECK(positionProblemOf(rows + row + " s") == "The board holds no stones.");
    CHECK(positionProblemOf(rows + "0,0,0,0,0,0,0,0,255,1 s")
          == "Stones on the board: 256; at most 255 are allowed.");
    CHECK(positionProblemOf(board + " x")
          == "The board must be followed by s or n: whose turn it is.");
}

TEST_CASE("every kind of fault has words of its own in every language", "[text]") {
    for (std::size_t index = 0; index < text::languages().size(); ++index) {
        const auto language = static_cast<Language>(index);
        std::set<std::string> said;
        RecordError error;
        error.text = "g1";
        error.refusal = rules::Refusal::Empty;
        for (int kind = 0; kind <= static_cast<int>(RecordError::Kind::WrongTermination); ++kind) {
            error.kind = static_cast<RecordError::Kind>(kind);
            const std::string words = text::recordProblem(language, error);
            CAPTURE(words);
            CHECK(words.ends_with('.'));
            CHECK(words.find_first_of("{}") == std::string::npos);
            CHECK(said.insert(words).second);
        }
    }
}

TEST_CASE("what somebody has written is shortened between letters", "[text]") {
    std::string word;
    for (int i = 0; i < 60; ++i) word += "ł";
    const std::string words = problemOf("1. a" + word);
    CHECK(words.find("łł…”") != std::string::npos);
    CHECK(words.size() < 110);
    CHECK(problemOf("[Rules \"a\nb\"]") == "Line 1: There is no rule set “a b”.");
}
