#include "text/problems.hpp"

#include "text/narration.hpp"
#include "text/say.hpp"

namespace kiela::text {

namespace {

constexpr std::size_t longestQuote = 40;  // bytes

// What somebody has written, short enough for a sentence.
std::string quote(std::string_view text) {
    std::size_t length = std::min(text.size(), longestQuote);
    // Not in the middle of a letter.
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80)
        --length;
    std::string quoted;
    for (const char c : text.substr(0, length))
        quoted += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    return length < text.size() ? quoted + "…" : quoted;
}

Msg messageOf(const rules::RecordError& error) {
    using Kind = rules::RecordError::Kind;
    switch (error.kind) {
    case Kind::Empty:
        break;
    case Kind::UnclosedComment:
        return Msg::ProblemComment;
    case Kind::BadHeader:
        return Msg::ProblemHeader;
    case Kind::RepeatedHeader:
        return Msg::ProblemTwice;
    case Kind::UnknownRules:
        return Msg::ProblemRules;
    case Kind::UnknownResult:
        return Msg::ProblemResult;
    case Kind::NotAMove:
        return error.text.empty() ? Msg::ProblemNoMove : Msg::ProblemMove;
    case Kind::WrongNumber:
        return Msg::ProblemNumber;
    case Kind::TextAfterResult:
        return Msg::ProblemAfter;
    case Kind::ResultsDiffer:
        return Msg::ProblemDiffer;
    case Kind::WrongResult:
        return Msg::ProblemWrongResult;
    case Kind::WrongTermination:
        return Msg::ProblemTermination;
    case Kind::BadPosition:
    case Kind::IllegalMove:
        break;
    }
    return Msg::ImportNoGame;
}

std::string reasonOf(Language language, const rules::RecordError& error) {
    using Kind = rules::RecordError::Kind;
    if (error.kind == Kind::BadPosition) return positionProblem(language, error.position);
    if (error.kind == Kind::IllegalMove)
        return refusalReason({language, {}}, error.refusal, *rules::houseNamed(error.text), 2);
    return say(language, messageOf(error), {{"words", quote(error.text)}});
}

Msg messageOf(const rules::PositionError& error) {
    using Kind = rules::PositionError::Kind;
    switch (error.kind) {
    case Kind::MissingField:
        break;
    case Kind::ExtraText:
        return Msg::ProblemExtra;
    case Kind::RowCount:
        return Msg::ProblemRows;
    case Kind::HouseCount:
        return Msg::ProblemHouses;
    case Kind::NotANumber:
    case Kind::LeadingZero:
    case Kind::TooLarge:
        return error.file < 0 ? Msg::ProblemCounter : Msg::ProblemCount;
    case Kind::NoStones:
        return Msg::ProblemNoStones;
    case Kind::TooManyStones:
        return Msg::ProblemTooMany;
    case Kind::UnknownPlayer:
        return Msg::ProblemPlayer;
    }
    return Msg::ProblemMissing;
}

}  // namespace

std::string recordProblem(Language language, const rules::RecordError& error) {
    std::string reason = reasonOf(language, error);
    if (error.kind == rules::RecordError::Kind::Empty) return reason;
    if (error.number == 0)
        return say(language, Msg::ProblemLine, {{"line", error.line}, {"words", reason}});
    return say(language, Msg::ProblemLineMove,
               {{"line", error.line},
                {"number", error.number},
                {"side", sideName({language, std::nullopt}, error.side)},
                {"words", reason}});
}

std::string positionProblem(Language language, const rules::PositionError& error) {
    const std::string house =
        error.file < 0 ? "" : rules::nameOf(rules::houseAt(error.file, error.row));
    return say(language, messageOf(error),
               {{"row", error.row}, {"count", error.found}, {"house", house}});
}

}  // namespace kiela::text
