// Looking back: any place of the game's line in the place of the game, which waits meanwhile.
#include "fakes.hpp"

#include "drawing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <string>

using namespace kiela;
using rules::Side;
using tests::house;
using tests::isSentence;
using tests::Table;

namespace {

const std::string learned = "learned=1\n";

/// Two people who have made three moves; the third captures.
struct ThreeMoves : Table {
    explicit ThreeMoves(const std::string& query = "")
        : Table({.query = "opponent=person" + query, .kept = learned}) {
        for (const char* move : {"c1", "d4", "f1"}) play(move);
        session.takeAnnouncements();
    }

    const rules::Position& positionAfter(std::size_t moves) const {
        return session.game().positions()[moves];
    }
    bool shows(const rules::Position& position) const {
        return view().board.stones == position.stones && !view().board.hand;
    }
    /// Everything said since the last call, in one text.
    std::string said() {
        std::string all;
        for (const std::string& sentence : session.takeAnnouncements()) all += sentence + '|';
        return all;
    }
};

}  // namespace

TEST_CASE("the moves of a game are told one by one, and counted") {
    ThreeMoves table;
    const auto& moves = table.session.moves();
    REQUIRE(moves.size() == 3);
    CHECK(moves[0].house == house("c1"));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        CHECK(moves[i].told);
        CHECK(isSentence(moves[i].story));
        const Side mover = moves[i].house.side;
        CHECK(moves[i].captured
              == table.positionAfter(i + 1).total(mover) - table.positionAfter(i).total(mover));
    }
    CHECK(moves[2].captured > 0);

    SECTION("a move under way counts what it has captured so far, and is told at its end") {
        table.session.play(table.session.game().legalMoves()[0]);
        REQUIRE(moves.size() == 4);
        CHECK(!moves[3].told);
        CHECK(moves[3].captured == 0);
        CHECK(moves[3].story.empty());
        table.rest();
        CHECK(moves[3].told);
    }
    SECTION("what is taken back is gone") {
        table.session.undo();
        CHECK(moves.size() == 2);
        table.session.redo();
        CHECK(moves.size() == 3);
    }
    SECTION("they are told in the language that is spoken") {
        const std::string before = moves[0].story;
        table.session.setLanguage(*text::languageFor("pl"));
        CHECK(moves[0].story != before);
    }
    SECTION("a new game begins an empty list") {
        table.session.start(table.view().setup);
        CHECK(moves.empty());
    }
}

TEST_CASE("a position that is looked at is shown with its move and its words") {
    ThreeMoves table;
    CHECK(!table.view().lookingBack);
    CHECK(table.view().at == 3.0);
    table.session.lookAtPly(1);
    CHECK(table.view().lookingBack);
    CHECK(table.shows(table.positionAfter(1)));
    CHECK(table.view().at == 1.0);
    CHECK(table.view().ply == 1);
    CHECK(table.view().toMove == Side::North);
    CHECK(table.view().lastMove == house("c1"));
    REQUIRE(table.view().lastEnd);
    CHECK(table.view().caption == "Move 1 of 3. " + table.session.moves()[0].story);
    CHECK(table.said() == table.view().caption + '|');
    CHECK(table.choices().empty());
    CHECK(!table.view().canHint);
    CHECK(table.moves() == "c1 d4 f1");

    table.session.lookAtPly(0);
    CHECK(table.shows(table.positionAfter(0)));
    CHECK(table.view().caption == "Start of the game.");
    CHECK(!table.view().lastMove);
    CHECK(!table.view().lastEnd);
    CHECK(!table.view().canReplay);

    SECTION("the last one is the game itself") {
        table.session.lookAtPly(3);
        CHECK(!table.view().lookingBack);
        CHECK(table.shows(table.positionAfter(3)));
        CHECK(!table.choices().empty());
    }
    SECTION("and so is the way back") {
        table.said();
        table.session.returnToGame();
        CHECK(!table.view().lookingBack);
        CHECK(table.said() == "Back in the game. North’s turn.|");
    }
}

