#include "app/kept_view.hpp"

#include "text/say.hpp"

namespace kiela::app {

namespace {

using text::Language;
using text::Msg;

// From so many on it is worth a word.
constexpr int rowWorthTelling = 2;

std::string tallyWords(Language language, const Tally& tally) {
    return text::say(language, Msg::TallyGames,
                     {{"won", tally.won}, {"lost", tally.lost}, {"drawn", tally.drawn}});
}

std::string rowWords(Language language, const Tally& tally) {
    if (tally.best < rowWorthTelling) return {};
    return text::say(language, tally.row >= rowWorthTelling ? Msg::TallyRow : Msg::TallyBest,
                     {{"row", tally.row}, {"best", tally.best}});
}

std::string nameOfPeoplesGame(Language language, const rules::Game& game) {
    if (!game.result()) return text::say(language, Msg::PastPeopleUnfinished);
    const rules::Winner winner = game.result()->winner;
    if (winner == rules::Winner::Nobody) return text::say(language, Msg::ResultTitleDraw);
    const rules::Side side =
        winner == rules::Winner::South ? rules::Side::South : rules::Side::North;
    return text::say(language, Msg::ResultTitleSide,
                     {{"side", text::sideName({language, std::nullopt}, side)}});
}

std::string nameOf(Language language, const KeptGame& kept) {
    if (!kept.setup.opponent) return nameOfPeoplesGame(language, kept.game);
    const auto& result = kept.game.result();
    Msg message = Msg::PastUnfinished;
    if (result && result->winner == rules::Winner::Nobody)
        message = Msg::PastDrawn;
    else if (result)
        message = result->winner == rules::winnerOf(kept.setup.side) ? Msg::PastWon : Msg::PastLost;
    return text::say(language, message, {{"level", *kept.setup.opponent}});
}

}  // namespace

std::string rulesName(Language language, rules::RuleSet rules) {
    switch (rules) {
    case rules::RuleSet::Traditional:
        break;
    case rules::RuleSet::Beginner:
        return text::say(language, Msg::RulesBeginner);
    case rules::RuleSet::Tournament:
        return text::say(language, Msg::RulesTournament);
    }
    return text::say(language, Msg::RulesTraditional);
}

std::vector<TallyView> tallyViews(Language language, const Results& results) {
    std::vector<TallyView> views;
    for (const rules::RuleSet rules : rules::allRuleSets) {
        for (engine::Level level = engine::weakestLevel; level <= engine::strongestLevel; ++level) {
            const Tally& tally = results.of(rules, level);
            if (tally.games() == 0) continue;
            views.push_back({text::say(language, Msg::TallyName,
                                       {{"rules", rulesName(language, rules)}, {"level", level}}),
                             tallyWords(language, tally), rowWords(language, tally)});
        }
    }
    return views;
}

std::vector<PastGameView> pastGameViews(Language language, Calendar& calendar,
                                        const std::vector<PastGame>& games) {
    std::vector<PastGameView> views;
    for (const PastGame& game : games) {
        PastGameView& view = views.emplace_back();
        view.name = nameOf(language, game.kept);
        view.about = text::say(language, Msg::PastAbout,
                               {{"rules", rulesName(language, game.kept.setup.rules)},
                                {"n", static_cast<int>(game.kept.game.moves().size())},
                                {"day", calendar.inWords(game.day, text::infoOf(language).code)}});
        view.line =
            text::say(language, Msg::PastLine, {{"name", view.name}, {"about", view.about}});
    }
    return views;
}

}  // namespace kiela::app
