// Prints, as JSON, the signature of the search and how fast it is, and how long the strongest level
// takes for a move: scripts/bench.d/engine.mjs.
#include "engine/opponent.hpp"
#include "engine/signature.hpp"

#include <chrono>
#include <cstdio>

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// The longest move of the strongest level in the games of the signature.
double longestMove() {
    constexpr int slice = 1000;
    double longest = 0;
    for (const kiela::rules::Game& game : kiela::engine::signatureGames()) {
        const auto begin = Clock::now();
        kiela::engine::Opponent opponent(game, kiela::engine::strongestLevel, 1);
        while (!opponent.step(slice)) {
        }
        const double seconds = secondsSince(begin);
        if (seconds > longest) longest = seconds;
    }
    return longest;
}

}  // namespace

int main() {
    const auto begin = Clock::now();
    const std::uint64_t nodes = kiela::engine::signature();
    const double seconds = secondsSince(begin);
    std::printf("{\"nodes\": %llu, \"seconds\": %.6f, \"longestMove\": %.6f}\n",
                static_cast<unsigned long long>(nodes), seconds, longestMove());
}
