// What is to be heard of a game: which sounds, when, and when there is none.
#include "fakes.hpp"

#include "drawing.hpp"
#include "vectors.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <string>
#include <vector>

using namespace kiela;
using app::closestCues;
using app::Cue;
using app::Settings;
using app::SoundChoice;
using app::Timeline;
using rules::Event;
using rules::Position;
using tests::house;
using tests::Table;
using Kind = Cue::Kind;

namespace {

const std::string people = "opponent=person";
const std::string learned = "learned=1\n";

/// g2 sows two stones, the last into e2, which captures from e3 and e4.
const Position captureOfTwo = tests::southToMove(R"(
    4 | . . . . 2 . . . . 1
    3 | . . . . 3 . . . . .
    2 | . . . . 1 . 2 . . .
    1 | . . . . . . . . . .
        a b c d e f g h i j )");

Timeline timelineOf(const Position& before, std::string_view from, double tempo = 1) {
    return {before, tests::play(before, from).trace, {tempo, false}};
}

int count(const std::vector<Cue>& cues, Kind kind) {
    int found = 0;
    for (const Cue& cue : cues) found += cue.kind == kind ? 1 : 0;
    return found;
}

/// Lets the motion come to its end in frames of a sixtieth of a second, and returns what is heard.
std::vector<Cue> heardUntilRest(Table& table) {
    std::vector<Cue> heard;
    double now = 0;
    while (table.view().moving) {
        table.session.advance(1.0 / 60);
        for (Cue cue : table.session.takeCues()) {
            cue.at += now;
            heard.push_back(cue);
        }
        now += 1.0 / 60;
    }
    return heard;
}

}  // namespace

TEST_CASE("a move is heard stone by stone, in its order") {
    const Timeline timeline = timelineOf(captureOfTwo, "g2");
    const auto& cues = timeline.cues();
    REQUIRE(cues.size() > 5);
    CHECK(cues[0] == Cue{Kind::Lift, house("g2"), 2, 0});
    CHECK(cues[1].kind == Kind::Drop);
    CHECK(cues[1].house == house("f2"));
    CHECK(cues[1].stones == 0);
    CHECK(cues[2].kind == Kind::Drop);
    CHECK(cues[2].house == house("e2"));
    CHECK(cues[2].stones == 1);
    CHECK(cues[3].kind == Kind::Capture);
    CHECK(cues[3].house == house("e2"));
    CHECK(cues[3].stones == 5);
    CHECK(cues[4].kind == Kind::Lift);
    CHECK(cues[4].house == house("e3"));
    CHECK(cues[4].stones == 5);
}

TEST_CASE("a stone is heard when it is seen to strike its house") {
    const Timeline timeline = timelineOf(captureOfTwo, "g2");
    const Cue& drop = timeline.cues()[1];
    const auto height = [&](double at) { return timeline.at(at).landing->height; };
    REQUIRE(timeline.at(drop.at).landing);
    CHECK(timeline.at(drop.at).landing->house == drop.house);
    CHECK(height(drop.at) < 0.01f);
    CHECK(height(drop.at - 0.03) > 0.1f);

    const Cue& capture = timeline.cues()[3];
    CHECK(timeline.at(capture.at).flash);
    const Cue& lift = timeline.cues()[4];
    CHECK(!timeline.at(lift.at - 0.01).hand);
    CHECK(timeline.at(lift.at + 0.01).hand->crossing);
}

TEST_CASE("sounds that could not be told from each other are thinned") {
    for (const auto& vector : tests::longMoveVectors) {
        if (vector.after.empty()) continue;
        CAPTURE(vector.move);
        const auto trace = tests::play(tests::position(vector.position), vector.move).trace;
        for (const double tempo : {0.55, 1.0, 2.5, 6.0}) {
            const Timeline timeline(tests::position(vector.position), trace, {tempo, false});
            const auto& cues = timeline.cues();
            CHECK(static_cast<double>(cues.size()) < 4 * timeline.duration() / closestCues);
            for (std::size_t i = 1; i < cues.size(); ++i) {
                const bool apart = cues[i].at - cues[i - 1].at >= closestCues;
                CHECK((apart || cues[i].kind > cues[i - 1].kind));
            }
        }
    }
    // Every stone of an ordinary move is heard at any tempo but the one for finishing quickly.
    for (const double tempo : {0.55, 1.0, 2.5})
        CHECK(
            count(timelineOf(rules::startPosition(rules::RuleSet::Traditional), "g1", tempo).cues(),
                  Kind::Drop)
            >= 2);
}