TEST_CASE("a step forward plays the next move with its motion and rests there") {
    ThreeMoves table;
    table.session.lookAtPly(0);
    table.said();
    table.session.stepForward();
    CHECK(table.view().moving);
    CHECK(table.session.wakeAfter() == 0.0);
    CHECK(table.view().lastMove == house("c1"));
    CHECK(!table.view().lastEnd);
    table.wait(0.5);
    CHECK(table.view().board.hand);
    CHECK(table.view().at > 0.0);
    CHECK(table.view().at < 1.0);
    CHECK(table.view().caption.starts_with("South sows"));
    CHECK(table.said().empty());
    table.rest();
    CHECK(table.view().lookingBack);
    CHECK(table.shows(table.positionAfter(1)));
    CHECK(std::isinf(table.session.wakeAfter()));
    CHECK(table.said() == "Move 1 of 3. " + table.session.moves()[0].story + '|');

    SECTION("a second step while it runs shows its end at once") {
        table.session.stepForward();
        table.session.stepForward();
        CHECK(!table.view().moving);
        CHECK(table.view().at == 2.0);
    }
    SECTION("skipping it does the same, and so does a press on the board") {
        table.session.stepForward();
        table.session.skip();
        CHECK(table.view().at == 2.0);
        table.session.stepForward();
        table.session.play(house("a1"));
        CHECK(table.moves() == "c1 d4 f1");
        CHECK(!table.view().moving);
    }
    SECTION("the last step leads back into the game") {
        for (int i = 0; i < 2; ++i) {
            table.session.stepForward();
            table.rest();
        }
        CHECK(!table.view().lookingBack);
        CHECK(!table.choices().empty());
    }
    SECTION("a step back is made at once") {
        table.session.stepForward();
        table.wait(0.3);
        table.session.stepBack();
        CHECK(table.view().at == 1.0);
        table.session.stepBack();
        CHECK(table.shows(table.positionAfter(0)));
        table.session.stepBack();
        CHECK(table.view().at == 0.0);
    }
}

TEST_CASE("a step back leads out of the game") {
    ThreeMoves table;
    table.session.stepBack();
    CHECK(table.view().lookingBack);
    CHECK(table.view().at == 2.0);
    CHECK(table.shows(table.positionAfter(2)));
}

TEST_CASE("the shown move can be played again") {
    ThreeMoves table;
    SECTION("the last one of the game") {
        table.session.replayMove();
        CHECK(table.view().moving);
        CHECK(table.view().lookingBack);
        CHECK(table.view().lastMove == house("f1"));
        table.wait(0.1);
        CHECK(table.view().at < 2.2);
        table.rest();
        CHECK(!table.view().lookingBack);
    }
    SECTION("one looked back at, from its beginning as often as one wants") {
        table.session.lookAtPly(2);
        table.session.replayMove();
        table.wait(1);
        const double at = table.view().at;
        CHECK(at > 1.0);
        table.session.replayMove();
        CHECK(table.view().at < at);
        table.rest();
        CHECK(table.view().at == 2.0);
    }
    SECTION("one that is half done, from there") {
        table.session.lookAt(1.5);
        table.session.replayMove();
        CHECK(table.view().at >= 1.5);
        table.rest();
        CHECK(table.view().at == 2.0);
    }
}

TEST_CASE("a place within a move is that moment of its motion, in either direction") {
    ThreeMoves table;
    table.session.lookAt(2.5);
    CHECK(!table.view().moving);
    CHECK(std::isinf(table.session.wakeAfter()));
    CHECK(table.view().ply == 3);
    const auto stones = table.view().board.stones;
    CHECK(table.view().caption != "");
    table.session.lookAt(2.7);
    CHECK(table.view().board.stones != stones);
    table.session.lookAt(2.5);
    CHECK(table.view().board.stones == stones);
    table.wait(5);
    CHECK(table.view().board.stones == stones);
    CHECK(table.said().empty());
    SECTION("beyond its ends the line goes no further") {
        table.session.lookAt(99);
        CHECK(table.view().at == 3.0);
        CHECK(table.view().lookingBack);
        table.session.lookAt(-1);
        CHECK(table.view().at == 0.0);
    }
}

TEST_CASE("the balance goes over with the captured stones, not at once") {
    ThreeMoves table;
    const auto shareAfter = [&](std::size_t moves) {
        const auto& position = table.positionAfter(moves);
        return static_cast<float>(position.total(Side::South))
               / static_cast<float>(position.total(Side::South) + position.total(Side::North));
    };
    const auto close = [](float one, float other) { return std::abs(one - other) < 1e-5f; };
    CHECK(close(table.view().southShare, shareAfter(3)));
    table.session.lookAtPly(2);
    CHECK(close(table.view().southShare, shareAfter(2)));
    float before = table.view().southShare;
    float largestStep = 0;
    for (int i = 1; i <= 1000; ++i) {
        table.session.lookAt(2 + i / 1000.0);
        CHECK(table.view().southShare >= before - 1e-6f);
        largestStep = std::max(largestStep, table.view().southShare - before);
        before = table.view().southShare;
    }
    CHECK(close(before, shareAfter(3)));
    CHECK(largestStep > 0.0f);
    CHECK(largestStep < (shareAfter(3) - shareAfter(2)) / 4);
}

TEST_CASE("while somebody looks back the board cannot be played, and says how to go on") {
    ThreeMoves table;
    table.session.lookAtPly(1);
    table.said();
    table.session.play(house("d4"));
    CHECK(table.moves() == "c1 d4 f1");
    CHECK(table.view().lookingBack);
    CHECK(table.view().caption == "You are looking back. To play on, choose “Back to the game”.");
    CHECK(table.said() == table.view().caption + '|');
}

