#include "platform/web/page.hpp"

#include "app/parameters.hpp"
#include "platform/web/host.hpp"
#include "text/language.hpp"

#include "imgui.h"

#include <sys/random.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace kiela::web {

namespace {

// Dear ImGui wants time to pass in every frame; after a pause it shall not jump.
constexpr double shortestStep = 0.001, longestStep = 0.1;

// Dear ImGui takes a press and its release in frames of their own. So many are built unseen before
// one is drawn, so that input does not fall behind where drawing is slow.
constexpr int mostUnseenFrames = 16;

Page* thePage = nullptr;

std::uint32_t randomSeed() {
    std::uint32_t seed = 1;
    getentropy(&seed, sizeof seed);
    return seed;
}

std::vector<std::string> splitAtCommas(std::string_view list) {
    std::vector<std::string> parts;
    while (!list.empty()) {
        const std::string_view part = list.substr(0, list.find(','));
        parts.emplace_back(part);
        list.remove_prefix(std::min(part.size() + 1, list.size()));
    }
    return parts;
}

app::Environment environmentOf(std::string_view languages, std::string_view surroundings,
                               std::string_view address) {
    const auto has = [surroundings](std::string_view word) {
        return surroundings.find(word) != std::string_view::npos;
    };
    return {.languages = splitAtCommas(languages),
            .framed = has("frame"),
            .vibrates = has("vibration"),
            .address = std::string(address),
            .canShare = has("share")};
}

app::Parameters parametersOf(std::string_view query) {
    app::Parameters parameters = app::readParameters(query);
    for (const std::string& warning : parameters.warnings) host::warn(warning);
    return parameters;
}

}  // namespace

Page::Page(std::string_view query, std::string_view languages, std::string_view surroundings,
           std::string_view address)
    : loop_([](double seconds) { return thePage->frame(seconds); }),
      window_([] { thePage->loop_.wake(); }),
      engine_(randomSeed(),
              [](std::uint32_t request, const app::Answer& answer) {
                  thePage->session_.answered(request, answer);
                  thePage->loop_.wake();
              }),
      environment_(environmentOf(languages, surroundings, address)),
      session_(ports(), environment_, parametersOf(query)), ui_(session_, sink_) {
    thePage = this;
}

void Page::begin(std::string_view query) {
    const app::Around around = session_.around();
    environment_.asked = session_.asked();
    engine_.begin();
    held_.clear();
    std::destroy_at(&session_);
    std::construct_at(&session_, ports(), environment_, parametersOf(query));
    session_.around(around);
    ui_.begin();
    loop_.wake();
}

int Page::kiosk() const {
    const app::Parameters& parameters = session_.parameters();
    return parameters.kiosk ? parameters.idle : 0;
}

void Page::resize(const Size& size) {
    surface_.width = size.width;
    surface_.height = size.height;
    surface_.pixelRatio = size.pixelRatio;
    surface_.safeTop = size.safeTop;
    surface_.safeRight = size.safeRight;
    surface_.safeBottom = size.safeBottom;
    surface_.safeLeft = size.safeLeft;
    loop_.drawNow();
}

void Page::prefer(const Preferences& preferences) {
    surface_.dark = preferences.dark;
    surface_.contrast = preferences.contrast;
    surface_.fullscreen = preferences.fullscreen;
    forcedColours_ = preferences.forcedColours;
    environment_.reducedMotion = preferences.reducedMotion;
    session_.setReducedMotion(preferences.reducedMotion);
    loop_.wake();
}

void Page::pointer(PointerEvent event, float x, float y, bool finger) {
    surface_.touch = finger;
    putPointer(event, x, y, finger);
    loop_.wake();
}

bool Page::wheel(float x, float y) {
    if (!putWheel(x, y)) return false;
    loop_.wake();
    return true;
}

void Page::command(const ui::semantics::Command& command) {
    // A page is scrolled before what it shows then is touched; all else keeps its order.
    const bool scrolls = command.kind == ui::semantics::Command::Kind::Scroll;
    if (scrolls || (held_.empty() && !inputPending()))
        ui_.command(command);
    else
        held_.push_back(command);
    loop_.wake();
}

void Page::wordsCame(std::string words) {
    const auto language = text::languageFor(words.substr(0, words.find('\n')));
    keepWords(std::move(words));
    if (language) session_.wordsCame(*language);
    loop_.wake();
}

