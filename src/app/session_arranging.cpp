// The session while stones are being arranged. The game that was played waits, and goes on when the
// stones are left as they were.
#include "app/arranging_words.hpp"
#include "app/session.hpp"

#include "rules/setup.hpp"
#include "text/say.hpp"

namespace kiela::app {

using rules::Side;
using text::Msg;

bool Session::programArranges() const {
    return arranging_ && arranging_->kind() == Arranging::Kind::Opening && arrangedSetup_.opponent
           && arranging_->side() != arrangedSetup_.side;
}

void Session::beginArranging(const Setup& setup, const Arranging& arranging) {
    stopFinishing();
    skip();
    desk_.drop();
    hintWanted_ = false;
    arrangedSetup_ = setup;
    arranging_ = arranging;
    settle();
    announcements_.push_back(arrangingView_.title + ". " + arrangingView_.caption);
}

void Session::openEditor() {
    Setup setup = setup_;
    setup.expert = false;
    // Whoever looks back sets up what is seen.
    const rules::Position& seen =
        past_.isOpen() ? game_.positions()[past_.ply()] : game_.position();
    beginArranging(setup, Arranging::editor(game_.rules(), seen));
}

void Session::arrangeOpening(const Setup& setup, Side side, const rules::Position& position) {
    beginArranging(setup, Arranging::opening(setup.rules, position, side));
}

bool Session::beginChange() {
    if (!arranging_ || programArranges()) return false;
    arrangedBefore_ = arranging_;
    return true;
}

void Session::endChange() {
    const std::string caption = arrangingView_.caption;
    refresh();
    const bool moved = arranging_->position().stones != arrangedBefore_->position().stones
                       || arranging_->inHand() != arrangedBefore_->inHand();
    if (moved)
        announcements_.push_back(arrangingNews(*arranging_, arrangingView_));
    else if (arrangingView_.caption != caption)
        announcements_.push_back(arrangingView_.caption);
}

void Session::finishArranging() {
    if (!arranging_ || programArranges() || arranging_->problem() != Arranging::Problem{}) return;
    acceptArrangement();
}

void Session::acceptArrangement() {
    const rules::Position position = arranging_->position();
    Setup setup = arrangedSetup_;
    if (setup.expert && arranging_->side() == Side::South)
        return arrangeOpening(setup, Side::North, position);
    if (!setup.expert) isRematch_ = false;
    setup.position = position;
    arranging_.reset();
    begin(setup);
}

void Session::takeArrangement(const engine::Arrangement& stones) {
    rules::Position position = arranging_->position();
    position.stones[static_cast<std::size_t>(arranging_->side())] = stones;
    // What the rules do not accept is left as it was.
    if (!rules::arrangementError(position, arranging_->rules()))
        arranging_ = Arranging::opening(arranging_->rules(), position, arranging_->side());
    acceptArrangement();
}

void Session::leaveArranging() {
    if (!arranging_) return;
    arranging_.reset();
    settle();
    announcements_.push_back(view_.caption);
}

void Session::refreshArranging() {
    text::Audience audience = view_.audience;
    audience.you = arrangedSetup_.you();
    arrangingView_ = arrangingView(*arranging_, arrangedSetup_, audience, programArranges());
}

std::string Session::sentenceOfOpening() const {
    if (!setup_.expert || !setup_.opponent) return {};
    return text::say(language(),
                     setup_.side == Side::South ? Msg::ArrangedNorth : Msg::ArrangedSouth);
}

}  // namespace kiela::app
