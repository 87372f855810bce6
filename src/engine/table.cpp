#include "engine/table.hpp"

#include <algorithm>
#include <bit>

namespace kiela::engine {

Table::Table(std::size_t bytes)
    : buckets_(std::bit_floor(std::max(bytes, sizeof(Bucket)) / sizeof(Bucket))) {}

void Table::clear() {
    if (++age_ != 0) return;
    std::fill(buckets_.begin(), buckets_.end(), Bucket{});
    age_ = 1;
}

const Table::Entry* Table::find(std::uint64_t key) const {
    const Bucket& bucket = buckets_[(key >> 32) & (buckets_.size() - 1)];
    for (const Entry& entry : bucket)
        if (entry.key == key && !isOld(entry)) return &entry;
    return nullptr;
}

void Table::store(const Entry& entry) {
    Bucket& bucket = bucketOf(entry.key);
    Entry* worst = bucket.data();
    for (Entry& old : bucket) {
        if (old.key == entry.key || isOld(old)) {
            worst = &old;
            break;
        }
        if (old.depth < worst->depth) worst = &old;
    }
    *worst = entry;
    worst->age = age_;
}

}  // namespace kiela::engine
