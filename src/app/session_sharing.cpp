// The session and games that go from one person to another: links, records, and a game that is
// played by sending a link back and forth.
#include "app/link.hpp"
#include "app/session.hpp"
#include "app/words.hpp"
#include "rules/record.hpp"
#include "text/say.hpp"

#include <algorithm>
#include <utility>

namespace kiela::app {

using text::Msg;

namespace {

// A code of more is too fine for a phone before a screen; then it has the position alone. In bytes.
constexpr std::size_t longestHome = 600;

}  // namespace

bool Session::awaitsLink() const {
    return setup_.byLink && !game_.result() && game_.position().toMove != setup_.side;
}

// Whether the game stands as it does by what the visitor has done.
bool Session::actedLast() const {
    if (game_.result() && game_.result()->reason == rules::Reason::Resigned)
        return game_.result()->winner != rules::winnerOf(setup_.side);
    return !game_.moves().empty() && game_.moves().back().side == setup_.side;
}

bool Session::owesLink() const {
    return awaitsLink() || (setup_.byLink && game_.result() && actedLast());
}

// ---- Giving

std::string Session::link() const {
    const std::size_t plies = shownPly();
    Setup setup = setup_;
    // What is past can only be looked at together.
    if (setup.byLink && plies < ply())
        setup.byLink = false;
    else if (setup.byLink)
        setup.side = rules::opponent(setup.side);
    return environment_.address + queryOf(setup, game_, plies);
}

std::string Session::linkHome() const {
    const std::string& home = parameters_.home.empty() ? environment_.address : parameters_.home;
    // A page of the kiosk's own machine is nowhere else.
    if (parameters_.home.empty() && !home.starts_with("https://")) return {};
    const auto linkTo = [&](std::string query) {
        query += query.empty() ? "?lang=" : "&lang=";
        query += text::infoOf(language()).code;
        return home + query;
    };
    std::string link = linkTo(queryOf(setup_, game_, shownPly()));
    if (link.size() <= longestHome) return link;
    Setup setup = setup_;
    setup.position = game_.positions()[shownPly()];
    return linkTo(queryOf(setup, setup.game(), 0));
}

void Session::tellSent() {
    if (!view_.offersLink || past_.isOpen()) return;
    sent_ = true;
    settle();
}

std::string Session::record() const {
    rules::Record record{game_, {}};
    for (std::string_view headers = headers_; !headers.empty();) {
        std::string_view value = cut(headers, '\n');
        const std::string_view name = cut(value, ' ');
        record.headers.push_back({std::string(name), std::string(value)});
    }
    if (headers_.empty()) {
        const auto nameOf = [this](rules::Side side) {
            // A person's name is not known.
            return setup_.opponent && side != setup_.side
                       ? "Kiela " + std::to_string(*setup_.opponent)
                       : "?";
        };
        std::string date = ports_.calendar.today();
        std::replace(date.begin(), date.end(), '-', '.');
        record.headers = {{"Date", date},
                          {"South", nameOf(rules::Side::South)},
                          {"North", nameOf(rules::Side::North)}};
    }
    return rules::writeRecord(record);
}

std::string Session::recordName() const {
    return "kiela-" + ports_.calendar.today() + ".txt";
}

// ---- Taking

void Session::receive(const Import& import) {
    endTurn();
    isRematch_ = false;
    meet(*import.game);
    settle();
    if (!timeline_) announcements_.push_back(view_.caption);
}

// A game has arrived. One that is known already goes on; else the one under way is put aside.
void Session::meet(const KeptGame& arrived) {
    Kinship kin = kinship(current(), arrived);
    if (kin == Kinship::Other && before_) {
        kin = kinship(*before_, arrived);
        if (kin != Kinship::Other) {
            KeptGame known = *std::exchange(before_, std::nullopt);
            putAside(current());
            goOnWith(std::move(known));
        }
    }
    if (kin == Kinship::Other && arrived.setup.byLink) kin = findInPast(arrived);
    if (kin == Kinship::Known) {
        if (arrived.game.moves().size() < ply()) notice_ = Msg::NoticeOlder;
        return;
    }
    if (kin == Kinship::Other) {
        putAside(current());
        if (arrived.setup.byLink) notice_ = Msg::NoticeByLink;
    }
    goOnWith(arrived);
    // Others' results are not the visitor's.
    entered_ = game_.result().has_value();
    if (setup_.byLink && ply() > 0 && !actedLast()) showLastMove();
}

// Goes on with the past game that one which has arrived belongs to, if there is one.
Kinship Session::findInPast(const KeptGame& arrived) {
    for (PastGame& past : readPast()) {
        const Kinship kin = kinship(past.kept, arrived);
        if (kin == Kinship::Other) continue;
        putAside(current());
        goOnWith(std::move(past.kept));
        entered_ = game_.result().has_value();
        return kin;
    }
    return Kinship::Other;
}

void Session::goOnWith(KeptGame kept) {
    setup_ = kept.setup;
    game_ = std::move(kept.game);
    headers_ = std::move(kept.headers);
    undone_.clear();
    entered_ = sent_ = offeredFinish_ = false;
    facing_ = game_.position().toMove;
    view_.audience.you = setup_.you();
}

void Session::showLastMove() {
    if (tempo() == 0) return;
    timeline_.emplace(game_.positions()[ply() - 1], lastTrace(), pace());
    motionTime_ = 0;
}

// What is to be done for the other person to see the game.
std::string Session::sentenceOfLink() const {
    if (!owesLink()) return {};
    Msg message = sent_ ? Msg::LinkWait : Msg::LinkSend;
    if (game_.result()) {
        if (sent_) return {};
        message = Msg::LinkTell;
    }
    return text::say(language(), message,
                     {{"side", text::sideName(view_.audience, rules::opponent(setup_.side))}});
}

std::string Session::withLink(const std::string& words) const {
    const std::string more = sentenceOfLink();
    return more.empty() ? words : words + ' ' + more;
}

}  // namespace kiela::app
