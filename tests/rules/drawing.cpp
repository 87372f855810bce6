// Reading and drawing boards in tests.
#include "drawing.hpp"

#include "rules/position_text.hpp"
#include "rules/trace_text.hpp"

#include <sstream>
#include <stdexcept>

namespace kiela::tests {

namespace {

std::string draw(const Board& board) {
    rules::Position position;
    position.stones = board.stones;
    std::string drawing = "\n";
    for (int row = rules::rowsOnBoard; row >= 1; --row) {
        drawing += std::to_string(row) + " |";
        for (int file = 0; file < rules::filesOnBoard; ++file) {
            const int stones = position.at(rules::houseAt(file, row));
            drawing += ' ' + (stones == 0 ? "." : std::to_string(stones));
        }
        drawing += '\n';
    }
    return drawing + "    a b c d e f g h i j";
}

}  // namespace

Board board(std::string_view drawing) {
    rules::Position position;
    std::istringstream lines{std::string(drawing)};
    int rowsRead = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.find('|') == std::string::npos) continue;
        std::istringstream words(line);
        int row = 0;
        std::string bar;
        words >> row >> bar;
        if (row != rules::rowsOnBoard - rowsRead) throw std::invalid_argument("rows of a drawing");
        for (int file = 0; file < rules::filesOnBoard; ++file) {
            std::string count;
            if (!(words >> count)) throw std::invalid_argument("houses of a drawing");
            position.at(rules::houseAt(file, row)) =
                static_cast<std::uint8_t>(count == "." ? 0 : std::stoi(count));
        }
        ++rowsRead;
    }
    if (rowsRead != rules::rowsOnBoard) throw std::invalid_argument("rows of a drawing");
    return boardOf(position);
}

Board boardOf(const rules::Position& position) {
    return {position.stones};
}

rules::Position southToMove(std::string_view drawing) {
    rules::Position position;
    position.stones = board(drawing).stones;
    return position;
}

rules::Position northToMove(std::string_view drawing) {
    rules::Position position = southToMove(drawing);
    position.toMove = rules::Side::North;
    return position;
}

rules::House house(std::string_view name) {
    return rules::houseNamed(name).value();
}

rules::Position position(std::string_view text) {
    return std::get<rules::Position>(rules::readPosition(text));
}

Played play(const rules::Position& before, std::string_view move) {
    Played played;
    played.after = before;
    played.sowing = rules::sow(played.after, house(move), played.trace);
    for (const rules::Event& event : played.trace) {
        played.events.push_back(rules::writeEvent(event));
    }
    return played;
}

rules::Position turned(const rules::Position& position) {
    rules::Position other = position;
    std::swap(other.stones[0], other.stones[1]);
    other.toMove = rules::opponent(position.toMove);
    return other;
}

rules::House turned(rules::House house) {
    return {rules::opponent(house.side), house.place};
}

}  // namespace kiela::tests

std::string Catch::StringMaker<kiela::tests::Board>::convert(const kiela::tests::Board& board) {
    return kiela::tests::draw(board);
}

std::string
Catch::StringMaker<kiela::rules::Position>::convert(const kiela::rules::Position& position) {
    return kiela::rules::writePosition(position)
           + kiela::tests::draw(kiela::tests::boardOf(position));
}

std::string Catch::StringMaker<kiela::rules::House>::convert(kiela::rules::House house) {
    return kiela::rules::nameOf(house);
}
