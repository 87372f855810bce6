// Reading the arguments of a command.
#include "tools/arguments.hpp"

#include "rules/describe.hpp"
#include "rules/position_text.hpp"
#include "tools/failure.hpp"

#include <algorithm>
#include <charconv>

namespace kiela::tools {

namespace {

bool contains(std::initializer_list<std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

Arguments::Arguments(const std::vector<std::string>& words,
                     std::initializer_list<std::string_view> options,
                     std::initializer_list<std::string_view> flags) {
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (!word->starts_with("--")) {
            words_.push_back(*word);
            continue;
        }
        const std::string& name = *word;
        std::string value;
        if (contains(options, name)) {
            if (++word == words.end()) throw Failure{badArguments, name + " needs a value"};
            value = *word;
        } else if (!contains(flags, name)) {
            throw Failure{badArguments, "unknown option " + name};
        }
        if (!given_.emplace(name, value).second) {
            throw Failure{badArguments, name + " is given twice"};
        }
    }
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const auto found = given_.find(option);
    if (found == given_.end()) return std::nullopt;
    return found->second;
}

bool Arguments::has(std::string_view flag) const {
    return given_.contains(flag);
}

void Arguments::refuseWords() const {
    if (!words_.empty()) throw Failure{badArguments, "unexpected argument " + words_.front()};
}

rules::RuleSet Arguments::rules() const {
    const auto name = value("--rules");
    if (!name) return rules::RuleSet::Traditional;
    const auto rules = rules::ruleSetNamed(*name);
    if (!rules) {
        throw Failure{badArguments, "unknown rule set " + *name
                                        + " (there are traditional, beginner, tournament)"};
    }
    return *rules;
}

std::optional<rules::Position> Arguments::position() const {
    const auto text = value("--position");
    if (!text) return std::nullopt;
    const auto position = rules::readPosition(*text);
    if (const auto* const error = std::get_if<rules::PositionError>(&position)) {
        throw Failure{badArguments, "bad position: " + rules::describe(*error)};
    }
    return std::get<rules::Position>(position);
}

std::optional<int> Arguments::number(std::string_view option, int least, int most) const {
    const auto text = value(option);
    if (!text) return std::nullopt;
    int number = 0;
    const char* const end = text->data() + text->size();
    const auto read = std::from_chars(text->data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || number < least || number > most) {
        throw Failure{badArguments, std::string(option) + " must be a number from "
                                        + std::to_string(least) + " to " + std::to_string(most)};
    }
    return number;
}

std::optional<rules::Side> Arguments::side(std::string_view option) const {
    const auto name = value(option);
    if (!name) return std::nullopt;
    if (*name == "south") return rules::Side::South;
    if (*name == "north") return rules::Side::North;
    throw Failure{badArguments, std::string(option) + " must be south or north"};
}

rules::House houseFrom(const std::string& name) {
    const auto house = rules::houseNamed(name);
    if (!house) throw Failure{badArguments, "there is no house " + name + " (they are a1 to j4)"};
    return *house;
}

}  // namespace kiela::tools
