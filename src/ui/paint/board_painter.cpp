// The board itself: body, hollows, stones, marks, counts.
#include "ui/paint/board_painter.hpp"

#include "ui/paint/canvas.hpp"
#include "ui/paint/shapes.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

ImVec2 moved(ImVec2 point, float x, float y) {
    return {point.x + x, point.y + y};
}

/// Half the size of the disc that a number stands on: round up to nine, then longer.
ImVec2 discHalf(int number, float fontSize) {
    const float more = number > 99 ? 0.62F : number > 9 ? 0.3F : 0;
    return {fontSize * (0.64F + more), fontSize * 0.64F};
}

}  // namespace

Painter::Painter(ImDrawList& list, const Sprites& sprites, const Palette& palette)
    : list_(list), sprites_(sprites), palette_(palette), ratio_(sprites.needs().pixelRatio),
      pixel_(1 / ratio_), fringeBefore_(list._FringeScale) {
    list_._FringeScale = pixel_;  // edges are softened over a pixel, not over a point
}

Painter::~Painter() {
    list_._FringeScale = fringeBefore_;
}

void Painter::board(const BoardShape& shape) {
    const float radius = shape.houseRadius;
    const bool turned = sprites_.needs().turned;
    const float line = std::max(pixel_, whole(radius * 0.028F * ratio_) * pixel_);
    const float side = whole(radius * 0.07F * ratio_) * pixel_;
    const float below = whole(radius * 0.19F * ratio_) * pixel_;

    // A wide soft shadow, and a narrow dark one where the board touches the ground.
    softRounded(list_,
                {moved(shape.area.min, radius * 0.1F, radius * 0.3F),
                 moved(shape.area.max, radius * 0.1F, radius * 0.42F)},
                shape.rounding, radius * 0.85F, faded(shade, palette_.dark ? 0.6F : 0.36F));
    softRounded(list_,
                {moved(shape.area.min, 0, radius * 0.1F), moved(shape.area.max, 0, radius * 0.1F)},
                shape.rounding, radius * 0.2F, faded(shade, 0.45F));

    const ImU32 edgeLight = blended(palette_.woodEdge, palette_.woodBottom, 0.35F);
    const ImU32 edgeDark = blended(palette_.woodEdge, IM_COL32(0, 0, 0, 255), 0.35F);
    fillRounded(list_, shape.area, shape.rounding, edgeLight, edgeDark);

    const Area face{moved(shape.area.min, side, side), moved(shape.area.max, -side, -below)};
    const float faceRounding = std::max(0.0F, shape.rounding - side);
    // The sheet holds the colour of the top; towards the bottom it is toned down.
    const Colour top(palette_.woodTop);
    const Colour bottom(palette_.woodBottom);
    const ImU32 toned = ImGui::ColorConvertFloat4ToU32(
        {bottom.red / top.red, bottom.green / top.green, bottom.blue / top.blue, 1});
    Sprite wood = sprites_.wood;
    const float wide = radius * (turned ? faceBreadth(true) : faceLength);
    const float high = radius * (turned ? faceLength : faceBreadth(false));
    wood.uvMax = {mix(wood.uvMin.x, wood.uvMax.x, clamped((face.max.x - face.min.x) / wide)),
                  mix(wood.uvMin.y, wood.uvMax.y, clamped((face.max.y - face.min.y) / high))};
    list_.PushTexture(sprites_.texture());
    fillRounded(list_, face, faceRounding, IM_COL32_WHITE, toned, &wood);
    list_.PopTexture();
    // A bevel: it catches light above and loses it below.
    const Area bevel{moved(face.min, line / 2, line / 2), moved(face.max, -line / 2, -line / 2)};
    strokeRounded(list_, bevel, faceRounding, line, faded(palette_.hollowRim, 0.75F),
                  faded(palette_.hollowRim, 0.2F));

    // A fine line carved along the edge.
    const float inlay = whole(radius * 0.17F * ratio_) * pixel_ + line / 2;
    const Area inner{moved(face.min, inlay, inlay), moved(face.max, -inlay, -inlay)};
    const float innerRounding = std::max(0.0F, faceRounding - inlay);
    strokeRounded(list_, {moved(inner.min, line, line), moved(inner.max, line, line)},
                  innerRounding, line, faded(palette_.hollowRim, 0.45F),
                  faded(palette_.hollowRim, 0.45F));
    strokeRounded(list_, inner, innerRounding, line, faded(palette_.hollowEdge, 0.7F),
                  faded(palette_.hollowEdge, 0.7F));

    // The line carved between the two sides.
    const float half = std::max(1.0F, whole(radius * 0.035F * ratio_) * pixel_);
    const float at = whole(shape.lineAt * ratio_) * pixel_;
    const auto groove = [&](float offset, float breadth, ImU32 colour) {
        Area area = turned ? Area{{at - breadth + offset, face.min.y + shape.lineInset},
                                  {at + breadth + offset, face.max.y - shape.lineInset}}
                           : Area{{face.min.x + shape.lineInset, at - breadth + offset},
                                  {face.max.x - shape.lineInset, at + breadth + offset}};
        fillRounded(list_, area, breadth, colour, colour);
    };
    groove(half, half, faded(palette_.hollowRim, 0.6F));
    groove(0, half, palette_.hollowEdge);
}

