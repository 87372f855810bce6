// What a player does: the session takes commands, keeps the game, the settings and the clock of the
// motion, and offers one view of what is to be seen. Knows neither picture nor page.
#pragma once

#include "app/analysis.hpp"
#include "app/arranging.hpp"
#include "app/chronicle.hpp"
#include "app/company.hpp"
#include "app/desk.hpp"
#include "app/figure_play.hpp"
#include "app/import.hpp"
#include "app/kept_view.hpp"
#include "app/learning_words.hpp"
#include "app/link.hpp"
#include "app/loan.hpp"
#include "app/looking_back.hpp"
#include "app/parameters.hpp"
#include "app/past_games.hpp"
#include "app/ports.hpp"
#include "app/progress.hpp"
#include "app/puzzle_words.hpp"
#include "app/results.hpp"
#include "app/review.hpp"
#include "app/saved_game.hpp"
#include "app/view.hpp"
#include "text/say.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kiela::app {

/// What there is beside the game.
struct Around {
    bool offline = false;      ///< no network is needed any more
    bool canInstall = false;   ///< the browser offers to install the game
    bool updateWaits = false;  ///< there is a newer build
};

/// What the session is told of the person's system.
struct Environment {
    std::vector<std::string> languages;  ///< wanted languages, the dearest first (BCP 47)
    bool reducedMotion = false;
    bool framed = false;    ///< the game is a part of somebody else's page
    bool vibrates = false;  ///< the device can
    std::string address{};  ///< of the page, without a query
    bool canShare = false;  ///< the system can hand a link on
    /// Questions that the engine has got from sessions before this one: their answers may still
    /// come.
    std::uint32_t asked = 0;
};

class Session {
  public:
    /// Opens on a game (the visitor moves at once, without a dialog), as the address's query asks.
    Session(const Ports& ports, const Environment& environment, const Parameters& parameters);

    const Parameters& parameters() const { return parameters_; }
    const View& view() const { return view_; }
    /// Of the position that is analysed; only while the analysis is open.
    const AnalysisView& analysis() const { return analysisView_; }
    bool isAnalysing() const { return analysis_.isOpen(); }
    /// Of the stones that are being arranged; only while they are.
    const ArrangingView& arranging() const { return arrangingView_; }
    bool isArranging() const { return arranging_.has_value(); }
    /// Of the lesson or the puzzle that is taken; only while one is.
    const LessonView& lesson() const { return lessonView_; }
    bool isLearning() const { return learning_ != nullptr; }
    bool isSolving() const { return solving_ != nullptr; }
    /// The position of the lesson, for why a house of it cannot be played.
    const rules::Game& lessonGame() const { return trial()->game(); }
    /// Whether a lesson had been done when the list of them was opened.
    bool isLessonDone(int lesson) const { return progress_.isDone(lesson); }
    bool hasLearnedAll() const { return progress_.isComplete(); }
    const PuzzleBook& puzzles() const { return book_; }
    bool arePuzzlesOpen() const { return puzzlesOpen_; }
    /// What had been solved when the puzzles were opened.
    const PuzzleRecord& puzzleRecord() const { return record_; }
    /// The visitor’s day, for the puzzle of the day.
    int puzzleDay() const;
    /// Of what is kept; only while it is looked at.
    const KeptView& kept() const { return keptView_; }
    /// The game has been opened somewhere else: here it stands still until it is taken over.
    bool isElsewhere() const { return elsewhere_; }
    const rules::Game& game() const { return game_; }
    /// The moves of the game in words.
    const std::vector<MoveView>& moves() const { return chronicle_.moves(); }
    text::Language language() const { return view_.audience.language; }

    /// Plays a house for the visitor. Ends any motion first; what cannot be played is explained in
    /// the caption and changes nothing else. Where moves are to be confirmed, the first time only
    /// proposes it.
    void play(rules::House house);
    /// Plays a legal move for the visitor, whose turn it is, without asking: for a page around.
    void playAtOnce(rules::House house);
    /// Withdraws the move that is proposed.
    void withdraw();
    /// Takes back to the visitor's own last turn; between two people one move.
    void undo();
    void redo();
    /// Begins a game; with the expert opening it begins once the stones are arranged.
    void start(const Setup& setup);
    /// Another game of the same kind, begun by the other side; at `level` where one is given.
    void rematch(std::optional<engine::Level> level = std::nullopt);
    /// Brings the game back that was under way when another one was started; one that is under way
    /// now is kept in its place.
    void bringBack();
    /// Looks at what is kept besides the game: results and past games.
    void openKept();
    void closeKept();
    /// Opens a past game, the newest being 0; a game that is under way is kept.
    void reopen(std::size_t index);
    /// Forgets all that is kept, the game included.
    void forgetEverything();
    /// The visitor gives up; between two people whoever is on turn.
    void resign();
    /// Shows a good move; it stays until the move is made.
    void askForHint();
    /// Lets both sides play on by themselves, fast; any command of the visitor's stops it.
    void finishQuickly();
    void stopFinishing();

