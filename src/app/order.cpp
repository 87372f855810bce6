#include "app/order.hpp"

#include "app/import.hpp"
#include "app/words.hpp"

#include <string>
#include <utility>

namespace kiela::app {

namespace {

bool isBusy(const Session& session) {
    return session.isLearning() || session.isSolving() || session.isArranging()
           || session.isAnalysing() || session.view().finishing;
}

OrderFault load(Session& session, std::string_view text, void (*showGame)()) {
    Import import = readImport(text, session.language());
    if (!import.game || import.misread) return OrderFault::Unreadable;
    if (!import.isLink) {
        import.game->setup.opponent = session.view().setup.opponent;
        import.game->setup.side = session.view().setup.side;
    }
    showGame();
    session.receive(import);
    return OrderFault::None;
}

OrderFault play(Session& session, std::string_view name, void (*showGame)()) {
    const auto house = rules::houseNamed(name);
    if (!house) return OrderFault::Unreadable;
    if (isBusy(session)) return OrderFault::Busy;
    const rules::Game& game = session.game();
    const Setup& setup = session.view().setup;
    if (game.result()) return OrderFault::Over;
    if (setup.you().value_or(game.position().toMove) != game.position().toMove)
        return OrderFault::NotYourTurn;
    if (game.refusalOf(*house) != rules::Refusal::None) return OrderFault::Illegal;
    showGame();
    session.playAtOnce(*house);
    return OrderFault::None;
}

OrderFault undo(Session& session, void (*showGame)()) {
    if (isBusy(session)) return OrderFault::Busy;
    if (!session.view().canUndo) return OrderFault::Illegal;
    showGame();
    session.undo();
    return OrderFault::None;
}

OrderFault speak(Session& session, std::string_view code) {
    const auto language = text::languageFor(code);
    if (!language) return OrderFault::Unreadable;
    session.setLanguage(*language);
    return OrderFault::None;
}

}  // namespace

OrderFault carryOut(Session& session, std::string_view order, void (*showGame)()) {
    const std::string_view verb = cut(order, ' ');
    if (verb == "language") return speak(session, order);
    if (session.isElsewhere()) return OrderFault::Busy;
    if (verb == "load") return load(session, order, showGame);
    if (verb == "play") return play(session, order, showGame);
    if (verb == "undo") return undo(session, showGame);
    return OrderFault::Unknown;
}

}  // namespace kiela::app
