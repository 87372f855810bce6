// The transposition table: what the search has found out about boards it may come to again.
#pragma once

#include "engine/score.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kiela::engine {

/// What a stored score says about the true one.
enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };

class Table {
  public:
    struct Entry {
        std::uint64_t key = 0;
        /// Proven wins and losses count their plies from this board, not from the root.
        std::int16_t score = 0;
        std::uint8_t depth = 0;  ///< plies looked ahead
        Bound bound = Bound::Exact;
        std::uint8_t house = 0;  ///< of the best move, as the board has it
        std::uint16_t age = 0;   ///< set by the table
    };

    /// A table of at most `bytes` (at least one bucket, 64 bytes), all of it taken at once.
    explicit Table(std::size_t bytes);

    /// Forgets everything, in no time.
    void clear();
    /// What is known of a board; null where nothing is.
    const Entry* find(std::uint64_t key) const;
    /// Stores an entry in the place of the same board's or else of a shallow one.
    void store(const Entry& entry);

  private:
    using Bucket = std::array<Entry, 4>;
    static_assert(sizeof(Bucket) == 64);

    Bucket& bucketOf(std::uint64_t key) { return buckets_[(key >> 32) & (buckets_.size() - 1)]; }

    bool isOld(const Entry& entry) const { return entry.age != age_; }

    std::vector<Bucket> buckets_;  // a power of two
    std::uint16_t age_ = 1;        // entries of another one are forgotten
};

}  // namespace kiela::engine
