// Names of houses, both ways (rules §1).
#include "rules/board.hpp"

namespace kiela::rules {

std::string nameOf(House house) {
    return {static_cast<char>('a' + fileOf(house)), static_cast<char>('0' + rowOf(house))};
}

std::optional<House> houseNamed(std::string_view name) {
    if (name.size() != 2) return std::nullopt;
    const int file = name[0] - 'a';
    const int row = name[1] - '0';
    if (file < 0 || file >= filesOnBoard || row < 1 || row > rowsOnBoard) return std::nullopt;
    return houseAt(file, row);
}

}  // namespace kiela::rules
