#include "tools/uct.hpp"

#include "engine/random.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace kiela::tools {

namespace {

using rules::House;
using rules::Position;
using rules::Side;

/// A position in the tree. Points are those of the player who moved here: 1 for a won playout, ½
/// for a drawn one.
struct Node {
    House move;
    double points = 0;
    int visits = 0;
    bool expanded = false;
    std::vector<std::size_t> children;
};

double pointsFor(Side side, const rules::Result& result) {
    if (result.winner == rules::Winner::Nobody) return 0.5;
    return result.winner == rules::winnerOf(side) ? 1 : 0;
}

class Tree {
  public:
    Tree(const rules::Game& game, std::uint32_t seed)
        : root_(game.position()), rules_(game.rules()), random_(seed), nodes_(1) {}

    void playOut() {
        Position position = root_;
        std::vector<std::size_t> way{0};
        while (nodes_[way.back()].expanded && !nodes_[way.back()].children.empty()) {
            way.push_back(mostPromising(nodes_[way.back()]));
            rules::sow(position, nodes_[way.back()].move);
        }
        if (!nodes_[way.back()].expanded) expand(way.back(), position);
        const rules::Result result = randomEnd(position);

        Side mover = rules::opponent(root_.toMove);
        for (const std::size_t index : way) {
            ++nodes_[index].visits;
            nodes_[index].points += pointsFor(mover, result);
            mover = rules::opponent(mover);
        }
    }

    House mostVisited() const {
        const std::vector<std::size_t>& children = nodes_.front().children;
        const auto most = std::max_element(children.begin(), children.end(),
                                           [&](std::size_t one, std::size_t other) {
                                               return nodes_[one].visits < nodes_[other].visits;
                                           });
        return nodes_[*most].move;
    }

  private:
    void expand(std::size_t index, const Position& position) {
        nodes_[index].expanded = true;
        if (rules::endOf(position, rules_, 1, true)) return;
        for (const House move : rules::legalMoves(position, rules_)) {
            nodes_[index].children.push_back(nodes_.size());
            nodes_.push_back({.move = move, .children = {}});
        }
    }

    std::size_t mostPromising(const Node& parent) const {
        constexpr double exploration = 1.0;
        std::size_t best = parent.children.front();
        double most = -1;
        for (const std::size_t index : parent.children) {
            const Node& child = nodes_[index];
            if (child.visits == 0) return index;
            const double mean = child.points / child.visits;
            const double bound =
                mean + exploration * std::sqrt(std::log(parent.visits) / child.visits);
            if (bound > most) {
                most = bound;
                best = index;
            }
        }
        return best;
    }

    /// Plays at random to the end, or for so long that stones may decide.
    rules::Result randomEnd(Position position) {
        constexpr int longest = 2000;
        for (int move = 0; move < longest; ++move) {
            if (const auto end = rules::endOf(position, rules_, 1, true)) return *end;
            if (!playAtRandom(position)) return *rules::endOf(position, rules_, 1, false);
        }
        return *rules::endOf(position, rules_, 3, true);
    }

    bool playAtRandom(Position& position) {
        rules::MoveList houses;
        for (std::uint8_t place = 0; place < rules::housesPerSide; ++place) {
            const House house{position.toMove, place};
            if (position.at(house) >= rules::smallestSowing(rules_)) houses.add(house);
        }
        if (houses.empty()) return false;
        Position after = position;
        if (rules::sow(after, houses[random_.below(houses.size())]).ended) {
            position = after;
            return true;
        }
        // An endless one (rules §6): look at which are not.
        const rules::MoveList moves = rules::legalMoves(position, rules_);
        if (moves.empty()) return false;
        rules::sow(position, moves[random_.below(moves.size())]);
        return true;
    }

    Position root_;
    rules::RuleSet rules_;
    engine::Random random_;
    std::vector<Node> nodes_;
};

}  // namespace

House uctMove(const rules::Game& game, int playouts, std::uint32_t seed) {
    Tree tree(game, seed);
    for (int playout = 0; playout < playouts; ++playout) tree.playOut();
    return tree.mostVisited();
}

}  // namespace kiela::tools
