#include "app/past_games.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace kiela::app {

namespace {

// Whether a game is another one, or goes on from where that was left.
bool goesOnFrom(const KeptGame& game, const KeptGame& other) {
    if (other.game.result()) return game.setup == other.setup && game.game == other.game;
    const auto& moves = game.game.moves();
    const auto& before = other.game.moves();
    return game.setup == other.setup && before.size() <= moves.size()
           && std::equal(before.begin(), before.end(), moves.begin());
}

// "2026-11-30".
bool isDay(std::string_view text) {
    constexpr std::string_view form = "0000-00-00";
    return std::equal(text.begin(), text.end(), form.begin(), form.end(), [](char c, char like) {
        return like == '-' ? c == '-' : c >= '0' && c <= '9';
    });
}

std::optional<std::vector<PastGame>> readBody(std::string_view text) {
    std::vector<PastGame> games;
    while (const auto day = takeLine(text, "day")) {
        auto kept = takeGame(text, "game");
        if (!isDay(*day) || !kept || games.size() == mostPastGames) return std::nullopt;
        games.push_back({std::string(*day), std::move(*kept)});
    }
    return text == "end=\n" ? std::optional(std::move(games)) : std::nullopt;
}

}  // namespace

void addPastGame(std::vector<PastGame>& games, PastGame game) {
    std::erase_if(games,
                  [&game](const PastGame& other) { return goesOnFrom(game.kept, other.kept); });
    games.insert(games.begin(), std::move(game));
    if (games.size() > mostPastGames) games.pop_back();
}

std::string writePastGames(const std::vector<PastGame>& games) {
    std::string text;
    writeVersion(text);
    for (const PastGame& game : games) {
        writeLine(text, "day", game.day);
        writeGame(text, "game", game.kept);
    }
    writeLine(text, "end");
    return text;
}

std::variant<std::vector<PastGame>, Unreadable> readPastGames(std::string_view text) {
    return readKept(text, readBody, writePastGames);
}

}  // namespace kiela::app
