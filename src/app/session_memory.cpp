// What of a session outlasts the visit: the game, the one that was put aside for it, the settings
// and the streak. The texts themselves are made elsewhere (saved_game.hpp, settings.hpp,
// company.hpp).
#include "app/session.hpp"

#include <utility>

namespace kiela::app {

namespace {

constexpr std::string_view settingsKey = "kiela.settings.1";
constexpr std::string_view streakKey = "kiela.streak.1";
// Without a version: a program that is older than the game must see that there is one.
constexpr std::string_view gameKey = "kiela.game";

bool isUnderWay(const rules::Game& game) {
    return !game.result() && !game.moves().empty();
}

// Puts an unreadable game where nothing else lies. Whether it is safe there.
bool setAside(Storage& storage, std::string_view text) {
    for (int number = 1;; ++number) {
        const std::string key = std::string(gameKey) + ".aside." + std::to_string(number);
        const auto there = storage.load(key);
        if (there == text) return true;
        if (!there) return storage.save(key, text);
    }
}

}  // namespace

Settings Session::keptSettings(Storage& storage) {
    return readSettings(storage.load(settingsKey).value_or(""));
}

Streak Session::keptStreak(Storage& storage) {
    return readStreak(storage.load(streakKey).value_or(""));
}

void Session::keepSettings() {
    storage_.save(settingsKey, writeSettings(kept_));
}

void Session::countResult() {
    if (!game_.result()) return;
    finishing_ = false;
    if (counted_ || !setup_.opponent) return;
    counted_ = true;
    streak_.count(*setup_.opponent, setup_.side, *game_.result());
    storage_.save(streakKey, writeStreak(streak_));
}

// ---- The game

SavedGame Session::toBeKept() const {
    return {wish_, {setup_, game_}, undone_, counted_, before_};
}

// An address begins its game once: opened again, it goes on with what became of it.
void Session::remember(const Parameters& parameters) {
    if (parameters.asksForGame) wish_ = parameters.setup;
    const auto text = storage_.load(gameKey);
    if (!text) {
        // Nothing has happened yet that is worth keeping.
        keptText_ = writeSavedGame(toBeKept());
        return;
    }
    auto read = readSavedGame(*text);
    if (const auto* unreadable = std::get_if<Unreadable>(&read)) {
        notice_ = *unreadable;
        keepsGame_ = setAside(storage_, *text);
        return;
    }
    auto& saved = std::get<SavedGame>(read);
    keptText_ = *text;
    before_ = std::move(saved.before);
    if (wish_ && wish_ != saved.wish) {
        if (isUnderWay(saved.current.game)) before_ = std::move(saved.current);
        return;
    }
    setup_ = saved.current.setup;
    game_ = std::move(saved.current.game);
    undone_ = std::move(saved.undone);
    counted_ = saved.counted;
}

void Session::keep() {
    if (!keepsGame_) return;
    std::string text = writeSavedGame(toBeKept());
    if (text == keptText_) return;
    keptText_ = std::move(text);
    storage_.save(gameKey, keptText_);
}

void Session::keepGame() {
    if (isUnderWay(game_)) before_ = KeptGame{setup_, game_};
}

void Session::bringBack() {
    if (!before_) return;
    const KeptGame wanted = *std::exchange(before_, std::nullopt);
    keepGame();
    isRematch_ = false;
    open(wanted);
}

}  // namespace kiela::app
