#include "app/report.hpp"

#include "app/game_line.hpp"
#include "app/link.hpp"
#include "rules/position_text.hpp"
#include "rules/record.hpp"

#include <initializer_list>
#include <utility>

namespace kiela::app {

namespace {

std::string lines(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) {
        text += part;
        text += '\n';
    }
    text.pop_back();
    return text;
}

std::string_view reasonOf(const rules::Game& game) {
    return game.result() ? rules::nameOf(game.result()->reason) : std::string_view();
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

void Reporter::report(Session& session, void (*tell)(std::string_view)) {
    for (const std::string& attempt : session.takeAttempts()) tell(attempt);
    const rules::Game& game = session.game();
    const Setup& setup = session.view().setup;
    const std::vector<MoveView>& moves = session.moves();
    const std::size_t over = moves.size() - (!moves.empty() && !moves.back().told ? 1 : 0);
    std::string start = queryOf(setup, setup.game(), 0), line = gameLine(game, over);
    // Else it is another game, or moves have been taken back: the state tells it all.
    const bool goesOn = start == start_ && line.starts_with(line_);
    const bool further = goesOn && line != line_;
    if (goesOn && !further && language_ == session.language()) return;
    if (!goesOn) moves_ = over;
    for (; moves_ < over; ++moves_)
        tell(lines(
            {"move", rules::nameOf(moves[moves_].house), std::to_string(moves[moves_].captured),
             rules::writePosition(game.positions()[moves_ + 1]), std::to_string(moves_ + 1)}));
    if (further && over == moves.size() && game.result())
        tell(lines({"end", rules::resultText(game.result()), reasonOf(game)}));
    start_ = std::move(start);
    line_ = std::move(line);
    language_ = session.language();
    tell(stateReport(session));
}

}  // namespace kiela::app
