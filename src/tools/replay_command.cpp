// kiela replay: plays a list of moves and tells how the game stands (rules §5).
#include "rules/describe.hpp"
#include "rules/game.hpp"
#include "rules/position_text.hpp"
#include "tools/commands.hpp"
#include "tools/failure.hpp"

#include <iostream>

namespace kiela::tools {

namespace {

std::string describe(const std::optional<rules::Result>& result) {
    if (!result) return "none";
    const std::string reason(rules::nameOf(result->reason));
    switch (result->winner) {
    case rules::Winner::South:
        return "s " + reason;
    case rules::Winner::North:
        return "n " + reason;
    case rules::Winner::Nobody:
        return "draw " + reason;
    }
    return {};
}

}  // namespace

void replayCommand(const std::vector<std::string>& words) {
    const Arguments arguments(words, {"--rules", "--position"});
    const rules::RuleSet rules = arguments.rules();
    rules::Game game(rules, arguments.position().value_or(rules::startPosition(rules)));
    std::vector<rules::House> moves;
    for (const std::string& name : arguments.words()) moves.push_back(houseFrom(name));

    for (const rules::House move : moves) {
        const rules::Refusal refusal = game.play(move);
        if (refusal != rules::Refusal::None) {
            throw Failure{refusedMove, "move " + std::to_string(game.moves().size() + 1) + ", "
                                           + rules::nameOf(move) + ": "
                                           + std::string(rules::describe(refusal))};
        }
    }
    std::cout << rules::writePosition(game.position()) << '\n'
              << "result: " << describe(game.result()) << '\n';
}

}  // namespace kiela::tools
