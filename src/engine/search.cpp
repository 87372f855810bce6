#include "engine/search.hpp"

#include "engine/random.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kiela::engine {

namespace {

constexpr Score infinite = winScore + 1;
constexpr int timesForNoProgress = 3;
constexpr std::uint32_t quietLimit = rules::quietMovesLimit;

/// The key under which a board is kept in the table. Where the end by the counter (rules §5.3) can
/// be within reach, boards with different counters are different boards.
std::uint64_t tableKey(std::uint64_t key, std::uint32_t sinceCapture) {
    if (sinceCapture + deepestPly < quietLimit) return key;
    return (key ^ sinceCapture) * 0x9fb21c651e98df25u | 1;
}

/// Proven ends are counted from the root in the search, from the board itself in the table.
Score toTable(Score score, int ply) {
    if (isProvenWin(score)) return score + ply;
    if (isProvenLoss(score)) return score - ply;
    return score;
}
Score fromTable(Score score, int ply) {
    if (isProvenWin(score)) return score - ply;
    if (isProvenLoss(score)) return score + ply;
    return score;
}

/// No house.
constexpr std::uint8_t nowhere = rules::FastRow::nothing;

/// The house that the best move sows, as the board has it.
std::uint8_t houseOf(const Finding& finding) {
    return static_cast<std::uint8_t>(rules::fastHouse(finding.best().place));
}

/// The plies that a move is looked ahead less. In the order of orderMoves (`number` begins at 1)
/// the late moves are seldom the best.
int reductionOf(int depth, unsigned number) {
    constexpr int leastDepth = 3;
    if (depth < leastDepth || number <= 3) return 0;
    return number <= 7 ? 1 : 2;
}

/// Nothing deeper can be better than an end that has been seen within the depth.
bool isSettled(const Finding& finding) {
    const bool proven = isProvenWin(finding.score) || isProvenLoss(finding.score);
    return proven && pliesToEnd(finding.score) <= finding.depth;
}

}  // namespace

Search::Search(const rules::Game& game, const Evaluation& evaluation, const Limits& limits,
               Table& table, std::uint32_t seed, int lines)
    : rules_(game.rules()), mover_(game.position().toMove), evaluation_(evaluation),
      limits_(limits), table_(table), past_(game), frames_(deepestPly + 1) {
    table_.clear();
    Frame& root = top();
    root.board = boardOf(game.position());
    root.key = keyOf(root.board);
    root.sinceCapture = game.position().sinceCapture;
    expand(root.board, rules_, root.moves);
    shuffleRoot(seed);
    finding_.line = {{mover_, rules::placeOf(root.moves.house[0])}};
    wanted_ = static_cast<std::size_t>(std::min(lines, static_cast<int>(root.moves.count)));
    beginIteration();
}

void Search::shuffleRoot(std::uint32_t seed) {
    rules::Successors& moves = top().moves;
    Random random(seed);
    for (unsigned to = moves.count - 1; to > 0; --to) {
        const auto from = static_cast<unsigned>(random.below(static_cast<int>(to) + 1));
        std::swap(moves.house[from], moves.house[to]);
        std::swap(moves.captured[from], moves.captured[to]);
        std::swap(moves.after[from], moves.after[to]);
    }
}

bool Search::step(int nodes) {
    const std::uint64_t until = finding_.nodes + static_cast<std::uint64_t>(nodes);
    while (!finished_ && finding_.nodes < until) {
        advance();
        if (finding_.nodes >= limits_.nodes) finished_ = true;
    }
    return finished_;
}

// One small piece of work; between two of them the search can be left alone for any time.
void Search::advance() {
    Frame& frame = top();
    if (returned_) {
        receive(-*std::exchange(returned_, std::nullopt));
    } else if (frame.best >= frame.beta || frame.next == frame.toTry) {
        finishNode(frame);
    } else {
        beginMove(frame);
    }
}

void Search::beginIteration() {
    top().depth = finding_.depth + 1;
    const auto unsettled = std::find_if_not(lines_.begin(), lines_.end(), [](const Finding& line) {
        return line.score > 0 && isSettled(line);
    });
    fresh_.assign(lines_.begin(), unsettled);
    beginLine();
}

// Looks for the best of the moves that no line of this iteration begins with.
void Search::beginLine() {
    Frame& root = top();
    root.alpha = root.alphaAtFirst = root.best = -infinite;
    root.beta = infinite;
    root.next = 0;
    root.ofThisWay = false;
    const std::size_t line = fresh_.size();
    orderMoves(root, line < lines_.size() ? houseOf(lines_[line]) : houseOf(finding_));
    for (unsigned move = 0; move < root.moves.count; ++move) {
        const std::uint8_t house = root.moves.house[move];
        const bool taken = std::any_of(fresh_.begin(), fresh_.end(), [house](const Finding& found) {
            return houseOf(found) == house;
        });
        if (taken) root.order[move] = 0;
    }
    root.toTry -= static_cast<unsigned>(fresh_.size());
}