    /// Opens the analysis on the position of the game, or closes it. The game waits meanwhile.
    void openAnalysis();
    void closeAnalysis();
    /// Shows the position after so many moves; past the end the last one.
    void showPly(std::size_t ply);

    /// Looking back: any place on the game's line (app/looking_back.hpp) is shown in the place of
    /// the game, which cannot be played meanwhile; the program waits with its move. A new game,
    /// undo and redo end it.
    void lookAt(double at);
    /// Shows the position after so many moves and tells it. The last one is the game itself.
    void lookAtPly(std::size_t ply);
    /// One move back, at once; out of a move to where it began.
    void stepBack();
    /// One move forward, with its motion; a motion that runs is at its end at once.
    void stepForward();
    /// Shows the motion of the move that is shown once more; that of one under way from where it
    /// is.
    void replayMove();
    void returnToGame();
    /// While the moves have a screen of their own, the end of the game's line is a place like any
    /// other.
    void openMoves();
    void closeMoves();

    /// The address of the game as it is shown, at the move that is looked at. To the other person
    /// of a game by link it gives the other side.
    std::string link() const;
    /// Of a kiosk: the address where a visitor can go on with it at home. Empty: there is none.
    std::string linkHome() const;
    bool givesLink() const { return !parameters_.kiosk || !linkHome().empty(); }
    bool canShare() const { return environment_.canShare; }
    /// The whole game as a record (rules §8), and a name for its file.
    std::string record() const;
    std::string recordName() const;
    /// A link to the game as it is has been given away.
    void tellSent();
    /// Opens a game that came from elsewhere; what is under way is put aside.
    void receive(const Import& import);

    /// Opens the editor on the position of the game, which waits meanwhile.
    void openEditor();
    /// Changes what is being arranged, as `change` does it with an Arranging.
    template<class Change>
    void arrange(const Change& change) {
        if (!beginChange()) return;
        change(*arranging_);
        endChange();
    }
    /// Accepts the arrangement where nothing is wrong with it: the other side arranges, or the game
    /// begins.
    void finishArranging();
    /// Back to the game as it was.
    void leaveArranging();

    /// Looks at the list of lessons.
    void openLearn();
    /// Begins a lesson, 1 to lessonCount. The game waits meanwhile.
    void openLesson(int lesson);
    void closeLesson();
    /// Touches a house in the lesson; during a motion, shows its end.
    void touchInLesson(rules::House house);
    void skipInLesson();
    /// The step of the lesson from its beginning, and the step before it; of a puzzle the last
    /// move is taken back.
    void repeatStep();
    void stepBackInLesson();
    /// On to the next step or lesson, once the step is done. False after the last one.
    bool stepOnInLesson();

    /// Looks at the puzzles. They are asked for where they are not there yet.
    void openPuzzles();
    void closePuzzles();
    /// Asks for them again.
    void fetchPuzzles();
    /// Their file's text; empty: it could not be had.
    void puzzlesCame(std::string_view text);
    /// Begins a puzzle, as a lesson is begun. Only when they are there.
    void openPuzzle(int number);

    /// The first picture is there: asks for the words that could wait.
    void settleIn();
    Loan laterWords() const;
    /// Somebody waits for them, and is told if they cannot be had.
    void awaitLaterWords(bool awaited);
    /// Asks for them, once more if need be.
    void fetchLaterWords();
    /// Those of a language are in the library now, or what came is `fault`.
    void laterWordsCame(text::Language language, Loan fault);

    /// Shows the end of the motion at once.
    void skip();
    /// Ends the first minute's explanations for good.
    void dismissExplanations();

    /// The figure of the rule page whose move is shown, or was shown last.
    const std::optional<FigurePlay>& figure() const { return figure_; }
    /// Shows the move of a figure; while it runs, its end at once.
    void playFigure(std::size_t figure);
    /// Every figure is as it was.
    void resetFigures() { figure_.reset(); }

    /// Tells what is new of it, once, when nothing else is to be said.
    void around(const Around& around);
    const Around& around() const { return around_; }
    /// Loads the newest build; the game goes on in it.
    void update() { ports_.site.update(); }

