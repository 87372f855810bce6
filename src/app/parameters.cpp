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

constexpr std::array<ParameterInfo, 13> table{{
    {"lang", "`en` `es` `pl`",
     "language; else the one chosen before, else the browser's, else `en`", false, applyLanguage},
    {"rules", "`traditional` `beginner` `tournament`", "rule set", true, applyRules},
    {"opponent", "`1` … `6`, `person`, `link`",
     "the program's level, a person beside the visitor, or one who sends links", true,
     applyOpponent},
    {"side", "`south` `north`", "the visitor's side", true, applySide},
    {"first", "`south` `north`", "who begins; a position says so itself", true, applyFirst},
    {"position", "a position text (rules §8)", "where the game starts", true, applyPosition},
    {"game", "moves, joined by dots", "the moves that have been made, from the start on", true,
     applyGame},
    {"motion", "`auto` `off` `slow` `normal` `fast`",
     "how fast stones travel; `auto` follows the system's wish for less motion", false,
     applyMotion},
    {"view", "`auto` `canvas` `plain`", "picture or plain page", false, applyView},
    {"theme", "`auto` `light` `dark` `contrast`", "colours; `auto` follows the system", false,
     applyTheme},
    {"sound", "`auto` `0` `1`",
     "whether stones are heard; `auto`: yes, but not in another page's frame", false, applySound},
    {"lesson", "`1` … `15`, `next`",
     "opens this lesson (11 to 15: an exercise), or the first one not done; the game waits "
     "meanwhile",
     false, applyLesson},
    {"puzzle", "`1` … `240`, `daily`",
     "opens this puzzle, or that of the day; the game waits meanwhile", false, applyPuzzle},
}};

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
    for (const ParameterInfo& info : table) {
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

std::span<const ParameterInfo> parameterTable() {
    return table;
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
    return parameters;
}

}  // namespace kiela::app
