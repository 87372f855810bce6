// What a move would do, before it is made.
#include "app/preview.hpp"

#include "drawing.hpp"
#include "vectors.hpp"

#include <catch2/catch_test_macros.hpp>

#include <vector>

using namespace kiela;
using app::previewOf;
using rules::House;
using tests::house;
using tests::southToMove;

TEST_CASE("a move that captures nothing shows where it ends") {
    const auto preview = previewOf(rules::startPosition(rules::RuleSet::Traditional), house("g1"));
    REQUIRE(preview);
    CHECK(preview->end == house("f2"));
    CHECK(preview->captured.empty());
}

TEST_CASE("a capture shows both houses that it empties, as far as they hold stones") {
    // c2 sows its stone into b2, which faces b3 and b4.
    const auto both = southToMove(R"(
        4 | . 4 . . . . . . . 1
        3 | . 2 . . . . . . . .
        2 | . 1 1 . . . . . . .
        1 | . . . . . . . . . .
            a b c d e f g h i j )");
    const auto preview = previewOf(both, house("c2"));
    REQUIRE(preview);
    CHECK(preview->end == house("e1"));
    CHECK(preview->captured == std::vector<House>{house("b3"), house("b4")});

    const auto inner = southToMove(R"(
        4 | . . . . . . . . . 1
        3 | . 2 . . . . . . . .
        2 | . 1 1 . . . . . . .
        1 | . . . . . . . . . .
            a b c d e f g h i j )");
    CHECK(previewOf(inner, house("c2"))->captured == std::vector<House>{house("b3")});
}

TEST_CASE("an endless move has no preview (rules 6)") {
    for (const auto& vector : tests::longMoveVectors) {
        const auto preview = previewOf(tests::position(vector.position), house(vector.move));
        CHECK(preview.has_value() == !std::string_view(vector.after).empty());
    }
}
