#include "app/link.hpp"

#include "app/game_line.hpp"
#include "rules/position_text.hpp"

#include <algorithm>

namespace kiela::app {

namespace {

// A position as short as it can be, without spaces.
std::string positionWord(const rules::Position& position) {
    std::string text = rules::writePosition(position);
    constexpr std::string_view fresh = " 0 1";
    if (text.ends_with(fresh)) text.resize(text.size() - fresh.size());
    std::replace(text.begin(), text.end(), ' ', '+');
    return text;
}

bool begins(const std::vector<rules::House>& moves, const std::vector<rules::House>& longer) {
    return moves.size() <= longer.size() && std::equal(moves.begin(), moves.end(), longer.begin());
}

}  // namespace

std::string queryOf(const Setup& setup, const rules::Game& game, std::size_t plies) {
    std::string query;
    const auto add = [&query](std::string_view name, std::string_view value) {
        query += query.empty() ? '?' : '&';
        query += name;
        query += '=';
        query += value;
    };
    constexpr Setup plain;
    if (setup.rules != plain.rules) add("rules", rules::nameOf(setup.rules));
    if (setup.together())
        add("opponent", "person");
    else if (setup.byLink)
        add("opponent", "link");
    else if (setup.opponent != plain.opponent)
        add("opponent", std::to_string(*setup.opponent));
    if (setup.side != plain.side) add("side", "north");
    if (setup.position)
        add("position", positionWord(*setup.position));
    else if (setup.first != plain.first)
        add("first", "north");
    if (const std::string line = gameLine(game, plies); !line.empty()) add("game", line);
    return query;
}

Kinship kinship(const KeptGame& kept, const KeptGame& arrived) {
    const auto& old = kept.game.moves();
    const auto& moves = arrived.game.moves();
    if (!kept.setup.byLink || !arrived.setup.byLink || old.empty()
        || kept.game.rules() != arrived.game.rules() || kept.game.start() != arrived.game.start())
        return Kinship::Other;
    if (begins(moves, old) && (moves.size() < old.size() || !arrived.game.result()))
        return Kinship::Known;
    if (!begins(old, moves)) return Kinship::Other;
    return kept.game == arrived.game ? Kinship::Known : Kinship::Newer;
}

}  // namespace kiela::app
