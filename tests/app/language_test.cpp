// A language whose words have to be fetched first.
#include "app/settings.hpp"
#include "fakes.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace kiela;
using tests::Table;

namespace {

text::Language language(std::string_view code) {
    return text::languageFor(code).value();
}

std::string_view spoken(const Table& table) {
    return text::infoOf(table.session.language()).code;
}

std::string kept(const Table& table) {
    const auto found = table.storage.texts.find(tests::settingsKey);
    return found == table.storage.texts.end() ? "" : app::readSettings(found->second).language;
}

void bring(Table& table, std::string_view code) {
    table.languageWords.lacking.erase(code);
    table.session.wordsCame(language(code));
}

using Codes = std::vector<std::string_view>;

}  // namespace

TEST_CASE("a chosen language is spoken, and kept, once its words are there") {
    Table table({.lacking = {"pl", "es"}});
    table.session.setLanguage(language("pl"));
    CHECK(table.languageWords.wanted == Codes{"pl"});
    CHECK(table.session.chosenLanguage() == language("pl"));
    CHECK(spoken(table) == "en");
    CHECK(kept(table).empty());
    bring(table, "pl");
    CHECK(spoken(table) == "pl");
    CHECK(kept(table) == "pl");
    CHECK(table.view().caption.find("Dotknij") != std::string::npos);
    // English is still there.
    table.session.setLanguage(language("en"));
    CHECK(spoken(table) == "en");
    CHECK(table.languageWords.wanted.size() == 1);
}

TEST_CASE("of two languages chosen in a row the last one is spoken") {
    Table table({.lacking = {"pl", "es"}});
    table.session.setLanguage(language("pl"));
    table.session.setLanguage(language("es"));
    bring(table, "pl");
    CHECK(spoken(table) == "en");
    bring(table, "es");
    CHECK(spoken(table) == "es");
    CHECK(kept(table) == "es");
    // One that is there needs no waiting, and what comes later changes nothing.
    table.languageWords.lacking = {"pl"};
    table.session.setLanguage(language("pl"));
    table.session.setLanguage(language("en"));
    bring(table, "pl");
    CHECK(spoken(table) == "en");
}

TEST_CASE("a language that cannot be fetched is told of, and can be chosen again") {
    Table table({.kept = "lang=es\n", .lacking = {"pl"}});
    table.session.takeAnnouncements();
    table.session.setLanguage(language("pl"));
    CHECK(table.session.languageFault().empty());
    table.session.wordsCame(language("pl"));
    CHECK(spoken(table) == "es");
    CHECK(kept(table) == "es");
    const std::string fault =
        "No se pudo cargar Polski. Inténtalo de nuevo cuando tengas conexión.";
    CHECK(table.session.languageFault() == fault);
    CHECK(table.session.takeAnnouncements() == std::vector{fault});
    table.session.setLanguage(language("pl"));
    CHECK(table.session.languageFault().empty());
    bring(table, "pl");
    CHECK(spoken(table) == "pl");
}

TEST_CASE("the session begins in a language that is there, and goes over to the wanted one") {
    Table table({.query = "lang=pl", .kept = "lang=es\n", .lacking = {"en", "pl"}});
    CHECK(spoken(table) == "es");
    CHECK(table.languageWords.wanted == Codes{"pl"});
    bring(table, "pl");
    CHECK(spoken(table) == "pl");
    // The address asks for it, nobody has chosen it.
    CHECK(kept(table) == "es");
}

TEST_CASE("later words are fetched once the picture is there, and at once in another language") {
    Table table({.query = "motion=off"});
    table.library.hasPage = false;
    CHECK(table.library.pages.empty());
    table.session.settleIn();
    table.session.settleIn();
    CHECK(table.library.pages == std::vector{language("en")});
    table.session.setLanguage(language("pl"));
    CHECK(table.library.pages == std::vector{language("en"), language("pl")});
    table.session.laterWordsCame(language("en"), app::Loan::Missing);
    CHECK(table.session.laterWords() == app::Loan::Awaited);
}

TEST_CASE("later words that somebody waits for are asked for again, and told of if they fail") {
    using enum app::Loan;
    Table table;
    table.library.hasPage = false;
    table.session.awaitLaterWords(true);
    table.session.awaitLaterWords(true);
    CHECK(table.library.pages.size() == 1);
    CHECK(table.session.laterWords() == Awaited);
    for (const app::Loan fault : {Missing, Damaged}) {
        table.session.takeAnnouncements();
        table.session.laterWordsCame(language("pl"), fault);
        CHECK(table.session.laterWords() == Awaited);
        table.session.laterWordsCame(language("en"), fault);
        CHECK(table.session.laterWords() == fault);
        CHECK(table.session.takeAnnouncements()
              == std::vector{app::loanNotice(fault, language("en"))});
        table.session.fetchLaterWords();
        CHECK(table.session.laterWords() == Awaited);
    }
    table.session.awaitLaterWords(false);
    table.session.laterWordsCame(language("en"), Missing);
    CHECK(table.session.takeAnnouncements().empty());
    table.library.hasPage = true;
    table.session.laterWordsCame(language("en"), Damaged);
    CHECK(table.session.laterWords() == Ready);
    table.session.awaitLaterWords(true);
    CHECK(table.library.pages.size() == 3);
}
