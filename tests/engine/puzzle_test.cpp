// The lines of the file of puzzles, both ways.
#include "drawing.hpp"
#include "engine/puzzle.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace kiela;
using engine::Puzzle;
using engine::readPuzzle;
using engine::Theme;

namespace {

const std::string board =
    "0,0,0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,1,1/12,0,0,0,0,0,0,0,0,0 s";

Puzzle example() {
    return {Theme::Win2,
            3,
            rules::RuleSet::Tournament,
            {tests::house("a1"), tests::house("j4"), tests::house("b1")},
            tests::position(board)};
}

}  // namespace

TEST_CASE("a puzzle is one line, and is read back the same") {
    const std::string line = "win2 3 tournament a1,j4,b1 " + board;
    CHECK(engine::writePuzzle(example()) == line);
    CHECK(readPuzzle(line) == example());
    for (const Theme theme : engine::allThemes) {
        Puzzle puzzle = example();
        puzzle.theme = theme;
        puzzle.solution.resize(1);
        CHECK(readPuzzle(engine::writePuzzle(puzzle)) == puzzle);
    }
}

TEST_CASE("what is no puzzle is not read") {
    for (const std::string& line : {
             std::string(),
             std::string("capture"),
             "chess 3 tournament a1 " + board,
             "win2 0 tournament a1 " + board,
             "win2 6 tournament a1 " + board,
             "win2 33 tournament a1 " + board,
             "win2 3 chess a1 " + board,
             "win2 3 tournament a5 " + board,
             "win2 3 tournament a1,,b1 " + board,
             "win2 3 tournament  " + board,
             "win2 3 tournament a1 " + board + " 0 1 2",
             std::string("win2 3 tournament a1 0,0/0 s"),
         }) {
        CAPTURE(line);
        CHECK(!readPuzzle(line));
    }
}

TEST_CASE("only wins have a number of moves") {
    CHECK(engine::movesToWin(Theme::Capture) == 0);
    CHECK(engine::movesToWin(Theme::Win1) == 1);
    CHECK(engine::movesToWin(Theme::Win2) == 2);
    CHECK(engine::movesToWin(Theme::Win3) == 3);
    CHECK(engine::movesToWin(Theme::Defence) == 0);
}
