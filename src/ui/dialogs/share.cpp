#include "text/say.hpp"
#include "ui/dialogs/dialogs.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/field.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>
#include <string>

namespace kiela::ui {

namespace {

using semantics::Deed;
using text::Msg;

// A code of more is too fine for a camera; in bytes.
constexpr std::size_t longestCode = 900;

// In design units.
constexpr float codeSide = 196, codeAlone = 280;
constexpr float besideCode = 260;
constexpr int recordLines = 5;

// The dialog's parts, one below the other, and what became of what was pressed in them.
class Parts {
  public:
    Parts(const Frame& frame, text::Language language, std::string& note, Rect& area)
        : frame_(frame), language_(language), note_(note), area_(area), row_(area) {}

    std::string say(Msg message) const { return text::say(language_, message); }

    void words(semantics::Id id, const std::string& text, ImU32 colour) {
        takeTop(area_,
                paragraph(frame_, id, {Weight::Regular, 16 * frame_.type, colour}, area_, text),
                10 * frame_.unit);
    }

    void text(semantics::Id id, Msg name, const std::string& value, int lines = 1) {
        field_ = id;
        field(frame_, id, area_, {.name = say(name), .text = value, .lines = lines});
    }

    void beginRow() {
        row_ = area_;
        rowHeight_ = 0;
    }
    void endRow() { takeTop(area_, row_.y + rowHeight_ - area_.y, 12 * frame_.unit); }

    /// A button in the row; returns whether its deed was done just now.
    bool deed(std::string_view name, Msg message, Button form, Msg success = Msg::ShareCopied) {
        const std::string words = say(message);
        form.name = words;
        const semantics::Id id = idOf(name);
        const float width = std::min(widthOf(frame_, form), area_.width);
        if (width > row_.width) {
            row_.x = area_.x;
            row_.width = area_.width;
            takeTop(row_, rowHeight_, 8 * frame_.unit);
            rowHeight_ = 0;
        }
        Rect place = takeLeft(row_, width, 8 * frame_.unit);
        place.height = heightOf(frame_, form, width);
        rowHeight_ = std::max(rowHeight_, place.height);
        button(frame_, id, place, form);
        const auto done = frame_.tree.done(id);
        if (!done) return false;
        note_.clear();
        // The system has shown what it did.
        if (*done && form.deed == Deed::Share) return true;
        note_ = say(*done                     ? success
                    : form.deed == Deed::Copy ? Msg::ShareRefused
                                              : Msg::ShareFailed);
        frame_.tree.announce(note_);
        // With the focus all of it is selected.
        if (!*done && form.deed == Deed::Copy) frame_.tree.focus(field_);
        return *done;
    }

  private:
    const Frame& frame_;
    text::Language language_;
    std::string& note_;
    Rect& area_;
    semantics::Id field_ = 0;  // the last one
    Rect row_;
    float rowHeight_ = 0;
};

// The link, as a text, and what can be done with it. Returns whether it was given away just now.
bool link(const Frame& frame, const app::Session& session, const std::string& address,
          Parts& parts) {
    parts.words(idOf("share-about"),
                parts.say(session.view().offersLink ? Msg::ShareAboutLink : Msg::ShareAbout),
                frame.palette.ink);
    parts.text(idOf("share-link"), Msg::ShareLink, address);
    parts.beginRow();
    bool sent = parts.deed("copy-link", Msg::ShareCopyLink,
                           {.name = {},
                            .kind = paint::PillKind::Primary,
                            .focusFirst = true,
                            .deed = Deed::Copy,
                            .value = address});
    if (session.canShare())
        sent |= parts.deed("share-system", Msg::ShareSystem,
                           {.name = {}, .deed = Deed::Share, .value = address});
    parts.endRow();
    return sent;
}

void record(const app::Session& session, Parts& parts) {
    const std::string record = session.record();
    parts.text(idOf("share-record"), Msg::ShareRecord, record, recordLines);
    parts.beginRow();
    parts.deed("copy-record", Msg::ShareCopyText,
               {.name = {}, .deed = Deed::Copy, .value = record});
    parts.deed("save-record", Msg::ShareSave,
               {.name = {}, .deed = Deed::Save, .value = session.recordName() + '\n' + record},
               Msg::ShareSaved);
    parts.endRow();
}

// What a visitor of a kiosk takes home: nothing can be given away there but by a camera.
void codeForHome(const Frame& frame, const app::Session& session, Rect& area, Parts& parts) {
    parts.words(idOf("share-about"), parts.say(Msg::ShareAboutHome), frame.palette.ink);
    const float side = std::min(codeAlone * frame.unit, area.width);
    const Rect square{area.x + (area.width - side) / 2, area.y, side, side};
    code(frame, idOf("share-code"), square, parts.say(Msg::ShareQr), session.linkHome());
    takeTop(area, side, 16 * frame.unit);
}

// The link beside its code, or above it, and the record below.
void linkAndRecord(const Frame& frame, app::Session& session, const std::string& note, Rect& area,
                   Parts& parts) {
    const std::string address = session.link();
    const bool coded = address.size() <= longestCode;
    const float side = std::min(codeSide * frame.unit, area.width);
    const bool beside = coded && area.width - side >= besideCode * frame.type;
    const Rect whole = area;
    Rect square{area.x + area.width - side, area.y, side, side};
    if (beside) takeRight(area, side, 20 * frame.unit);
    const bool sent = link(frame, session, address, parts);
    if (!note.empty()) parts.words(idOf("share-note"), note, frame.palette.accent);
    area.x = whole.x;
    area.width = whole.width;
    if (coded && !beside) {
        square.x = area.x + (area.width - side) / 2;
        square.y = area.y;
    }
    if (coded) {
        code(frame, idOf("share-code"), square, parts.say(Msg::ShareQr), address);
        takeTop(area, std::max(0.0f, square.y + side + 16 * frame.unit - area.y));
    }
    record(session, parts);
    if (sent) session.tellSent();
}

}  // namespace

Screen shareDialog(const Frame& frame, app::Session& session, std::string& note, Scroll& scroll) {
    const text::Language language = session.language();
    const std::string heading = text::say(language, Msg::ButtonShare);
    const std::string close = text::say(language, Msg::ButtonClose);
    Dialog dialog(frame, idOf("share"), {.heading = heading, .closeName = close, .width = 640},
                  scroll);
    Rect area = dialog.beginBody();
    Parts parts(frame, language, note, area);
    if (session.view().kiosk)
        codeForHome(frame, session, area, parts);
    else
        linkAndRecord(frame, session, note, area, parts);
    dialog.endBody(area);
    return dialog.end() ? Screen::Game : Screen::Share;
}

}  // namespace kiela::ui
