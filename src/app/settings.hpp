// What the visitor has chosen for good, and its text form in the storage.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kiela::app {

/// How fast stones travel. Auto: normal, or off where the person asks the system for less motion.
enum class Motion : std::uint8_t { Auto, Off, Slow, Normal, Fast };

/// What the game is shown as. Auto: a picture where there can be one, else the plain view.
enum class ViewChoice : std::uint8_t { Auto, Canvas, Plain };

/// Colours. Auto: as the person's system has them.
enum class ThemeChoice : std::uint8_t { Auto, Light, Dark, Contrast };

/// Whether stones are heard. Auto: yes, but not in somebody else's page.
enum class SoundChoice : std::uint8_t { Auto, Off, On };

/// How the board lies. Auto: as it comes out larger on the screen.
enum class Orientation : std::uint8_t { Auto, Wide, Upright };

/// How two people share one screen.
enum class Seating : std::uint8_t {
    Beside,      ///< both look at it from the same side
    Pass,        ///< they pass the device: the board turns to whoever is on turn
    FaceToFace,  ///< it lies between them: North's side and words are turned by half a turn
};

/// The loudest volume; 0 is silence.
inline constexpr int fullVolume = 10;

/// How large texts are, in percent.
inline constexpr std::array textSizes{100, 125, 150, 200};

std::optional<Motion> motionNamed(std::string_view name);
std::optional<ViewChoice> viewChoiceNamed(std::string_view name);
std::optional<ThemeChoice> themeChoiceNamed(std::string_view name);
std::optional<SoundChoice> soundChoiceNamed(std::string_view name);
std::optional<Seating> seatingNamed(std::string_view name);
/// One of textSizes, as "125".
std::optional<int> textSizeNamed(std::string_view name);

struct Settings {
    std::string language;  ///< a code of text::languages(); empty: not chosen
    Motion motion = Motion::Auto;
    ViewChoice view = ViewChoice::Auto;
    ThemeChoice theme = ThemeChoice::Auto;
    Orientation orientation = Orientation::Auto;
    Seating seating = Seating::Beside;
    int textSize = textSizes.front();  ///< one of textSizes
    SoundChoice sound = SoundChoice::Auto;
    int volume = 8;           ///< 0 to fullVolume
    bool vibration = false;   ///< stones are felt, too
    bool coordinates = true;  ///< the names of files and rows stand beside the board
    bool confirm = false;     ///< a move is made only when it is chosen twice
    bool preview = true;      ///< pointing at a house shows what its move would do
    bool keys = true;         ///< letters press buttons while the focus is on the board
    bool moves = false;       ///< their list stands beside the board
    bool learned = false;     ///< the first minute's explanations are over
    bool offline = false;     ///< it is known that no network is needed

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Lines of `name=value`. Unknown names and bad values are passed over when read.
Settings readSettings(std::string_view text);
std::string writeSettings(const Settings& settings);

}  // namespace kiela::app
