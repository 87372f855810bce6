// Messages in the player's language, with named arguments and plurals.
#pragma once

#include "text/language.hpp"
#include "text/messages.hpp"  // generated from assets/messages: enum class Msg

#include <initializer_list>
#include <string>
#include <string_view>

namespace kiela::text {

/// A named argument of a message: `{name}` in its text stands for it.
struct Argument {
    Argument(std::string_view argumentName, std::string_view text)
        : name(argumentName), words(text) {}
    Argument(std::string_view argumentName, int count)
        : name(argumentName), number(count), isNumber(true) {}

    std::string_view name;
    std::string_view words;
    int number = 0;
    bool isNumber = false;
};

/// The message in a language. A message with plurals takes its form from the number argument `n`.
/// messages.hpp says which arguments a message wants: all of them have to be given, more do no
/// harm.
std::string say(Language language, Msg message, std::initializer_list<Argument> arguments = {});

}  // namespace kiela::text
