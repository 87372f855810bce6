#include "engine/puzzle.hpp"

#include "rules/position_text.hpp"

#include <algorithm>

namespace kiela::engine {

namespace {

constexpr std::array<std::string_view, allThemes.size()> names{"capture", "win1", "win2", "win3",
                                                               "defence"};

/// Takes the text up to `separator` (or all of it) from the front of `rest`.
std::string_view cut(std::string_view& rest, char separator) {
    const std::size_t length = std::min(rest.find(separator), rest.size());
    const std::string_view part = rest.substr(0, length);
    rest.remove_prefix(std::min(length + 1, rest.size()));
    return part;
}

std::optional<Theme> themeNamed(std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return allThemes[static_cast<std::size_t>(found - names.begin())];
}

/// 0 where it is none.
int difficultyFrom(std::string_view digit) {
    if (digit.size() != 1 || digit[0] < '0' + easiest || digit[0] > '0' + hardest) return 0;
    return digit[0] - '0';
}

/// None where one of them is no house.
std::vector<rules::House> housesFrom(std::string_view list) {
    std::vector<rules::House> houses;
    while (!list.empty()) {
        const auto house = rules::houseNamed(cut(list, ','));
        if (!house) return {};
        houses.push_back(*house);
    }
    return houses;
}

}  // namespace

std::string_view nameOf(Theme theme) {
    return names[static_cast<std::size_t>(theme)];
}

int movesToWin(Theme theme) {
    switch (theme) {
    case Theme::Win1:
        return 1;
    case Theme::Win2:
        return 2;
    case Theme::Win3:
        return 3;
    case Theme::Capture:
    case Theme::Defence:
        break;
    }
    return 0;
}

std::string writePuzzle(const Puzzle& puzzle) {
    std::string line(nameOf(puzzle.theme));
    line += ' ';
    line += std::to_string(puzzle.difficulty);
    line += ' ';
    line += rules::nameOf(puzzle.rules);
    char before = ' ';
    for (const rules::House move : puzzle.solution) {
        line += before;
        line += rules::nameOf(move);
        before = ',';
    }
    // Row by row up to the player on turn.
    const std::string position = rules::writePosition(puzzle.position);
    return line + ' ' + position.substr(0, position.find(' ') + 2);
}

std::optional<Puzzle> readPuzzle(std::string_view line) {
    const auto theme = themeNamed(cut(line, ' '));
    const int difficulty = difficultyFrom(cut(line, ' '));
    const auto rules = rules::ruleSetNamed(cut(line, ' '));
    const auto solution = housesFrom(cut(line, ' '));
    const auto position = rules::readPosition(line);
    const auto* const board = std::get_if<rules::Position>(&position);
    if (!theme || difficulty == 0 || !rules || solution.empty() || !board) return std::nullopt;
    return Puzzle{*theme, difficulty, *rules, solution, *board};
}

}  // namespace kiela::engine
