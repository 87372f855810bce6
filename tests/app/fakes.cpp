// A storage, a program and a table to play at, for tests.
#include "fakes.hpp"

#include "drawing.hpp"

#include <fstream>
#include <iterator>
#include <memory>

namespace kiela::tests {

std::optional<std::string> FakeStorage::load(std::string_view key) {
    const auto found = texts.find(key);
    if (found == texts.end()) return std::nullopt;
    return found->second;
}

bool FakeStorage::save(std::string_view key, std::string_view text) {
    if (full || (!refused.empty() && key.starts_with(refused))) return false;
    texts[std::string(key)] = text;
    return true;
}

void FakeEngine::ask(std::uint32_t request, const app::Question& question) {
    thinking = question.kind == app::Question::Kind::Move;
    if (question.kind == app::Question::Kind::Arrangement)
        arrangements.push_back({request, question});
    else if (thinking)
        requests.push_back({request, question.game, question.level});
    else
        looks.push_back({request, question});
}

void FakeEngine::cancel() {
    thinking = false;
}

std::string FakeCalendar::inWords(std::string_view day, std::string_view language) {
    return std::string(language) + ':' + std::string(day);
}

const std::string& FakeLibrary::puzzles() {
    static const std::string text = [] {
        std::ifstream file(KIELA_PUZZLES);
        return std::string(std::istreambuf_iterator<char>(file), {});
    }();
    return text;
}

app::Answer bestMove(rules::House house, engine::Score score) {
    return {.depth = 1, .lines = {{score, {house}}}};
}

namespace {

FakeStorage storageWith(const Opening& opening) {
    FakeStorage storage;
    storage.texts = opening.texts;
    if (!opening.kept.empty()) storage.save(settingsKey, opening.kept);
    return storage;
}

std::string listOf(const auto& houses, auto house) {
    std::string list;
    for (const auto& each : houses) list += (list.empty() ? "" : " ") + rules::nameOf(house(each));
    return list;
}

}  // namespace

Table::Table(const Opening& opening)
    : storage(storageWith(opening)), languageWords(opening.lacking),
      session(ports(),
              {.languages = opening.languages,
               .reducedMotion = opening.reducedMotion,
               .framed = opening.framed,
               .vibrates = opening.vibrates,
               .address = opening.address,
               .canShare = opening.canShare},
              app::readParameters(opening.query)) {}

void Table::begin(std::string_view query) {
    const std::uint32_t asked = session.asked();
    storage.texts.clear();
    std::destroy_at(&session);
    std::construct_at(
        &session, ports(),
        app::Environment{.languages = {"en"}, .address = "https://kiela.example/", .asked = asked},
        app::readParameters(query));
}

std::string Table::moves() const {
    return listOf(session.game().moves(), [](rules::House house) { return house; });
}

std::string Table::choices() const {
    return listOf(view().choices, [](const app::Choice& choice) { return choice.house; });
}

void Table::play(std::string_view name) {
    session.play(house(name));
    rest();
}

void Table::answer(std::string_view name) {
    answerAtOnce(name);
    wait(1);
    rest();
}

void Table::answerAtOnce(std::string_view name) {
    // Who has answered rests.
    engine.thinking = false;
    session.answered(engine.requests.back().number, bestMove(house(name)));
}

void Table::tell(std::string_view name, engine::Score score) {
    session.answered(engine.looks.back().number, bestMove(house(name), score));
}

void Table::tellAll(engine::Score (*score)(const rules::Game&)) {
    for (std::size_t told = 0; told != engine.looks.size();) {
        told = engine.looks.size();
        const FakeEngine::Look look = engine.looks.back();
        const rules::Game& game = look.question.game;
        session.answered(look.number, bestMove(game.legalMoves()[0], score(game)));
    }
}

void Table::wait(double seconds) {
    constexpr double frame = 0.02;
    for (; seconds > frame; seconds -= frame) session.advance(frame);
    session.advance(seconds);
}

void Table::rest() {
    while (view().moving) session.advance(1);
}

bool isSentence(std::string_view text) {
    if (text.empty()) return false;
    const auto first = static_cast<unsigned char>(text.front());
    const bool housesName = text.size() > 1 && rules::houseNamed(text.substr(0, 2)).has_value();
    const bool begins = (first >= 'A' && first <= 'Z') || first >= 0x80 || housesName;
    return begins
           && (text.ends_with('.') || text.ends_with('!') || text.ends_with('?')
               || text.ends_with("…"));
}

}  // namespace kiela::tests
