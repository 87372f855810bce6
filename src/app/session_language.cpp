// The language of the session: the one to begin with, and a change to one whose words have to be
// fetched first. Until they are there all is said as before. And its rule page, which comes later.
#include "app/session.hpp"
#include "text/say.hpp"

namespace kiela::app {

namespace {

text::Language wantedLanguage(const Parameters& parameters, const Settings& kept,
                              const Environment& environment) {
    if (parameters.language) return *parameters.language;
    if (const auto language = text::languageFor(kept.language)) return *language;
    for (const std::string& tag : environment.languages)
        if (const auto language = text::languageFor(tag)) return *language;
    return text::Language{};
}

}  // namespace

// The page has begun to fetch the words of one before the session was there; which one may have
// been a wrong guess.
void Session::openLanguage() {
    text::Language& language = view_.audience.language;
    language = wantedLanguage(parameters_, kept_, environment_);
    if (ports_.words.has(language)) return;
    awaitedLanguage_ = language;
    ports_.words.fetch(language);
    language = text::Language{};
    while (!ports_.words.has(language))
        language = static_cast<text::Language>(static_cast<int>(language) + 1);
}

void Session::setLanguage(text::Language language) {
    missingLanguage_.reset();
    awaitedLanguage_ = language;
    choosesLanguage_ = true;
    if (ports_.words.has(language)) return wordsCame(language);
    ports_.words.fetch(language);
}

void Session::wordsCame(text::Language language) {
    if (awaitedLanguage_ != language) return;
    awaitedLanguage_.reset();
    if (!ports_.words.has(language)) {
        missingLanguage_ = language;
        announcements_.push_back(languageFault());
        return;
    }
    view_.audience.language = language;
    rulePage_ = Loan::Unasked;
    if (choosesLanguage_) {
        kept_.language = text::infoOf(language).code;
        keepSettings();
    }
    refresh();
}

std::string Session::languageFault() const {
    if (!missingLanguage_) return {};
    return text::say(language(), text::Msg::LanguageMissing,
                     {{"language", text::infoOf(*missingLanguage_).name}});
}

Loan Session::rulePage() const {
    return ports_.library.hasRulePage(language()) ? Loan::Ready : rulePage_;
}

void Session::openRules() {
    rulesOpen_ = true;
    if (rulePage() != Loan::Ready && rulePage_ != Loan::Awaited) fetchRulePage();
}

void Session::fetchRulePage() {
    rulePage_ = Loan::Awaited;
    ports_.library.fetchRulePage(language());
}

// Every figure is as it was when they are opened again.
void Session::closeRules() {
    rulesOpen_ = false;
    figure_.reset();
}

void Session::rulePageCame(text::Language of, Loan fault) {
    if (of != language()) return;
    rulePage_ = fault;
    // Nobody has asked for it yet, or it is there to be read.
    if (rulesOpen_ && rulePage() != Loan::Ready)
        announcements_.push_back(loanNotice(fault, language()));
}

// A network that fails later takes nothing away.
void Session::fetchWhatCouldWait() {
    if (book_.state() == Loan::Unasked) fetchPuzzles();
    if (rulePage() == Loan::Unasked) fetchRulePage();
}

}  // namespace kiela::app
