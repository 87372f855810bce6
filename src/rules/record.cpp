// Writing game records (rules §8). Reading them is in record_reader.cpp.
#include "rules/record.hpp"

namespace kiela::rules {

namespace {

/// Lines of moves are broken before they are longer than this, as PGN asks.
constexpr std::size_t longestLine = 79;

std::string headerLine(std::string_view name, std::string_view value) {
    std::string line = "[" + std::string(name) + " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') line += '\\';
        line += c;
    }
    return line + "\"]\n";
}

/// Puts words one after another, with a space or a line break between them.
class Paragraph {
  public:
    void add(const std::string& word) {
        if (!text_.empty()) {
            const bool fits = lineLength_ + 1 + word.size() <= longestLine;
            text_ += fits ? ' ' : '\n';
            lineLength_ = fits ? lineLength_ + 1 : 0;
        }
        text_ += word;
        lineLength_ += word.size();
    }
    const std::string& text() const { return text_; }

  private:
    std::string text_;
    std::size_t lineLength_ = 0;
};

}  // namespace

std::string_view resultText(const std::optional<Result>& result) {
    if (!result) return "*";
    switch (result->winner) {
    case Winner::South:
        return "1-0";
    case Winner::North:
        return "0-1";
    case Winner::Nobody:
        return "1/2-1/2";
    }
    return {};
}

int recordNumber(const Game& game, int index) {
    const int northBegins = game.start().toMove == Side::North ? 1 : 0;
    return (index + northBegins) / 2 + 1;
}

std::string writeRecord(const Record& record) {
    const Game& game = record.game;
    std::string text;
    for (const RecordHeader& header : record.headers) {
        text += headerLine(header.name, header.value);
    }
    text += headerLine("Rules", nameOf(game.rules()));
    if (game.start() != startPosition(game.rules())) {
        text += headerLine("Position", writePosition(game.start()));
    }
    text += headerLine("Result", resultText(game.result()));
    if (game.result()) text += headerLine("Termination", nameOf(game.result()->reason));

    Paragraph moves;
    int index = 0;
    for (const House move : game.moves()) {
        const std::string number = std::to_string(recordNumber(game, index));
        if (move.side == Side::South) {
            moves.add(number + ".");
        } else if (index == 0) {
            moves.add(number + "...");
        }
        moves.add(nameOf(move));
        ++index;
    }
    moves.add(std::string(resultText(game.result())));
    return text + "\n" + moves.text() + "\n";
}

}  // namespace kiela::rules
