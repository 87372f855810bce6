#include "app/kept_text.hpp"

#include <algorithm>

namespace kiela::app {

namespace {

constexpr std::string_view versionName = "version", version = "1";

}  // namespace

void writeLine(std::string& text, std::string_view name, std::string_view value) {
    text += name;
    text += '=';
    text += value;
    text += '\n';
}

std::optional<std::string_view> takeLine(std::string_view& text, std::string_view name) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    std::string_view line = text.substr(0, end);
    if (!line.starts_with(name) || line.substr(name.size(), 1) != "=") return std::nullopt;
    line.remove_prefix(name.size() + 1);
    text.remove_prefix(end + 1);
    return line;
}

void writeVersion(std::string& text) {
    writeLine(text, versionName, version);
}

std::optional<Unreadable> takeVersion(std::string_view& text) {
    const auto written = takeLine(text, versionName);
    if (!written) return Unreadable::Damaged;
    if (*written == version) return std::nullopt;
    const bool number = !written->empty() && written->front() != '0'
                        && std::all_of(written->begin(), written->end(),
                                       [](char c) { return c >= '0' && c <= '9'; });
    return number ? Unreadable::Newer : Unreadable::Damaged;
}

}  // namespace kiela::app
