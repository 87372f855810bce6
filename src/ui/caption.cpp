#include "ui/caption.hpp"

#include "text/say.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>

namespace kiela::ui {

using text::Msg;

namespace {

// The button beside the words, if the moment has one. It takes its width from the right of the
// area.
class Beside {
  public:
    Beside(const Frame& frame, app::Session& session, Rect& area, bool echo)
        : frame_(frame), session_(session), area_(area), echo_(echo) {}

    /// Returns whether the link to the game is wanted.
    bool draw() {
        const app::View& view = session_.view();
        const bool linkWaits = view.offersLink && !view.linkSent;
        if (view.lookingBack) {
            if (pressed("back", say(Msg::ButtonBack), paint::PillKind::Primary))
                session_.returnToGame();
            if (view.moving) skip();
        } else if (view.result && !linkWaits) {
            if (pressed("again", say(Msg::ButtonPlayAgain), paint::PillKind::Primary))
                session_.rematch();
        } else if (view.finishing) {
            if (pressed("stop", say(Msg::ButtonStop))) session_.stopFinishing();
        } else if (view.moving) {
            if (!view.demo) skip();
        } else if (view.offersLink) {
            return pressed("send-link", say(Msg::ButtonSendLink),
                           linkWaits ? paint::PillKind::Primary : paint::PillKind::Quiet);
        } else if (view.offersFinish) {
            if (pressed("finish", say(Msg::ButtonFinish))) session_.finishQuickly();
        } else if (view.proposed) {
            const std::string words = text::say(session_.language(), Msg::ButtonPlayHouse,
                                                {{"house", rules::nameOf(*view.proposed)}});
            if (pressed("play-house", words, paint::PillKind::Primary))
                session_.play(*view.proposed);
        } else if (view.offersBack) {
            if (pressed("bring-back", say(Msg::ButtonBringBack))) session_.bringBack();
        } else if (view.offersUpdate) {
            if (pressed("update", say(Msg::ButtonUpdate))) session_.update();
        } else if (view.explains) {
            if (iconPressed("got-it", Msg::ButtonGotIt, Icon::Close))
                session_.dismissExplanations();
        }
        return false;
    }

  private:
    std::string say(Msg message) const { return text::say(session_.language(), message); }
    semantics::Id id(std::string_view name) const { return idOf(name, echo_ ? 1 : 0); }

    Rect place(float width) {
        Rect taken = takeRight(area_, width, 12 * frame_.unit);
        taken.y += (taken.height - touchSize(frame_)) / 2;
        taken.height = touchSize(frame_);
        return taken;
    }

    bool pressed(std::string_view name, const std::string& words,
                 paint::PillKind kind = paint::PillKind::Quiet) {
        const Button form{.name = words, .kind = kind};
        const float width = std::min(widthOf(frame_, form), area_.width * 0.45f);
        return button(frame_, id(name), place(width), form);
    }

    bool iconPressed(std::string_view name, Msg message, Icon icon) {
        const std::string words = say(message);
        return button(frame_, id(name), place(touchSize(frame_)), {.name = words, .icon = icon});
    }

    void skip() {
        if (iconPressed("skip", Msg::ButtonSkip, Icon::Skip)) session_.skip();
    }

    const Frame& frame_;
    app::Session& session_;
    Rect& area_;
    bool echo_;
};

}  // namespace

bool caption(const Frame& frame, const CaptionForm& form, app::Session& session) {
    const float unit = frame.unit;
    Rect area = form.area;
    frame.painter.panel(areaOf(area), std::min(area.height / 2, 28 * unit));
    area = inset(area, std::min(6 * unit, (area.height - touchSize(frame)) / 2));
    if (!form.echo)
        frame.tree.add(idOf("caption"), semantics::Role::Status, form.area,
                       {.name = session.view().caption, .kind = "caption"});
    const std::string words = form.ahead.empty() ? session.view().caption : form.ahead;
    const float whole = area.width;
    const bool linkWanted = Beside(frame, session, area, form.echo).draw();
    // Where no button keeps the words from the edge.
    if (area.width + 12 * unit >= whole) takeRight(area, 12 * unit);
    takeLeft(area, 12 * unit);
    drawFitted(frame, {Weight::Regular, form.type * frame.type, frame.palette.ink}, area, words);
    return linkWanted;
}

}  // namespace kiela::ui
