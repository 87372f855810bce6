// Drawing the board on a terminal.
#include "tools/terminal_board.hpp"

namespace kiela::tools {

namespace {

constexpr std::size_t columnWidth = 4;

std::string column(const std::string& text) {
    return std::string(columnWidth - text.size(), ' ') + text;
}

std::string sideLine(const rules::Position& position, rules::Side side) {
    return column("") + "  " + nameOf(side) + ", " + countStones(position.total(side)) + '\n';
}

}  // namespace

std::string drawBoard(const rules::Position& position) {
    std::string files = column("");
    for (int file = 0; file < rules::filesOnBoard; ++file) {
        files += column(std::string(1, static_cast<char>('a' + file)));
    }
    std::string drawing = sideLine(position, rules::Side::North) + files + '\n';
    for (int row = rules::rowsOnBoard; row >= 1; --row) {
        drawing += column(std::to_string(row));
        for (int file = 0; file < rules::filesOnBoard; ++file) {
            const int stones = position.at(rules::houseAt(file, row));
            drawing += column(stones == 0 ? "." : std::to_string(stones));
        }
        drawing += '\n';
        if (row == 3) {
            const std::size_t width = columnWidth * rules::filesOnBoard - 2;
            drawing += column("") + "  " + std::string(width, '-') + '\n';
        }
    }
    return drawing + files + '\n' + sideLine(position, rules::Side::South);
}

std::string nameOf(rules::Side side) {
    return side == rules::Side::South ? "South" : "North";
}

std::string countStones(int stones) {
    return std::to_string(stones) + (stones == 1 ? " stone" : " stones");
}

}  // namespace kiela::tools
