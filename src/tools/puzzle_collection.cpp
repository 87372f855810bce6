#include "tools/puzzle_collection.hpp"

#include "tools/puzzle_proof.hpp"

#include <algorithm>

namespace kiela::tools {

namespace {

using engine::Puzzle;
using engine::Theme;

bool areAlike(const Puzzle& one, const Puzzle& other) {
    return differentHouses(one.position, other.position) < fewestDifferentHouses;
}

}  // namespace

// A win is at least as difficult as the moves that it takes, and one in a single move is seen at
// once, one in two by three plies.
PuzzleCollection::PuzzleCollection(int count, bool mixed)
    : count_(static_cast<std::size_t>(count)), mixed_(mixed) {
    for (int difficulty = engine::easiest; difficulty <= engine::hardest; ++difficulty) {
        for (const Theme theme : engine::allThemes) {
            const int moves = engine::movesToWin(theme);
            const bool exists = moves == 0 || (moves <= difficulty && difficulty < 2 * moves);
            if (exists) kinds_.push_back({theme, difficulty, {}});
        }
    }
    share_ = (count_ + kinds_.size() - 1) / kinds_.size();
}

PuzzleCollection::Kind* PuzzleCollection::kindOf(const Puzzle& puzzle) {
    const auto kind = std::find_if(kinds_.begin(), kinds_.end(), [&puzzle](const Kind& each) {
        return puzzle.theme == each.theme && puzzle.difficulty == each.difficulty;
    });
    return kind == kinds_.end() ? nullptr : &*kind;
}

// A kind may have twice its share, so that it can make up for another one.
bool PuzzleCollection::hasRoom(const Kind& kind, rules::RuleSet rules) const {
    constexpr std::size_t fourth = 4;
    if (kind.puzzles.size() >= 2 * share_) return false;
    if (!mixed_ || rules == rules::RuleSet::Traditional) return true;
    const auto ofRules =
        std::count_if(kind.puzzles.begin(), kind.puzzles.end(),
                      [rules](const Puzzle& puzzle) { return puzzle.rules == rules; });
    return static_cast<std::size_t>(ofRules) < std::max<std::size_t>(1, share_ / fourth);
}

bool PuzzleCollection::knows(const Puzzle& puzzle) const {
    return std::any_of(kinds_.begin(), kinds_.end(), [&puzzle](const Kind& kind) {
        return std::any_of(kind.puzzles.begin(), kind.puzzles.end(),
                           [&puzzle](const Puzzle& old) { return areAlike(old, puzzle); });
    });
}

bool PuzzleCollection::add(const Puzzle& puzzle) {
    Kind* const kind = kindOf(puzzle);
    if (!kind || !hasRoom(*kind, puzzle.rules) || knows(puzzle)) return false;
    kind->puzzles.push_back(puzzle);
    return true;
}

bool PuzzleCollection::full() const {
    return std::all_of(kinds_.begin(), kinds_.end(),
                       [this](const Kind& kind) { return kind.puzzles.size() >= share_; });
}

std::size_t PuzzleCollection::size() const {
    std::size_t size = 0;
    for (const Kind& kind : kinds_) size += kind.puzzles.size();
    return size;
}

// How many to take of each kind: one more of the kind that has given the fewest, until there are
// enough.
std::vector<std::size_t> PuzzleCollection::shares() const {
    std::vector<std::size_t> taken(kinds_.size());
    for (std::size_t number = 0; number < std::min(count_, size()); ++number) {
        std::size_t fewest = kinds_.size();
        for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
            if (taken[kind] == kinds_[kind].puzzles.size()) continue;
            if (fewest == kinds_.size() || taken[kind] < taken[fewest]) fewest = kind;
        }
        ++taken[fewest];
    }
    return taken;
}

std::vector<Puzzle> PuzzleCollection::chosen() const {
    const std::vector<std::size_t> taken = shares();
    std::vector<Puzzle> chosen;
    for (int difficulty = engine::easiest; difficulty <= engine::hardest; ++difficulty) {
        for (std::size_t round = 0; round < 2 * share_; ++round) {
            for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
                if (kinds_[kind].difficulty != difficulty || round >= taken[kind]) continue;
                chosen.push_back(kinds_[kind].puzzles[round]);
            }
        }
    }
    return chosen;
}

std::vector<std::string> faultsOf(const std::vector<Puzzle>& puzzles) {
    std::vector<std::string> faults;
    for (std::size_t index = 0; index < puzzles.size(); ++index) {
        const std::string name = "puzzle " + std::to_string(index + 1) + ": ";
        const std::string fault = faultOf(puzzles[index]);
        if (!fault.empty()) faults.push_back(name + fault);
        for (std::size_t other = 0; other < index; ++other) {
            if (!areAlike(puzzles[index], puzzles[other])) continue;
            faults.push_back(name + "much like puzzle " + std::to_string(other + 1));
        }
    }
    return faults;
}

}  // namespace kiela::tools
