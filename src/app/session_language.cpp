// The language of the session: the one to begin with, and a change to one whose words have to be
// fetched first. Until they are there all is said as before. And the words that it does
// not begin with, which come later.
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
    laterWords_ = Loan::Unasked;
    settleIn();
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

Loan Session::laterWords() const {
    return ports_.library.hasLaterWords(language()) ? Loan::Ready : laterWords_;
}

void Session::settleIn() {
    if (laterWords() == Loan::Unasked) fetchLaterWords();
}

void Session::awaitLaterWords(bool awaited) {
    awaitsLaterWords_ = awaited;
    if (awaited && laterWords() != Loan::Ready && laterWords_ != Loan::Awaited) fetchLaterWords();
}

void Session::fetchLaterWords() {
    laterWords_ = Loan::Awaited;
    ports_.library.fetchLaterWords(language());
}

void Session::laterWordsCame(text::Language of, Loan fault) {
    if (of != language()) return;
    laterWords_ = fault;
    if (laterWords() == Loan::Ready)
        refresh();
    else if (awaitsLaterWords_)
        announcements_.push_back(loanNotice(fault, language()));
}

}  // namespace kiela::app
