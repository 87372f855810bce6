#include "app/game_line.hpp"

#include "app/words.hpp"
#include "rules/record.hpp"

namespace kiela::app {

namespace {

// Who gives up, where a word says that the other side has won.
std::optional<rules::Side> resigning(std::string_view word) {
    if (word == "1-0") return rules::Side::North;
    if (word == "0-1") return rules::Side::South;
    return std::nullopt;
}

}  // namespace

std::string gameLine(const rules::Game& game, std::size_t plies) {
    std::string line;
    const auto add = [&line](std::string_view word) {
        if (!line.empty()) line += '.';
        line += word;
    };
    for (std::size_t i = 0; i < plies; ++i) add(rules::nameOf(game.moves()[i]));
    const bool whole = plies == game.moves().size();
    if (whole && game.result() && game.result()->reason == rules::Reason::Resigned)
        add(rules::resultText(game.result()));
    return line;
}

bool isGameLine(std::string_view line) {
    if (line.empty() || line.ends_with('.')) return false;
    while (!line.empty()) {
        const std::string_view word = cut(line, '.');
        if (!rules::houseNamed(word) && !(line.empty() && resigning(word))) return false;
    }
    return true;
}

bool playLine(rules::Game& game, std::string_view line) {
    while (!line.empty()) {
        const std::string_view word = cut(line, '.');
        if (const auto side = resigning(word)) {
            if (game.result() || !line.empty()) return false;
            game.resign(*side);
            return true;
        }
        const auto house = rules::houseNamed(word);
        if (!house || game.play(*house) != rules::Refusal::None) return false;
    }
    return true;
}

}  // namespace kiela::app