void Search::endLine() {
    Finding found = current();
    found.depth = top().depth;
    fresh_.push_back(std::move(found));
    if (fresh_.size() < wanted_) {
        beginLine();
    } else {
        endIteration();
    }
}

void Search::endIteration() {
    lines_ = fresh_;
    // What the table knows can make a later line look better than an earlier one.
    const auto better = [](const Finding& one, const Finding& other) {
        return one.score > other.score;
    };
    // By insertion: the lines are few, and the library's stable sort is a large piece of program.
    for (auto line = lines_.begin(); line != lines_.end(); ++line)
        std::rotate(std::upper_bound(lines_.begin(), line, *line, better), line, line + 1);
    const std::uint64_t nodes = finding_.nodes;
    for (Finding& line : lines_) line.nodes = nodes;
    finding_ = lines_.front();
    finding_.depth = top().depth;
    if (finding_.depth >= limits_.depth || std::all_of(lines_.begin(), lines_.end(), isSettled)) {
        finished_ = true;
    } else {
        beginIteration();
    }
}

void Search::beginMove(Frame& frame) {
    frame.current = static_cast<std::size_t>(std::distance(
        frame.order.begin(), std::max_element(frame.order.begin(), frame.order.end())));
    frame.order[frame.current] = 0;
    ++frame.next;

    // The first move is taken for the best; the others need only be shown not to be better.
    frame.fullWindow = frame.next == 1;
    frame.reduction = limits_.exact ? 0 : reductionOf(frame.depth, frame.next);
    searchChild(frame);
}

void Search::searchChild(Frame& frame) {
    ++finding_.nodes;
    ++ply_;
    Frame& child = top();
    child.board = frame.moves.after[frame.current];
    child.key = keyOf(child.board);
    child.sinceCapture = frame.moves.captured[frame.current] > 0 ? 0 : frame.sinceCapture + 1;
    child.depth = frame.depth - 1 - frame.reduction;
    child.alpha = frame.fullWindow ? -frame.beta : -frame.alpha - 1;
    child.beta = -frame.alpha;
    child.alphaAtFirst = child.alpha;
    child.best = -infinite;
    child.next = 0;
    child.ofThisWay = false;
    child.lineLength = 0;

    returned_ = scoreAtOnce(child);
    if (returned_) --ply_;
}

// The score of a board that need not be looked into; else its moves are made ready.
std::optional<Score> Search::scoreAtOnce(Frame& frame) {
    if (const auto end = scoreAtEnd(frame)) return end;
    if (frame.depth <= 0 || ply_ == deepestPly) return evaluation_.judge(frame.board);

    if (const auto clear = scoreIfClear(frame)) return clear;

    std::uint8_t house = nowhere;
    if (const auto known = scoreFromTable(frame, house)) return known;
    expand(frame.board, rules_, frame.moves);
    if (frame.moves.count == 0) {
        return rules::losesWithoutMove(rules_) ? ply_ - winScore : byStones(frame.board);
    }
    orderMoves(frame, house);
    return std::nullopt;
}

// The score where the game is over (rules §5), in the order of the rules. That every move is
// endless is found when the board is looked into.
std::optional<Score> Search::scoreAtEnd(Frame& frame) {
    if (frame.board.onTurn.empty()) return ply_ - winScore;
    const bool sowable = hasSowableHouse(frame.board, rules_);
    if (!sowable && rules::losesWithoutMove(rules_)) return ply_ - winScore;

    const bool repeated = timesOnTheWay(frame.key) >= timesForNoProgress;
    if (sowable && frame.sinceCapture < quietLimit && !repeated) return std::nullopt;
    frame.ofThisWay = repeated;
    if (sowable && rules::losesWithoutMove(rules_)) {
        expand(frame.board, rules_, frame.moves);
        if (frame.moves.count == 0) return ply_ - winScore;
    }
    return byStones(frame.board);
}

// The score of a board that is so good for the player on turn that a few plies more would hardly
// spoil it: it is the opponent who has to avoid it. (The other way round it does not hold: whoever
// is on turn may have a great capture.)
std::optional<Score> Search::scoreIfClear(const Frame& frame) const {
    constexpr int mostDepth = 5;
    constexpr Score marginOfPly = 300;
    const bool isToBeExact = limits_.exact || frame.beta - frame.alpha > 1;
    if (isToBeExact || frame.depth > mostDepth) return std::nullopt;
    if (isProvenWin(frame.beta) || isProvenLoss(frame.beta)) return std::nullopt;
    const Score score = evaluation_.judge(frame.board);
    if (score - marginOfPly * frame.depth < frame.beta) return std::nullopt;
    return score;
}

Score Search::byStones(const Board& board) const {
    const int own = board.onTurn.total();
    const int other = board.waiting.total();
    if (own == other) return 0;
    return own > other ? winScore - ply_ : ply_ - winScore;
}

