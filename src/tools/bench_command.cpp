// kiela bench: the signature of the search, and how fast it is here.
#include "engine/signature.hpp"
#include "tools/commands.hpp"

#include <chrono>
#include <iostream>

namespace kiela::tools {

void benchCommand(const std::vector<std::string>& words) {
    const Arguments arguments(words, {});
    arguments.refuseWords();
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const std::uint64_t nodes = engine::signature();
    const std::chrono::duration<double> seconds = Clock::now() - begin;
    std::cout << "nodes " << nodes << '\n'
              << "nodes per second "
              << static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds.count()) << '\n';
}

}  // namespace kiela::tools
