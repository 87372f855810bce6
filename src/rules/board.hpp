// The board of Kiela: sides, houses, their names and how they face each other (rules §1, §2).
// Geometry only; what lies in the houses is in position.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kiela::rules {

enum class Side : std::uint8_t { South, North };

constexpr Side opponent(Side side) {
    return side == Side::South ? Side::North : Side::South;
}

inline constexpr int filesOnBoard = 10;
inline constexpr int rowsOnBoard = 4;
inline constexpr int housesPerSide = 20;
inline constexpr int housesOnBoard = 40;

/// One of the forty houses, as its owner and its place in the owner's sowing order (rules §2).
/// Places 0–9 are the outer row, 10–19 the inner row; after 19 comes 0 again.
/// South: a1 … j1, j2 … a2. North: j4 … a4, a3 … j3.
struct House {
    Side side = Side::South;
    std::uint8_t place = 0;  // 0–19

    friend constexpr bool operator==(House, House) = default;
};

constexpr bool isInner(House house) {
    return house.place >= filesOnBoard;
}

/// 0 (file a) to 9 (file j).
constexpr int fileOf(House house) {
    const int alongRow = house.place % filesOnBoard;
    const bool ascending = (house.side == Side::South) != isInner(house);
    return ascending ? alongRow : filesOnBoard - 1 - alongRow;
}

/// 1 (South's outer row) to 4 (North's outer row).
constexpr int rowOf(House house) {
    if (house.side == Side::South) return isInner(house) ? 2 : 1;
    return isInner(house) ? 3 : 4;
}

/// The house in a file (0–9) and a row (1–4).
constexpr House houseAt(int file, int row) {
    const Side side = row <= 2 ? Side::South : Side::North;
    const bool inner = row == 2 || row == 3;
    const bool ascending = (side == Side::South) != inner;
    const int alongRow = ascending ? file : filesOnBoard - 1 - file;
    return {side, static_cast<std::uint8_t>(inner ? filesOnBoard + alongRow : alongRow)};
}

/// The house that the next stone falls into (rules §2).
constexpr House nextHouse(House house) {
    return {house.side, static_cast<std::uint8_t>((house.place + 1) % housesPerSide)};
}

/// The opponent's inner house of the same file; for inner houses only (rules §1).
constexpr House facingInner(House inner) {
    return {opponent(inner.side), static_cast<std::uint8_t>(29 - inner.place)};
}

/// The opponent's outer house of the same file; for inner houses only (rules §1).
constexpr House facingOuter(House inner) {
    return {opponent(inner.side), static_cast<std::uint8_t>(inner.place - filesOnBoard)};
}

/// The name of a house, for example "e2" (rules §1).
std::string nameOf(House house);

/// The house of that name; nothing when there is none (names are lower case).
std::optional<House> houseNamed(std::string_view name);

}  // namespace kiela::rules
