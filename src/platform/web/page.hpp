// The game on its page: puts the layers together, and makes a frame of what has been put in.
#pragma once

#include "app/order.hpp"
#include "app/report.hpp"
#include "app/session.hpp"
#include "platform/web/calendar.hpp"
#include "platform/web/engine.hpp"
#include "platform/web/input.hpp"
#include "platform/web/library.hpp"
#include "platform/web/loop.hpp"
#include "platform/web/semantics_sink.hpp"
#include "platform/web/site.hpp"
#include "platform/web/storage.hpp"
#include "platform/web/window.hpp"
#include "platform/web/words.hpp"
#include "ui/ui.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace kiela::web {

/// The size of what is drawn on, and what is to be kept free at its edges, in points.
struct Size {
    float width = 0, height = 0;
    float pixelRatio = 1;
    float safeTop = 0, safeRight = 0, safeBottom = 0, safeLeft = 0;
};

/// What the person's system asks for and allows.
struct Preferences {
    bool dark = false;
    bool contrast = false;
    bool reducedMotion = false;
    bool forcedColours = false;
    ui::Fullscreen fullscreen = ui::Fullscreen::None;
};

class Page {
  public:
    /// Opens on a game. `query` is the address's, `address` the rest of it, `languages` the wanted
    /// ones, `surroundings` any of "frame", "vibration" and "share"; both separated by commas.
    /// Nothing is drawn before the first resize(). There can be one page only.
    Page(std::string_view query, std::string_view languages, std::string_view surroundings,
         std::string_view address);

    /// Begins anew with another query: nothing is left of the visit before.
    void begin(std::string_view query);
    /// Seconds after which a kiosk asks for its visitor; 0: it is none.
    int kiosk() const;
    void resize(const Size& size);
    void prefer(const Preferences& preferences);
    void setVisible(bool visible) { loop_.setVisible(visible); }
    void pointer(PointerEvent event, float x, float y, bool finger);
    bool wheel(float x, float y);
    void command(const ui::semantics::Command& command);
    /// The words of a language, or its code alone where they could not be had.
    void wordsCame(std::string words);
    void write(std::string_view text) { ui_.write(text); }
    void receive(std::string_view text, app::Fault fault);
    /// The game has been opened in another tab.
    void giveWay();
    void chooseView(app::ViewChoice choice);
    void answered(std::uint32_t request, std::string_view text) { engine_.answered(request, text); }
    void puzzlesCame(std::string_view text);
    /// The later words of a language, after its code on a line; the code alone: they could not be
    /// had.
    void laterWordsCame(std::string words);
    void around(const app::Around& around);
    /// Carries out what the page around orders; an empty order asks for the state.
    app::OrderFault order(std::string_view order);
    void workerLost() { engine_.workerLost(); }

  private:
    app::Ports ports() { return {storage_, engine_, calendar_, words_, library_, site_}; }
    double frame(double seconds);
    void build(double seconds, bool visible);
    bool showsPlain() const;
    void tellView();
    void tellLanguage();
    void tellTheme();
    void tellTextSize();
    void tellSound();
    void report();

    Loop loop_;
    Window window_;
    Storage storage_;
    SemanticsSink sink_;
    Engine engine_;
    Calendar calendar_;
    Words words_;
    Library library_;
    Site site_;
    app::Environment environment_;
    app::Session session_;
    app::Reporter reporter_;
    ui::Ui ui_;
    ui::Surface surface_;
    std::vector<ui::semantics::Command> held_;  // until the touches before them have been taken
    bool forcedColours_ = false;
    std::optional<bool> toldPlain_, toldCanDraw_;
    std::optional<text::Language> toldLanguage_;
    std::optional<ui::Theme> toldTheme_;
    int toldTextSize_ = 0;
    int toldVolume_ = -1;
    bool toldVibration_ = false;
};

}  // namespace kiela::web