void Page::receive(std::string_view text, app::Fault fault) {
    ui_.receive(text, fault);
    loop_.wake();
}

void Page::puzzlesCame(std::string_view text) {
    session_.puzzlesCame(text);
    loop_.wake();
}

void Page::laterWordsCame(std::string words) {
    const std::size_t end = words.find('\n');
    const auto language = text::languageFor(words.substr(0, end));
    const app::Loan fault = end == std::string::npos ? app::Loan::Missing : app::Loan::Damaged;
    keepLaterWords(std::move(words));
    if (language) session_.laterWordsCame(*language, fault);
    loop_.wake();
}

void Page::around(const app::Around& around) {
    session_.around(around);
    loop_.wake();
}

app::OrderFault Page::order(std::string_view order) {
    if (order.empty()) {
        host::tell(app::stateReport(session_));
        return app::OrderFault::None;
    }
    const app::OrderFault fault = app::carryOut(session_, order, [] { thePage->ui_.showGame(); });
    report();
    loop_.wake();
    return fault;
}

void Page::report() {
    reporter_.report(session_, host::tell);
}

void Page::giveWay() {
    session_.giveWay();
    loop_.wake();
}

void Page::chooseView(app::ViewChoice choice) {
    session_.choose(&app::Settings::view, choice);
    loop_.wake();
}

double Page::frame(double seconds) {
    tellView();
    session_.advance(seconds);
    const unsigned commits = sink_.commits();
    for (int unseen = 0; inputPending() && unseen < mostUnseenFrames; ++unseen) build(0, false);
    build(seconds, !surface_.plain);

    tellLanguage();
    tellTheme();
    tellTextSize();
    tellSound();
    if (environment_.framed) report();
    session_.settleIn();
    if (sink_.commits() != commits || inputPending() || !held_.empty()
        || showsPlain() != surface_.plain)
        loop_.wake();
    return ui_.moving() ? 0 : session_.wakeAfter();
}

void Page::build(double seconds, bool visible) {
    // A command comes after the touches that came before it.
    if (!inputPending())
        for (const ui::semantics::Command& command : std::exchange(held_, {})) ui_.command(command);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {surface_.width, surface_.height};
    io.DisplayFramebufferScale = {surface_.pixelRatio, surface_.pixelRatio};
    io.DeltaTime = static_cast<float>(std::clamp(seconds, shortestStep, longestStep));
    window_.beginFrame();
    ImGui::NewFrame();
    ui_.frame(surface_);
    ImGui::Render();
    window_.endFrame(visible);
}

bool Page::showsPlain() const {
    if (!window_.canDraw()) return true;
    const app::ViewChoice choice = session_.view().settings.view;
    return choice == app::ViewChoice::Plain || (choice == app::ViewChoice::Auto && forcedColours_);
}

void Page::tellView() {
    surface_.plain = showsPlain();
    const bool canDraw = window_.canDraw();
    if (toldPlain_ == surface_.plain && toldCanDraw_ == canDraw) return;
    toldPlain_ = surface_.plain;
    toldCanDraw_ = canDraw;
    host::setView(surface_.plain, canDraw);
}

void Page::tellLanguage() {
    const text::Language language = session_.language();
    if (toldLanguage_ == language) return;
    toldLanguage_ = language;
    host::setLanguage(text::infoOf(language).code);
}

void Page::tellTheme() {
    const ui::Theme theme = ui_.theme(surface_);
    if (toldTheme_ == theme) return;
    toldTheme_ = theme;
    host::setTheme(ui::nameOf(theme));
}

void Page::tellTextSize() {
    const int percent = session_.view().settings.textSize;
    if (toldTextSize_ == percent) return;
    toldTextSize_ = percent;
    host::setTextSize(percent);
}

void Page::tellSound() {
    const app::View& view = session_.view();
    const int volume = view.sound ? view.settings.volume : 0;
    const bool vibrates = view.vibrates && view.settings.vibration;
    if (toldVolume_ != volume || toldVibration_ != vibrates) {
        toldVolume_ = volume;
        toldVibration_ = vibrates;
        host::setSound(static_cast<float>(volume) / app::fullVolume, vibrates);
    }
    for (const app::Cue& cue : session_.takeCues())
        host::sound(cue, ui_.acrossOf(cue.house, surface_));
}

}  // namespace kiela::web
