#include "ui/readings.hpp"

#include "text/say.hpp"
#include "ui/board_picture.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace kiela::ui {

namespace {

using app::Reading;
using text::Msg;

struct Look {
    Reading reading;
    Msg name;  // of the house that is meant, where it is about one
    char32_t key;
};

constexpr std::array<Look, app::readingCount> looks{{
    {Reading::LastMove, Msg::ButtonReadLast, U'l'},
    {Reading::Turn, Msg::ButtonReadTurn, U't'},
    {Reading::Row, Msg::ButtonReadRow, U'w'},
    {Reading::Facing, Msg::ButtonReadFacing, U'o'},
    {Reading::Moves, Msg::ButtonReadMoves, U'p'},
}};

void followFocus(const Frame& frame, Readings& state) {
    for (const rules::Side side : {rules::Side::South, rules::Side::North})
        for (std::uint8_t place = 0; place < rules::housesPerSide; ++place) {
            const rules::House house{side, place};
            if (frame.tree.focused() == idOf("house", numberOf(house))) state.house = house;
        }
}

bool learns(const app::Session& session) {
    return session.isLearning() || session.isSolving();
}

// A board that is only looked at, or arranged: it has no move to be told, and none to choose from.
const app::BoardView* boardAside(const app::Session& session) {
    if (session.isAnalysing()) return &session.analysis();
    if (session.isArranging()) return &session.arranging();
    return nullptr;
}

// Which position it is, and in a lesson which step and try.
std::string moment(const app::Session& session) {
    if (learns(session)) return session.lesson().title + session.lesson().words();
    if (session.isAnalysing()) return session.analysis().title;
    if (session.isArranging()) return session.arranging().caption + session.arranging().text;
    return std::to_string(session.view().ply);
}

// The last move of the game, step by step; of a lesson there are no steps.
std::vector<std::string> stepsOf(const app::Session& session) {
    if (learns(session)) return {};
    return app::lastMoveSteps(session.view(), session.game());
}

std::string answerTo(const app::Session& session, const Readings::Asked& asked) {
    if (const app::BoardView* aside = boardAside(session))
        return readOut(*aside, asked.reading, asked.house);
    if (asked.step > 0) {
        // Another move may have led to the same place since.
        const auto steps = stepsOf(session);
        if (asked.step <= steps.size()) return steps[asked.step - 1];
    }
    if (learns(session)) return readOut(session.lesson(), asked.reading, asked.house);
    return readOut(session.view(), session.moves(), asked.reading, asked.house);
}

// Who asks for the last move again gets its next step; after the last one the whole move.
std::size_t nextStep(const app::Session& session, const Readings& state, Reading reading) {
    if (reading != Reading::LastMove || !state.asked || state.asked->reading != reading
        || state.asked->when != moment(session))
        return 0;
    return (state.asked->step + 1) % (stepsOf(session).size() + 1);
}

}  // namespace

void readings(const Frame& frame, const Rect& area, app::Session& session, Readings& state) {
    followFocus(frame, state);
    const std::string house = rules::nameOf(state.house);
    constexpr semantics::Id barId = idOf("readings");
    frame.tree.add(barId, semantics::Role::Toolbar, area,
                   {text::say(session.language(), Msg::GroupReadings)}, semantics::Unseen);
    frame.tree.open(barId);
    const bool aside = boardAside(session) != nullptr;
    for (const Look& look : looks) {
        if (aside && (look.reading == Reading::LastMove || look.reading == Reading::Moves))
            continue;
        const semantics::Id id = idOf("reading", static_cast<unsigned>(look.reading));
        const std::string name = text::say(session.language(), look.name, {{"house", house}});
        const std::string about = look.reading == Reading::LastMove && !learns(session)
                                      ? text::say(session.language(), Msg::ButtonReadLastAgain)
                                      : std::string();
        frame.tree.add(id, semantics::Role::Button, area, {name, about}, semantics::Unseen).key =
            session.view().settings.keys ? look.key : char32_t{0};
        if (frame.inert || !frame.tree.activated(id)) continue;
        state.asked = {look.reading, state.house, moment(session),
                       nextStep(session, state, look.reading)};
        frame.tree.announce(answerTo(session, *state.asked));
    }
    frame.tree.close();
    if (!state.asked || state.asked->when != moment(session)) return;
    frame.tree.add(idOf("reading-answer"), semantics::Role::Paragraph, area,
                   {.name = answerTo(session, *state.asked), .kind = "reading"}, semantics::Unseen);
}

}  // namespace kiela::ui
