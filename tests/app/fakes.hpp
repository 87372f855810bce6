// What stands for the world outside in the tests of the session and of the interface: a storage
// that is a map, and a program that answers when a test says so.
#pragma once

#include "app/session.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kiela::tests {

/// The storage's key of the settings.
inline constexpr const char* settingsKey = "kiela.settings.1";

class FakeStorage final : public app::Storage {
  public:
    std::optional<std::string> load(std::string_view key) override;
    bool save(std::string_view key, std::string_view text) override;
    std::string everything() override { return texts.empty() ? "nothing" : texts.begin()->first; }
    void forget() override { texts.clear(); }

    bool full = false;    ///< what is saved from now on is lost
    std::string refused;  ///< so is what has this key, or one that begins with it
    std::map<std::string, std::string, std::less<>> texts;
};

/// Takes note of what it is asked, and thinks until a test answers for it.
class FakeEngine final : public app::Engine {
  public:
    struct Request {
        std::uint32_t number = 0;
        rules::Game game;
        engine::Level level = 0;
    };

    /// A question about the best moves.
    struct Look {
        std::uint32_t number = 0;
        app::Question question;
    };

    void ask(std::uint32_t request, const app::Question& question) override;
    void cancel() override;

    bool thinking = false;
    std::vector<Request> requests;
    std::vector<Look> looks;
    std::vector<Look> arrangements;  ///< questions how the program arranges its stones
};

/// A calendar that stands still until a test turns its leaf.
class FakeCalendar final : public app::Calendar {
  public:
    std::string today() override { return leaf; }
    /// "pl:2026-11-30".
    std::string inWords(std::string_view day, std::string_view language) override;

    std::string leaf = "2026-11-30";
};

class FakeWords final : public app::Words {
  public:
    explicit FakeWords(std::set<std::string_view> codes) : lacking(std::move(codes)) {}
    bool has(text::Language language) override { return !lacking.contains(codeOf(language)); }
    void fetch(text::Language language) override { wanted.push_back(codeOf(language)); }

    std::set<std::string_view> lacking;  ///< codes
    std::vector<std::string_view> wanted;

  private:
    static std::string_view codeOf(text::Language language) { return text::infoOf(language).code; }
};

/// Has the puzzles of the game itself, and hands them over when a test says so.
class FakeLibrary final : public app::Library {
  public:
    void fetchPuzzles() override { ++asked; }
    bool hasLaterWords(text::Language) override { return hasPage; }
    void fetchLaterWords(text::Language language) override { pages.push_back(language); }
    /// assets/puzzles/puzzles.txt
    static const std::string& puzzles();

    int asked = 0;  ///< for the puzzles
    bool hasPage = true;
    std::vector<text::Language> pages;  ///< that were asked for
};

class FakeSite final : public app::Site {
  public:
    void update() override { ++updates; }

    int updates = 0;
};

/// The answer of an engine that thinks this move best.
app::Answer bestMove(rules::House house, engine::Score score = 0);

/// A part of an address: South captures all with g2.
inline const std::string oneMoveToTheEnd = "position=0,0,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0/"
                                           "0,0,0,4,1,0,2,0,0,0/0,0,0,0,0,0,0,0,0,0+s";

/// What a session is opened with; the system speaks English.
struct Opening {
    std::string query = "";
    std::string kept = "";  ///< the settings in the storage
    std::vector<std::string> languages = {"en"};
    bool reducedMotion = false;
    bool framed = false;
    bool vibrates = false;
    bool canShare = false;
    /// What is in the storage besides the settings.
    std::map<std::string, std::string, std::less<>> texts{};
    /// The languages whose words are not there yet, by code.
    std::set<std::string_view> lacking{};
    std::string address = "https://kiela.example/";
};

/// A session with its surroundings.
struct Table {
    explicit Table(const Opening& opening = {});

    /// Another session in the place of the one before, whose answers may still come. Nothing has
    /// been kept.
    void begin(std::string_view query);

    app::Ports ports() { return {storage, engine, calendar, languageWords, library, site}; }
    const app::View& view() const { return session.view(); }
    const rules::Position& position() const { return session.game().position(); }
    /// The moves played so far, "g1 d4".
    std::string moves() const;
    /// The houses that the visitor may play now, "a1 b1".
    std::string choices() const;

    /// Plays a house for the visitor and lets the motion come to its end.
    void play(std::string_view house);
    /// Lets the program answer with that house, in its time, and the motion come to its end.
    void answer(std::string_view house);
    /// Answers the engine's last request at once.
    void answerAtOnce(std::string_view house);
    /// Answers the engine's last question about the best moves.
    void tell(std::string_view house, engine::Score score = 0);
    /// Answers all that the engine is asked about the best moves, as `score` says for the player on
    /// turn, with the first legal move.
    void tellAll(engine::Score (*score)(const rules::Game&));
    /// Lets time pass in small steps.
    void wait(double seconds);
    /// Lets the motion come to its end.
    void rest();

    FakeStorage storage;
    FakeEngine engine;
    FakeCalendar calendar;
    FakeWords languageWords;
    FakeLibrary library;
    FakeSite site;
    app::Session session;
};

/// Whether a text is made of whole sentences: it begins with a letter (not a small one, unless it
/// is a house's name) or an opening mark, and ends with a full stop or its like.
bool isSentence(std::string_view text);

}  // namespace kiela::tests
