#include "tools/puzzle_proof.hpp"

#include "engine/proof.hpp"
#include "rules/fast_position.hpp"

#include <algorithm>
#include <vector>

namespace kiela::tools {

namespace {

using engine::Puzzle;
using engine::Theme;
using rules::Game;
using rules::House;
using rules::Position;
using rules::Side;

/// What a move brings at once.
struct Outcome {
    House move;
    int captured = 0;
    int answered = 0;  // what the opponent can capture then, at most

    int loss() const { return answered - captured; }
};

int largestCapture(const Game& game) {
    int most = 0;
    for (const House move : game.legalMoves()) {
        Position after = game.position();
        most = std::max(most, rules::sow(after, move).captured);
    }
    return most;
}

std::vector<Outcome> outcomesOf(const Game& game) {
    std::vector<Outcome> outcomes;
    for (const House move : game.legalMoves()) {
        Position sown = game.position();
        const int captured = rules::sow(sown, move).captured;
        Game after = game;
        after.play(move);
        outcomes.push_back({move, captured, largestCapture(after)});
    }
    return outcomes;
}

/// The first outcome when they are sorted, and the second.
template<typename Before>
std::optional<std::pair<Outcome, Outcome>> firstTwo(const Game& game, Before before) {
    std::vector<Outcome> outcomes = outcomesOf(game);
    if (outcomes.size() < 2) return std::nullopt;
    std::partial_sort(outcomes.begin(), outcomes.begin() + 2, outcomes.end(), before);
    return std::pair(outcomes[0], outcomes[1]);
}

std::string faultOfWin(const Puzzle& puzzle, const Game& game) {
    const int moves = engine::movesToWin(puzzle.theme);
    if (engine::movesToWin(game, moves) != moves) return "the win does not take so many moves";
    const rules::MoveList winning = engine::winningMoves(game, moves);
    if (winning.size() != 1 || winning[0] != puzzle.solution.front()) {
        return "another move wins as well";
    }
    if (puzzle.solution != engine::longestDefence(game, moves)) return "the line is another one";
    return {};
}

std::string faultOfMove(const Puzzle& puzzle, const Game& game) {
    if (puzzle.solution.size() != 1) return "there is more than one move";
    const House move = puzzle.solution.front();
    if (puzzle.theme == Theme::Capture) {
        return clearCapture(game) == move ? "" : "the capture is not clearly the largest";
    }
    const bool only = defenceOfStones(game) == move || defenceOfGame(game) == move;
    return only ? "" : "it is not the only defence";
}

}  // namespace

Position puzzlePosition(const Position& position) {
    return rules::plainPosition(rules::fastPosition(position), Side::South);
}

bool looksLikePlay(const Game& game) {
    constexpr int fewestMoves = 4;
    constexpr int fewestReplies = 2;
    constexpr int fewestStones = 4;
    if (game.result() || game.legalMoves().size() < fewestMoves) return false;
    Position turned = game.position();
    turned.toMove = rules::opponent(turned.toMove);
    return turned.total(turned.toMove) >= fewestStones
           && rules::legalMoves(turned, game.rules()).size() >= fewestReplies;
}

bool canBeFollowed(const Game& game, House move) {
    constexpr int mostLaps = 12;
    Position after = game.position();
    return rules::sow(after, move).laps <= mostLaps;
}

std::optional<House> clearCapture(const Game& game) {
    const auto found = firstTwo(game, [](const Outcome& one, const Outcome& other) {
        return one.captured > other.captured;
    });
    if (!found) return std::nullopt;
    const auto& [best, second] = *found;
    const bool clear = best.captured >= leastCapture
                       && best.captured - second.captured >= clearDifference
                       && best.captured - best.answered >= clearDifference;
    return clear ? std::optional(best.move) : std::nullopt;
}

std::optional<House> defenceOfStones(const Game& game) {
    const auto found = firstTwo(
        game, [](const Outcome& one, const Outcome& other) { return one.loss() < other.loss(); });
    if (!found) return std::nullopt;
    const auto& [best, second] = *found;
    const bool only = best.captured <= mostByDefence && second.loss() - best.loss() >= clearDefence;
    return only ? std::optional(best.move) : std::nullopt;
}

std::optional<House> defenceOfGame(const Game& game) {
    std::optional<House> only;
    for (const House move : game.legalMoves()) {
        Game after = game;
        after.play(move);
        const bool lost =
            after.result() ? after.result()->winner == rules::winnerOf(rules::opponent(move.side))
                           : engine::movesToWin(after, mostMovesToWin) > 0;
        if (lost) continue;
        if (only) return std::nullopt;
        only = move;
    }
    return only;
}

std::string faultOf(const Puzzle& puzzle) {
    const Game game(puzzle.rules, puzzle.position);
    if (puzzle.position != puzzlePosition(puzzle.position)) return "it is not South's turn";
    if (!looksLikePlay(game)) return "it does not look like play";
    const House first = puzzle.solution.front();
    if (game.refusalOf(first) != rules::Refusal::None) return "the move is not legal";
    if (!canBeFollowed(game, first)) return "the move is too long";
    const bool isWin = engine::movesToWin(puzzle.theme) > 0;
    return isWin ? faultOfWin(puzzle, game) : faultOfMove(puzzle, game);
}

int differentHouses(const Position& one, const Position& other) {
    int different = 0;
    for (std::size_t side = 0; side < one.stones.size(); ++side) {
        for (std::size_t place = 0; place < one.stones[side].size(); ++place) {
            if (one.stones[side][place] != other.stones[side][place]) ++different;
        }
    }
    return different;
}

}  // namespace kiela::tools
