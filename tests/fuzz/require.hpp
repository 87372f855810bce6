// What every fuzz target needs: its input as text, and an end when something does not hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace kiela::fuzz {

/// Ends the run, which keeps the input, unless `holds`.
inline void require(bool holds, const char* what, const std::string& where = "") {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n%s\n", what, where.c_str());
    std::abort();
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// A sentence about a fault.
inline void requireSentence(const std::string& sentence) {
    require(!sentence.empty(), "a fault is told");
    require(sentence.find('\n') == std::string::npos, "a fault is told in one line", sentence);
}

}  // namespace kiela::fuzz