TEST_CASE("the session's clock passes each sound once") {
    Table table({.query = people, .kept = learned});
    for (const char* move : {"c1", "d4"}) table.play(move);
    table.session.takeCues();
    const Position before = table.position();
    table.session.play(house("f1"));
    CHECK(table.session.takeCues().empty());
    const std::vector<Cue> heard = heardUntilRest(table);
    const Timeline timeline = timelineOf(before, "f1");
    const auto& cues = timeline.cues();
    CHECK(count(heard, Kind::Capture) > 0);
    REQUIRE(heard.size() == cues.size());
    for (std::size_t i = 0; i < cues.size(); ++i) {
        CHECK(heard[i].kind == cues[i].kind);
        CHECK(heard[i].house == cues[i].house);
        CHECK(std::abs(heard[i].at - cues[i].at) < 1e-6);
    }
    CHECK(table.session.takeCues().empty());
}

TEST_CASE("a motion that is passed over is one quiet sound") {
    Table table({.query = people, .kept = learned});
    SECTION("skipped at once") {
        table.session.play(house("g1"));
        table.session.skip();
        const auto cues = table.session.takeCues();
        REQUIRE(cues.size() == 1);
        CHECK(cues[0].kind == Kind::Drop);
        CHECK(cues[0].quiet);
        CHECK(cues[0].at == 0);
    }
    SECTION("with motion off") {
        table.session.choose(&Settings::motion, app::Motion::Off);
        for (const char* move : {"c1", "d4"}) table.session.play(house(move));
        CHECK(table.session.takeCues().size() == 2);
        // This one captures.
        table.session.play(house("f1"));
        const auto cues = table.session.takeCues();
        REQUIRE(cues.size() == 1);
        CHECK(cues[0].kind == Kind::Capture);
        CHECK(cues[0].quiet);
    }
    SECTION("a move that is made again") {
        table.play("g1");
        table.session.undo();
        table.session.takeCues();
        table.session.redo();
        CHECK(table.session.takeCues().size() == 1);
    }
}

TEST_CASE("looking back is heard, analysing is not") {
    Table table({.query = people, .kept = learned});
    for (const char* move : {"c1", "d4", "f1"}) table.play(move);
    table.session.takeCues();
    table.session.lookAtPly(0);
    CHECK(table.session.takeCues().empty());
    table.session.stepForward();
    const auto replayed = heardUntilRest(table);
    CHECK(count(replayed, Kind::Lift) == 1);
    CHECK(count(replayed, Kind::Drop) >= 2);
    SECTION("and passed over it is one quiet sound") {
        table.session.stepForward();
        table.session.stepForward();
        const auto cues = table.session.takeCues();
        REQUIRE(cues.size() == 1);
        CHECK(cues[0].quiet);
    }
    SECTION("analysing") {
        table.session.openAnalysis();
        for (const std::size_t ply : {1u, 2u, 0u, 3u}) {
            table.session.showPly(ply);
            table.wait(0.5);
        }
        table.session.closeAnalysis();
        CHECK(table.session.takeCues().empty());
    }
}

TEST_CASE("what is covered makes no sound") {
    Table table({.query = people, .kept = learned});
    table.session.play(house("g1"));
    table.session.setPaused(true);
    table.wait(3);
    CHECK(table.session.takeCues().empty());
    table.session.setPaused(false);
    CHECK(!heardUntilRest(table).empty());
}

