#include "app/question_text.hpp"

#include "rules/record.hpp"

#include <charconv>
#include <utility>
#include <variant>

namespace kiela::app {

namespace {

void writeNumber(std::string& text, std::int64_t number) {
    if (!text.empty() && text.back() != '\n') text += ' ';
    text += std::to_string(number);
}

// Takes text apart, word by word and line by line.
class Reader {
  public:
    explicit Reader(std::string_view text) : rest_(text) {}

    bool atEnd() const { return rest_.empty(); }
    std::string_view rest() const { return rest_; }

    std::string_view line() { return cut(rest_, '\n'); }
    static std::string_view word(std::string_view& line) { return cut(line, ' '); }

    template<class Number>
    static bool number(std::string_view& line, Number& number) {
        const std::string_view digits = word(line);
        const char* const end = digits.data() + digits.size();
        const auto [stop, error] = std::from_chars(digits.data(), end, number);
        return error == std::errc{} && stop == end;
    }

  private:
    static std::string_view cut(std::string_view& from, char at) {
        const std::string_view part = from.substr(0, from.find(at));
        from.remove_prefix(std::min(part.size() + 1, from.size()));
        return part;
    }

    std::string_view rest_;
};

bool readLine(std::string_view text, Line& line) {
    if (!Reader::number(text, line.score)) return false;
    while (!text.empty()) {
        const auto house = rules::houseNamed(Reader::word(text));
        if (!house) return false;
        line.moves.push_back(*house);
    }
    return !line.moves.empty();
}

}  // namespace

std::string writeErrand(const Errand& errand) {
    const Question& question = errand.question;
    std::string text;
    for (const std::int64_t number :
         {static_cast<std::int64_t>(question.kind), std::int64_t{question.level},
          std::int64_t{question.lines}, std::int64_t{question.nodes}, std::int64_t{errand.seed}})
        writeNumber(text, number);
    return text + '\n' + rules::writeRecord({question.game, {}});
}

std::optional<Errand> readErrand(std::string_view text) {
    Reader reader(text);
    std::string_view head = reader.line();
    Errand errand;
    Question& question = errand.question;
    int kind = 0;
    if (!Reader::number(head, kind) || !Reader::number(head, question.level)
        || !Reader::number(head, question.lines) || !Reader::number(head, question.nodes)
        || !Reader::number(head, errand.seed))
        return std::nullopt;
    question.kind = static_cast<Question::Kind>(kind);
    auto read = rules::readRecord(reader.rest());
    auto* record = std::get_if<rules::Record>(&read);
    if (record == nullptr || record->game.result()) return std::nullopt;
    question.game = std::move(record->game);
    return errand;
}

std::string writeAnswer(const Answer& answer) {
    std::string text;
    writeNumber(text, answer.final ? 1 : 0);
    writeNumber(text, answer.depth);
    text += '\n';
    for (const Line& line : answer.lines) {
        writeNumber(text, line.score);
        for (const rules::House house : line.moves) text += ' ' + rules::nameOf(house);
        text += '\n';
    }
    return text;
}

std::optional<Answer> readAnswer(std::string_view text) {
    Reader reader(text);
    std::string_view head = reader.line();
    Answer answer;
    int final = 0;
    if (!Reader::number(head, final) || !Reader::number(head, answer.depth)) return std::nullopt;
    answer.final = final != 0;
    while (!reader.atEnd())
        if (!readLine(reader.line(), answer.lines.emplace_back())) return std::nullopt;
    return answer;
}

}  // namespace kiela::app
