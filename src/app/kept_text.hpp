// The form of all texts that outlast the visit and must not be lost: lines of `name=value` in a
// fixed order, the first of which tells the version.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace kiela::app {

enum class Unreadable : std::uint8_t {
    Damaged,
    Newer,  ///< written by a later version of the program
};

void writeLine(std::string& text, std::string_view name, std::string_view value = {});

/// The value of the next line where it has this name; then the line is taken off.
std::optional<std::string_view> takeLine(std::string_view& text, std::string_view name);

void writeVersion(std::string& text);

/// Takes the version off. Nothing: the text is of this program's version.
std::optional<Unreadable> takeVersion(std::string_view& text);

/// Reads what `write` has written, and nothing else; `readBody` reads what follows the version.
template<class Value>
std::variant<Value, Unreadable> readKept(std::string_view text,
                                         std::optional<Value> (*readBody)(std::string_view body),
                                         std::string (*write)(const Value& value)) {
    std::string_view body = text;
    if (const auto unreadable = takeVersion(body)) return *unreadable;
    auto value = readBody(body);
    // Written in another way it is not by this program: a space too many, say.
    if (!value || write(*value) != text) return Unreadable::Damaged;
    return std::move(*value);
}

}  // namespace kiela::app
