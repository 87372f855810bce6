#include "app/settings.hpp"

#include "app/kept_text.hpp"
#include "app/words.hpp"

#include <array>

namespace kiela::app {

namespace {

constexpr std::array<std::string_view, 5> motionNames{"auto", "off", "slow", "normal", "fast"};
constexpr std::array<std::string_view, 3> viewNames{"auto", "canvas", "plain"};
constexpr std::array<std::string_view, 4> themeNames{"auto", "light", "dark", "contrast"};
constexpr std::array<std::string_view, 3> soundNames{"auto", "0", "1"};
constexpr std::array<std::string_view, 3> orientationNames{"auto", "wide", "upright"};
constexpr std::array<std::string_view, 3> seatingNames{"beside", "pass", "face"};

template<class Value, std::size_t N>
std::optional<Value> valueNamed(const std::array<std::string_view, N>& names,
                                std::string_view name) {
    for (std::size_t i = 0; i < N; ++i)
        if (names[i] == name) return static_cast<Value>(i);
    return std::nullopt;
}

// A whole number from 0 to fullVolume; else nothing.
std::optional<int> volumeNamed(std::string_view name) {
    for (int volume = 0; volume <= fullVolume; ++volume)
        if (std::to_string(volume) == name) return volume;
    return std::nullopt;
}

void readLine(Settings& settings, std::string_view name, std::string_view value) {
    if (name == "lang") settings.language = value;
    if (name == "motion") settings.motion = motionNamed(value).value_or(settings.motion);
    if (name == "view") settings.view = viewChoiceNamed(value).value_or(settings.view);
    if (name == "theme") settings.theme = themeChoiceNamed(value).value_or(settings.theme);
    if (name == "orientation")
        settings.orientation =
            valueNamed<Orientation>(orientationNames, value).value_or(settings.orientation);
    if (name == "seating") settings.seating = seatingNamed(value).value_or(settings.seating);
    if (name == "text") settings.textSize = textSizeNamed(value).value_or(settings.textSize);
    if (name == "sound") settings.sound = soundChoiceNamed(value).value_or(settings.sound);
    if (name == "volume") settings.volume = volumeNamed(value).value_or(settings.volume);
    if (name == "vibration") settings.vibration = value == "1";
    if (name == "coordinates") settings.coordinates = value != "0";
    if (name == "confirm") settings.confirm = value == "1";
    if (name == "preview") settings.preview = value != "0";
    if (name == "keys") settings.keys = value != "0";
    if (name == "moves") settings.moves = value == "1";
    if (name == "learned") settings.learned = value == "1";
    if (name == "offline") settings.offline = value == "1";
}

}  // namespace

std::optional<Motion> motionNamed(std::string_view name) {
    return valueNamed<Motion>(motionNames, name);
}

std::optional<ViewChoice> viewChoiceNamed(std::string_view name) {
    return valueNamed<ViewChoice>(viewNames, name);
}

std::optional<ThemeChoice> themeChoiceNamed(std::string_view name) {
    return valueNamed<ThemeChoice>(themeNames, name);
}

std::optional<SoundChoice> soundChoiceNamed(std::string_view name) {
    return valueNamed<SoundChoice>(soundNames, name);
}

std::optional<Seating> seatingNamed(std::string_view name) {
    return valueNamed<Seating>(seatingNames, name);
}

std::optional<int> textSizeNamed(std::string_view name) {
    for (const int size : textSizes)
        if (std::to_string(size) == name) return size;
    return std::nullopt;
}

Settings readSettings(std::string_view text) {
    Settings settings;
    while (!text.empty()) {
        const std::string_view line = cut(text, '\n');
        const std::size_t equals = line.find('=');
        if (equals != std::string_view::npos)
            readLine(settings, line.substr(0, equals), line.substr(equals + 1));
    }
    return settings;
}

std::string writeSettings(const Settings& settings) {
    std::string text;
    writeLine(text, "lang", settings.language);
    writeLine(text, "motion", motionNames[static_cast<std::size_t>(settings.motion)]);
    writeLine(text, "view", viewNames[static_cast<std::size_t>(settings.view)]);
    writeLine(text, "theme", themeNames[static_cast<std::size_t>(settings.theme)]);
    writeLine(text, "orientation",
              orientationNames[static_cast<std::size_t>(settings.orientation)]);
    writeLine(text, "seating", seatingNames[static_cast<std::size_t>(settings.seating)]);
    writeLine(text, "text", std::to_string(settings.textSize));
    writeLine(text, "sound", soundNames[static_cast<std::size_t>(settings.sound)]);
    writeLine(text, "volume", std::to_string(settings.volume));
    writeLine(text, "vibration", settings.vibration ? "1" : "0");
    writeLine(text, "coordinates", settings.coordinates ? "1" : "0");
    writeLine(text, "confirm", settings.confirm ? "1" : "0");
    writeLine(text, "preview", settings.preview ? "1" : "0");
    writeLine(text, "keys", settings.keys ? "1" : "0");
    writeLine(text, "moves", settings.moves ? "1" : "0");
    writeLine(text, "learned", settings.learned ? "1" : "0");
    writeLine(text, "offline", settings.offline ? "1" : "0");
    return text;
}

}  // namespace kiela::app
