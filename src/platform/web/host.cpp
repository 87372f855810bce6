#include "platform/web/host.hpp"

#include <emscripten/em_js.h>

#include <cstdlib>

// JavaScript, which the formatter would take for C++.
// clang-format off
// The names of the page's functions are quoted: the closure compiler must not shorten them.
EM_JS_DEPS(kielaHost, "$UTF8ToString,$stringToNewUTF8");

EM_JS(void, kielaHostCommit, (const void* nodes, int count, const char* strings), {
    Module['kiela']['commit'](HEAPU8.buffer, nodes, count, strings);
});
EM_JS(void, kielaHostAnnounce, (const char* text, int length, int assertive), {
    Module['kiela']['announce'](UTF8ToString(text, length), !!assertive);
});
EM_JS(void, kielaHostFocus, (unsigned id), { Module['kiela']['focus'](id >>> 0); });
EM_JS(void, kielaHostSetView, (int plain, int canDraw), {
    Module['kiela']['setView'](!!plain, !!canDraw);
});
EM_JS(void, kielaHostSetLanguage, (const char* text, int length), {
    Module['kiela']['setLanguage'](UTF8ToString(text, length));
});
EM_JS(void, kielaHostSetTextSize, (int percent), {
    Module['kiela']['setTextSize'](percent);
});

EM_JS(void, kielaHostSetTheme, (const char* text, int length), {
    Module['kiela']['setTheme'](UTF8ToString(text, length));
});
EM_JS(void, kielaHostSetSound, (float volume, int vibrates), {
    Module['kiela']['setSound'](volume, !!vibrates);
});
EM_JS(void, kielaHostSound, (int kind, int stones, float across, float level, float delay), {
    Module['kiela']['sound'](kind, stones, across, level, delay);
});
EM_JS(char*, kielaHostLoad, (const char* key, int length), {
    const text = Module['kiela']['load'](UTF8ToString(key, length));
    return text === null ? 0 : stringToNewUTF8(text);
});
EM_JS(int, kielaHostSave, (const char* key, int keyLength, const char* text, int length), {
    return Module['kiela']['save'](UTF8ToString(key, keyLength), UTF8ToString(text, length));
});
EM_JS(char*, kielaHostEverything, (), { return stringToNewUTF8(Module['kiela']['everything']()); });
EM_JS(void, kielaHostForget, (), { Module['kiela']['forget'](); });
EM_JS(char*, kielaHostToday, (), { return stringToNewUTF8(Module['kiela']['today']()); });
EM_JS(char*, kielaHostDayInWords, (const char* day, int dayLength, const char* text, int length), {
    return stringToNewUTF8(
        Module['kiela']['dayInWords'](UTF8ToString(day, dayLength), UTF8ToString(text, length)));
});
EM_JS(void, kielaHostFetchWords, (const char* code, int length), {
    Module['kiela']['fetchWords'](UTF8ToString(code, length));
});
EM_JS(char*, kielaHostTake, (), { return stringToNewUTF8(Module['kiela']['take']()); });
EM_JS(void, kielaHostGive, (const char* text, int length), {
    Module['kiela']['give'](UTF8ToString(text, length));
});
EM_JS(void, kielaHostAskEngine, (unsigned request, const char* text, int length), {
    Module['kiela']['askEngine'](request >>> 0, UTF8ToString(text, length));
});
EM_JS(void, kielaHostCancelEngine, (), { Module['kiela']['cancelEngine'](); });
EM_JS(void, kielaHostFetchPuzzles, (), { Module['kiela']['fetchPuzzles'](); });
EM_JS(void, kielaHostFetchLaterWords, (const char* code, int length), {
    Module['kiela']['fetchLaterWords'](UTF8ToString(code, length));
});
EM_JS(void, kielaHostUpdate, (), { Module['kiela']['update'](); });
EM_JS(void, kielaHostTell, (const char* text, int length), {
    Module['kiela']['tell'](UTF8ToString(text, length));
});
EM_JS(void, kielaHostWarn, (const char* text, int length), {
    Module['kiela']['warn'](UTF8ToString(text, length));
});
// clang-format on

namespace kiela::web::host {

namespace {

// Of what stands for a motion that is not to be seen.
constexpr float quietLevel = 0.6f;

int lengthOf(std::string_view text) {
    return static_cast<int>(text.size());
}

// A text that JavaScript has put into memory.
std::string received(char* text) {
    std::string copy(text);
    std::free(text);
    return copy;
}

}  // namespace

void commit(std::span<const ui::semantics::Node> nodes, std::string_view strings) {
    kielaHostCommit(nodes.data(), static_cast<int>(nodes.size()), strings.data());
}

void announce(std::string_view sentence, bool assertive) {
    kielaHostAnnounce(sentence.data(), lengthOf(sentence), assertive);
}

void focus(ui::semantics::Id id) {
    kielaHostFocus(id);
}

void setView(bool plain, bool canDraw) {
    kielaHostSetView(plain, canDraw);
}

void setLanguage(std::string_view code) {
    kielaHostSetLanguage(code.data(), lengthOf(code));
}

void setTextSize(int percent) {
    kielaHostSetTextSize(percent);
}

void setTheme(std::string_view name) {
    kielaHostSetTheme(name.data(), lengthOf(name));
}

void setSound(float volume, bool vibrates) {
    kielaHostSetSound(volume, vibrates);
}

void sound(const app::Cue& cue, float across) {
    const float level = cue.quiet ? quietLevel : 1;
    kielaHostSound(static_cast<int>(cue.kind), cue.stones, across, level,
                   static_cast<float>(cue.at));
}

std::optional<std::string> load(std::string_view key) {
    char* text = kielaHostLoad(key.data(), lengthOf(key));
    if (text == nullptr) return std::nullopt;
    return received(text);
}

bool save(std::string_view key, std::string_view text) {
    return kielaHostSave(key.data(), lengthOf(key), text.data(), lengthOf(text)) != 0;
}

std::string everything() {
    return received(kielaHostEverything());
}

void forget() {
    kielaHostForget();
}

std::string today() {
    return received(kielaHostToday());
}

std::string dayInWords(std::string_view day, std::string_view language) {
    return received(
        kielaHostDayInWords(day.data(), lengthOf(day), language.data(), lengthOf(language)));
}

void fetchWords(std::string_view code) {
    kielaHostFetchWords(code.data(), lengthOf(code));
}

std::string take() {
    return received(kielaHostTake());
}

void give(std::string_view text) {
    kielaHostGive(text.data(), lengthOf(text));
}

void askEngine(std::uint32_t request, std::string_view question) {
    kielaHostAskEngine(request, question.data(), lengthOf(question));
}

void cancelEngine() {
    kielaHostCancelEngine();
}

void fetchPuzzles() {
    kielaHostFetchPuzzles();
}

void fetchLaterWords(std::string_view code) {
    kielaHostFetchLaterWords(code.data(), lengthOf(code));
}

void update() {
    kielaHostUpdate();
}

void tell(std::string_view report) {
    kielaHostTell(report.data(), lengthOf(report));
}

void warn(std::string_view sentence) {
    kielaHostWarn(sentence.data(), lengthOf(sentence));
}

}  // namespace kiela::web::host
