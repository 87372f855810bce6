// Numbers that look random and are the same on every machine.
#pragma once

#include <cstdint>

namespace kiela::engine {

/// SplitMix, 32 bits: any seed will do.
class Random {
  public:
    explicit Random(std::uint32_t seed) : state_(seed) {}

    std::uint32_t next() {
        state_ += 0x9e3779b9u;
        std::uint32_t mixed = state_;
        mixed = (mixed ^ (mixed >> 16)) * 0x21f0aaadu;
        mixed = (mixed ^ (mixed >> 15)) * 0x735a2d97u;
        return mixed ^ (mixed >> 15);
    }

    /// 0 to `count` - 1; `count` is at least 1.
    int below(int count) { return static_cast<int>(next() % static_cast<std::uint32_t>(count)); }

  private:
    std::uint32_t state_;
};

}  // namespace kiela::engine