    /// Speaks it as soon as its words are there, and in the next visits.
    void setLanguage(text::Language language);
    /// The language that is spoken, or the one that was chosen and whose words are on their way.
    text::Language chosenLanguage() const { return awaitedLanguage_.value_or(language()); }
    /// Words that were to be fetched have come, or could not be fetched.
    void wordsCame(text::Language language);
    /// That the language which was chosen last could not be fetched; empty: it could.
    std::string languageFault() const;
    /// Keeps a choice, for this visit and the next ones.
    template<class Value>
    void choose(Value Settings::*setting, Value value) {
        if (view_.settings.*setting == value) return;
        kept_.*setting = view_.settings.*setting = value;
        settingsChanged();
    }
    /// The next larger one; after the largest the smallest.
    void chooseNextTextSize();
    void setSound(bool on);
    /// Lets a stone fall, to be heard.
    void tryVolume();
    /// Shows the list of moves beside the board; without it nobody looks back there.
    void setMoves(bool on);
    /// Turns the board by half a turn: the other side is the nearest one.
    void flip();
    void setReducedMotion(bool reduced);

    /// Stops the motion where it is while something covers the board.
    void setPaused(bool paused) { paused_ = paused; }

    /// Another session with the same storage has claimed the game.
    void giveWay();
    /// Claims the game, as the storage has it now.
    void takeOver();

    /// Lets time pass, in seconds.
    void advance(double seconds);
    /// Seconds after which advance() has something to do: 0 while stones move, infinite at rest.
    double wakeAfter() const;

    /// The engine's answer, or a part of it. One to an older request, or an illegal move, is
    /// dropped.
    void answered(std::uint32_t request, const Answer& answer);
    /// How many questions the engine has got, from this session and those before it.
    std::uint32_t asked() const { return desk_.asked(); }

    /// Whole sentences for people who do not see the board, each once.
    std::vector<std::string> takeAnnouncements();

    /// What has been tried in lessons and puzzles, each try once, for a page around: a line each
    /// for "answered", "lesson" or "puzzle", its number, its step and how many it has, 1 where it
    /// was right.
    std::vector<std::string> takeAttempts() { return std::exchange(attempts_, {}); }

    /// What is to be heard now or soon, each sound once; nothing while it is off.
    std::vector<Cue> takeCues();

  private:
    bool visitorsTurn() const;
    bool programsTurn() const;
    bool awaitsLink() const;
    bool engineMoves() const;
    bool canUndo() const;
    double tempo() const;  // of the motion; 0: off
    double shortestThinking() const;
    rules::Trace lastTrace() const;
    std::size_t ply() const { return game_.moves().size(); }

    void makeMove(rules::House house);
    void finishMotion();
    Pace pace() const;
    void repace();
    void endTurn();
    void answerIfTime();
    void takeBackOne();
    void repeatOne();
    void begin(const Setup& setup);
    /// `entered`: its result has been counted before.
    void open(const KeptGame& kept, bool entered = false);
    void propose(rules::House house);

    // Games that go from one person to another (session_sharing.cpp).
    void meet(const KeptGame& arrived);
    void goOnWith(KeptGame kept);
    void showLastMove();
    bool owesLink() const;
    std::size_t shownPly() const { return past_.isOpen() ? past_.ply() : ply(); }
    Kinship findInPast(const KeptGame& arrived);
    bool actedLast() const;
    std::string sentenceOfLink() const;
    std::string withLink(const std::string& words) const;

    bool passes() const;  // two people pass the device
    rules::Side nearest() const;
    bool handsOver() const;  // and are just doing so
    void turnToMover();

    // Looking back (session_past.cpp).
    double tempoOfReplay() const;
    void leaveTheGame();
    void advancePast(double seconds);
    void restInPast();

    // Arranging stones (session_arranging.cpp).
    bool programArranges() const;
    void beginArranging(const Setup& setup, const Arranging& arranging);
    void arrangeOpening(const Setup& setup, rules::Side side, const rules::Position& position);
    bool beginChange();
    void endChange();
    void acceptArrangement();
    void takeArrangement(const engine::Arrangement& stones);
    void refreshArranging();
    std::string sentenceOfOpening() const;

    // Learning (session_learning.cpp).
    Trial* trial() const {
        return solving_ ? static_cast<Trial*>(solving_.get()) : learning_.get();
    }
    void layAside();
    void endTry();
    void noteAttempt();
    void tellStep();
    void advanceLesson(double seconds);
    double wakeOfLesson() const;
    void refreshLesson();
    Progress readProgressAgain() const;
    bool neverLearned() const;
    int firstLessonToDo() const;

    // Puzzles (session_puzzles.cpp).
    void awaitPuzzle(int asked);
    void readRecordAgain();
    void beginPuzzle(int number);
    void keepTry();
    std::string puzzleName() const;
    std::string praise() const;

    // What the engine is to do now, and what it has found out (session_engine.cpp).
    Task wanted() const;
    Question questionFor(const Task& task) const;
    void pursue();
    bool isDecided() const;