TEST_CASE("the end of a game is heard as the visitor has it") {
    const auto endOf = [](const std::string& query, auto play) {
        Table table({.query = query + "&motion=off", .kept = learned});
        table.session.takeCues();
        play(table);
        const auto cues = table.session.takeCues();
        REQUIRE(!cues.empty());
        CHECK(cues.back().at > 0);
        return cues.back().kind;
    };
    const auto resigns = [](Table& table) { table.session.resign(); };
    CHECK(endOf("opponent=1", resigns) == Kind::Lost);
    CHECK(endOf(people, resigns) == Kind::Won);
    // a1 captures North's last stones.
    const std::string last = "&position=0,0,0,0,1,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/"
                             "0,0,0,0,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0+s";
    const auto captures = [](Table& table) { table.session.play(house("g2")); };
    CHECK(endOf("opponent=1&side=south" + last, captures) == Kind::Won);
    CHECK(endOf(people + last, captures) == Kind::Won);

    Table over({.query = people + "&motion=off", .kept = learned});
    over.session.resign();
    over.session.takeCues();
    over.session.lookAtPly(0);
    over.session.returnToGame();
    CHECK(over.session.takeCues().empty());
}

TEST_CASE("nothing is heard while the sound is off") {
    const auto hears = [](const tests::Opening& opening) {
        Table table(opening);
        table.play("g1");
        table.session.resign();
        return !table.session.takeCues().empty();
    };
    CHECK(hears({.query = people}));
    CHECK(!hears({.query = people + "&sound=0"}));
    CHECK(!hears({.query = people, .kept = "sound=0\n"}));
    CHECK(hears({.query = people + "&sound=1", .kept = "sound=0\n"}));
    CHECK(!hears({.query = people, .kept = "volume=0\n"}));
    CHECK(!hears({.query = people, .framed = true}));
    CHECK(!hears({.query = people + "&sound=auto", .framed = true}));
    CHECK(hears({.query = people + "&sound=1", .framed = true}));
    CHECK(hears({.query = people, .kept = "sound=1\n", .framed = true}));
    // What is felt needs the same account of the move.
    CHECK(hears({.query = people, .kept = "sound=0\nvibration=1\n", .vibrates = true}));
    CHECK(!hears({.query = people, .kept = "sound=0\nvibration=1\n"}));
}

TEST_CASE("the sound is switched and set for good") {
    Table table({.query = people + "&sound=0"});
    CHECK(!table.view().sound);
    table.session.setSound(true);
    CHECK(table.view().sound);
    table.session.choose(&Settings::volume, 3);
    CHECK(table.storage.texts[tests::settingsKey].find("volume=3\n") != std::string::npos);
    table.session.setSound(false);
    CHECK(!table.view().sound);
    CHECK(table.storage.texts[tests::settingsKey].find("sound=0\n") != std::string::npos);

    // On is what it is by itself: a frame somewhere else stays silent.
    table.session.setSound(true);
    CHECK(table.storage.texts[tests::settingsKey].find("sound=auto\n") != std::string::npos);
    Table framed({.framed = true});
    framed.session.setSound(true);
    CHECK(framed.view().sound);
    CHECK(framed.storage.texts[tests::settingsKey].find("sound=1\n") != std::string::npos);
}

TEST_CASE("the volume can be tried") {
    Table table;
    table.session.tryVolume();
    CHECK(table.session.takeCues().size() == 1);
    table.session.setSound(false);
    table.session.tryVolume();
    CHECK(table.session.takeCues().empty());
}

TEST_CASE("the settings of the sound are read back as they were written") {
    for (const SoundChoice sound : {SoundChoice::Auto, SoundChoice::Off, SoundChoice::On}) {
        for (int volume = 0; volume <= app::fullVolume; ++volume) {
            const Settings settings{
                .language = "", .sound = sound, .volume = volume, .vibration = volume > 5};
            CHECK(app::readSettings(app::writeSettings(settings)) == settings);
        }
    }
    for (const std::string volume : {"", "-1", "11", "1.5", "07", "loud"})
        CHECK(app::readSettings("volume=" + volume).volume == Settings().volume);
    CHECK(app::readSettings("sound=2").sound == SoundChoice::Auto);
}
