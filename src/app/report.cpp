#include "app/report.hpp"

#include "app/link.hpp"
#include "rules/position_text.hpp"
#include "rules/record.hpp"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace kiela::app {

namespace {

std::string lines(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) {
        if (!text.empty()) text += '\n';
        text += part;
    }
    return text;
}

std::string_view reasonOf(const rules::Game& game) {
    return game.result() ? rules::nameOf(game.result()->reason) : std::string_view();
}

std::string report(const Attempt& attempt) {
    return lines({"answered", attempt.isPuzzle ? "puzzle" : "lesson",
                  std::to_string(attempt.number), std::to_string(attempt.step),
                  std::to_string(attempt.steps), attempt.isRight ? "1" : "0"});
}

}  // namespace

std::string stateReport(const Session& session) {
    const rules::Game& game = session.game();
    std::string possible;
    for (const rules::House house : game.legalMoves()) possible += rules::nameOf(house) + ' ';
    return lines({"state", queryOf(session.view().setup, game, game.moves().size()),
                  rules::writePosition(game.position()), rules::resultText(game.result()),
                  reasonOf(game), text::infoOf(session.language()).code, possible});
}

// Whether the game that was told is the one that is played, perhaps further on.
bool Reporter::goesOn(const Session& session) const {
    const auto& made = session.game().moves();
    return setup_ == session.view().setup && (!ended_ || session.game().result())
           && moves_.size() <= made.size()
           && std::equal(moves_.begin(), moves_.end(), made.begin());
}

std::vector<std::string> Reporter::news(Session& session) {
    std::vector<std::string> news;
    for (const Attempt& attempt : session.takeAttempts()) news.push_back(report(attempt));
    const rules::Game& game = session.game();
    const std::vector<MoveView>& moves = session.moves();
    const std::size_t over = moves.size() - (!moves.empty() && !moves.back().told ? 1 : 0);
    const bool hasEnded = over == moves.size() && game.result();
    bool changed = language_ != session.language();
    language_ = session.language();
    if (!goesOn(session)) {
        changed = true;
        setup_ = session.view().setup;
        moves_.assign(game.moves().begin(), game.moves().begin() + static_cast<long>(over));
        ended_ = hasEnded;
    }
    while (moves_.size() < over) {
        changed = true;
        const MoveView& move = moves[moves_.size()];
        moves_.push_back(move.house);
        news.push_back(lines({"move", rules::nameOf(move.house), std::to_string(move.captured),
                              rules::writePosition(game.positions()[moves_.size()]),
                              std::to_string(moves_.size())}));
    }
    if (hasEnded && !ended_) {
        changed = ended_ = true;
        news.push_back(lines({"end", rules::resultText(game.result()), reasonOf(game)}));
    }
    if (changed) news.push_back(stateReport(session));
    return news;
}

}  // namespace kiela::app
