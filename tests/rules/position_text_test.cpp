// Rules §8: the text form of a position, and what is wrong with other texts, and where.
#include "drawing.hpp"
#include "rules/describe.hpp"
#include "rules/position_text.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using namespace kiela::rules;
using tests::southToMove;
using Kind = PositionError::Kind;

namespace {

const std::string startText = "2,2,2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0,0,0/0,0,0,0,0,0,2,2,2,2/"
                              "2,2,2,2,2,2,2,2,2,2 s 0 1";
const std::string emptyRow = "0,0,0,0,0,0,0,0,0,0";
const std::string oneStone = "1,0,0,0,0,0,0,0,0,0";

/// A board with one row as given and stones in another, before " s".
std::string withRow(int row, const std::string& text) {
    std::string board;
    for (int at = 4; at >= 1; --at) {
        board += at == row ? text : oneStone;
        if (at > 1) board += '/';
    }
    return board;
}

Position read(const std::string& text) {
    CAPTURE(text);
    const auto position = readPosition(text);
    if (const auto* const error = std::get_if<PositionError>(&position)) FAIL(describe(*error));
    return std::get<Position>(position);
}

void checkError(const std::string& text, const PositionError& expected) {
    CAPTURE(text);
    const auto position = readPosition(text);
    REQUIRE(std::holds_alternative<PositionError>(position));
    const auto& error = std::get<PositionError>(position);
    CAPTURE(describe(error));
    CHECK(static_cast<int>(error.kind) == static_cast<int>(expected.kind));
    CHECK(static_cast<int>(error.field) == static_cast<int>(expected.field));
    CHECK(error.row == expected.row);
    CHECK(error.file == expected.file);
    CHECK(error.found == expected.found);
}

std::string descriptionOf(const std::string& text) {
    return describe(std::get<PositionError>(readPosition(text)));
}

}  // namespace

TEST_CASE("a position is written row by row from North's outer one, then its fields (§8)") {
    CHECK(writePosition(startPosition(RuleSet::Traditional)) == startText);
    Position position = southToMove(R"(
        4 | 1 . . . . . . . . 12
        3 | . 3 . . . . . . .  .
        2 | . . . . . . . . .  4
        1 | . . . . . . . . 50 .
            a b c d e f g h i  j )");
    position.toMove = Side::North;
    position.sinceCapture = 7;
    position.moveNumber = 65'536;
    CHECK(writePosition(position)
          == "1,0,0,0,0,0,0,0,0,12/0,3,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,4/"
             "0,0,0,0,0,0,0,0,50,0 n 7 65536");
}

TEST_CASE("what is written is read back the same (§8)") {
    CHECK(read(startText) == startPosition(RuleSet::Traditional));
    const std::string text = "0,0,0,0,0,0,0,0,0,254/0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0/"
                             "1,0,0,0,0,0,0,0,0,0 n 65535 65535";
    CHECK(writePosition(read(text)) == text);
}

TEST_CASE("the last one or two fields may be left out (§8)") {
    const std::string board = withRow(1, oneStone);
    CHECK(read(board + " n").toMove == Side::North);
    CHECK(read(board + " n").sinceCapture == 0);
    CHECK(read(board + " n").moveNumber == 1);
    CHECK(read(board + " n 5").sinceCapture == 5);
    CHECK(read(board + " n 5").moveNumber == 1);
    CHECK(read(board + " n 5 0").moveNumber == 0);
}

TEST_CASE("white space around and between the fields may be any amount (§8)") {
    CHECK(read(" \t\r\n" + withRow(1, oneStone) + "  \t s \n\n 3 \f\v 4\n ")
          == read(withRow(1, oneStone) + " s 3 4"));
}

TEST_CASE("the stones of a board number 1 to 255 (§8)") {
    const std::string empty = "/" + emptyRow + "/" + emptyRow + "/";
    CHECK(read(emptyRow + empty + oneStone + " s").total(Side::South) == 1);
    CHECK(read("255,0,0,0,0,0,0,0,0,0" + empty + emptyRow + " s").total(Side::North) == 255);
    checkError(emptyRow + empty + emptyRow + " s", {.kind = Kind::NoStones});
    checkError("255,0,0,0,0,0,0,0,0,0" + empty + oneStone + " s",
               {.kind = Kind::TooManyStones, .found = 256});
    checkError("200,200,200,200,200,200,200,200,200,200" + empty + oneStone + " s",
               {.kind = Kind::TooManyStones, .found = 2001});
}

TEST_CASE("there are four rows of ten (§8)") {
    checkError("x", {.kind = Kind::RowCount, .found = 1});
    checkError(oneStone + "/" + oneStone + "/" + oneStone + " s",
               {.kind = Kind::RowCount, .found = 3});
    checkError(startText.substr(0, 79) + "/ s", {.kind = Kind::RowCount, .found = 5});
    checkError(withRow(4, "1,2,3") + " s", {.kind = Kind::HouseCount, .row = 4, .found = 3});
    checkError(withRow(1, oneStone + ",0") + " s",
               {.kind = Kind::HouseCount, .row = 1, .found = 11});
    checkError(withRow(2, "") + " s", {.kind = Kind::HouseCount, .row = 2, .found = 1});
}

