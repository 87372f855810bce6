// What the visitor has chosen for good: its text form, whole and damaged.
#include "app/settings.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>

using namespace kiela;
using app::Motion;
using app::readSettings;
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
                        const Settings settings{language, motion,  view,   theme,
                                                !learned, learned, learned};
                        CHECK(readSettings(writeSettings(settings)) == settings);
                    }
                }
            }
        }
    }
}

TEST_CASE("settings are lines of names and values") {
    CHECK(writeSettings(chosen)
          == "lang=pl\nmotion=slow\nview=plain\ntheme=dark\npreview=1\nkeys=1\nmoves=0\nlearned=1\n");
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
              "colour=dark\nlang=pl\ntheme=dark\nsound=1\nmotion=slow\n=\nview=plain\nlearned=1\n")
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
