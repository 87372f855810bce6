#include "app/saved_game.hpp"

#include "app/game_line.hpp"

#include <algorithm>

namespace kiela::app {

namespace {

bool canBePlayed(rules::Game game, const std::vector<rules::House>& undone) {
    return std::all_of(undone.rbegin(), undone.rend(), [&game](rules::House house) {
        return game.play(house) == rules::Refusal::None;
    });
}

std::optional<SavedGame> readBody(std::string_view text) {
    SavedGame saved;
    if (const auto line = takeLine(text, "address")) {
        const auto setup = readSetup(*line);
        if (!setup) return std::nullopt;
        saved.wish = {*setup, std::string(takeLine(text, "asked").value_or(""))};
        rules::Game game = setup->game();
        if (!playLine(game, saved.wish->line)) return std::nullopt;
    }
    auto current = takeGame(text, "game");
    if (!current) return std::nullopt;
    saved.current = std::move(*current);
    if (const auto line = takeLine(text, "undone")) {
        auto undone = readMoves(*line);
        if (!undone || undone->empty() || !canBePlayed(saved.current.game, *undone))
            return std::nullopt;
        saved.undone = std::move(*undone);
    }
    if (const auto line = takeLine(text, "counted")) {
        if (!line->empty()) return std::nullopt;
        saved.entered = true;
    }
    if (const auto line = takeLine(text, "sent")) {
        if (!line->empty()) return std::nullopt;
        saved.sent = true;
    }
    if (text.starts_with("earlier=")) {
        saved.before = takeGame(text, "earlier");
        if (!saved.before || saved.before->game.result()) return std::nullopt;
    }
    return text == "end=\n" ? std::optional(std::move(saved)) : std::nullopt;
}

}  // namespace

std::string writeSavedGame(const SavedGame& saved) {
    std::string text;
    writeVersion(text);
    if (saved.wish) {
        writeLine(text, "address", writeSetup(saved.wish->setup));
        if (!saved.wish->line.empty()) writeLine(text, "asked", saved.wish->line);
    }
    writeGame(text, "game", saved.current);
    if (!saved.undone.empty()) writeLine(text, "undone", writeMoves(saved.undone));
    if (saved.entered) writeLine(text, "counted");
    if (saved.sent) writeLine(text, "sent");
    if (saved.before) writeGame(text, "earlier", *saved.before);
    writeLine(text, "end");
    return text;
}

std::variant<SavedGame, Unreadable> readSavedGame(std::string_view text) {
    return readKept(text, readBody, writeSavedGame);
}

}  // namespace kiela::app