TEST_CASE("counts are digits without sign or leading zeros, at most 255 (§8)") {
    const auto inC3 = [](const std::string& count) {
        return withRow(3, "0,0," + count + ",0,0,0,0,0,0,0") + " s";
    };
    for (const char* count : {"", "-1", "+1", "x", "1x", "1.", "0x1", "\xD9\xA3"}) {
        checkError(inC3(count), {.kind = Kind::NotANumber, .row = 3, .file = 2});
    }
    for (const char* count : {"00", "01", "0255"}) {
        checkError(inC3(count), {.kind = Kind::LeadingZero, .row = 3, .file = 2});
    }
    for (const char* count : {"256", "1000", "4294967297", "99999999999999999999999"}) {
        checkError(inC3(count), {.kind = Kind::TooLarge, .row = 3, .file = 2});
    }
    CHECK(read(inC3("252")).at(tests::house("c3")) == 252);
}

TEST_CASE("the first fault from the left is told (§8)") {
    checkError("0,0,0,0,0,0,0,0,0,00/x" + emptyRow + "/" + emptyRow + "/" + emptyRow + " q -1",
               {.kind = Kind::LeadingZero, .row = 4, .file = 9});
}

TEST_CASE("white space does not belong into a board (§8)") {
    checkError("2, 2,2,2,2,2,2,2,2,2/" + startText.substr(20),
               {.kind = Kind::RowCount, .found = 1});
}

TEST_CASE("the player on turn is s or n (§8)") {
    const std::string board = withRow(1, oneStone);
    checkError(board, {.kind = Kind::MissingField, .field = PositionField::Player});
    checkError(board + "  ", {.kind = Kind::MissingField, .field = PositionField::Player});
    for (const char* player : {"S", "N", "w", "south", "0"}) {
        checkError(board + " " + player,
                   {.kind = Kind::UnknownPlayer, .field = PositionField::Player});
    }
}

TEST_CASE("the last two fields are numbers of at most 65,535, and nothing follows (§8)") {
    const std::string board = withRow(1, oneStone) + " s ";
    constexpr auto counter = PositionField::SinceCapture;
    constexpr auto number = PositionField::MoveNumber;
    CHECK(read(board + "65535 65535").sinceCapture == 65'535);
    checkError(board + "65536", {.kind = Kind::TooLarge, .field = counter});
    checkError(board + "0 65536", {.kind = Kind::TooLarge, .field = number});
    checkError(board + "0 99999999999", {.kind = Kind::TooLarge, .field = number});
    checkError(board + "-1", {.kind = Kind::NotANumber, .field = counter});
    checkError(board + "0 +1", {.kind = Kind::NotANumber, .field = number});
    checkError(board + "00", {.kind = Kind::LeadingZero, .field = counter});
    checkError(board + "0 01", {.kind = Kind::LeadingZero, .field = number});
    checkError(board + "0 1 x", {.kind = Kind::ExtraText, .field = number});
}

TEST_CASE("a text of nothing has no board (§8)") {
    checkError("", {.kind = Kind::MissingField});
    checkError(" \n", {.kind = Kind::MissingField});
}

TEST_CASE("faults of a position are told in English with their place (§8)") {
    const std::string board = withRow(1, oneStone);
    CHECK(descriptionOf("") == "the board is missing");
    CHECK(descriptionOf("1") == "the board has 1 row instead of 4");
    CHECK(descriptionOf(withRow(3, "1,2") + " s") == "row 3 has 2 houses instead of 10");
    CHECK(descriptionOf(withRow(3, "0,x,0,0,0,0,0,0,0,0") + " s")
          == "the count of b3 (row 3, file b) is not written in digits");
    CHECK(descriptionOf(withRow(3, "0,0,0,0,0,0,0,0,0,01") + " s")
          == "the count of j3 (row 3, file j) begins with a zero");
    CHECK(descriptionOf(withRow(3, "256,0,0,0,0,0,0,0,0,0") + " s")
          == "the count of a3 (row 3, file a) is more than 255");
    CHECK(descriptionOf(withRow(3, "255,0,0,0,0,0,0,0,0,0") + " s")
          == "the board holds 258 stones, more than 255");
    CHECK(descriptionOf(emptyRow + "/" + emptyRow + "/" + emptyRow + "/" + emptyRow + " s")
          == "the board holds no stones");
    CHECK(descriptionOf(board) == "the player on turn is missing");
    CHECK(descriptionOf(board + " S") == "the player on turn is neither s nor n");
    CHECK(descriptionOf(board + " s 70000")
          == "the number of moves since the last capture is more than 65535");
    CHECK(descriptionOf(board + " s 0 x")
          == "the number of the coming move is not written in digits");
    CHECK(descriptionOf(board + " s 0 1 2")
          == "something stands after the number of the coming move");
}
