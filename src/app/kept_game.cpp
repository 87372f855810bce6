#include "app/kept_game.hpp"

#include "app/kept_text.hpp"
#include "app/words.hpp"
#include "rules/position_text.hpp"
#include "rules/setup.hpp"

namespace kiela::app {

namespace {

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

bool readOpponent(Setup& setup, std::string_view name) {
    setup.opponent.reset();
    setup.byLink = name == "link";
    if (setup.byLink || name == "person") return true;
    if (name.size() != 1) return false;
    const engine::Level level = name[0] - '0';
    if (level < engine::weakestLevel || level > engine::strongestLevel) return false;
    setup.opponent = level;
    return true;
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

}  // namespace

std::string writeSetup(const Setup& setup) {
    std::string text{rules::nameOf(setup.rules)};
    const std::string opponent =
        setup.opponent ? std::to_string(*setup.opponent) : (setup.byLink ? "link" : "person");
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

std::optional<Setup> readSetup(std::string_view text) {
    Setup setup;
    const auto ruleSet = rules::ruleSetNamed(cut(text, ' '));
    const bool known = readOpponent(setup, cut(text, ' '));
    const auto side = sideNamed(cut(text, ' '));
    const auto first = sideNamed(cut(text, ' '));
    const std::string_view begins = cut(text, ' ');
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

std::string writeMoves(const std::vector<rules::House>& moves) {
    std::string text;
    for (const rules::House house : moves) {
        if (!text.empty()) text += ' ';
        text += rules::nameOf(house);
    }
    return text;
}

std::optional<std::vector<rules::House>> readMoves(std::string_view text) {
    std::vector<rules::House> moves;
    while (!text.empty()) {
        const auto house = rules::houseNamed(cut(text, ' '));
        if (!house) return std::nullopt;
        moves.push_back(*house);
    }
    return moves;
}

void writeGame(std::string& text, std::string_view name, const KeptGame& kept) {
    writeLine(text, name, writeSetup(kept.setup));
    writeLine(text, "moves", writeMoves(kept.game.moves()));
    for (std::string_view headers = kept.headers; !headers.empty();)
        writeLine(text, "header", cut(headers, '\n'));
    const auto& result = kept.game.result();
    if (result && result->reason == rules::Reason::Resigned)
        writeLine(text, "resigned", result->winner == rules::Winner::South ? "north" : "south");
}

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
    while (const auto header = takeLine(text, "header")) {
        kept.headers += *header;
        kept.headers += '\n';
    }
    if (!takeResignation(text, kept.game)) return std::nullopt;
    return kept;
}

}  // namespace kiela::app
