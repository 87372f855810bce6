#include "app/analysis_words.hpp"

#include "rules/sowing.hpp"
#include "text/say.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace kiela::app {

namespace {

using text::Msg;

// Closer than this, in hundredths of a stone, nobody is ahead.
constexpr engine::Score evenScore = 50;

// Of these the farewell chooses.
constexpr std::size_t farewellPoints = 40;

// The winner's own moves until the end.
int movesToEnd(engine::Score score) {
    return (engine::pliesToEnd(score) + 1) / 2;
}

int capturedBy(const rules::Position& position, rules::House house) {
    rules::Trace trace;
    rules::Position after = position;
    rules::sow(after, house, trace);
    int captured = 0;
    for (const rules::Event& event : trace)
        if (event.kind == rules::Event::Kind::Capture) captured += event.stones + event.outerStones;
    return captured;
}

// The counted move of a position: moves are counted from 1.
int numberOf(std::size_t ply) {
    return static_cast<int>(ply) + 1;
}

std::string farewell(text::Language language, const rules::Position& position, std::size_t ply,
                     rules::House house, Msg withCapture, Msg without) {
    const int captured = capturedBy(position, house);
    return text::say(
        language, captured > 0 ? withCapture : without,
        {{"number", numberOf(ply)}, {"house", rules::nameOf(house)}, {"count", captured}});
}

}  // namespace

std::string shortScore(text::Language language, engine::Score score) {
    if (engine::isProvenWin(score))
        return text::say(language, Msg::AnalysisShortWin, {{"moves", movesToEnd(score)}});
    if (engine::isProvenLoss(score))
        return text::say(language, Msg::AnalysisShortLoss, {{"moves", movesToEnd(score)}});
    const int tenths = (std::abs(score) + 5) / 10;
    std::string number;
    // A real minus sign, as wide as the plus.
    if (tenths > 0) number = score < 0 ? "\u2212" : "+";
    number += std::to_string(tenths / 10);
    number += text::say(language, Msg::NumberPoint);
    return number + std::to_string(tenths % 10);
}

std::string scoreWords(const text::Audience& audience, engine::Score score, rules::Side side) {
    const rules::Side ahead = score < 0 ? rules::opponent(side) : side;
    const bool you = audience.you == ahead;
    const std::string name = text::sideName(audience, ahead);
    if (engine::isProvenWin(std::abs(score)))
        return text::say(audience.language, you ? Msg::AnalysisWinsYou : Msg::AnalysisWinsSide,
                         {{"n", movesToEnd(score)}, {"side", name}});
    if (std::abs(score) < evenScore) return text::say(audience.language, Msg::AnalysisEven);
    return text::say(audience.language, you ? Msg::AnalysisAheadYou : Msg::AnalysisAheadSide,
                     {{"n", (std::abs(score) + 50) / 100}, {"side", name}});
}

std::string positionTitle(text::Language language, const rules::Game& game, std::size_t ply) {
    if (ply == 0) return text::say(language, Msg::AnalysisStart);
    return text::say(language, Msg::AnalysisPosition,
                     {{"number", static_cast<int>(ply)},
                      {"count", static_cast<int>(game.moves().size())},
                      {"house", rules::nameOf(game.moves()[ply - 1])}});
}

std::string outcomeOf(const text::Audience& audience, const rules::Position& position,
                      rules::House house) {
    rules::Trace trace;
    rules::Position after = position;
    rules::sow(after, house, trace);
    return text::moveOutcome(audience, trace);
}

std::string turningPointWords(const text::Audience& audience, const rules::Game& game,
                              const TurningPoint& point) {
    const std::string outcome = outcomeOf(audience, game.positions()[point.ply], point.better);
    return text::say(audience.language, Msg::AnalysisTurningPoint,
                     {{"number", numberOf(point.ply)},
                      {"played", rules::nameOf(point.played)},
                      {"better", rules::nameOf(point.better)},
                      {"outcome", outcome}});
}

std::string farewellWords(const text::Audience& audience, const rules::Game& game,
                          const Review& review, rules::Side side) {
    const bool won = game.result()->winner == rules::winnerOf(side);
    std::optional<TurningPoint> turn;
    for (const TurningPoint& point : review.turningPoints(farewellPoints)) {
        // A winner is told of the move that made use of the opponent's mistake.
        const bool own = point.played.side == side;
        const bool used = point.ply + 1 < game.moves().size();
        if (won ? own || !used : !own) continue;
        if (!turn || point.lost > turn->lost) turn = point;
    }
    if (!turn) return {};
    const std::size_t ply = won ? turn->ply + 1 : turn->ply;
    const rules::Position& position = game.positions()[ply];
    if (won)
        return farewell(audience.language, position, ply, game.moves()[ply],
                        Msg::TurningFoundCapture, Msg::TurningFound);
    return farewell(audience.language, position, ply, turn->better, Msg::TurningMissedCapture,
                    Msg::TurningMissed);
}

}  // namespace kiela::app
