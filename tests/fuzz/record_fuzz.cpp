// Any text is a record that is written and read back the same, or is refused with a reason and its
// line (rules §8).
#include "require.hpp"
#include "rules/describe.hpp"
#include "rules/record.hpp"

#include <algorithm>

using namespace kiela;
using namespace kiela::rules;
using fuzz::require;

namespace {

void checkRecord(const Record& record) {
    const std::string text = writeRecord(record);
    const auto again = readRecord(text);
    require(std::holds_alternative<Record>(again), "what is written can be read", text);
    require(std::get<Record>(again) == record, "what is written is read back the same", text);
    const Game& game = record.game;
    require(game.positions().size() == game.moves().size() + 1, "a position after every move",
            text);
    require(game.result().has_value() == game.legalMoves().empty(), "a result, or a move", text);
}

void checkError(const RecordError& error, std::string_view text) {
    fuzz::requireSentence(describe(error));
    // Lines end by LF, CR or both.
    const auto breaks = std::count_if(text.begin(), text.end(),
                                      [](char letter) { return letter == '\n' || letter == '\r'; });
    require(error.line >= 1 && error.line <= breaks + 1, "the fault's line is in the text");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const auto read = readRecord(text);
    if (const auto* record = std::get_if<Record>(&read)) {
        checkRecord(*record);
    } else {
        checkError(std::get<RecordError>(read), text);
    }
    return 0;
}
