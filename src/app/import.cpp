#include "app/import.hpp"

#include "app/parameters.hpp"
#include "app/words.hpp"
#include "rules/position_text.hpp"
#include "text/problems.hpp"
#include "text/say.hpp"

#include <algorithm>

namespace kiela::app {

namespace {

using text::Msg;

constexpr std::string_view blanks = " \t\r\n\v\f";

// Without what stands around it, a byte-order mark among it.
std::string_view trimmed(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

// A record begins with a header, a comment, a move or its number; a link that stands in it is a
// part of it.
bool beginsRecord(std::string_view text) {
    const std::string_view first = text.substr(0, text.find_first_of(blanks));
    const std::size_t digits = first.find_first_not_of("0123456789");
    const bool number = digits > 0 && digits != std::string_view::npos && first[digits] == '.';
    return number || text.starts_with('[') || text.starts_with('{') || rules::houseNamed(first);
}

// The query of a link, whatever words stand around it; nothing where there is no link.
std::optional<std::string_view> queryIn(std::string_view text) {
    if (beginsRecord(text)) return std::nullopt;
    if (const std::size_t scheme = text.find("://"); scheme != std::string_view::npos) {
        text.remove_prefix(scheme);
        text = text.substr(0, text.find_first_of(blanks));
        // What closes the sentence is no part of it.
        text = text.substr(0, text.find_last_not_of(".,;:!?\"'()<>»“”‘’") + 1);
        const std::size_t mark = std::min(text.find('?'), text.size());
        return text.substr(mark, text.find('#', mark) - mark);
    }
    return text.starts_with('?') ? std::optional(text) : std::nullopt;
}

Import readLink(std::string_view query, text::Language language) {
    const Parameters parameters = readParameters(query);
    if (parameters.impossible) return {{}, text::say(language, Msg::NoticeImpossible)};
    if (!parameters.asksForGame) return {{}, text::say(language, Msg::ImportNoGame)};
    return {parameters.game(), {}, true, parameters.misread};
}

// A game from there, between two people.
Setup setupFrom(rules::RuleSet rules, const rules::Position& start) {
    Setup setup{.rules = rules, .opponent = std::nullopt, .first = start.toMove};
    if (start != rules::startPosition(rules, start.toMove)) setup.position = start;
    return setup;
}

Import readStart(std::string_view text, text::Language language) {
    const auto read = rules::readPosition(text);
    if (const auto* error = std::get_if<rules::PositionError>(&read))
        return {{}, text::positionProblem(language, *error)};
    const Setup setup =
        setupFrom(rules::RuleSet::Traditional, *std::get_if<rules::Position>(&read));
    return {KeptGame{setup, setup.game()}, {}};
}

Import readGame(std::string_view text, text::Language language) {
    auto read = rules::readRecord(text);
    if (const auto* error = std::get_if<rules::RecordError>(&read))
        return {{}, text::recordProblem(language, *error)};
    const auto& record = *std::get_if<rules::Record>(&read);
    KeptGame kept{setupFrom(record.game.rules(), record.game.start()), record.game};
    for (const rules::RecordHeader& header : record.headers) {
        for (const char c : header.name + ' ' + header.value)
            kept.headers += c == '\n' || c == '\r' ? ' ' : c;
        kept.headers += '\n';
    }
    return {std::move(kept), {}};
}

}  // namespace

Import readImport(std::string_view text, text::Language language) {
    if (text.size() > longestImport) return {{}, faultSentence(Fault::TooLarge, language)};
    if (text.find('\0') != std::string_view::npos)
        return {{}, faultSentence(Fault::NotText, language)};
    const std::string_view words = trimmed(text);
    if (const auto query = queryIn(words)) return readLink(*query, language);
    // The rows of a position begin with a count and a comma, a record's moves with a number.
    const std::size_t digits = words.find_first_not_of("0123456789");
    if (digits > 0 && digits != std::string_view::npos && words[digits] == ',')
        return readStart(words, language);
    return readGame(text, language);
}

std::string faultSentence(Fault fault, text::Language language) {
    if (fault == Fault::TooLarge) return text::say(language, Msg::ImportTooLarge);
    return text::say(language, fault == Fault::NotText ? Msg::ImportNotText : Msg::ImportSeveral);
}

}  // namespace kiela::app
