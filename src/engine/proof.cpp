#include "engine/proof.hpp"

namespace kiela::engine {

namespace {

using rules::Game;
using rules::House;
using rules::Side;

bool winsWithin(Game& game, int moves);

bool isWonBy(const Game& game, Side player) {
    return game.result() && game.result()->winner == rules::winnerOf(player);
}

/// Whether `player`, who is not on turn, has won or wins within so many more own moves.
bool isLostWithin(Game& game, Side player, int moves) {
    if (game.result() || moves == 0) return isWonBy(game, player);
    for (const House reply : game.legalMoves()) {
        game.play(reply);
        const bool lost = game.result() ? isWonBy(game, player) : winsWithin(game, moves);
        game.undo();
        if (!lost) return false;
    }
    return true;
}

bool winsBy(Game& game, House move, int moves) {
    const Side player = game.position().toMove;
    game.play(move);
    const bool wins = isLostWithin(game, player, moves - 1);
    game.undo();
    return wins;
}

bool winsWithin(Game& game, int moves) {
    for (const House move : game.legalMoves()) {
        if (winsBy(game, move, moves)) return true;
    }
    return false;
}

}  // namespace

int movesToWin(const Game& game, int most) {
    Game played = game;
    for (int moves = 1; moves <= most; ++moves) {
        if (winsWithin(played, moves)) return moves;
    }
    return 0;
}

rules::MoveList winningMoves(const Game& game, int moves) {
    Game played = game;
    rules::MoveList winning;
    for (const House move : game.legalMoves()) {
        if (winsBy(played, move, moves)) winning.add(move);
    }
    return winning;
}

std::vector<House> longestDefence(const Game& game, int most) {
    Game played = game;
    const auto begun = game.moves().size();
    for (int moves = movesToWin(game, most); moves > 0 && !played.result(); --moves) {
        played.play(winningMoves(played, moves)[0]);
        if (!played.result()) played.play(longestReply(played, moves - 1));
    }
    return {played.moves().begin() + static_cast<std::ptrdiff_t>(begun), played.moves().end()};
}

House longestReply(const Game& game, int most) {
    House longest = game.legalMoves()[0];
    int moves = -1;
    for (const House reply : game.legalMoves()) {
        Game after = game;
        after.play(reply);
        const int toWin = after.result() ? 0 : movesToWin(after, most);
        if (toWin <= moves) continue;
        moves = toWin;
        longest = reply;
    }
    return longest;
}

}  // namespace kiela::engine
