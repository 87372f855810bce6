// What is to be seen: everything that the interface needs to draw and to say, as plain values. Made
// by the Session, never changed by the interface.
#pragma once

#include "app/settings.hpp"
#include "app/setup.hpp"
#include "app/timeline.hpp"
#include "rules/game.hpp"
#include "text/narration.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace kiela::app {

/// A house that may be played now.
struct Choice {
    rules::House house;
    std::string outcome;  ///< in words: what the move would do; empty: that is not told
};

/// A board and its marks.
struct BoardView {
    text::Audience audience;
    Setup setup;

    Moment board;                 ///< the stones as they are to be seen now
    std::array<int, 2> totals{};  ///< stones of each side, those in hand included
    rules::Side toMove = rules::Side::South;
    std::vector<Choice>
        choices;  ///< what the visitor may play now; empty while it is not their turn
    std::optional<rules::House> lastMove;  ///< where the last move started
    std::optional<rules::House> lastEnd;   ///< where it ended, once it has
    std::optional<rules::House> hint;      ///< the move that the engine thinks best
    /// Stones are being arranged: `choices` are the houses that can be touched now, and what that
    /// would do.
    bool arranged = false;
};

/// What is told at the end of a game, besides the result.
struct Farewell {
    std::string turningPoint;  ///< a sentence; empty: none, or not yet known
    std::string tally;         ///< a sentence: how often the visitor has won; empty: no program
    std::string rematch;       ///< who begins the next game and why; empty: as before
    std::string suggestion;    ///< of another level; empty: none
    std::string lessons;       ///< that there are lessons; empty: not to be said
    std::optional<engine::Level> suggested;
};

struct View : BoardView {
    Settings settings;
    bool boardOnly = false;  ///< the page around has the buttons and says how games end
    bool kiosk = false;      ///< one visitor after the other
    bool links = true;       ///< ways out of the game may be offered
    bool keeps = true;       ///< something is kept from visit to visit
    bool demo = false;       ///< the program plays both sides, to be looked at
    bool sound = false;      ///< is on
    bool vibrates = false;   ///< what the game is played on could be felt

    std::optional<rules::Result> result;  ///< once it may be seen
    Farewell farewell;                    ///< with a result

    std::string caption;                       ///< what just happened, or what is to be done
    rules::Side nearest = rules::Side::South;  ///< whose rows lie nearest to who looks at them
    /// The move that is to be confirmed by choosing it once more.
    std::optional<rules::House> proposed;
    bool explains = false;      ///< the caption is the first minute's and can be dismissed
    bool moving = false;        ///< stones are under way, in the game or in a move looked back at
    bool thinking = false;      ///< the program looks for its move
    bool offersFinish = false;  ///< the game is decided and may be finished quickly
    bool finishing = false;     ///< both sides play on by themselves
    bool canUndo = false, canRedo = false;
    bool canHint = false, canResign = false;
    bool canBringBack = false;  ///< there is a game that was under way when this one was started
    bool offersBack = false;    ///< and nothing has been played since

    bool offersUpdate = false;  ///< it has just been said that there is a newer build

    bool offersLink = false;  ///< the other person needs a link to the game
    bool linkSent = false;    ///< and has got one

    bool lookingBack = false;  ///< not the game is shown, but a place on its line
    /// Where on the game's line (app/looking_back.hpp); a move under way runs up to its end.
    double at = 0;
    std::size_t ply = 0;     ///< of the position that is shown, or that the move under way leads to
    bool canReplay = false;  ///< the shown move has a motion to be seen
    float southShare = 0.5f;  ///< of all stones, 0–1; shifts while captured stones cross over
};

/// A move that the analysis thinks good.
struct LineView {
    std::string score;    ///< short, for the visitor: "+3.4"
    std::string moves;    ///< what would follow, the move first: "g1 d4 f1"
    std::string outcome;  ///< what the move would do
};

struct TurningPointView {
    std::size_t ply = 0;  ///< of the position in which the better move could be played
    std::string words;
};

/// The analysis of one position.
struct AnalysisView : BoardView {
    std::size_t ply = 0, plies = 0;  ///< which position, and the last one
    std::string title;               ///< which position, in words
    std::string score;               ///< who is ahead, in words
    std::string shortScore;          ///< for the visitor: "+3.4"; empty: nothing known yet
    float share = 0.5f;              ///< of the bar that is the visitor's, 0–1
    std::string depth;               ///< how far it was looked ahead, in words
    bool over = false;               ///< the game has ended in this position: there is no move
    std::vector<LineView> lines;     ///< the best first
    /// How far the visitor is ahead in each position, in stones; nothing where it is not known yet.
    std::vector<std::optional<float>> curve;
    float curveMost = 1;  ///< the largest value that is possible
    std::string curveWords;
    bool reviewed = false;  ///< all positions are known
    std::vector<TurningPointView> turningPoints;
};

/// Stones that are being arranged.
struct ArrangingView : BoardView {
    bool edits = false;  ///< any position; else one side's stones before the first move
    rules::Side arranger = rules::Side::South;  ///< whose stones may be touched, unless `edits`
    bool waiting = false;                       ///< the program is arranging
    int inHand = 0;                             ///< stones
    bool wholeHands = false;                    ///< stones go all at once
    bool canReset = false, canSupply = false;
    std::string title;
    std::string caption;  ///< what is in hand and what can be done, or why it is not ready
    std::string reason;   ///< why it cannot be finished; empty: it can
    std::string count;    ///< of all stones, in words (edits)
    std::string text;     ///< of the position (edits, rules §8)
};

}  // namespace kiela::app
