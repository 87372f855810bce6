// Any text is a position that is written and read back the same, or is refused with a reason (rules
// §8). In every position fast sowing and the plain rules agree.
#include "agreement.hpp"
#include "require.hpp"
#include "rules/describe.hpp"
#include "rules/position_text.hpp"

using namespace kiela;
using namespace kiela::rules;
using fuzz::require;

namespace {

void checkPosition(const Position& position) {
    const std::string text = writePosition(position);
    const int stones = position.total(Side::South) + position.total(Side::North);
    require(stones >= 1 && stones <= mostStones, "1 to 255 stones", text);
    const auto again = readPosition(text);
    require(std::holds_alternative<Position>(again), "what is written can be read", text);
    require(std::get<Position>(again) == position, "what is written is read back the same", text);
    for (const RuleSet rules : allRuleSets) {
        const std::string difference = tests::disagreement(position, rules);
        require(difference.empty(), "fast sowing agrees", difference);
    }
}

void checkError(const PositionError& error) {
    fuzz::requireSentence(describe(error));
    require(error.row >= 0 && error.row <= rowsOnBoard, "the fault's row is on the board");
    require(error.file >= -1 && error.file < filesOnBoard, "the fault's file is on the board");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = readPosition(fuzz::textOf(data, size));
    if (const auto* position = std::get_if<Position>(&read)) {
        checkPosition(*position);
    } else {
        checkError(std::get<PositionError>(read));
    }
    return 0;
}