void Painter::houses(std::span<const House> houses, float radius, ImFont* font, float fontSize) {
    // The larger the number in proportion, the further out it moves.
    const float discAt = radius * 0.62F + discHalf(0, fontSize).y * 0.36F;
    const auto discCentre = [discAt](const House& house) {
        const float at = house.opposite ? -discAt : discAt;
        return moved(house.centre, at, at);
    };
    // In layers over all houses: so the neighbour's ring never lies over a stone or a number, and
    // the list changes its texture only once.
    list_.PushTexture(sprites_.texture());
    for (const House& house : houses) {
        sharpSprite(sprites_.hollows[mixed(house.seed) % hollowKinds], house.centre,
                    IM_COL32_WHITE);
    }
    for (const House& house : houses) {
        mark(house, Mark::Hover, house.hover);
        mark(house, Mark::Playable, house.lastMove ? 0 : house.playable * (1 - house.captured));
        mark(house, Mark::LastMove, house.lastMove ? 1 - house.captured : 0);
        mark(house, Mark::Captured, house.captured);
        mark(house, Mark::Preview, house.preview ? 1 : 0);
        mark(house, Mark::Focus, house.focus ? 1 : 0);
    }
    for (const House& house : houses) {
        const Pile lying = arrange(house.seed, house.stones);
        const std::span<const Stone> stones = lying.stones();
        if (house.landing > 0 && !stones.empty()) {
            pile(house.centre, radius, stones.first(stones.size() - 1), 0);
            shadow(house.centre, radius, stones.back(), house.landing);
            stone(house.centre, radius, stones.back(), house.landing);
        } else {
            pile(house.centre, radius, stones, 0);
        }
    }
    for (const House& house : houses) {
        if (house.stones > 0) {
            discShadow(discCentre(house), house.stones, fontSize);
        }
    }
    list_.PopTexture();
    for (const House& house : houses) {
        if (house.stones <= 0) continue;
        const ImVec2 at = discCentre(house);
        const int first = list_.VtxBuffer.Size;
        disc(at, house.stones, font, fontSize, palette_.count, palette_.countInk);
        if (!house.opposite) continue;
        for (int i = first; i < list_.VtxBuffer.Size; ++i) {
            ImVec2& corner = list_.VtxBuffer[i].pos;
            corner = {2 * at.x - corner.x, 2 * at.y - corner.y};
        }
    }
}

void Painter::handCount(ImVec2 centre, int number, ImFont* font, float fontSize) {
    list_.PushTexture(sprites_.texture());
    discShadow(centre, number, fontSize);
    list_.PopTexture();
    disc(centre, number, font, fontSize, palette_.accent, palette_.inkOnAccent);
}

void Painter::discShadow(ImVec2 centre, int number, float fontSize) {
    const ImVec2 half = discHalf(number, fontSize);
    sprite(sprites_.blob, moved(centre, fontSize * 0.06F, fontSize * 0.12F),
           {half.x * 1.5F, half.y * 1.5F}, faded(shade, 0.9F));
}

