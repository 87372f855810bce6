// What the page asks of the module: C functions that the shell calls (`KielaModule` in
// shell/types.d.ts).

#include "platform/web/exports.hpp"

#include "platform/web/host.hpp"
#include "platform/web/page.hpp"

#include <emscripten/em_macros.h>

namespace {

kiela::web::Page* page = nullptr;

}  // namespace

namespace kiela::web {

void exportPage(Page& exported) {
    page = &exported;
}

}  // namespace kiela::web

extern "C" {

/// Everything begins anew, as if the page had been opened with the query that is handed over.
EMSCRIPTEN_KEEPALIVE void kielaBegin() {
    page->begin(kiela::web::host::take());
}

/// The seconds after which a kiosk asks for its visitor; 0: it is none.
EMSCRIPTEN_KEEPALIVE int kielaKiosk() {
    return page->kiosk();
}

EMSCRIPTEN_KEEPALIVE void kielaSurface(float width, float height, float pixelRatio, float top,
                                       float right, float bottom, float left) {
    page->resize({width, height, pixelRatio, top, right, bottom, left});
}

EMSCRIPTEN_KEEPALIVE void kielaPreferences(bool dark, bool contrast, bool reducedMotion,
                                           bool forcedColours, kiela::ui::Fullscreen fullscreen) {
    page->prefer({dark, contrast, reducedMotion, forcedColours, fullscreen});
}

EMSCRIPTEN_KEEPALIVE void kielaVisible(bool visible) {
    page->setVisible(visible);
}

EMSCRIPTEN_KEEPALIVE void kielaPointer(kiela::web::PointerEvent event, float x, float y,
                                       bool finger) {
    page->pointer(event, x, y, finger);
}

EMSCRIPTEN_KEEPALIVE bool kielaWheel(float x, float y) {
    return page->wheel(x, y);
}

EMSCRIPTEN_KEEPALIVE void kielaCommand(kiela::ui::semantics::Command::Kind kind,
                                       kiela::ui::semantics::Id id, float value) {
    page->command({kind, id, value});
}

/// Somebody has changed the text of a field; it is handed over.
EMSCRIPTEN_KEEPALIVE void kielaText() {
    page->write(kiela::web::host::take());
}

/// Words that were asked for have come, and are handed over.
EMSCRIPTEN_KEEPALIVE void kielaWords() {
    page->wordsCame(kiela::web::host::take());
}

/// A text that was dropped, pasted or picked is handed over, or what is wrong with it.
EMSCRIPTEN_KEEPALIVE void kielaReceive(kiela::app::Fault fault) {
    page->receive(kiela::web::host::take(), fault);
}

EMSCRIPTEN_KEEPALIVE void kielaChooseView(bool plain) {
    page->chooseView(plain ? kiela::app::ViewChoice::Plain : kiela::app::ViewChoice::Canvas);
}

/// The worker's answer to a request, handed over as text.
EMSCRIPTEN_KEEPALIVE void kielaAnswered(std::uint32_t request) {
    page->answered(request, kiela::web::host::take());
}

/// The file of puzzles is handed over; an empty text: it could not be had.
EMSCRIPTEN_KEEPALIVE void kielaPuzzles() {
    page->puzzlesCame(kiela::web::host::take());
}

/// The later words of a language are handed over, or its code alone where they could not be had.
EMSCRIPTEN_KEEPALIVE void kielaLaterWords() {
    page->laterWordsCame(kiela::web::host::take());
}

/// What there is beside the game: `State` of shell/offline.js.
EMSCRIPTEN_KEEPALIVE void kielaAround(unsigned state) {
    page->around({(state & 1) != 0, (state & 2) != 0, (state & 4) != 0});
}

/// The page around orders something (app/order.hpp), or, with an empty text, asks for the state.
/// What it is to know of it is told before this returns.
EMSCRIPTEN_KEEPALIVE kiela::app::OrderFault kielaOrder() {
    return page->order(kiela::web::host::take());
}

EMSCRIPTEN_KEEPALIVE void kielaGiveWay() {
    page->giveWay();
}

EMSCRIPTEN_KEEPALIVE void kielaWorkerLost() {
    page->workerLost();
}

}  // extern "C"
