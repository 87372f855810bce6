// kiela fit: learns an evaluation from files of samples (samples.hpp).
#include "tools/commands.hpp"
#include "tools/failure.hpp"
#include "tools/fitting.hpp"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <limits>

namespace kiela::tools {

namespace {

void tell(const FitProgress& progress) {
    constexpr std::size_t longest = 100;
    char line[longest];
    std::snprintf(line, longest, "epoch %d: loss %.4f, held back %.4f\n", progress.epoch,
                  progress.learned, progress.heldBack);
    std::cout << line << std::flush;
}

}  // namespace

void fitCommand(const std::vector<std::string>& words) {
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int mostEpochs = 1000;
    constexpr std::size_t heldBackOf = 20;
    const Arguments arguments(words, {"--out", "--epochs", "--seed"});
    const auto out = arguments.value("--out");
    if (!out) throw Failure{badArguments, "fit needs --out FILE"};
    FitSettings settings;
    settings.epochs = arguments.number("--epochs", 1, mostEpochs).value_or(settings.epochs);
    settings.seed = static_cast<std::uint32_t>(
        arguments.number("--seed", 0, most).value_or(static_cast<int>(settings.seed)));

    // The last games of each file are held back: positions of one game are much alike.
    std::vector<Sample> samples;
    std::vector<Sample> heldBack;
    for (const std::string& file : arguments.words()) {
        const std::vector<Sample> all = readSamples(file);
        const auto last =
            all.end() - static_cast<std::ptrdiff_t>((all.size() + heldBackOf - 1) / heldBackOf);
        samples.insert(samples.end(), all.begin(), last);
        heldBack.insert(heldBack.end(), last, all.end());
    }
    if (samples.empty()) throw Failure{badArguments, "fit needs files of samples"};
    std::cout << samples.size() << " samples, " << heldBack.size() << " held back\n";

    const auto data = fitNetwork(samples, heldBack, settings, tell);
    std::ofstream file(*out, std::ios::binary);
    file.write(reinterpret_cast<const char*>(&data), sizeof data);
    if (!file.flush()) throw Failure{badArguments, "cannot write " + *out};
}

}  // namespace kiela::tools
