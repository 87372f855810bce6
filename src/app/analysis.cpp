#include "app/analysis.hpp"

#include "app/analysis_words.hpp"
#include "rules/sowing.hpp"
#include "text/say.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kiela::app {

namespace {

using text::Msg;

// A score of so many hundredths fills half of what is left of the bar.
constexpr float halfOfBar = 600;

float shareOf(engine::Score score) {
    if (engine::isProvenWin(score)) return 1;
    if (engine::isProvenLoss(score)) return 0;
    const auto hundredths = static_cast<float>(score);
    return 0.5f + 0.5f * hundredths / (std::abs(hundredths) + halfOfBar);
}

void showPosition(AnalysisView& view, const rules::Game& game, std::size_t ply) {
    const rules::Position& position = game.positions()[ply];
    view.board.stones = position.stones;
    view.toMove = position.toMove;
    for (const rules::Side side : {rules::Side::South, rules::Side::North})
        view.totals[static_cast<std::size_t>(side)] = position.total(side);
    if (ply == 0) return;
    const rules::House last = game.moves()[ply - 1];
    rules::Trace trace;
    rules::Position before = game.positions()[ply - 1];
    rules::sow(before, last, trace);
    view.lastMove = last;
    view.lastEnd = trace.back().house;
}

LineView lineView(const AnalysisView& view, const rules::Position& position, const Line& line,
                  engine::Score score) {
    LineView shown;
    shown.score = shortScore(view.audience.language, score);
    for (const rules::House house : line.moves) {
        if (!shown.moves.empty()) shown.moves += ' ';
        shown.moves += rules::nameOf(house);
    }
    shown.outcome = outcomeOf(view.audience, position, line.best());
    return shown;
}

void showScore(AnalysisView& view, const rules::Position& position, const Answer& known) {
    if (known.lines.empty()) {
        view.score = text::say(view.audience.language, Msg::AnalysisLooking);
        return;
    }
    const rules::Side near = view.setup.side;
    const int stones = view.totals[0] + view.totals[1];
    const auto forNear = [&](engine::Score score) {
        // Nobody can be ahead by more than all the stones.
        if (!engine::isProvenWin(score) && !engine::isProvenLoss(score))
            score = std::clamp(score, -100 * stones, 100 * stones);
        return position.toMove == near ? score : -score;
    };
    const engine::Score score = forNear(known.lines.front().score);
    view.score = scoreWords(view.audience, score, near);
    view.shortScore = shortScore(view.audience.language, score);
    view.share = shareOf(score);
    view.depth = text::say(view.audience.language, Msg::AnalysisDepth, {{"n", known.depth}});
    view.hint = known.lines.front().best();
    for (const Line& line : known.lines)
        view.lines.push_back(lineView(view, position, line, forNear(line.score)));
}

void showEnd(AnalysisView& view, const rules::Game& game) {
    view.over = true;
    view.score = text::say(view.audience.language, Msg::AnalysisOver);
    if (game.result()->winner == rules::Winner::Nobody) return;
    view.share = game.result()->winner == rules::winnerOf(view.setup.side) ? 1.0f : 0.0f;
}

// The lowest and highest score, with the moves after which they stood.
std::string curveWords(const AnalysisView& view, const Review& review) {
    const rules::Side near = view.setup.side;
    std::optional<std::pair<engine::Score, std::size_t>> low, high;
    for (std::size_t ply = 0; ply <= view.plies; ++ply) {
        const auto score = review.score(ply, near);
        if (!score) continue;
        if (!low || *score < low->first) low = {*score, ply};
        if (!high || *score > high->first) high = {*score, ply};
    }
    if (!low) return {};
    const text::Language language = view.audience.language;
    return text::say(language, Msg::AnalysisCurve,
                     {{"side", text::sideName(view.audience, near)},
                      {"lowest", shortScore(language, low->first)},
                      {"low", static_cast<int>(low->second)},
                      {"highest", shortScore(language, high->first)},
                      {"high", static_cast<int>(high->second)}});
}

void showCourse(AnalysisView& view, const rules::Game& game, const Review& review) {
    const rules::Position& start = game.start();
    view.curveMost = static_cast<float>(
        std::max(1, start.total(rules::Side::South) + start.total(rules::Side::North)));
    for (std::size_t ply = 0; ply <= view.plies; ++ply) {
        const auto score = review.score(ply, view.setup.side);
        view.curve.push_back(score ? std::optional(static_cast<float>(*score) / 100)
                                   : std::nullopt);
    }
    view.reviewed = !review.unknown();
    if (!view.reviewed) return;
    if (view.plies > 0) view.curveWords = curveWords(view, review);
    for (const TurningPoint& point : review.turningPoints(mostTurningPoints))
        view.turningPoints.push_back({point.ply, turningPointWords(view.audience, game, point)});
}

}  // namespace

AnalysisView Analysis::view(const rules::Game& game, const Review& review, const Setup& setup,
                            const text::Audience& audience) const {
    AnalysisView view;
    view.audience = audience;
    view.setup = setup;
    view.ply = ply_;
    view.plies = game.moves().size();
    view.title = positionTitle(audience.language, game, ply_);
    showPosition(view, game, ply_);
    if (ply_ == view.plies && game.result())
        showEnd(view, game);
    else
        showScore(view, game.positions()[ply_], review.at(ply_));
    showCourse(view, game, review);
    return view;
}

}  // namespace kiela::app
