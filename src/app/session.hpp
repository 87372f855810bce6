// What a player does: the session takes commands, keeps the game, the settings and the clock of the
// motion, and offers one view of what is to be seen. Knows neither picture nor page.
#pragma once

#include "app/parameters.hpp"
#include "app/ports.hpp"
#include "app/view.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kiela::app {

/// What the session is told of the person's system.
struct Environment {
    std::vector<std::string> languages;  ///< wanted languages, the dearest first (BCP 47)
    bool reducedMotion = false;
};

class Session {
  public:
    /// Opens on a game (the visitor moves at once, without a dialog), as the address's query asks.
    /// Storage and engine must outlive the session.
    Session(Storage& storage, Engine& engine, const Environment& environment,
            const Parameters& parameters);

    const View& view() const { return view_; }
    const rules::Game& game() const { return game_; }
    text::Language language() const { return view_.audience.language; }

    /// Plays a house for the visitor. Ends any motion first; what cannot be played is explained in
    /// the caption and changes nothing else.
    void play(rules::House house);
    /// Takes back to the visitor's own last turn; between two people one move.
    void undo();
    void redo();
    void start(const Setup& setup);
    /// Shows the end of the motion at once.
    void skip();
    /// Ends the first minute's explanations for good.
    void dismissExplanations();

    void setLanguage(text::Language language);
    void setMotion(Motion motion);
    void setViewChoice(ViewChoice choice);
    void setReducedMotion(bool reduced);

    /// Stops the motion where it is while something covers the board.
    void setPaused(bool paused) { paused_ = paused; }

    /// Lets time pass, in seconds.
    void advance(double seconds);
    /// Seconds after which advance() has something to do: 0 while stones move, infinite at rest.
    double wakeAfter() const;

    /// The engine's answer. One to an older request, or an illegal move, is dropped.
    void engineMoved(std::uint32_t request, rules::House house);

    /// Whole sentences for people who do not see the board, each once.
    std::vector<std::string> takeAnnouncements();

  private:
    bool visitorsTurn() const;
    bool programsTurn() const;
    bool canUndo() const;
    double tempo() const;  // of the motion; 0: off
    rules::Trace lastTrace() const;

    void makeMove(rules::House house);
    void finishMotion();
    void think();
    void stopThinking();
    void answerIfTime();
    void takeBackOne();
    void repeatOne();

    void settle();  // after the game changed: the view anew, and the program's turn begins
    void refresh();
    void refreshMoment();
    void refreshChoices();
    std::string captionAtRest() const;
    std::string captionInMotion() const;
    void announceMove(const rules::Trace& trace);
    void keepSettings();

    Storage& storage_;
    Engine& engine_;
    Environment environment_;
    Settings kept_;  // as in the storage; the address may ask for something else for this visit
    Setup setup_;
    rules::Game game_;
    std::vector<rules::House> undone_;  // to be repeated, the next one last
    std::optional<Timeline> timeline_;
    double motionTime_ = 0;
    bool paused_ = false;
    std::uint32_t request_ = 0;
    bool thinking_ = false;
    double thinkingTime_ = 0;
    std::optional<rules::House> answer_;
    std::vector<std::string> announcements_;
    View view_;
};

}  // namespace kiela::app
