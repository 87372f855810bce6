// What the visitor has chosen for good: its text form, whole and damaged.
#include "app/settings.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>

using namespace kiela;
using app::Motion;
using app::Orientation;
using app::readSettings;
using app::Seating;
using app::Settings;
using app::ThemeChoice;
using app::ViewChoice;
using app::writeSettings;

namespace {

constexpr Motion motions[]{Motion::Auto, Motion::Off, Motion::Slow, Motion::Normal, Motion::Fast};
constexpr ViewChoice views[]{ViewChoice::Auto, ViewChoice::Canvas, ViewChoice::Plain};
constexpr ThemeChoice themes[]{ThemeChoice::Auto, ThemeChoice::Light, ThemeChoice::Dark,
                               ThemeChoice::Contrast};

const Settings chosen{.language = "pl",
                      .motion = Motion::Slow,
                      .view = ViewChoice::Plain,
                      .theme = ThemeChoice::Dark,
                      .learned = true};

}  // namespace

TEST_CASE("settings are read back as they were written") {
    for (const std::string language : {"", "en", "es", "pl"}) {
        for (const Motion motion : motions) {
            for (const ViewChoice view : views) {
                for (const ThemeChoice theme : themes) {
                    for (const bool learned : {false, true}) {
                        const Settings settings{.language = language,
                                                .motion = motion,
                                                .view = view,
                                                .theme = theme,
                                                .preview = !learned,
                                                .keys = learned,
                                                .learned = learned};
                        CHECK(readSettings(writeSettings(settings)) == settings);
                    }
                }
            }
        }
    }
}

TEST_CASE("how the board lies is read back as it was written") {
    for (const Orientation orientation :
         {Orientation::Auto, Orientation::Wide, Orientation::Upright}) {
        for (const Seating seating : {Seating::Beside, Seating::Pass, Seating::FaceToFace}) {
            for (const int size : app::textSizes) {
                for (const bool on : {false, true}) {
                    const Settings settings{.language = "",
                                            .orientation = orientation,
                                            .seating = seating,
                                            .textSize = size,
                                            .coordinates = on,
                                            .confirm = !on};
                    CHECK(readSettings(writeSettings(settings)) == settings);
                }
            }
        }
    }
}

TEST_CASE("texts have one of a few sizes") {
    CHECK(readSettings("text=200").textSize == 200);
    for (const std::string size : {"", "0", "99", "1000", "-100", "200%", "1e2", "0200"})
        CHECK(readSettings("text=" + size).textSize == 100);
}

TEST_CASE("settings are lines of names and values") {
    const std::string text = writeSettings(chosen);
    for (const std::string line :
         {"lang=pl\n", "motion=slow\n", "view=plain\n", "theme=dark\n", "orientation=auto\n",
          "seating=beside\n", "text=100\n", "coordinates=1\n", "confirm=0\n", "preview=1\n",
          "keys=1\n", "moves=0\n", "learned=1\n"})
        CHECK(text.find(line) != std::string::npos);
    CHECK(readSettings("learned=1\ntheme=dark\nview=plain\nmotion=slow\nlang=pl") == chosen);
}

TEST_CASE("without a text everything is as at the first visit") {
    CHECK(readSettings("") == Settings());
    CHECK(readSettings("\n\n\n") == Settings());
    CHECK(Settings().motion == Motion::Auto);
    CHECK(Settings().view == ViewChoice::Auto);
    CHECK(Settings().theme == ThemeChoice::Auto);
    CHECK(Settings().preview);
    CHECK(Settings().keys);
    CHECK(!Settings().learned);
}

TEST_CASE("names that are not known are passed over") {
    CHECK(readSettings(
              "colour=dark\nlang=pl\ntheme=dark\ntaste=1\nmotion=slow\n=\nview=plain\nlearned=1\n")
          == chosen);
}

TEST_CASE("bad values leave the default") {
    CHECK(readSettings("motion=quick\nview=3d\ntheme=pink\nlearned=yes\n") == Settings());
    CHECK(readSettings("motion\nview\nlearned\nlang\n") == Settings());
    CHECK(readSettings("motion=\nview=\nlearned=\nlang=\n") == Settings());
    // A later bad value does not undo an earlier good one.
    CHECK(readSettings("motion=off\nmotion=quick\n").motion == Motion::Off);
}

TEST_CASE("a text that was cut short keeps what is whole") {
    const std::string text = writeSettings(chosen);
    for (std::size_t length = 0; length < text.size(); ++length) {
        const Settings read = readSettings(text.substr(0, length));
        CAPTURE(length);
        CHECK((read.language.empty() || chosen.language.starts_with(read.language)));
        CHECK((read.motion == Motion::Auto || read.motion == Motion::Slow));
        CHECK((read.view == ViewChoice::Auto || read.view == ViewChoice::Plain));
    }
    CHECK(readSettings(text.substr(0, text.size() - 1)) == chosen);
}

TEST_CASE("a damaged text is read as far as it makes sense, and can be written again") {
    std::mt19937 random(7);
    for (int number = 0; number < 20'000; ++number) {
        std::string text = writeSettings(chosen);
        for (auto damage = random() % 8; damage > 0; --damage)
            text[random() % text.size()] = static_cast<char>(random());
        const Settings read = readSettings(text);
        REQUIRE(readSettings(writeSettings(read)) == read);
    }
}

TEST_CASE("motions and views have names, and only these") {
    CHECK(app::motionNamed("auto") == Motion::Auto);
    CHECK(app::motionNamed("off") == Motion::Off);
    CHECK(app::motionNamed("slow") == Motion::Slow);
    CHECK(app::motionNamed("normal") == Motion::Normal);
    CHECK(app::motionNamed("fast") == Motion::Fast);
    CHECK(app::viewChoiceNamed("auto") == ViewChoice::Auto);
    CHECK(app::viewChoiceNamed("canvas") == ViewChoice::Canvas);
    CHECK(app::viewChoiceNamed("plain") == ViewChoice::Plain);
    for (const std::string_view name : {"", "Auto", "auto ", "none"}) {
        CHECK(!app::motionNamed(name));
        CHECK(!app::viewChoiceNamed(name));
    }
}
