// Reading game records (rules §8): a scanner that knows characters and lines, and above it a reader
// that knows headers, moves and results.
#include "rules/record.hpp"

#include <algorithm>
#include <array>

namespace kiela::rules {

namespace {

using Kind = RecordError::Kind;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isBlank(char c) {
    return std::string_view(" \t\n\r\v\f").find(c) != std::string_view::npos;
}

/// Goes through the text from front to back and knows which line it is on.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : rest_(text) {
        if (rest_.starts_with(byteOrderMark)) rest_.remove_prefix(byteOrderMark.size());
    }

    int line() const { return line_; }
    bool atEnd() const { return rest_.empty(); }
    bool startsWith(char c) const { return rest_.starts_with(c); }

    /// Takes the next character; there must be one.
    char take() {
        const char c = rest_.front();
        rest_.remove_prefix(1);
        // A line ends with "\n", "\r\n" or "\r".
        if (c == '\n' || (c == '\r' && !startsWith('\n'))) ++line_;
        return c;
    }

    bool takeIf(char c) {
        if (!startsWith(c)) return false;
        take();
        return true;
    }

    void skipBlanks() {
        while (!atEnd() && isBlank(rest_.front())) take();
    }

    /// Takes characters up to white space or one of `ends`.
    std::string takeWord(std::string_view ends) {
        std::string word;
        while (!atEnd() && !isBlank(rest_.front())
               && ends.find(rest_.front()) == std::string_view::npos) {
            word += take();
        }
        return word;
    }

    /// Takes a text in quotes, its escapes undone (a backslash before anything else is itself);
    /// nothing when it is not one.
    std::optional<std::string> takeQuoted() {
        if (!takeIf('"')) return std::nullopt;
        std::string text;
        while (!atEnd()) {
            if (takeIf('"')) return text;
            const char c = take();
            const bool escaped = c == '\\' && (startsWith('"') || startsWith('\\'));
            text += escaped ? take() : c;
        }
        return std::nullopt;
    }

  private:
    std::string_view rest_;
    int line_ = 1;
};

/// A header or a result, and the line where it stands.
struct Stated {
    std::string text;
    int line = 0;
};

bool isResult(std::string_view text) {
    constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};
    return std::find(results.begin(), results.end(), text) != results.end();
}

class RecordReader {
  public:
    explicit RecordReader(std::string_view text) : scanner_(text) {}

    std::variant<Record, RecordError> read() {
        if (readHeaders() && beginGame() && readMoves() && checkResult()) return record_;
        return error_;
    }

  private:
    // Each step returns whether it went well; if not, it has set error_.

    bool fail(Kind kind, int line, std::string text = {}) {
        error_.kind = kind;
        error_.line = line;
        error_.text = std::move(text);
        return false;
    }

    /// The same at a move, `index` counting from 0.
    bool failAtMove(Kind kind, int line, int index, std::string text) {
        const Game& game = record_.game;
        error_.number = recordNumber(game, index);
        error_.side = index % 2 == 0 ? game.start().toMove : opponent(game.start().toMove);
        return fail(kind, line, std::move(text));
    }

    bool failAtLastMove(Kind kind, const Stated& stated) {
        if (record_.game.moves().empty()) return fail(kind, stated.line, stated.text);
        return failAtMove(kind, stated.line, movesRead() - 1, stated.text);
    }

    int movesRead() const { return static_cast<int>(record_.game.moves().size()); }

    bool skipBlanksAndComments() {
        scanner_.skipBlanks();
        while (scanner_.startsWith('{')) {
            const int line = scanner_.line();
            while (!scanner_.takeIf('}')) {
                if (scanner_.atEnd()) return fail(Kind::UnclosedComment, line);
                scanner_.take();
            }
            scanner_.skipBlanks();
        }
        return true;
    }

    bool readHeaders() {
        if (!skipBlanksAndComments()) return false;
        if (scanner_.atEnd()) return fail(Kind::Empty, 1);
        while (scanner_.startsWith('[')) {
            if (!readHeader() || !skipBlanksAndComments()) return false;
        }
        return true;
    }

    bool readHeader() {
        const int line = scanner_.line();
        scanner_.take();  // the bracket
        scanner_.skipBlanks();
        const std::string name = scanner_.takeWord("\"[]{}");
        scanner_.skipBlanks();
        const std::optional<std::string> value = scanner_.takeQuoted();
        scanner_.skipBlanks();
        if (name.empty() || !value || !scanner_.takeIf(']')) {
            return fail(Kind::BadHeader, line, name);
        }
        std::optional<Stated>* const ours = headerOfGame(name);
        if (!ours) {
            record_.headers.push_back({name, *value});
            return true;
        }
        if (*ours) return fail(Kind::RepeatedHeader, line, name);
        *ours = Stated{*value, line};
        return true;
    }

