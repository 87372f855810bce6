#include "app/saved_game.hpp"

#include "rules/position_text.hpp"
#include "rules/setup.hpp"

#include <algorithm>
#include <iterator>

namespace kiela::app {

namespace {

constexpr std::string_view version = "1";

// How a game began, as the last part of its setup: from the rule set's own start, from a position,
// or from one that was arranged in an expert opening.
constexpr std::string_view fromStart = "start", fromPosition = "position", fromOpening = "expert";

std::string_view nameOf(rules::Side side) {
    return side == rules::Side::South ? "south" : "north";
}

std::optional<rules::Side> sideNamed(std::string_view name) {
    if (name == "south") return rules::Side::South;
    if (name == "north") return rules::Side::North;
    return std::nullopt;
}

// ---- Writing

void writeLine(std::string& text, std::string_view name, std::string_view value = {}) {
    text += name;
    text += '=';
    text += value;
    text += '\n';
}

std::string setupText(const Setup& setup) {
    std::string text{rules::nameOf(setup.rules)};
    const std::string opponent = setup.opponent ? std::to_string(*setup.opponent) : "person";
    const std::string_view begins =
        !setup.position ? fromStart : (setup.expert ? fromOpening : fromPosition);
    for (const std::string_view part :
         {std::string_view(opponent), nameOf(setup.side), nameOf(setup.first), begins}) {
        text += ' ';
        text += part;
    }
    if (setup.position) text += ' ' + rules::writePosition(*setup.position);
    return text;
}

std::string movesText(const std::vector<rules::House>& moves) {
    std::string text;
    for (const rules::House house : moves) {
        if (!text.empty()) text += ' ';
        text += rules::nameOf(house);
    }
    return text;
}

// ---- Reading

// The part before the first `separator`, which is taken off the text with it.
std::string_view takePart(std::string_view& text, char separator) {
    const std::string_view part = text.substr(0, text.find(separator));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

// The value of the next line where it has this name; then the line is taken off.
std::optional<std::string_view> takeLine(std::string_view& text, std::string_view name) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    std::string_view line = text.substr(0, end);
    if (!line.starts_with(name) || line.substr(name.size(), 1) != "=") return std::nullopt;
    line.remove_prefix(name.size() + 1);
    text.remove_prefix(end + 1);
    return line;
}

bool readOpponent(Setup& setup, std::string_view name) {
    setup.opponent.reset();
    if (name == "person") return true;
    if (name.size() != 1) return false;
    const engine::Level level = name[0] - '0';
    if (level < engine::weakestLevel || level > engine::strongestLevel) return false;
    setup.opponent = level;
    return true;
}

std::optional<Setup> readSetup(std::string_view text) {
    Setup setup;
    const auto ruleSet = rules::ruleSetNamed(takePart(text, ' '));
    const bool known = readOpponent(setup, takePart(text, ' '));
    const auto side = sideNamed(takePart(text, ' '));
    const auto first = sideNamed(takePart(text, ' '));
    const std::string_view begins = takePart(text, ' ');
    if (!ruleSet || !known || !side || !first) return std::nullopt;
    setup.rules = *ruleSet;
    setup.side = *side;
    setup.first = *first;
    if (begins == fromStart) return text.empty() ? std::optional(setup) : std::nullopt;
    if (begins != fromPosition && begins != fromOpening) return std::nullopt;
    const auto read = rules::readPosition(text);
    const auto* position = std::get_if<rules::Position>(&read);
    if (position == nullptr) return std::nullopt;
    setup.position = *position;
    setup.expert = begins == fromOpening;
    if (setup.expert && rules::arrangementError(*position, setup.rules)) return std::nullopt;
    return setup;
}

std::optional<std::vector<rules::House>> readMoves(std::string_view text) {
    std::vector<rules::House> moves;
    while (!text.empty()) {
        const auto house = rules::houseNamed(takePart(text, ' '));
        if (!house) return std::nullopt;
        moves.push_back(*house);
    }
    return moves;
}

// The game that begins with the next line.
std::optional<KeptGame> takeGame(std::string_view& text, std::string_view name) {
    const auto setupLine = takeLine(text, name);
    const auto movesLine = takeLine(text, "moves");
    if (!setupLine || !movesLine) return std::nullopt;
    const auto setup = readSetup(*setupLine);
    const auto moves = readMoves(*movesLine);
    if (!setup || !moves) return std::nullopt;
    KeptGame kept{*setup, setup->game()};
    for (const rules::House house : *moves)
        if (kept.game.play(house) != rules::Refusal::None) return std::nullopt;
    return kept;
}

// Whether a resignation, if there is one, is in order.
bool takeResignation(std::string_view& text, rules::Game& game) {
    const auto line = takeLine(text, "resigned");
    if (!line) return true;
    const auto side = sideNamed(*line);
    if (!side || game.result()) return false;
    game.resign(*side);
    return true;
}

bool canBePlayed(rules::Game game, const std::vector<rules::House>& undone) {
    return std::all_of(undone.rbegin(), undone.rend(), [&game](rules::House house) {
        return game.play(house) == rules::Refusal::None;
    });
}

std::optional<SavedGame> readBody(std::string_view text) {
    SavedGame saved;
    if (const auto line = takeLine(text, "address")) {
        saved.wish = readSetup(*line);
        if (!saved.wish) return std::nullopt;
    }
    auto current = takeGame(text, "game");
    if (!current || !takeResignation(text, current->game)) return std::nullopt;
    saved.current = std::move(*current);
    if (const auto line = takeLine(text, "undone")) {
        auto undone = readMoves(*line);
        if (!undone || undone->empty() || !canBePlayed(saved.current.game, *undone))
            return std::nullopt;
        saved.undone = std::move(*undone);
    }
    if (const auto line = takeLine(text, "counted")) {
        if (!line->empty()) return std::nullopt;
        saved.counted = true;
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
    writeLine(text, "version", version);
    if (saved.wish) writeLine(text, "address", setupText(*saved.wish));
    const rules::Game& game = saved.current.game;
    writeLine(text, "game", setupText(saved.current.setup));
    writeLine(text, "moves", movesText(game.moves()));
    if (game.result() && game.result()->reason == rules::Reason::Resigned)
        writeLine(text, "resigned",
                  game.result()->winner == rules::Winner::South ? "north" : "south");
    if (!saved.undone.empty()) writeLine(text, "undone", movesText(saved.undone));
    if (saved.counted) writeLine(text, "counted");
    if (saved.before) {
        writeLine(text, "earlier", setupText(saved.before->setup));
        writeLine(text, "moves", movesText(saved.before->game.moves()));
    }
    writeLine(text, "end");
    return text;
}

std::variant<SavedGame, Unreadable> readSavedGame(std::string_view text) {
    std::string_view body = text;
    const auto written = takeLine(body, "version");
    if (!written) return Unreadable::Damaged;
    if (*written != version) {
        const bool number = !written->empty() && written->front() != '0'
                            && std::all_of(written->begin(), written->end(),
                                           [](char c) { return c >= '0' && c <= '9'; });
        return number ? Unreadable::Newer : Unreadable::Damaged;
    }
    auto saved = readBody(body);
    // Written in another way it is not by this program: a space too many, say.
    if (!saved || writeSavedGame(*saved) != text) return Unreadable::Damaged;
    return std::move(*saved);
}

}  // namespace kiela::app
