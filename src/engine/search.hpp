// The search for the best move: iterative deepening, principal variation search with a
// transposition table. It keeps its own stack, so that it can work in slices; it knows neither time
// nor threads, and no chance.
#pragma once

#include "engine/board.hpp"
#include "engine/evaluation.hpp"
#include "engine/past.hpp"
#include "engine/table.hpp"
#include "rules/game.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace kiela::engine {

/// Where a search ends by itself.
struct Limits {
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    int depth = deepestPly;  ///< plies, 1–deepestPly
    /// Every move is looked ahead to the full depth: slower, and weaker in the same time.
    bool exact = false;
};

/// What a search has found out so far.
struct Finding {
    Score score = 0;
    int depth = 0;                   ///< plies that are looked ahead completely
    std::uint64_t nodes = 0;         ///< boards that were looked at
    std::vector<rules::House> line;  ///< the principal variation, the best move first

    rules::House best() const { return line.front(); }
};

/// The same game, evaluation, limits and seed give the same finding and the same number of nodes on
/// every machine, whatever the slices. Endless moves (rules §6), repetition and the counter (§5.3)
/// count as they do in the game.
class Search {
  public:
    /// `game` must not be over. `table` is cleared and must outlive the search. `seed` shuffles the
    /// moves at the root: among those that look equally good it decides. `lines` is how many moves
    /// are to be told apart from the rest, at least 1: the best one, the best of the others, and so
    /// on.
    Search(const rules::Game& game, const Evaluation& evaluation, const Limits& limits,
           Table& table, std::uint32_t seed = 0, int lines = 1);

    /// Looks at about `nodes` boards more (at least 1). Returns whether the search is finished.
    bool step(int nodes);
    bool finished() const { return finished_; }
    /// Best so far; before the first step any legal move.
    const Finding& finding() const { return finding_; }
    /// The best moves, best first: as many as were asked for, or as there are. All of them are of
    /// the deepest look that is complete, but for proven wins, which need no other look. None
    /// before the first look is complete.
    const std::vector<Finding>& lines() const { return lines_; }

  private:
    /// A board on the way from the root.
    struct Frame {
        Board board;
        std::uint64_t key = 0;
        std::uint32_t sinceCapture = 0;
        int depth = 0;  // plies still to look ahead
        Score alpha = 0;
        Score beta = 0;
        Score alphaAtFirst = 0;
        Score best = 0;
        std::uint8_t bestHouse = 0;
        unsigned next = 0;       // moves that have been begun
        unsigned toTry = 0;      // moves in all
        bool fullWindow = true;  // how the current move is searched
        int reduction = 0;       // plies that it is looked ahead less
        // A repetition further down took part in the score: it holds on this way only.
        bool ofThisWay = false;
        rules::Successors moves;
        std::array<std::uint32_t, rules::housesPerSide> order{};  // 0: begun
        std::size_t current = 0;
        int lineLength = 0;
        std::array<std::uint8_t, deepestPly> line{};
    };

    Frame& top() { return frames_[static_cast<std::size_t>(ply_)]; }

    void advance();
    void beginIteration();
    void beginLine();
    void endLine();
    void endIteration();
    Finding& current() { return fresh_.empty() ? finding_ : other_; }
    void beginMove(Frame& frame);
    void searchChild(Frame& frame);
    void receive(Score score);
    void take(Frame& frame, Score score);
    void finishNode(Frame& frame);
    std::optional<Score> scoreAtOnce(Frame& frame);
    std::optional<Score> scoreAtEnd(Frame& frame);
    std::optional<Score> scoreIfClear(const Frame& frame) const;
    std::optional<Score> scoreFromTable(const Frame& frame, std::uint8_t& house) const;
    void orderMoves(Frame& frame, std::uint8_t tableHouse);
    void remember(const Frame& frame);
    void reward(const Frame& frame);
    Score byStones(const Board& board) const;
    int timesOnTheWay(std::uint64_t key) const;
    void shuffleRoot(std::uint32_t seed);
    void note();

    rules::RuleSet rules_;
    rules::Side mover_;
    Evaluation evaluation_;
    Limits limits_;
    Table& table_;
    Past past_;

    std::vector<Frame> frames_;
    int ply_ = 0;
    // The score of the board above the top frame, for the player on turn there.
    std::optional<Score> returned_;
    // Which quiet moves were good enough to end the look at a board, by player and place.
    std::array<std::array<std::uint32_t, rules::housesPerSide>, 2> history_{};
    Finding finding_;
    bool finished_ = false;

    std::size_t wanted_ = 1;      // lines
    std::vector<Finding> lines_;  // of the last complete iteration
    std::vector<Finding> fresh_;  // the complete ones of this iteration
    Finding other_;               // the one after them, where it is not the first
};

}  // namespace kiela::engine
