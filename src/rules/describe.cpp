// Refusals in English.
#include "rules/describe.hpp"

#include <algorithm>

namespace kiela::rules {

namespace {

/// The text in quotes, on one line whatever it is.
std::string quoted(std::string_view text) {
    std::string line(text);
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    std::replace_if(line.begin(), line.end(), isControl, ' ');
    return "\"" + line + "\"";
}

std::string_view nameOf(Side side) {
    return side == Side::South ? "South" : "North";
}

std::string_view nameOf(PositionField field) {
    switch (field) {
    case PositionField::Board:
        return "the board";
    case PositionField::Player:
        return "the player on turn";
    case PositionField::SinceCapture:
        return "the number of moves since the last capture";
    case PositionField::MoveNumber:
        return "the number of the coming move";
    }
    return {};
}

/// The part of a position that a fault of a number is in.
std::string placeOf(const PositionError& error) {
    if (error.field != PositionField::Board) return std::string(nameOf(error.field));
    return "the count of " + nameOf(houseAt(error.file, error.row)) + " (row "
           + std::to_string(error.row) + ", file " + static_cast<char>('a' + error.file) + ")";
}

std::string countOf(int number, const std::string& thing) {
    return std::to_string(number) + " " + thing + (number == 1 ? "" : "s");
}

/// What is wrong, without the place.
std::string reasonOf(const RecordError& error) {
    using Kind = RecordError::Kind;
    switch (error.kind) {
    case Kind::Empty:
        return "there is no game";
    case Kind::UnclosedComment:
        return "a comment is not closed";
    case Kind::BadHeader:
        return "a header is not of the form [Name \"value\"]";
    case Kind::RepeatedHeader:
        return "the header " + error.text + " is there twice";
    case Kind::UnknownRules:
        return "there is no rule set " + quoted(error.text);
    case Kind::BadPosition:
        return "the position is wrong: " + describe(error.position);
    case Kind::UnknownResult:
        return quoted(error.text) + " is not a result";
    case Kind::NotAMove:
        if (error.text.empty()) return "a number stands without its move";
        return quoted(error.text) + " is not a move";
    case Kind::WrongNumber:
        return quoted(error.text) + " is not the number of the move";
    case Kind::IllegalMove:
        return quoted(error.text) + " is not legal: " + std::string(describe(error.refusal));
    case Kind::TextAfterResult:
        return quoted(error.text) + " stands after the result";
    case Kind::ResultsDiffer:
        return "the result " + quoted(error.text) + " is not the one of the header";
    case Kind::WrongResult:
        return quoted(error.text) + " is not the result of these moves";
    case Kind::WrongTermination:
        return quoted(error.text) + " is not how the game ended";
    }
    return {};
}

}  // namespace

std::string describe(const PositionError& error) {
    using Kind = PositionError::Kind;
    switch (error.kind) {
    case Kind::MissingField:
        return std::string(nameOf(error.field)) + " is missing";
    case Kind::ExtraText:
        return "something stands after " + std::string(nameOf(error.field));
    case Kind::RowCount:
        return "the board has " + countOf(error.found, "row") + " instead of 4";
    case Kind::HouseCount:
        return "row " + std::to_string(error.row) + " has " + countOf(error.found, "house")
               + " instead of 10";
    case Kind::NotANumber:
        return placeOf(error) + " is not written in digits";
    case Kind::LeadingZero:
        return placeOf(error) + " begins with a zero";
    case Kind::TooLarge: {
        const int most = error.field == PositionField::Board ? mostStones : mostInField;
        return placeOf(error) + " is more than " + std::to_string(most);
    }
    case Kind::NoStones:
        return "the board holds no stones";
    case Kind::TooManyStones:
        return "the board holds " + countOf(error.found, "stone") + ", more than "
               + std::to_string(mostStones);
    case Kind::UnknownPlayer:
        return "the player on turn is neither s nor n";
    }
    return {};
}

std::string describe(const RecordError& error) {
    std::string place = "line " + std::to_string(error.line);
    if (error.number > 0) {
        place +=
            ", move " + std::to_string(error.number) + (error.side == Side::South ? "." : "...");
    }
    return place + ": " + reasonOf(error);
}

std::string describe(const ArrangementError& error) {
    const std::string side(nameOf(error.side));
    switch (error.kind) {
    case ArrangementError::Kind::WrongTotal:
        return side + " does not have the stones that it begins with";
    case ArrangementError::Kind::CannotMove:
        return side + " would have no legal move";
    }
    return {};
}

std::string_view describe(Refusal refusal) {
    switch (refusal) {
    case Refusal::None:
        return "";
    case Refusal::GameOver:
        return "the game is over";
    case Refusal::OpponentsHouse:
        return "the house belongs to the opponent";
    case Refusal::Empty:
        return "the house is empty";
    case Refusal::TooFew:
        return "the house holds fewer than two stones";
    case Refusal::Endless:
        return "the sowing is endless: it does not end within 1000 laps";
    }
    return {};
}

}  // namespace kiela::rules