    // What is to be heard (session_sound.cpp).
    bool isHeard() const;
    void hear(const Timeline& motion, double from, double seconds);
    /// One short sound for all that is left of a motion.
    void hearAtOnce(const Timeline& motion, double from);
    void hearEnd();

    void tellNews();  // of what there is beside the game (session_around.cpp)
    bool noticesNews() const;

    void settle();  // after the game changed: the view anew, and the engine's task with it

    // What outlasts the visit (session_memory.cpp).
    void keepSettings();
    void enterResult();
    std::vector<PastGame> readPast();
    void addToPast(const KeptGame& kept);
    std::optional<Wish> wish() const;
    KeptGame current() const;
    SavedGame toBeKept() const;
    void readSettingsAgain();
    void claim();
    /// Opens what the storage has; `goesOn`: whatever the address asks for.
    void remember(bool goesOn);
    void keep();
    void putAside(const KeptGame& kept);

    // What is to be seen (session_view.cpp).
    void refresh();
    void refreshMoment();
    void refreshPast();
    void refreshChoices();
    void refreshHint();
    void refreshFarewell();
    std::string caption() const;
    std::string captionAtRest() const;
    std::string captionOfPast() const;
    std::string captionInMotion() const;
    std::string captionOfLastMove() const;
    std::string noticeSentence() const;
    std::string tallySentence() const;
    std::string hintSentence() const;
    std::string resultSentence() const;
    std::string turnSentence() const;
    void announceMove(const rules::Trace& trace);
    void settingsChanged();
    void openLanguage();

    Ports ports_;
    Desk desk_;
    Environment environment_;
    std::optional<text::Language> awaitedLanguage_;  // its words are being fetched
    bool choosesLanguage_ = false;                   // somebody has chosen that one
    std::optional<text::Language> missingLanguage_;
    Settings kept_;  // as in the storage; the address may ask for something else for this visit
    Results results_;
    Setup setup_;
    rules::Game game_;
    std::vector<rules::House> undone_;  // to be repeated, the next one last
    Review review_;
    Analysis analysis_;
    Chronicle chronicle_;
    LookingBack past_;
    bool movesOpen_ = false;
    std::optional<Arranging> arranging_;
    std::optional<Arranging> arrangedBefore_;  // while it is changed
    Setup arrangedSetup_;  // of the game that begins once the stones are arranged
    std::unique_ptr<Learning> learning_;
    Progress progress_;  // as the list of lessons shows it
    std::unique_ptr<Solving> solving_;
    PuzzleBook book_;
    PuzzleRecord record_;
    int puzzleDay_ = 0;
    bool solvesDaily_ = false;              // the puzzle was that of its day when it was opened
    bool puzzlesOpen_ = false;              // they are being looked at
    std::optional<int> wantedPuzzle_;       // to be opened once they are there
    std::vector<PastGame> pastGames_;       // while they are looked at
    std::optional<KeptGame> before_;        // a game that was under way when this one was started
    std::optional<rules::House> proposed_;  // to be confirmed
    rules::Side facing_ = rules::Side::South;  // whom a passed device shows the game
    double handoverTime_ = 0;                  // since it was to be passed
    bool flipped_ = false;
    std::optional<Timeline> timeline_;
    double motionTime_ = 0;
    Loan laterWords_ = Loan::Unasked;  // as long as the library has not got them
    bool awaitsLaterWords_ = false;
    std::optional<FigurePlay> figure_;
    bool paused_ = false;
    double thinkingTime_ = 0;             // since the engine's turn began
    std::optional<rules::House> answer_;  // of the engine, not yet played
    bool hintWanted_ = false;
    bool finishing_ = false;
    bool offeredFinish_ = false;  // it has been said
    bool isRematch_ = false;
    Parameters parameters_;
    Around around_;
    bool toldUpdate_ = false;
    bool elsewhere_ = false;
    bool entered_ = false;   // the result of this game, among the others
    std::string keptText_;   // the game as it is in the storage
    bool keepsGame_ = true;  // else the storage's only copy of another one would be lost
    std::optional<Unreadable> pastUnreadable_;  // the list of past games
    bool keepsPast_ = true;                     // else the storage's only copy would be lost
    bool sent_ = false;                         // the other person has a link to the game as it is
    std::string headers_;                       // of the record that the game came from
    std::optional<text::Msg> notice_;           // what happened to a game, until a move is made
    std::vector<std::string> announcements_;
    std::vector<Cue> cues_;
    std::vector<std::string> attempts_;
    View view_;
    AnalysisView analysisView_;
    ArrangingView arrangingView_;
    LessonView lessonView_;
    KeptView keptView_;
};

/// Stones captured in a move.
int capturedIn(const rules::Trace& trace);

}  // namespace kiela::app
