// Reading and writing the text form of a position (rules §8).
#include "rules/position_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace kiela::rules {

namespace {

using Kind = PositionError::Kind;

/// Cuts the next part off the front of `rest`: up to `separator`, or all of it.
std::string_view cut(std::string_view& rest, char separator) {
    const std::size_t end = std::min(rest.find(separator), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

/// Cuts the next field off the front of `rest`, with the white space around it; empty at the end.
std::string_view cutField(std::string_view& rest) {
    constexpr std::string_view whiteSpace = " \t\n\r\v\f";
    rest.remove_prefix(std::min(rest.find_first_not_of(whiteSpace), rest.size()));
    const std::size_t end = std::min(rest.find_first_of(whiteSpace), rest.size());
    const std::string_view field = rest.substr(0, end);
    rest.remove_prefix(end);
    return field;
}

int countOf(std::string_view text, char separator) {
    return static_cast<int>(std::count(text.begin(), text.end(), separator)) + 1;
}

/// Reads decimal digits without sign or leading zeros into `value`; says what is wrong if anything.
std::optional<Kind> readNumber(std::string_view digits, int most, int& value) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (digits.empty() || !std::all_of(digits.begin(), digits.end(), isDigit)) {
        return Kind::NotANumber;
    }
    if (digits.size() > 1 && digits.front() == '0') return Kind::LeadingZero;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (read.ec != std::errc() || value > most) return Kind::TooLarge;
    return std::nullopt;
}

std::optional<PositionError> readRow(std::string_view text, int row, Position& position) {
    if (const int found = countOf(text, ','); found != filesOnBoard) {
        return PositionError{.kind = Kind::HouseCount, .row = row, .found = found};
    }
    for (int file = 0; file < filesOnBoard; ++file) {
        int stones = 0;
        if (const auto wrong = readNumber(cut(text, ','), mostStones, stones)) {
            return PositionError{.kind = *wrong, .row = row, .file = file};
        }
        position.at(houseAt(file, row)) = static_cast<std::uint8_t>(stones);
    }
    return std::nullopt;
}

std::optional<PositionError> readBoard(std::string_view text, Position& position) {
    if (text.empty()) return PositionError{.kind = Kind::MissingField};
    if (const int found = countOf(text, '/'); found != rowsOnBoard) {
        return PositionError{.kind = Kind::RowCount, .found = found};
    }
    for (int row = rowsOnBoard; row >= 1; --row) {
        if (const auto error = readRow(cut(text, '/'), row, position)) return error;
    }
    const int total = position.total(Side::South) + position.total(Side::North);
    if (total == 0) return PositionError{.kind = Kind::NoStones};
    if (total > mostStones) return PositionError{.kind = Kind::TooManyStones, .found = total};
    return std::nullopt;
}

std::optional<PositionError> readPlayer(std::string_view text, Position& position) {
    constexpr PositionField field = PositionField::Player;
    if (text.empty()) return PositionError{.kind = Kind::MissingField, .field = field};
    if (text != "s" && text != "n") {
        return PositionError{.kind = Kind::UnknownPlayer, .field = field};
    }
    position.toMove = text == "s" ? Side::South : Side::North;
    return std::nullopt;
}

/// Reads one of the last two fields; `value` stays as it is when the field was left out.
std::optional<PositionError> readCounter(std::string_view text, PositionField field,
                                         std::uint32_t& value) {
    if (text.empty()) return std::nullopt;
    int number = 0;
    if (const auto wrong = readNumber(text, mostInField, number)) {
        return PositionError{.kind = *wrong, .field = field};
    }
    value = static_cast<std::uint32_t>(number);
    return std::nullopt;
}

}  // namespace

std::variant<Position, PositionError> readPosition(std::string_view text) {
    Position position;
    if (const auto error = readBoard(cutField(text), position)) return *error;
    if (const auto error = readPlayer(cutField(text), position)) return *error;
    if (const auto error =
            readCounter(cutField(text), PositionField::SinceCapture, position.sinceCapture)) {
        return *error;
    }
    if (const auto error =
            readCounter(cutField(text), PositionField::MoveNumber, position.moveNumber)) {
        return *error;
    }
    if (!cutField(text).empty()) {
        return PositionError{.kind = Kind::ExtraText, .field = PositionField::MoveNumber};
    }
    return position;
}

std::string writePosition(const Position& position) {
    std::string text;
    for (int row = rowsOnBoard; row >= 1; --row) {
        for (int file = 0; file < filesOnBoard; ++file) {
            if (file > 0) text += ',';
            text += std::to_string(position.at(houseAt(file, row)));
        }
        text += row > 1 ? '/' : ' ';
    }
    text += position.toMove == Side::South ? 's' : 'n';
    text += ' ' + std::to_string(position.sinceCapture);
    text += ' ' + std::to_string(position.moveNumber);
    return text;
}

}  // namespace kiela::rules
