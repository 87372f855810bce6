#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/dialogs/seating.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/choice.hpp"

#include <array>
#include <span>
#include <string>

namespace kiela::ui {

namespace {

using text::Msg;

template<std::size_t N>
std::array<std::string_view, N> viewsOf(const std::array<std::string, N>& names) {
    std::array<std::string_view, N> views;
    for (std::size_t i = 0; i < N; ++i) views[i] = names[i];
    return views;
}

// The groups of the dialog, in their order. Each takes its height from the area.
class Form {
  public:
    Form(const Frame& frame, text::Language language, Rect& area)
        : frame_(frame), language_(language), area_(area) {}

    void rules(app::Setup& draft) {
        constexpr std::array about{Msg::RulesTraditionalAbout, Msg::RulesBeginnerAbout,
                                   Msg::RulesTournamentAbout};
        const std::array names{say(Msg::RulesTraditional), say(Msg::RulesBeginner),
                               say(Msg::RulesTournament)};
        draft.rules = static_cast<rules::RuleSet>(
            group("new-rules", Msg::FieldRules, viewsOf(names), static_cast<int>(draft.rules),
                  say(about[static_cast<std::size_t>(draft.rules)])));
    }

    void opponent(app::Setup& draft, bool byLink) {
        constexpr int person = engine::strongestLevel, link = person + 1;
        std::array<std::string, link + 1> names;
        for (int level = engine::weakestLevel; level <= engine::strongestLevel; ++level) {
            Msg message = Msg::OpponentLevel;
            if (level == engine::weakestLevel) message = Msg::OpponentWeakest;
            if (level == engine::strongestLevel) message = Msg::OpponentStrongest;
            names[static_cast<std::size_t>(level - 1)] =
                text::say(language_, message, {{"level", level}});
        }
        names[person] = say(Msg::OpponentPerson);
        names[link] = say(Msg::OpponentLink);
        const int now = draft.opponent ? *draft.opponent - 1 : (draft.byLink ? link : person);
        const auto views = viewsOf(names);
        const int chosen = group("new-opponent", Msg::FieldOpponent,
                                 std::span(views).first(byLink ? link + 1 : link), now,
                                 draft.byLink ? say(Msg::OpponentLinkAbout) : std::string());
        draft.opponent = chosen < person ? std::optional(chosen + 1) : std::nullopt;
        draft.byLink = chosen == link;
        // Who arranges stones is at the same board.
        if (draft.byLink) draft.expert = false;
    }

    void side(app::Setup& draft) {
        const std::array names{say(Msg::SideSouth), say(Msg::SideNorth)};
        draft.side =
            static_cast<rules::Side>(group("new-side", Msg::FieldSide, viewsOf(names),
                                           static_cast<int>(draft.side), say(Msg::FieldSideAbout)));
    }

    void first(app::Setup& draft) {
        const std::array names{say(Msg::FirstSouth), say(Msg::FirstNorth)};
        draft.first = static_cast<rules::Side>(group("new-first", Msg::FieldFirst, viewsOf(names),
                                                     static_cast<int>(draft.first),
                                                     say(Msg::FieldFirstAbout)));
    }

    void expert(app::Setup& draft) {
        const std::array names{say(Msg::ChoiceYes), say(Msg::ChoiceNo)};
        draft.expert = group("new-expert", Msg::FieldExpert, viewsOf(names), draft.expert ? 0 : 1,
                             say(Msg::FieldExpertAbout))
                       == 0;
    }

  private:
    std::string say(Msg message) const { return text::say(language_, message); }

    int group(std::string_view id, Msg name, std::span<const std::string_view> options, int chosen,
              const std::string& explanation) {
        return choose(
            frame_, idOf(id), area_,
            {.name = say(name), .options = options, .chosen = chosen, .explanation = explanation});
    }

    const Frame& frame_;
    text::Language language_;
    Rect& area_;
};

}  // namespace

Screen newGameDialog(const Frame& frame, app::Session& session, app::Setup& draft, Scroll& scroll) {
    const text::Language language = session.language();
    const std::string heading = text::say(language, Msg::ButtonNewGame);
    const std::string cancel = text::say(language, Msg::ButtonCancel);
    const std::string start = text::say(language, Msg::ButtonStart);
    const std::array buttons{
        Button{.name = start, .kind = paint::PillKind::Primary, .focusFirst = true}};
    Dialog dialog(frame, idOf("new-game"),
                  {.heading = heading, .closeName = cancel, .width = 620, .buttons = buttons},
                  scroll);
    Rect area = dialog.beginBody();
    Form form(frame, language, area);
    // Nobody comes back to a kiosk.
    form.opponent(draft, !session.view().kiosk);
    if (draft.together()) chooseSeating(frame, session, area);
    form.rules(draft);
    form.side(draft);
    form.first(draft);
    if (!draft.byLink) form.expert(draft);
    dialog.endBody(area);

    const bool started = button(frame, idOf("start"), dialog.buttonPlace(0), buttons[0]);
    const bool dismissed = dialog.end();
    if (started) session.start(draft);
    return started || dismissed ? Screen::Game : Screen::NewGame;
}

}  // namespace kiela::ui