void Painter::disc(ImVec2 centre, int number, ImFont* font, float fontSize, ImU32 face, ImU32 ink) {
    char text[4];
    char* const end = text + 4;
    char* begin = end;
    int rest = std::clamp(number, 0, 999);
    do {
        *--begin = static_cast<char>('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);

    const ImVec2 half = discHalf(number, fontSize);
    const Area area{moved(centre, -half.x, -half.y), moved(centre, half.x, half.y)};
    const Area inner{moved(area.min, pixel_, pixel_), moved(area.max, -pixel_, -pixel_)};
    fillRounded(list_, area, half.y, palette_.line, palette_.line);
    fillRounded(list_, inner, half.y - pixel_, face, face);
    const float width = font->CalcTextSizeA(fontSize, 1e6F, 0, begin, end).x;
    const ImFontGlyph* digit = font->GetFontBaked(fontSize)->FindGlyph('0');
    digits(moved(centre, -width / 2, -(digit->Y0 + digit->Y1) / 2), font, fontSize, ink, begin,
           end);
}

void Painter::hand(ImVec2 centre, float houseRadius, std::uint32_t seed, int stones, float lift) {
    list_.PushTexture(sprites_.texture());
    pile(centre, houseRadius, arrange(seed, stones).stones(), lift);
    list_.PopTexture();
}

void Painter::pile(ImVec2 centre, float houseRadius, std::span<const Stone> stones, float lift) {
    int left = static_cast<int>(stones.size());
    if (lift > 0) {
        for (const Stone& lying : stones) {
            shadow(centre, houseRadius, lying, lift);
        }
    }
    for (int layer = 0; left > 0; ++layer) {
        for (const Stone& lying : stones) {
            if (lying.layer == layer) {
                // What is held throws its shadow far below; only its own stones are close.
                if (lift == 0 || layer > 0) shadow(centre, houseRadius, lying, 0);
                stone(centre, houseRadius, lying, lift);
                --left;
            }
        }
    }
}

void Painter::shadow(ImVec2 centre, float houseRadius, const Stone& stone, float lift) {
    const float radius = stone.radius * houseRadius;
    const float half = radius * mix(1.45F, 1.9F, lift);
    const ImVec2 at = moved(centre, stone.x * houseRadius + radius * 0.17F,
                            stone.y * houseRadius + radius * 0.25F);
    sprite(sprites_.blob, moved(at, lift * houseRadius * 0.22F, lift * houseRadius * 0.4F),
           {half, half}, faded(shade, mix(0.85F, 0.5F, lift)));
}

void Painter::stone(ImVec2 centre, float houseRadius, const Stone& stone, float lift) {
    const Sprite& pebble = sprites_.pebbles[stone.colour][stone.shape];
    const float half = stone.radius * houseRadius * (1 + 0.12F * lift) / pebbleInSprite(pebble);
    const ImVec2 at = moved(centre, stone.x * houseRadius, stone.y * houseRadius);
    const float c = half * std::cos(stone.turn);
    const float s = half * std::sin(stone.turn);
    // Those that lie higher, or further from the shadow of the rim, get more light.
    const float towardsLight = -0.58F * stone.x - 0.81F * stone.y;
    const float dim = smooth(-0.1F, 0.75F, towardsLight) * 0.25F + 0.02F;
    const float dimmed = dim * (1 - 0.09F * static_cast<float>(std::min<int>(stone.layer, 8)));
    const float tone = 255 * (1 - dimmed * (1 - lift));
    // Less light, and warmer: what is left comes from the wood.
    const ImU32 tint =
        IM_COL32(tone, mix(tone, tone * tone / 255, 0.2F), mix(tone, tone * tone / 255, 0.4F), 255);
    list_.PrimReserve(6, 4);
    list_.PrimQuadUV(moved(at, -c + s, -s - c), moved(at, c + s, s - c), moved(at, c - s, s + c),
                     moved(at, -c - s, -s + c), pebble.uvMin, {pebble.uvMax.x, pebble.uvMin.y},
                     pebble.uvMax, {pebble.uvMin.x, pebble.uvMax.y}, tint);
}

float Painter::pebbleInSprite(const Sprite& pebble) const {
    return 2 * sprites_.pebbleRadius() / pebble.width;
}

void Painter::sprite(const Sprite& sprite, ImVec2 centre, ImVec2 half, ImU32 tint) {
    list_.PrimReserve(6, 4);
    list_.PrimRectUV(moved(centre, -half.x, -half.y), moved(centre, half.x, half.y), sprite.uvMin,
                     sprite.uvMax, tint);
}

void Painter::sharpSprite(const Sprite& sprite, ImVec2 centre, ImU32 tint) {
    const ImVec2 min{whole(centre.x * ratio_ - sprite.width / 2) * pixel_,
                     whole(centre.y * ratio_ - sprite.height / 2) * pixel_};
    list_.PrimReserve(6, 4);
    list_.PrimRectUV(min, moved(min, sprite.width * pixel_, sprite.height * pixel_), sprite.uvMin,
                     sprite.uvMax, tint);
}

void Painter::mark(const House& house, Mark mark, float strength) {
    if (strength > 0) {
        sharpSprite(sprites_.marks[static_cast<unsigned>(mark)], house.centre,
                    faded(IM_COL32_WHITE, strength));
    }
}

void Painter::digits(ImVec2 at, ImFont* font, float size, ImU32 ink, const char* begin,
                     const char* end) {
    // ImGui puts text on whole points; on a finer screen it can stand more exactly.
    const ImVec2 point{std::floor(at.x), std::floor(at.y)};
    const float x = whole((at.x - point.x) * ratio_) * pixel_;
    const float y = whole((at.y - point.y) * ratio_) * pixel_;
    const int first = list_.VtxBuffer.Size;
    list_.AddText(font, size, point, ink, begin, end);
    for (int i = first; i < list_.VtxBuffer.Size; ++i) {
        list_.VtxBuffer[i].pos = moved(list_.VtxBuffer[i].pos, x, y);
    }
}

}  // namespace kiela::ui::paint
