// What of a session outlasts the visit: the game, the one that was put aside for it, past games,
// results and settings. The texts themselves are made elsewhere (saved_game.hpp, past_games.hpp,
// results.hpp, settings.hpp).
#include "app/session.hpp"
#include "text/say.hpp"

#include <utility>

namespace kiela::app {

namespace {

constexpr std::string_view settingsKey = "kiela.settings.1";
constexpr std::string_view resultsKey = "kiela.results.1";
// Without a version: a program that is older than the game must see that there is one.
constexpr std::string_view gameKey = "kiela.game", pastKey = "kiela.past";
// Changes whenever a session claims the game; known to shell/storage.js.
constexpr std::string_view turnKey = "kiela.turn";

// A kiosk's screen is looked at from farther away.
constexpr int kioskTextSize = 125;

bool isUnderWay(const rules::Game& game) {
    return !game.result() && !game.moves().empty();
}

// Neither side is the visitor's.
KeptGame demonstration(const Parameters& parameters) {
    KeptGame shown = parameters.game();
    shown.setup.opponent.reset();
    shown.setup.byLink = false;
    return shown;
}

// Puts what cannot be read where nothing else lies. Whether it is safe there.
bool setAside(Storage& storage, std::string_view of, std::string_view text) {
    for (int number = 1;; ++number) {
        const std::string key = std::string(of) + ".aside." + std::to_string(number);
        const auto there = storage.load(key);
        if (there == text) return true;
        if (!there) return storage.save(key, text);
    }
}

}  // namespace

void Session::readSettingsAgain() {
    kept_ = readSettings(ports_.storage.load(settingsKey).value_or(""));
    const std::string results = ports_.storage.load(resultsKey).value_or("");
    results_ = readResults(results);
    if (writeResults(results_) != results) setAside(ports_.storage, resultsKey, results);
    view_.settings = kept_;
    view_.settings.motion = parameters_.motion.value_or(kept_.motion);
    view_.settings.view = parameters_.view.value_or(kept_.view);
    view_.settings.theme = parameters_.theme.value_or(kept_.theme);
    view_.settings.sound = parameters_.sound.value_or(kept_.sound);
    view_.settings.seating = parameters_.seating.value_or(kept_.seating);
    view_.settings.textSize =
        parameters_.textSize.value_or(parameters_.kiosk ? kioskTextSize : kept_.textSize);
    if (parameters_.demo) view_.settings.learned = false;  // each step is explained
}

void Session::keepSettings() {
    ports_.storage.save(settingsKey, writeSettings(kept_));
}

void Session::enterResult() {
    if (!game_.result() || elsewhere_ || parameters_.demo) return;
    finishing_ = false;
    if (std::exchange(entered_, true)) return;
    addToPast(current());
    if (!setup_.opponent) return;
    results_.count(setup_.rules, *setup_.opponent, setup_.side, *game_.result());
    ports_.storage.save(resultsKey, writeResults(results_));
}

// ---- The game

std::optional<Wish> Session::wish() const {
    if (!parameters_.asksForGame) return std::nullopt;
    return Wish{parameters_.setup, parameters_.line};
}

KeptGame Session::current() const {
    return {setup_, game_, headers_};
}

SavedGame Session::toBeKept() const {
    return {wish(), current(), undone_, entered_, sent_, before_};
}

// An address begins its game once: opened again, it goes on with what became of it.
void Session::remember(bool goesOn) {
    if (parameters_.demo) return goOnWith(demonstration(parameters_));
    facing_ = game_.position().toMove;
    const auto text = ports_.storage.load(gameKey);
    if (!text) {
        // Nothing has happened yet that is worth keeping.
        if (parameters_.line.empty()) keptText_ = writeSavedGame(toBeKept());
        if (!goesOn) return meet(parameters_.game());
        // Or it has been erased.
        before_.reset();
        return goOnWith({parameters_.setup, parameters_.setup.game()});
    }
    auto read = readSavedGame(*text);
    if (const auto* unreadable = std::get_if<Unreadable>(&read)) {
        if (!goesOn) meet(parameters_.game());
        notice_ = *unreadable == Unreadable::Newer ? text::Msg::NoticeNewerGame
                                                   : text::Msg::NoticeDamagedGame;
        keepsGame_ = setAside(ports_.storage, gameKey, *text);
        return;
    }
    auto& saved = std::get<SavedGame>(read);
    keptText_ = *text;
    before_ = std::move(saved.before);
    goOnWith(std::move(saved.current));
    undone_ = std::move(saved.undone);
    entered_ = saved.entered;
    sent_ = saved.sent;
    if (!goesOn && parameters_.asksForGame && saved.wish != wish()) meet(parameters_.game());
}

void Session::keep() {
    if (!keepsGame_ || elsewhere_ || parameters_.demo) return;
    std::string text = writeSavedGame(toBeKept());
    if (text == keptText_) return;
    keptText_ = std::move(text);
    ports_.storage.save(gameKey, keptText_);
}

// ---- Several sessions with one storage

// Whoever has claimed the game last has it; the storage's owner tells the others.
void Session::claim() {
    if (parameters_.demo) return;
    const bool even = ports_.storage.load(turnKey) == "0";
    ports_.storage.save(turnKey, even ? "1" : "0");
}

void Session::giveWay() {
    if (elsewhere_ || parameters_.demo) return;
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

// ---- The game that was put aside, and past games

void Session::putAside(const KeptGame& kept) {
    if (!isUnderWay(kept.game)) return;
    if (before_) addToPast(*before_);
    before_ = kept;
}

void Session::bringBack() {
    if (!before_) return;
    const KeptGame wanted = *std::exchange(before_, std::nullopt);
    putAside(current());
    isRematch_ = false;
    open(wanted);
}

std::vector<PastGame> Session::readPast() {
    const auto text = ports_.storage.load(pastKey);
    keepsPast_ = true;
    if (!text) return {};
    auto read = readPastGames(*text);
    if (auto* games = std::get_if<std::vector<PastGame>>(&read)) return std::move(*games);
    pastUnreadable_ = std::get<Unreadable>(read);
    keepsPast_ = setAside(ports_.storage, pastKey, *text);
    return {};
}

// The storage may have been changed by another session.
void Session::addToPast(const KeptGame& kept) {
    std::vector<PastGame> games = readPast();
    if (!keepsPast_) return;
    addPastGame(games, {ports_.calendar.today(), kept});
    ports_.storage.save(pastKey, writePastGames(games));
}

void Session::openKept() {
    pastGames_ = readPast();
    keptView_.copyName = "kiela-" + ports_.calendar.today() + ".json";
    keptView_.copy = ports_.storage.everything();
    keptView_.tallies = tallyViews(language(), results_);
    keptView_.games = pastGameViews(language(), ports_.calendar, pastGames_);
    if (pastUnreadable_)
        keptView_.notice = text::say(language(), *pastUnreadable_ == Unreadable::Newer
                                                     ? text::Msg::NoticeNewerPast
                                                     : text::Msg::NoticeDamagedPast);
}

void Session::closeKept() {
    pastGames_.clear();
    keptView_ = {};
}

void Session::reopen(std::size_t index) {
    if (index >= pastGames_.size()) return;
    const KeptGame wanted = std::move(pastGames_[index].kept);
    putAside(current());
    isRematch_ = false;
    open(wanted, wanted.game.result().has_value());
}

void Session::forgetEverything() {
    ports_.storage.forget();
}

}  // namespace kiela::app
