#include "app/question_text.hpp"

#include "app/words.hpp"
#include "rules/position_text.hpp"

#include <utility>
#include <variant>

namespace kiela::app {

namespace {

// Reads numbers one after the other; once one is missing, all that follow are.
class Numbers {
  public:
    explicit Numbers(std::string_view& rest) : rest_(rest) {}

    template<class Number>
    Numbers& operator>>(Number& target) {
        const auto number = cutNumber(rest_);
        good_ = good_ && number;
        if (good_) target = static_cast<Number>(*number);
        return *this;
    }
    explicit operator bool() const { return good_; }

  private:
    std::string_view& rest_;
    bool good_ = true;
};

void writeNumber(std::string& text, std::int64_t number) {
    text += std::to_string(number);
    text += ' ';
}

std::string writeGame(const rules::Game& game) {
    std::string text(rules::nameOf(game.rules()));
    text += '\n' + rules::writePosition(game.start()) + '\n';
    for (const rules::House house : game.moves()) text += rules::nameOf(house) + ' ';
    return text;
}

std::optional<rules::Game> readGame(std::string_view text) {
    const auto rules = rules::ruleSetNamed(cut(text, '\n'));
    const auto read = rules::readPosition(cut(text, '\n'));
    const auto* start = std::get_if<rules::Position>(&read);
    if (!rules || start == nullptr) return std::nullopt;
    rules::Game game(*rules, *start);
    while (!text.empty()) {
        const auto house = rules::houseNamed(cut(text, ' '));
        if (!house || game.play(*house) != rules::Refusal::None) return std::nullopt;
    }
    return game;
}

bool readLine(std::string_view text, Line& line) {
    if (!(Numbers(text) >> line.score)) return false;
    while (!text.empty()) {
        const auto house = rules::houseNamed(cut(text, ' '));
        if (!house) return false;
        line.moves.push_back(*house);
    }
    return !line.moves.empty();
}

bool readArrangement(std::string_view text, engine::Arrangement& arrangement) {
    for (std::uint8_t& stones : arrangement) {
        const auto number = cutNumber(text);
        if (!number || *number < 0 || *number > rules::mostStones) return false;
        stones = static_cast<std::uint8_t>(*number);
    }
    return text.empty();
}

}  // namespace

std::string writeErrand(const Errand& errand) {
    const Question& question = errand.question;
    std::string text;
    for (const std::int64_t number :
         {static_cast<std::int64_t>(question.kind), std::int64_t{question.level},
          static_cast<std::int64_t>(question.side), std::int64_t{question.lines},
          std::int64_t{question.nodes}, std::int64_t{errand.seed}})
        writeNumber(text, number);
    return text + '\n' + writeGame(question.game);
}

std::optional<Errand> readErrand(std::string_view text) {
    std::string_view head = cut(text, '\n');
    Errand errand;
    Question& question = errand.question;
    if (!(Numbers(head) >> question.kind >> question.level >> question.side >> question.lines
          >> question.nodes >> errand.seed))
        return std::nullopt;
    auto game = readGame(text);
    if (!game || game->result()) return std::nullopt;
    question.game = std::move(*game);
    return errand;
}

std::string writeAnswer(const Answer& answer) {
    std::string text;
    writeNumber(text, answer.final ? 1 : 0);
    writeNumber(text, answer.depth);
    if (answer.arrangement)
        for (const std::uint8_t stones : *answer.arrangement) writeNumber(text, stones);
    text += '\n';
    for (const Line& line : answer.lines) {
        writeNumber(text, line.score);
        for (const rules::House house : line.moves) text += rules::nameOf(house) + ' ';
        text += '\n';
    }
    return text;
}

std::optional<Answer> readAnswer(std::string_view text) {
    std::string_view head = cut(text, '\n');
    Answer answer;
    if (!(Numbers(head) >> answer.final >> answer.depth)) return std::nullopt;
    if (!head.empty() && !readArrangement(head, answer.arrangement.emplace())) return std::nullopt;
    while (!text.empty())
        if (!readLine(cut(text, '\n'), answer.lines.emplace_back())) return std::nullopt;
    return answer;
}

}  // namespace kiela::app