// How often the board of the top frame has come up, this time included.
int Search::timesOnTheWay(std::uint64_t key) const {
    int times = 1 + past_.timesOf(key, ply_ % 2 == 0);
    for (int ply = ply_ - 2; ply >= 0; ply -= 2) {
        if (frames_[static_cast<std::size_t>(ply)].key == key) ++times;
    }
    return times;
}

std::optional<Score> Search::scoreFromTable(const Frame& frame, std::uint8_t& house) const {
    const Table::Entry* const entry = table_.find(tableKey(frame.key, frame.sinceCapture));
    if (!entry) return std::nullopt;
    house = entry->house;
    // The principal variation is always looked at in full, and so is what has come up before:
    // another time may end the game.
    const bool mustLook = frame.beta - frame.alpha > 1 || timesOnTheWay(frame.key) > 1;
    if (mustLook || entry->depth < frame.depth) return std::nullopt;
    const Score score = fromTable(entry->score, ply_);
    if (entry->bound != Bound::AtMost && score >= frame.beta) return score;
    if (entry->bound != Bound::AtLeast && score <= frame.alpha) return score;
    return std::nullopt;
}

void Search::orderMoves(Frame& frame, std::uint8_t tableHouse) {
    constexpr std::uint32_t first = 0xffff'ffffu;
    constexpr std::uint32_t stone = 1u << 24;
    const auto& quietMoves = history_[static_cast<std::size_t>(ply_ % 2)];
    frame.toTry = frame.moves.count;
    frame.order.fill(0);
    for (unsigned move = 0; move < frame.moves.count; ++move) {
        const std::uint8_t house = frame.moves.house[move];
        const std::uint32_t captured = std::min<std::uint32_t>(frame.moves.captured[move], 254);
        frame.order[move] = house == tableHouse ? first : 1 + captured * stone + quietMoves[house];
    }
}

void Search::receive(Score score) {
    Frame& frame = top();
    const Frame& child = frames_[static_cast<std::size_t>(ply_) + 1];
    frame.ofThisWay = frame.ofThisWay || child.ofThisWay;

    if (frame.reduction > 0 && score > frame.alpha) {
        // It may be better after all: the look was too short.
        frame.reduction = 0;
        searchChild(frame);
    } else if (!frame.fullWindow && score > frame.alpha && score < frame.beta) {
        // It is better; by how much only the full window tells.
        frame.fullWindow = true;
        searchChild(frame);
    } else {
        take(frame, score);
    }
}

void Search::take(Frame& frame, Score score) {
    if (score <= frame.best) return;
    frame.best = score;
    frame.bestHouse = frame.moves.house[frame.current];
    if (score <= frame.alpha) return;
    frame.alpha = score;

    const Frame& child = frames_[static_cast<std::size_t>(ply_) + 1];
    frame.line[0] = frame.bestHouse;
    frame.lineLength = 1;
    for (int ply = 0; ply < child.lineLength && frame.lineLength < deepestPly; ++ply) {
        frame.line[static_cast<std::size_t>(frame.lineLength++)] =
            child.line[static_cast<std::size_t>(ply)];
    }
    if (ply_ == 0) note();
}

// The root has a better move, or the first one of this iteration.
void Search::note() {
    const Frame& root = top();
    Finding& found = current();
    found.score = root.best;
    found.line.clear();
    rules::Side side = mover_;
    for (int ply = 0; ply < root.lineLength; ++ply) {
        found.line.push_back({side, rules::placeOf(root.line[static_cast<std::size_t>(ply)])});
        side = rules::opponent(side);
    }
}

void Search::finishNode(Frame& frame) {
    if (frame.best >= frame.beta && frame.moves.captured[frame.current] == 0) reward(frame);
    // Without some of the moves the score is not that of the board.
    if (!frame.ofThisWay && frame.toTry == frame.moves.count) remember(frame);
    if (ply_ == 0) return endLine();
    returned_ = frame.best;
    --ply_;
}

void Search::remember(const Frame& frame) {
    Table::Entry entry;
    entry.key = tableKey(frame.key, frame.sinceCapture);
    entry.score = static_cast<std::int16_t>(toTable(frame.best, ply_));
    entry.depth = static_cast<std::uint8_t>(frame.depth);
    entry.house = frame.bestHouse;
    if (frame.best >= frame.beta) {
        entry.bound = Bound::AtLeast;
    } else if (frame.best <= frame.alphaAtFirst) {
        entry.bound = Bound::AtMost;
    }
    table_.store(entry);
}

void Search::reward(const Frame& frame) {
    constexpr std::uint32_t most = 1u << 23;
    auto& quietMoves = history_[static_cast<std::size_t>(ply_ % 2)];
    std::uint32_t& good = quietMoves[frame.bestHouse];
    good += static_cast<std::uint32_t>(frame.depth * frame.depth);
    if (good < most) return;
    for (std::uint32_t& each : quietMoves) each /= 2;
}

}  // namespace kiela::engine
