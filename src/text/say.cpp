// Messages with their arguments filled in.
#include "text/say.hpp"

#include "text/catalogue.hpp"

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

std::string_view textOf(const Catalogue& catalogue, Msg message, Arguments arguments) {
    const auto index = static_cast<std::size_t>(message);
    const std::uint16_t begin = catalogue.bounds[index];
    std::string_view text(catalogue.texts + begin,
                          static_cast<std::size_t>(catalogue.bounds[index + 1] - begin));
    const Argument* count = argumentNamed("n", arguments);
    if (count == nullptr) return text;

    const int n = count->number;
    unsigned form = catalogue.pluralForm(static_cast<unsigned>(n < 0 ? -n : n));
    for (; form > 0 && text.find('\0') != std::string_view::npos; --form) {
        text.remove_prefix(text.find('\0') + 1);
    }
    return text.substr(0, text.find('\0'));
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
    std::string_view text =
        textOf(catalogues[static_cast<std::size_t>(language)], message, arguments);
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
