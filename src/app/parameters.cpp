#include "app/parameters.hpp"

#include "app/daily.hpp"
#include "app/game_line.hpp"
#include "app/lessons.hpp"
#include "app/words.hpp"
#include "rules/position_text.hpp"

#include <array>
#include <variant>

namespace kiela::app {

namespace {

template<class Value>
bool assign(Value& target, const std::optional<Value>& value) {
    if (value) target = *value;
    return value.has_value();
}

template<class Value>
bool assign(std::optional<Value>& target, const std::optional<Value>& value) {
    if (value) target = value;
    return value.has_value();
}

std::optional<rules::Side> sideNamed(std::string_view name) {
    if (name == "south") return rules::Side::South;
    if (name == "north") return rules::Side::North;
    return std::nullopt;
}

bool applyLanguage(Parameters& parameters, std::string_view value) {
    return assign(parameters.language, text::languageFor(value));
}

bool applyRules(Parameters& parameters, std::string_view value) {
    return assign(parameters.setup.rules, rules::ruleSetNamed(value));
}

bool applyOpponent(Parameters& parameters, std::string_view value) {
    const bool byLink = value == "link";
    if (byLink || value == "person") {
        parameters.setup.opponent.reset();
        parameters.setup.byLink = byLink;
        return true;
    }
    if (value.size() != 1) return false;
    const engine::Level level = value[0] - '0';
    if (level < engine::weakestLevel || level > engine::strongestLevel) return false;
    parameters.setup.opponent = level;
    parameters.setup.byLink = false;
    return true;
}

bool applySide(Parameters& parameters, std::string_view value) {
    return assign(parameters.setup.side, sideNamed(value));
}

bool applyFirst(Parameters& parameters, std::string_view value) {
    return assign(parameters.setup.first, sideNamed(value));
}

bool applyPosition(Parameters& parameters, std::string_view value) {
    const auto read = rules::readPosition(value);
    const auto* position = std::get_if<rules::Position>(&read);
    if (position != nullptr) parameters.setup.position = *position;
    return position != nullptr;
}

bool applyGame(Parameters& parameters, std::string_view value) {
    const bool good = isGameLine(value);
    if (good) parameters.line = value;
    parameters.impossible = parameters.line.empty();
    return good;
}

bool applyMotion(Parameters& parameters, std::string_view value) {
    return assign(parameters.motion, motionNamed(value));
}

bool applyView(Parameters& parameters, std::string_view value) {
    return assign(parameters.view, viewChoiceNamed(value));
}

bool applyTheme(Parameters& parameters, std::string_view value) {
    return assign(parameters.theme, themeChoiceNamed(value));
}

bool applySound(Parameters& parameters, std::string_view value) {
    return assign(parameters.sound, soundChoiceNamed(value));
}

std::optional<int> numberUpTo(int most, std::string_view value) {
    const auto number = cutNumber(value);
    if (!number || !value.empty() || *number < 1 || *number > most) return std::nullopt;
    return static_cast<int>(*number);
}

bool applyLesson(Parameters& parameters, std::string_view value) {
    return assign(parameters.lesson,
                  value == "next" ? std::optional(nextLesson) : numberUpTo(lessonCount, value));
}

bool applyPuzzle(Parameters& parameters, std::string_view value) {
    return assign(parameters.puzzle,
                  value == "daily" ? std::optional(puzzleOfToday) : numberUpTo(puzzleCount, value));
}

bool applySeating(Parameters& parameters, std::string_view value) {
    return assign(parameters.seating, seatingNamed(value));
}

bool applyTextSize(Parameters& parameters, std::string_view value) {
    return assign(parameters.textSize, textSizeNamed(value));
}

bool applyUi(Parameters& parameters, std::string_view value) {
    parameters.boardOnly = value == "board";
    return value == "board" || value == "full";
}

template<bool Parameters::*flag>
bool applyFlag(Parameters& parameters, std::string_view value) {
    const bool good = value == "0" || value == "1";
    if (good) parameters.*flag = value == "1";
    return good;
}

bool applyIdle(Parameters& parameters, std::string_view value) {
    const auto seconds = numberUpTo(longestIdle, value);
    return seconds >= shortestIdle && assign(parameters.idle, seconds);
}

// Whether it is an address's beginning: a scheme, and a host without anything that is odd in one.
bool isOrigin(std::string_view value) {
    const std::size_t scheme = value.starts_with("https://")  ? 8
                               : value.starts_with("http://") ? 7
                                                              : 0;
    return scheme > 0 && value.size() > scheme
           && value.find_first_of("/\\?#@ \"<>", scheme) == std::string_view::npos;
}

bool applyOrigin(Parameters& parameters, std::string_view value) {
    const bool good = isOrigin(value);
    if (good) parameters.origin = value;
    return good;
}

bool applyHome(Parameters& parameters, std::string_view value) {
    const bool good = isOrigin(value.substr(0, value.find('/', 8)))
                      && value.find_first_of("?# \"<>") > value.size();
    if (good) parameters.home = value;
    return good;
}

struct Parameter {
    std::string_view name;
    bool ofGame;
    bool (*apply)(Parameters&, std::string_view value);
};

constexpr auto table = std::to_array<Parameter>({
#define KIELA_PARAMETER(name, values, meaning, ofGame, apply) {name, ofGame, apply},
#include "app/parameter_table.inc"
#undef KIELA_PARAMETER
});

int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

// A broken escape stands for itself, as browsers have it.
std::string decode(std::string_view encoded) {
    std::string decoded;
    for (std::size_t i = 0; i < encoded.size(); ++i) {
        const int high = i + 2 < encoded.size() ? hexDigit(encoded[i + 1]) : -1;
        const int low = i + 2 < encoded.size() ? hexDigit(encoded[i + 2]) : -1;
        if (encoded[i] == '%' && high >= 0 && low >= 0) {
            decoded += static_cast<char>(high * 16 + low);
            i += 2;
        } else {
            decoded += encoded[i] == '+' ? ' ' : encoded[i];
        }
    }
    return decoded;
}

// The beginning of what somebody may have made very long.
std::string shortened(const std::string& text) {
    constexpr std::size_t longest = 80;
    return text.size() <= longest ? text : text.substr(0, longest) + "…";
}

std::string warningOf(const std::string& name, const std::string& value) {
    return "Kiela: the parameter \"" + name + "\" is ignored: it cannot be \"" + shortened(value)
           + "\".";
}

void readParameter(Parameters& parameters, const std::string& name, const std::string& value) {
    for (const Parameter& info : table) {
        if (info.name != name) continue;
        const bool good = info.apply(parameters, value);
        if (!good) parameters.warnings.push_back(warningOf(name, value));
        if (info.ofGame && good) parameters.asksForGame = true;
        if (info.ofGame && !good && info.apply != applyGame) parameters.misread = true;
        return;
    }
    parameters.warnings.push_back("Kiela: the parameter \"" + shortened(name)
                                  + "\" is ignored: unknown.");
}

// Moves can be judged only once all else is known of the game.
void judgeGame(Parameters& parameters) {
    rules::Game game = parameters.setup.game();
    if (!playLine(game, parameters.line)) {
        parameters.warnings.push_back(warningOf("game", parameters.line));
        parameters.impossible = true;
    }
    // Moves from another start would be another game.
    if (parameters.misread && !parameters.line.empty()) parameters.impossible = true;
    if (!parameters.impossible) return;
    parameters.setup = {};
    parameters.line.clear();
    parameters.asksForGame = false;
}

}  // namespace

KeptGame Parameters::game() const {
    KeptGame asked{setup, setup.game()};
    playLine(asked.game, line);
    return asked;
}

Parameters readParameters(std::string_view query) {
    Parameters parameters;
    if (query.starts_with('?')) query.remove_prefix(1);
    while (!query.empty()) {
        const std::string_view pair = query.substr(0, query.find('&'));
        query.remove_prefix(pair.size() < query.size() ? pair.size() + 1 : pair.size());
        if (pair.empty()) continue;
        const std::size_t equals = pair.find('=');
        const std::string_view value =
            equals == std::string_view::npos ? std::string_view{} : pair.substr(equals + 1);
        readParameter(parameters, decode(pair.substr(0, equals)), decode(value));
    }
    judgeGame(parameters);
    if (parameters.kiosk) parameters.links = parameters.storage = false;
    return parameters;
}

}  // namespace kiela::app
