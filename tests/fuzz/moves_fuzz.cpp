// Whole games: any input is a start and moves from it (tests/fuzz/corpus.mjs writes the same).
// Stones are conserved, every position has its result or a legal move, and fast sowing agrees with
// the plain rules.
//
//     byte 0         the rule set, modulo 3; from 128 on, a position of its own follows
//     40 bytes, 2    its counts in the order of Position::stones, each cut off where the stones are
//                    too many; the player on turn, modulo 2; moves since the last capture
//     one byte each  what is tried next: the place of a house, modulo 20, of the player on turn;
//     255
//                    takes a move back. Where that is refused, a legal move is played instead.
#include "agreement.hpp"
#include "require.hpp"
#include "rules/game.hpp"
#include "rules/position_text.hpp"
#include "rules/record.hpp"

#include <algorithm>

using namespace kiela;
using namespace kiela::rules;
using fuzz::require;

namespace {

class Input {
  public:
    Input(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}

    bool empty() const { return left_ == 0; }
    /// The next byte; 0 when there is none.
    std::uint8_t next() {
        if (left_ == 0) return 0;
        --left_;
        return *data_++;
    }

  private:
    const std::uint8_t* data_;
    std::size_t left_;
};

int stonesOn(const Position& position) {
    return position.total(Side::South) + position.total(Side::North);
}

Position readStart(Input& input) {
    Position position;
    int room = mostStones;
    for (auto& row : position.stones) {
        for (std::uint8_t& house : row) {
            house = static_cast<std::uint8_t>(std::min<int>(input.next(), room));
            room -= house;
        }
    }
    if (room == mostStones) position.stones[0][0] = 1;
    position.toMove = input.next() % 2 == 0 ? Side::South : Side::North;
    position.sinceCapture = input.next();
    return position;
}

Game readGame(Input& input) {
    const std::uint8_t first = input.next();
    const RuleSet rules = allRuleSets[first % allRuleSets.size()];
    return first < 128 ? Game(rules) : Game(rules, readStart(input));
}

void checkPosition(const Game& game, const MoveList& moves) {
    const Position& position = game.position();
    const std::string text = writePosition(position);
    require(stonesOn(position) == stonesOn(game.start()), "stones are conserved", text);
    require(game.result().has_value() == moves.empty(), "a result, or a move", text);
    const std::string difference = tests::disagreement(position, game.rules());
    require(difference.empty(), "fast sowing agrees", difference);
}

/// Plays a move that the byte stands for, one of `moves`, after it may have tried another house.
void playOrRefuse(Game& game, const MoveList& moves, std::uint8_t byte) {
    const House house{game.position().toMove, static_cast<std::uint8_t>(byte % housesPerSide)};
    const bool legal = std::find(moves.begin(), moves.end(), house) != moves.end();
    const Position before = game.position();
    const bool played = game.play(house) == Refusal::None;
    require(played == legal, "legal moves are played and others refused", writePosition(before));
    if (played) return;
    require(game.position() == before, "a refusal changes nothing", writePosition(before));
    game.play(moves[byte % moves.size()]);
}

void checkRecord(const Game& game) {
    const std::string text = writeRecord({game, {}});
    const auto read = readRecord(text);
    require(std::holds_alternative<Record>(read), "a played game can be read", text);
    require(std::get<Record>(read).game == game, "a played game is read back the same", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input(data, size);
    Game game = readGame(input);
    for (;;) {
        const MoveList moves = game.legalMoves();
        checkPosition(game, moves);
        if (moves.empty() || input.empty()) break;
        const std::uint8_t byte = input.next();
        if (byte == 255) {
            game.undo();
        } else {
            playOrRefuse(game, moves, byte);
        }
    }
    checkRecord(game);
    while (!game.moves().empty()) game.undo();
    require(game == Game(game.rules(), game.start()), "all moves taken back are none",
            writePosition(game.start()));
    return 0;
}
