// Messages with their arguments filled in.
#include "text/say.hpp"

#include "text/catalogue.hpp"
#include "text/words.hpp"

#include <cassert>

namespace kiela::text {

namespace {

using Arguments = std::initializer_list<Argument>;

const Argument* argumentNamed(std::string_view name, Arguments arguments) {
    for (const Argument& argument : arguments) {
        if (argument.name == name) return &argument;
    }
    return nullptr;
}

std::string_view textOf(Language language, Msg message, Arguments arguments) {
    std::string_view text = messageIn(language, message);
    const Argument* count = argumentNamed("n", arguments);
    if (count == nullptr) return text;

    const int n = count->number;
    const PluralForm formOf = pluralForms[static_cast<std::size_t>(language)];
    for (unsigned form = formOf(static_cast<unsigned>(n < 0 ? -n : n));
         form > 0 && text.find(formMark) != std::string_view::npos; --form) {
        text.remove_prefix(text.find(formMark) + 1);
    }
    return text.substr(0, text.find(formMark));
}

std::string valueOf(std::string_view name, Arguments arguments) {
    const Argument* argument = argumentNamed(name, arguments);
    assert(argument != nullptr && "a message wants an argument that was not given");
    // Where nothing is asserted the gap stays to be seen.
    if (argument == nullptr) return '{' + std::string(name) + '}';
    return argument->isNumber ? std::to_string(argument->number) : std::string(argument->words);
}

}  // namespace

std::string say(Language language, Msg message, std::initializer_list<Argument> arguments) {
    std::string_view text = textOf(language, message, arguments);
    std::string said;
    for (;;) {
        const std::size_t open = text.find('{');
        said += text.substr(0, open);
        if (open == std::string_view::npos) return said;
        const std::size_t close = text.find('}', open);
        said += valueOf(text.substr(open + 1, close - open - 1), arguments);
        text.remove_prefix(close + 1);
    }
}

}  // namespace kiela::text
