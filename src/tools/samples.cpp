#include "tools/samples.hpp"

#include "tools/failure.hpp"

#include <bit>
#include <fstream>

namespace kiela::tools {

static_assert(std::endian::native == std::endian::little, "samples are kept as they lie in memory");

void appendSamples(const std::string& file, const std::vector<Sample>& samples) {
    std::ofstream out(file, std::ios::binary | std::ios::app);
    out.write(reinterpret_cast<const char*>(samples.data()),
              static_cast<std::streamsize>(samples.size() * sizeof(Sample)));
    if (!out.flush()) throw Failure{badArguments, "cannot write " + file};
}

std::vector<Sample> readSamples(const std::string& file) {
    std::ifstream in(file, std::ios::binary | std::ios::ate);
    if (!in) throw Failure{badArguments, "cannot read " + file};
    std::vector<Sample> samples(static_cast<std::size_t>(in.tellg()) / sizeof(Sample));
    in.seekg(0);
    in.read(reinterpret_cast<char*>(samples.data()),
            static_cast<std::streamsize>(samples.size() * sizeof(Sample)));
    if (!in) throw Failure{badArguments, "cannot read " + file};
    for (const Sample& sample : samples) {
        if (static_cast<std::size_t>(sample.rules) >= rules::allRuleSets.size()) {
            throw Failure{badArguments, file + " holds something else than samples"};
        }
    }
    return samples;
}

}  // namespace kiela::tools
