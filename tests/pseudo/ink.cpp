#include "ink.hpp"

#include "imgui.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace kiela::tests {

namespace {

bool isFont(const ImDrawCmd& command) {
    return command.TexRef._TexData == ImGui::GetIO().Fonts->TexData;
}

/// A rectangle; what is turned by half a turn has its corners the other way round.
struct Span {
    ImVec2 from, to;

    Span(const ImDrawVert& first, const ImDrawVert& third)
        : from(std::min(first.pos.x, third.pos.x), std::min(first.pos.y, third.pos.y)),
          to(std::max(first.pos.x, third.pos.x), std::max(first.pos.y, third.pos.y)) {}

    bool coversWindow() const {
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        return from.x <= 0 && from.y <= 0 && to.x >= size.x && to.y >= size.y;
    }
};

/// A rectangle of the font's texture: four corners as Dear ImGui sets letters.
bool isLetter(std::span<const ImDrawVert> corners) {
    return corners[0].uv.x < corners[2].uv.x && corners[0].uv.y < corners[2].uv.y
           && corners[0].pos.x == corners[3].pos.x && corners[0].pos.y == corners[1].pos.y
           && corners[2].pos.x == corners[1].pos.x && corners[2].pos.y == corners[3].pos.y;
}

void collect(const ImDrawList& list, std::vector<Glyph>& letters) {
    for (const ImDrawCmd& command : list.CmdBuffer) {
        const ImDrawIdx* index = list.IdxBuffer.Data + command.IdxOffset;
        const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
        for (unsigned at = 0; at + 6 <= command.ElemCount; at += 3) {
            const unsigned first = index[at];
            // Two triangles: 0 1 2, 0 2 3.
            if (index[at + 3] != first || index[at + 4] != index[at + 2]
                || index[at + 5] != first + 3)
                continue;
            const std::span<const ImDrawVert> corners(vertices + first, 4);
            const Span span(corners[0], corners[2]);
            if (span.coversWindow()) letters.clear();
            if (!isFont(command) || !isLetter(corners)) continue;
            const ImVec4& clip = command.ClipRect;
            letters.push_back(
                {span.from.x, span.from.y, span.to.x, span.to.y, clip.x, clip.y, clip.z, clip.w});
        }
    }
}

float overlap(float fromOne, float toOne, float fromOther, float toOther) {
    return std::min(toOne, toOther) - std::max(fromOne, fromOther);
}

bool isSeen(const Glyph& glyph) {
    return glyph.right > glyph.clipLeft && glyph.left < glyph.clipRight
           && glyph.bottom > glyph.clipTop && glyph.top < glyph.clipBottom;
}

/// More than letters that are set closely may have in common.
bool collide(const Glyph& one, const Glyph& other) {
    const float across = overlap(one.left, one.right, other.left, other.right);
    // Of each only what its page does not cut off.
    const float down =
        overlap(std::max(one.top, one.clipTop), std::min(one.bottom, one.clipBottom),
                std::max(other.top, other.clipTop), std::min(other.bottom, other.clipBottom));
    const float narrow = std::min(one.right - one.left, other.right - other.left);
    const float low = std::min(one.bottom - one.top, other.bottom - other.top);
    return across > 0.45f * narrow && down > 0.3f * low;
}

std::string placeOf(const Glyph& glyph) {
    return " at " + std::to_string(glyph.left) + ", " + std::to_string(glyph.top);
}

}  // namespace

std::vector<Glyph> lettersSeen() {
    std::vector<Glyph> letters;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) collect(*list, letters);
    std::erase_if(letters, [](const Glyph& glyph) { return !isSeen(glyph); });
    return letters;
}

std::string faultOfLetters(const std::vector<Glyph>& letters, float width, float height) {
    constexpr float hair = 0.6f;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const Glyph& glyph = letters[i];
        // A page ends before the window does, and cuts off what it has scrolled away.
        const bool below = glyph.bottom > height + hair && glyph.clipBottom >= height;
        if (glyph.left < -hair || glyph.right > width + hair || below)
            return "a letter lies beyond the window" + placeOf(glyph);
        if (glyph.left < glyph.clipLeft - hair || glyph.right > glyph.clipRight + hair)
            return "a letter is cut off" + placeOf(glyph);
        for (std::size_t k = i + 1; k < letters.size(); ++k)
            if (collide(glyph, letters[k])) return "letters lie over each other" + placeOf(glyph);
    }
    return "";
}

}  // namespace kiela::tests
