// From one form of a position to the other.
#include "rules/fast_position.hpp"

namespace kiela::rules {

FastPosition fastPosition(const Position& position) {
    FastPosition result{};
    for (std::uint8_t place = 0; place < housesPerSide; ++place) {
        const Side onTurn = position.toMove;
        const unsigned house = fastHouse(place);
        result.onTurn[house] = static_cast<std::uint8_t>(position.at({onTurn, place}));
        result.waiting[house] = static_cast<std::uint8_t>(position.at({opponent(onTurn), place}));
    }
    return result;
}

Position plainPosition(const FastPosition& position, Side onTurn) {
    Position result;
    result.toMove = onTurn;
    for (std::uint8_t place = 0; place < housesPerSide; ++place) {
        const unsigned house = fastHouse(place);
        result.at({onTurn, place}) = position.onTurn[house];
        result.at({opponent(onTurn), place}) = position.waiting[house];
    }
    return result;
}

}  // namespace kiela::rules
