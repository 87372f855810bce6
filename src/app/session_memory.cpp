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
// Changes whenever a session claims the game; known to shell/storage.js.
constexpr std::string_view turnKey = "kiela.turn";

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

void Session::readSettingsAgain() {
    kept_ = readSettings(ports_.storage.load(settingsKey).value_or(""));
    streak_ = readStreak(ports_.storage.load(streakKey).value_or(""));
    view_.settings = kept_;
    view_.settings.motion = parameters_.motion.value_or(kept_.motion);
    view_.settings.view = parameters_.view.value_or(kept_.view);
    view_.settings.theme = parameters_.theme.value_or(kept_.theme);
    view_.settings.sound = parameters_.sound.value_or(kept_.sound);
}

void Session::keepSettings() {
    ports_.storage.save(settingsKey, writeSettings(kept_));
}

void Session::countResult() {
    if (!game_.result() || elsewhere_) return;
    finishing_ = false;
    if (counted_ || !setup_.opponent) return;
    counted_ = true;
    streak_.count(*setup_.opponent, setup_.side, *game_.result());
    ports_.storage.save(streakKey, writeStreak(streak_));
}

// ---- The game

SavedGame Session::toBeKept() const {
    return {parameters_.asksForGame ? std::optional(parameters_.setup) : std::nullopt,
            {setup_, game_},
            undone_,
            counted_,
            before_};
}

// An address begins its game once: opened again, it goes on with what became of it.
void Session::remember(bool goesOn) {
    facing_ = game_.position().toMove;
    const auto text = ports_.storage.load(gameKey);
    if (!text) {
        // Nothing has happened yet that is worth keeping.
        keptText_ = writeSavedGame(toBeKept());
        return;
    }
    auto read = readSavedGame(*text);
    if (const auto* unreadable = std::get_if<Unreadable>(&read)) {
        notice_ = *unreadable;
        keepsGame_ = setAside(ports_.storage, *text);
        return;
    }
    auto& saved = std::get<SavedGame>(read);
    keptText_ = *text;
    before_ = std::move(saved.before);
    if (!goesOn && parameters_.asksForGame && saved.wish != parameters_.setup) {
        if (isUnderWay(saved.current.game)) before_ = std::move(saved.current);
        return;
    }
    setup_ = saved.current.setup;
    game_ = std::move(saved.current.game);
    undone_ = std::move(saved.undone);
    counted_ = saved.counted;
    facing_ = game_.position().toMove;
}

void Session::keep() {
    if (!keepsGame_ || elsewhere_) return;
    std::string text = writeSavedGame(toBeKept());
    if (text == keptText_) return;
    keptText_ = std::move(text);
    ports_.storage.save(gameKey, keptText_);
}

// ---- Several sessions with one storage

// Whoever has claimed the game last has it; the storage's owner tells the others.
void Session::claim() {
    const bool even = ports_.storage.load(turnKey) == "0";
    ports_.storage.save(turnKey, even ? "1" : "0");
}

void Session::giveWay() {
    if (elsewhere_) return;
    elsewhere_ = true;
    endTurn();
    settle();
}

void Session::takeOver() {
    if (!std::exchange(elsewhere_, false)) return;
    claim();
    readSettingsAgain();
    endTurn();
    isRematch_ = offeredFinish_ = false;
    remember(true);
    settle();
    announcements_.push_back(view_.caption);
}

// ---- The game that was put aside

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
