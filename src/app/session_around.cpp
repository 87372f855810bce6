// The session and what there is beside the game: that no network is needed, and newer builds. What
// is new waits until it is the visitor's turn and the caption has nothing else to say.
#include "app/session.hpp"
#include "text/say.hpp"

#include <utility>

namespace kiela::app {

void Session::around(const Around& around) {
    around_ = around;
    tellNews();
}

bool Session::noticesNews() const {
    return notice_ == text::Msg::NoticeOffline || notice_ == text::Msg::NoticeUpdate;
}

void Session::tellNews() {
    // Visitors of a kiosk come and go.
    if (parameters_.kiosk) return;
    if (notice_ || proposed_ || hintWanted_ || past_.isOpen() || handsOver() || trial()) return;
    if (!view_.canHint || view_.explains || elsewhere_) return;
    if (around_.updateWaits && !std::exchange(toldUpdate_, true)) {
        notice_ = text::Msg::NoticeUpdate;
    } else if (around_.offline && !view_.settings.offline && !environment_.framed && view_.keeps) {
        // A page around may need one.
        notice_ = text::Msg::NoticeOffline;
        choose(&Settings::offline, true);
    } else {
        return;
    }
    refresh();
    announcements_.push_back(noticeSentence());
}

}  // namespace kiela::app
