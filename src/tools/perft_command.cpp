// kiela perft: counts the sequences of legal moves (rules §8).
#include "rules/perft.hpp"

#include "tools/commands.hpp"
#include "tools/failure.hpp"

#include <iostream>

namespace kiela::tools {

void perftCommand(const std::vector<std::string>& words) {
    constexpr int deepest = 1000;
    const Arguments arguments(words, {"--rules", "--position", "--depth"}, {"--divide"});
    arguments.refuseWords();
    const rules::RuleSet rules = arguments.rules();
    const rules::Position position = arguments.position().value_or(rules::startPosition(rules));
    const auto depth = arguments.number("--depth", 0, deepest);
    if (!depth) throw Failure{badArguments, "perft needs --depth"};

    if (!arguments.has("--divide") || *depth == 0) {
        std::cout << rules::perft(position, rules, *depth) << '\n';
        return;
    }
    std::uint64_t total = 0;
    for (const rules::PerftShare& share : rules::perftByMove(position, rules, *depth)) {
        std::cout << rules::nameOf(share.move) << ' ' << share.sequences << '\n';
        total += share.sequences;
    }
    std::cout << total << '\n';
}

}  // namespace kiela::tools