    /// Where the value of a header belongs that tells about the game itself; null for all others.
    std::optional<Stated>* headerOfGame(std::string_view name) {
        if (name == "Rules") return &rules_;
        if (name == "Position") return &position_;
        if (name == "Result") return &result_;
        if (name == "Termination") return &termination_;
        return nullptr;
    }

    bool beginGame() {
        RuleSet rules = RuleSet::Traditional;
        if (rules_) {
            const std::optional<RuleSet> named = ruleSetNamed(rules_->text);
            if (!named) return fail(Kind::UnknownRules, rules_->line, rules_->text);
            rules = *named;
        }
        Position start = startPosition(rules);
        if (position_) {
            const auto position = readPosition(position_->text);
            if (const PositionError* const error = std::get_if<PositionError>(&position)) {
                error_.position = *error;
                return fail(Kind::BadPosition, position_->line, position_->text);
            }
            start = *std::get_if<Position>(&position);
        }
        if (result_ && !isResult(result_->text)) {
            return fail(Kind::UnknownResult, result_->line, result_->text);
        }
        record_.game = Game(rules, start);
        return true;
    }

    /// Reads the moves and, where there is one, the result after them.
    bool readMoves() {
        bool numbered = false;  // whether a number waits for its move
        while (!scanner_.atEnd()) {
            const int line = scanner_.line();
            std::string word = scanner_.takeWord("{");
            if (isResult(word) && !numbered) {
                resultAfterMoves_ = Stated{word, line};
                if (!skipBlanksAndComments()) return false;
                if (scanner_.atEnd()) return true;
                return failAtLastMove(Kind::TextAfterResult,
                                      {scanner_.takeWord("{"), scanner_.line()});
            }
            if (!numbered) {
                if (!cutNumber(word, line)) return false;
                numbered = true;  // a number that was left out is as good
            }
            if (!word.empty()) {
                if (!playMove(word, line)) return false;
                numbered = false;
            }
            if (!skipBlanksAndComments()) return false;
        }
        if (numbered) return failAtMove(Kind::NotAMove, scanner_.line(), movesRead(), "");
        return true;
    }

    /// Takes a number such as `2.` or `2...` off the front of `word`, if there is one.
    bool cutNumber(std::string& word, int line) {
        const std::size_t end = word.find_first_not_of("0123456789.");
        const std::string found = word.substr(0, end);
        if (found.empty()) return true;
        const bool north = record_.game.position().toMove == Side::North;
        const std::string right =
            std::to_string(recordNumber(record_.game, movesRead())) + (north ? "..." : ".");
        if (found != right) return failAtMove(Kind::WrongNumber, line, movesRead(), found);
        word.erase(0, found.size());
        return true;
    }

    bool playMove(const std::string& name, int line) {
        const std::optional<House> house = houseNamed(name);
        if (!house) return failAtMove(Kind::NotAMove, line, movesRead(), name);
        error_.refusal = record_.game.play(*house);
        if (error_.refusal == Refusal::None) return true;
        return failAtMove(Kind::IllegalMove, line, movesRead(), name);
    }

    bool checkResult() {
        Game& game = record_.game;
        if (result_ && resultAfterMoves_ && result_->text != resultAfterMoves_->text) {
            return failAtLastMove(Kind::ResultsDiffer, *resultAfterMoves_);
        }
        const std::optional<Stated>& stated = resultAfterMoves_ ? resultAfterMoves_ : result_;
        if (stated && termination_ && termination_->text == nameOf(Reason::Resigned)) {
            if (stated->text == "1-0") game.resign(Side::North);
            if (stated->text == "0-1") game.resign(Side::South);
        }
        if (stated && stated->text != resultText(game.result())) {
            return failAtLastMove(Kind::WrongResult, *stated);
        }
        if (termination_ && isReason(termination_->text)
            && (!game.result() || termination_->text != nameOf(game.result()->reason))) {
            return failAtLastMove(Kind::WrongTermination, *termination_);
        }
        return true;
    }

    /// Other programs have words of their own for how a game ended; those are passed over.
    static bool isReason(std::string_view text) {
        constexpr std::array reasons{Reason::AllCaptured, Reason::NoMove, Reason::NoProgress,
                                     Reason::Resigned};
        return std::any_of(reasons.begin(), reasons.end(),
                           [text](Reason reason) { return nameOf(reason) == text; });
    }

    Scanner scanner_;
    Record record_;
    RecordError error_;
    std::optional<Stated> rules_;
    std::optional<Stated> position_;
    std::optional<Stated> result_;
    std::optional<Stated> termination_;
    std::optional<Stated> resultAfterMoves_;
};

}  // namespace

std::variant<Record, RecordError> readRecord(std::string_view text) {
    return RecordReader(text).read();
}

}  // namespace kiela::rules
