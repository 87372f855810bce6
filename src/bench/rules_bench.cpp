// Measures the rules: perft from the traditional start, and random tournament playouts; by fast
// sowing and by the plain baseline, turn by turn, so that both see the same machine. Prints what
// scripts/bench.d/rules.mjs makes its table of.
//
//     bench_rules DEPTH GAMES REPEATS
#include "bench/plain.hpp"
#include "rules/perft.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#else
#include <ctime>
#endif

using namespace kiela;

namespace {

// The processor's time, not the clock's: others may be at work on the machine.
#ifdef __EMSCRIPTEN__
// clang-format off
EM_JS(double, secondsUsed, (), {
    const {user, system} = process.cpuUsage();
    return (user + system) / 1e6;
});
// clang-format on
#else
double secondsUsed() {
    std::timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}
#endif

/// What came of a computation, and its best time.
template<class Result>
struct Measured {
    Result result{};
    double seconds = std::numeric_limits<double>::infinity();

    template<class Work>
    void measure(Work work) {
        const double before = secondsUsed();
        result = work();
        seconds = std::min(seconds, secondsUsed() - before);
    }
};

}  // namespace

int main(int count, char** arguments) {
    if (count != 4) {
        std::fputs("bench_rules DEPTH GAMES REPEATS\n", stderr);
        return 2;
    }
    const int depth = std::atoi(arguments[1]);
    const int games = std::atoi(arguments[2]);
    const int repeats = std::atoi(arguments[3]);

    using rules::RuleSet;
    const rules::Position traditional = rules::startPosition(RuleSet::Traditional);
    const rules::Position tournament = rules::startPosition(RuleSet::Tournament);
    Measured<std::uint64_t> perft;
    Measured<std::uint64_t> plainPerft;
    Measured<rules::Playouts> playouts;
    Measured<rules::Playouts> plainPlayouts;
    for (int repeat = 0; repeat < repeats; ++repeat) {
        const auto seed = static_cast<std::uint64_t>(games);
        plainPerft.measure([&] {
            return bench::perftPlainly(bench::plainBoard(traditional), RuleSet::Traditional, depth);
        });
        perft.measure([&] { return rules::perft(traditional, RuleSet::Traditional, depth); });
        plainPlayouts.measure([&] {
            return bench::playOutPlainly(bench::plainBoard(tournament), RuleSet::Tournament, games,
                                         seed);
        });
        playouts.measure([&] {
            return rules::playOut(rules::fastPosition(tournament), RuleSet::Tournament, 0, games,
                                  seed);
        });
    }
    if (perft.result != plainPerft.result || playouts.result != plainPlayouts.result) {
        std::fputs("bench_rules: fast sowing and the plain baseline disagree\n", stderr);
        return 1;
    }
    std::printf(R"({"perft": {"count": %llu, "seconds": %.9f, "plainSeconds": %.9f},)"
                R"( "playouts": {"count": %d, "seconds": %.9f, "plainSeconds": %.9f},)"
                R"( "moves": %lld, "won": %d})"
                "\n",
                static_cast<unsigned long long>(perft.result), perft.seconds, plainPerft.seconds,
                games, playouts.seconds, plainPlayouts.seconds,
                static_cast<long long>(playouts.result.moves), playouts.result.won);
    return 0;
}