TEST_CASE("a move that is to be confirmed is not seen in the past, and still there afterwards") {
    Table table({.query = "motion=off&opponent=person", .kept = learned + "confirm=1\n"});
    for (int press = 0; press < 2; ++press) table.play("c1");
    table.play("d4");
    REQUIRE(table.view().proposed == house("d4"));
    table.session.lookAtPly(0);
    CHECK(!table.view().proposed);
    table.session.returnToGame();
    CHECK(table.view().proposed == house("d4"));
}

TEST_CASE("the program may think while somebody looks back, but waits with its move") {
    Table table({.query = "motion=off", .kept = learned});
    table.play("a1");
    CHECK(table.view().thinking);
    table.session.lookAtPly(0);
    CHECK(!table.view().thinking);
    CHECK(table.engine.thinking);
    table.wait(5);
    table.answerAtOnce("a4");
    table.wait(5);
    CHECK(table.moves() == "a1");
    CHECK(std::isinf(table.session.wakeAfter()));
    table.session.returnToGame();
    CHECK(table.view().thinking);
    table.wait(1);
    CHECK(table.moves() == "a1 a4");
}

TEST_CASE("looking back while a move is under way shows the game at its end first") {
    ThreeMoves table;
    table.session.play(table.session.game().legalMoves()[0]);
    table.session.lookAtPly(0);
    CHECK(table.view().lookingBack);
    CHECK(!table.view().moving);
    table.session.returnToGame();
    CHECK(!table.view().moving);
    CHECK(table.view().at == 4.0);
}

TEST_CASE("undo, redo, a new game and resigning end looking back") {
    ThreeMoves table;
    table.session.lookAtPly(1);
    SECTION("undo") {
        table.session.undo();
        CHECK(table.moves() == "c1 d4");
        CHECK(table.shows(table.positionAfter(2)));
    }
    SECTION("redo") {
        table.session.undo();
        table.session.lookAtPly(1);
        table.session.redo();
        CHECK(table.moves() == "c1 d4 f1");
    }
    SECTION("a new game") {
        table.session.start(table.view().setup);
    }
    SECTION("resigning") {
        table.session.resign();
        CHECK(table.view().result);
    }
    CHECK(!table.view().lookingBack);
}

TEST_CASE("where motion is off, steps are made at once") {
    for (const bool byAddress : {true, false}) {
        ThreeMoves table("&motion=off");
        if (!byAddress) {
            table.session.choose(&app::Settings::motion, app::Motion::Normal);
            table.session.lookAtPly(0);
            table.session.stepForward();
            table.wait(0.2);
            table.session.choose(&app::Settings::motion, app::Motion::Off);
        } else {
            table.session.lookAtPly(0);
            table.session.stepForward();
        }
        CHECK(!table.view().moving);
        CHECK(table.view().at == 1.0);
        CHECK(!table.view().canReplay);
        table.session.replayMove();
        CHECK(!table.view().moving);
        table.session.lookAt(1.5);
        CHECK(table.view().board.hand);
    }
}

TEST_CASE("another speed is that of the replay as well") {
    ThreeMoves table;
    table.session.lookAtPly(1);
    table.session.stepForward();
    table.wait(0.2);
    const double slowly = table.view().at - 1;
    table.session.lookAtPly(1);
    table.session.choose(&app::Settings::motion, app::Motion::Fast);
    table.session.stepForward();
    table.wait(0.2);
    CHECK(table.view().at - 1 > 2 * slowly);
}

TEST_CASE("while the moves have a screen of their own the game waits at its end, too") {
    Table table({.query = "motion=off", .kept = learned});
    table.play("a1");
    table.session.openMoves();
    CHECK(table.view().lookingBack);
    CHECK(table.view().at == 1.0);
    table.answerAtOnce("a4");
    table.wait(5);
    CHECK(table.moves() == "a1");
    table.session.stepBack();
    table.session.stepForward();
    CHECK(table.view().at == 1.0);
    CHECK(table.view().lookingBack);
    table.session.closeMoves();
    CHECK(!table.view().lookingBack);
    table.wait(1);
    CHECK(table.moves() == "a1 a4");
}

TEST_CASE("the result of a game stays known while somebody looks back") {
    ThreeMoves table;
    table.session.resign();
    table.said();
    table.session.lookAtPly(1);
    CHECK(table.view().result);
    CHECK(table.view().caption.starts_with("Move 1 of 3."));
    table.session.returnToGame();
    CHECK(table.said().find("North resigns") != std::string::npos);
}

TEST_CASE("the analysis opens on the position that is looked at") {
    ThreeMoves table;
    table.session.lookAtPly(1);
    table.session.openAnalysis();
    CHECK(table.session.analysis().ply == 1);
}
