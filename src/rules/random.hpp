// Numbers that look random and are the same on every machine, for playouts.
#pragma once

#include <cstdint>

namespace kiela::rules {

/// SplitMix, 64 bits: any seed will do, and the numbers of one may be the seeds of others.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9e37'79b9'7f4a'7c15u;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58'476d'1ce4'e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d0'49bb'1331'11ebu;
        return mixed ^ (mixed >> 31);
    }

    /// 0 to `count` - 1.
    unsigned below(unsigned count) { return static_cast<unsigned>((next() >> 32) * count >> 32); }

  private:
    std::uint64_t state_;
};

}  // namespace kiela::rules
