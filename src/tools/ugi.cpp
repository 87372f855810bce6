#include "tools/ugi.hpp"

#include "rules/describe.hpp"
#include "rules/position_text.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <variant>

namespace kiela::tools {

namespace {

constexpr int megabyte = 1 << 20;
constexpr int mostMegabytes = 1024;

std::string resultOf(const rules::Game& game) {
    if (!game.result()) return "none";
    switch (game.result()->winner) {
    case rules::Winner::South:
        return "p1win";
    case rules::Winner::North:
        return "p2win";
    case rules::Winner::Nobody:
        return "draw";
    }
    return {};
}

/// A whole number of nothing but digits, from 1 to `most`; else nothing.
std::optional<std::uint64_t> numberFrom(const std::string& text, std::uint64_t most) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || number < 1 || number > most) return {};
    return number;
}

/// Proven ends as other programs tell them: in moves of the side that wins.
std::string scoreOf(engine::Score score) {
    if (!engine::isProvenWin(score) && !engine::isProvenLoss(score)) {
        return "cp " + std::to_string(score);
    }
    const int moves = (engine::pliesToEnd(score) + 1) / 2;
    return "mate " + std::to_string(score > 0 ? moves : -moves);
}

}  // namespace

void Ugi::obey(const std::string& line) {
    std::istringstream words(line);
    std::string command;
    words >> command;
    if (command == "stop") return stop();
    if (command == "isready") {
        out_ << "readyok" << std::endl;
        return;
    }
    // Everything else waits until the search has ended.
    while (searching() && !endless_) work();
    stop();
    if (command == "ugi") {
        introduce();
    } else if (command == "uginewgame") {
        game_ = rules::Game(game_.rules());
    } else if (command == "setoption") {
        setOption(words);
    } else if (command == "position") {
        setPosition(words);
    } else if (command == "go") {
        go(words);
    } else if (command == "query") {
        std::string question;
        words >> question;
        answer(question);
    } else if (!command.empty()) {
        complain("unknown command " + command);
    }
}

void Ugi::introduce() {
    out_ << "id name Kiela\n"
         << "id author the Kiela project\n"
         << "option name Hash type spin default 16 min 1 max " << mostMegabytes << '\n'
         << "option name Rules type combo default traditional";
    for (const rules::RuleSet rules : rules::allRuleSets) out_ << " var " << rules::nameOf(rules);
    out_ << "\nugiok" << std::endl;
}

void Ugi::setOption(std::istringstream& words) {
    std::string word;
    std::string name;
    std::string is;
    std::string value;
    words >> word >> name >> is >> value;
    if (word != "name" || is != "value" || value.empty() || words >> word) {
        return complain("setoption needs name OPTION value VALUE");
    }
    if (name == "Rules") {
        const auto rules = rules::ruleSetNamed(value);
        if (!rules) return complain("unknown rule set " + value);
        game_ = rules::Game(*rules);
    } else if (name == "Hash") {
        const auto megabytes = numberFrom(value, mostMegabytes);
        if (!megabytes) return complain("Hash must be 1 to " + std::to_string(mostMegabytes));
        table_ = engine::Table(static_cast<std::size_t>(*megabytes) * megabyte);
    } else {
        complain("unknown option " + name);
    }
}

void Ugi::setPosition(std::istringstream& words) {
    std::string word;
    words >> word;
    rules::Game game(game_.rules());
    if (word == "fen") {
        std::string text;
        while (words >> word && word != "moves") text += word + ' ';
        const auto position = rules::readPosition(text);
        if (const auto* const error = std::get_if<rules::PositionError>(&position)) {
            return complain("bad position: " + rules::describe(*error));
        }
        game = rules::Game(game_.rules(), std::get<rules::Position>(position));
    } else if (word == "startpos") {
        if (words >> word && word != "moves") {
            return complain("position: moves expected in place of " + word);
        }
    } else {
        return complain("position needs startpos or fen");
    }
    while (words >> word) {
        const auto house = rules::houseNamed(word);
        if (!house) return complain("there is no house " + word);
        const rules::Refusal refusal = game.play(*house);
        if (refusal != rules::Refusal::None) {
            return complain(word + ": " + std::string(rules::describe(refusal)));
        }
    }
    game_ = game;
}

void Ugi::go(std::istringstream& words) {
    if (game_.result()) return complain("the game is over");
    engine::Limits limits;
    begin_ = Clock::now();
    end_.reset();
    endless_ = true;
    std::string limit;
    while (words >> limit && limit != "infinite") {
        if (limit != "nodes" && limit != "depth" && limit != "movetime") {
            return complain("unknown limit " + limit);
        }
        std::string text;
        words >> text;
        const auto amount = numberFrom(text, std::numeric_limits<std::uint64_t>::max());
        if (!amount) return complain(limit + " needs a number, 1 or more");
        if (limit == "nodes") {
            limits.nodes = *amount;
        } else if (limit == "depth") {
            limits.depth = static_cast<int>(std::min<std::uint64_t>(*amount, engine::deepestPly));
        } else {
            constexpr std::uint64_t day = 86'400'000;
            end_ = begin_ + std::chrono::milliseconds(std::min(*amount, day));
        }
        endless_ = false;
    }
    depthTold_ = 0;
    search_.emplace(game_, engine::learnedEvaluation(game_.rules()), limits, table_);
}

void Ugi::work() {
    constexpr int slice = 1000;
    const bool finished = search_->step(slice);
    if (search_->finding().depth > depthTold_) tellFinding();
    if (finished || (end_ && Clock::now() >= *end_)) stop();
}

void Ugi::stop() {
    if (!search_) return;
    out_ << "bestmove " << rules::nameOf(search_->finding().best()) << std::endl;
    search_.reset();
}

void Ugi::tellFinding() {
    const engine::Finding& finding = search_->finding();
    depthTold_ = finding.depth;
    const std::chrono::duration<double> seconds = Clock::now() - begin_;
    out_ << "info depth " << finding.depth << " score " << scoreOf(finding.score) << " nodes "
         << finding.nodes << " time " << static_cast<std::int64_t>(seconds.count() * 1000) << " pv";
    for (const rules::House move : finding.line) out_ << ' ' << rules::nameOf(move);
    out_ << std::endl;
}

void Ugi::answer(const std::string& question) {
    if (question == "p1turn") {
        const bool south = game_.position().toMove == rules::Side::South;
        out_ << "response " << (south ? "true" : "false") << std::endl;
    } else if (question == "gameover") {
        out_ << "response " << (game_.result() ? "true" : "false") << std::endl;
    } else if (question == "result") {
        out_ << "response " << resultOf(game_) << std::endl;
    } else {
        complain("unknown question " + question);
    }
}

}  // namespace kiela::tools
