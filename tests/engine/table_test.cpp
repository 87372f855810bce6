// The transposition table.
#include "engine/table.hpp"

#include <catch2/catch_test_macros.hpp>

using kiela::engine::Table;

namespace {

/// Keys that differ in their low bits only come to the same bucket.
Table::Entry entry(std::uint64_t key, std::uint8_t depth) {
    Table::Entry entry;
    entry.key = key;
    entry.depth = depth;
    return entry;
}

}  // namespace

TEST_CASE("what is stored is found, until the table is cleared") {
    Table table(1 << 12);
    CHECK(table.find(7) == nullptr);
    table.store(entry(7, 3));
    REQUIRE(table.find(7) != nullptr);
    CHECK(table.find(7)->depth == 3);
    CHECK(table.find(8) == nullptr);
    table.clear();
    CHECK(table.find(7) == nullptr);
}

TEST_CASE("a board has one entry, the last") {
    Table table(1 << 12);
    table.store(entry(7, 3));
    table.store(entry(7, 2));
    CHECK(table.find(7)->depth == 2);
}

TEST_CASE("a full bucket gives up what was looked at least deeply") {
    Table table(1);
    for (const int depth : {5, 2, 6, 4}) {
        table.store(entry(static_cast<std::uint64_t>(depth), static_cast<std::uint8_t>(depth)));
    }
    table.store(entry(9, 1));
    CHECK(table.find(2) == nullptr);
    for (const std::uint64_t key : {5U, 6U, 4U, 9U}) CHECK(table.find(key) != nullptr);
}
