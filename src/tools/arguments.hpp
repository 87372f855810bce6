// The arguments of a command: options with a value, flags, and the words between them.
#pragma once

#include "rules/board.hpp"
#include "rules/position.hpp"
#include "rules/rule_set.hpp"

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kiela::tools {

/// All functions throw Failure (badArguments) when something cannot be understood.
class Arguments {
  public:
    /// `options` take the word after them as their value, `flags` take none; both are written with
    /// two dashes, and each may be given once.
    Arguments(const std::vector<std::string>& words,
              std::initializer_list<std::string_view> options,
              std::initializer_list<std::string_view> flags = {});

    /// The value of an option, where it was given.
    std::optional<std::string> value(std::string_view option) const;
    bool has(std::string_view flag) const;
    /// The words that are neither options nor their values, in order.
    const std::vector<std::string>& words() const { return words_; }
    /// Refuses such words, for a command that knows none.
    void refuseWords() const;

    /// --rules, traditional where it is missing.
    rules::RuleSet rules() const;
    /// --position, where it is given.
    std::optional<rules::Position> position() const;
    /// An option that is a whole number from `least` to `most`.
    std::optional<int> number(std::string_view option, int least, int most) const;
    /// An option that is `south` or `north`.
    std::optional<rules::Side> side(std::string_view option) const;

  private:
    std::map<std::string, std::string, std::less<>> given_;
    std::vector<std::string> words_;
};

/// The house of that name.
rules::House houseFrom(const std::string& name);

}  // namespace kiela::tools
