#include "ui/readings.hpp"

#include "text/say.hpp"
#include "ui/board_picture.hpp"

#include <array>
#include <cstdint>
#include <string>

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

// Which position it is, and in a lesson which step and try.
std::string moment(const app::Session& session) {
    if (!learns(session)) return std::to_string(session.view().ply);
    return session.lesson().title + session.lesson().words();
}

std::string answerTo(const app::Session& session, Reading reading, rules::House house) {
    if (learns(session)) return readOut(session.lesson(), reading, house);
    return readOut(session.view(), session.moves(), reading, house);
}

}  // namespace

void readings(const Frame& frame, const Rect& area, app::Session& session, Readings& state) {
    followFocus(frame, state);
    const std::string house = rules::nameOf(state.house);
    constexpr semantics::Id barId = idOf("readings");
    frame.tree.add(barId, semantics::Role::Toolbar, area,
                   {text::say(session.language(), Msg::GroupReadings)}, semantics::Unseen);
    frame.tree.open(barId);
    for (const Look& look : looks) {
        const semantics::Id id = idOf("reading", static_cast<unsigned>(look.reading));
        const std::string name = text::say(session.language(), look.name, {{"house", house}});
        frame.tree.add(id, semantics::Role::Button, area, {name}, semantics::Unseen).key =
            session.view().settings.keys ? look.key : char32_t{0};
        if (frame.inert || !frame.tree.activated(id)) continue;
        state.asked = {look.reading, state.house, moment(session)};
        frame.tree.announce(answerTo(session, look.reading, state.house));
    }
    frame.tree.close();
    if (!state.asked || state.asked->when != moment(session)) return;
    const std::string answer = answerTo(session, state.asked->reading, state.asked->house);
    frame.tree.add(idOf("reading-answer"), semantics::Role::Paragraph, area,
                   {.name = answer, .kind = "reading"}, semantics::Unseen);
}

}  // namespace kiela::ui
