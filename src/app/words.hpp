// Takes short texts of our own apart: lines, words, numbers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace kiela::app {

/// The part before the first `at`, or all; it is taken off `rest`.
inline std::string_view cut(std::string_view& rest, char at) {
    const std::string_view part = rest.substr(0, rest.find(at));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    return part;
}

/// The whole number that `rest` begins with, up to a space or the end; nothing where there is none.
inline std::optional<std::int64_t> cutNumber(std::string_view& rest) {
    std::string_view digits = cut(rest, ' ');
    const bool negative = digits.starts_with('-');
    if (negative) digits.remove_prefix(1);
    if (digits.empty() || digits.size() > std::numeric_limits<std::int64_t>::digits10)
        return std::nullopt;
    std::int64_t number = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = 10 * number + (digit - '0');
    }
    return negative ? -number : number;
}

}  // namespace kiela::app
