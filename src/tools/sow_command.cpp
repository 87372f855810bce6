// kiela sow: one move with everything that happens in it (rules §4).
#include "rules/sowing.hpp"

#include "rules/describe.hpp"
#include "rules/game.hpp"
#include "rules/position_text.hpp"
#include "rules/trace_text.hpp"
#include "tools/commands.hpp"
#include "tools/failure.hpp"

#include <iostream>

namespace kiela::tools {

void sowCommand(const std::vector<std::string>& words) {
    const Arguments arguments(words, {"--rules", "--position", "--move"});
    arguments.refuseWords();
    const rules::RuleSet rules = arguments.rules();
    const rules::Position position = arguments.position().value_or(rules::startPosition(rules));
    const auto name = arguments.value("--move");
    if (!name) throw Failure{badArguments, "sow needs --move"};
    const rules::House from = houseFrom(*name);

    // Where every move is endless the game is over; that the sowing is endless tells more.
    rules::Refusal refusal = rules::refusalOf(position, rules, from);
    rules::Game game(rules, position);
    rules::Trace trace;
    if (refusal == rules::Refusal::None) refusal = game.play(from, &trace);
    if (refusal != rules::Refusal::None) {
        throw Failure{refusedMove, *name + ": " + std::string(rules::describe(refusal))};
    }
    for (const rules::Event& event : trace) std::cout << rules::writeEvent(event) << '\n';
    std::cout << rules::writePosition(game.position()) << '\n';
}

}  // namespace kiela::tools
