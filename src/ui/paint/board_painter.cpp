// The board itself: body, hollows, stones, marks, counts.
#include "ui/paint/board_painter.hpp"

#include "ui/paint/canvas.hpp"
#include "ui/paint/shapes.hpp"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

constexpr ImU32 shade = IM_COL32(18, 9, 3, 255);  // shadows are warm

ImVec2 moved(ImVec2 point, float x, float y) { return {point.x + x, point.y + y}; }

}  // namespace

Painter::Painter(ImDrawList& list, const Sprites& sprites, const Palette& palette)
    : list_(list),
      sprites_(sprites),
      palette_(palette),
      ratio_(sprites.needs().pixelRatio),
      pixel_(1 / ratio_),
      fringeBefore_(list._FringeScale) {
    list_._FringeScale = pixel_;  // edges are softened over a pixel, not over a point
}

Painter::~Painter() { list_._FringeScale = fringeBefore_; }

void Painter::board(const BoardShape& shape) {
    const float radius = shape.houseRadius;
    const bool turned = sprites_.needs().turned;
    const float line = std::max(pixel_, std::round(radius * 0.028F * ratio_) * pixel_);
    const float side = std::round(radius * 0.07F * ratio_) * pixel_;
    const float below = std::round(radius * 0.19F * ratio_) * pixel_;

    softRect({moved(shape.area.min, radius * 0.05F, radius * 0.35F),
              moved(shape.area.max, radius * 0.05F, radius * 0.45F)},
             radius * 0.95F, faded(shade, palette_.dark ? 0.62F : 0.40F));
    softRect({moved(shape.area.min, 0, radius * 0.1F), moved(shape.area.max, 0, radius * 0.1F)},
             radius * 0.24F, faded(shade, 0.45F));

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
    list_.PushTexture(sprites_.texture());
    fillRounded(list_, face, faceRounding, IM_COL32_WHITE, toned, &sprites_.wood);
    list_.PopTexture();
    // A bevel: it catches light above and loses it below.
    const Area bevel{moved(face.min, line / 2, line / 2), moved(face.max, -line / 2, -line / 2)};
    strokeRounded(list_, bevel, faceRounding, line, faded(palette_.hollowRim, 0.75F),
                  faded(palette_.hollowRim, 0.2F));

    // The line carved between the two sides.
    const float half = std::max(pixel_, std::round(radius * 0.035F * ratio_) * pixel_);
    const float at = std::round(shape.lineAt * ratio_) * pixel_;
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
    const float width = std::max(2.0F, radius * 0.07F);
    const float ringRadius = radius * 1.045F + width / 2;

    list_.PushTexture(sprites_.texture());
    for (const House& house : houses) {
        sharpSprite(sprites_.hollows[mixed(house.seed) % hollowKinds], house.centre);
    }
    for (const House& house : houses) {
        const auto glow = [&](ImU32 colour, float strength) {
            const float half = ringRadius * 1.5F;
            sprite(sprites_.glow, house.centre, {half, half}, faded(colour, strength));
        };
        if (house.playable > 0) {
            glow(palette_.playable, 0.38F * house.playable);
        }
        if (house.captured > 0) {
            glow(palette_.captured, 0.7F * house.captured);
        }
    }
    list_.PopTexture();

    for (const House& house : houses) {
        const auto tint = [&](ImU32 colour, float strength) {
            list_.AddCircleFilled(house.centre, radius, faded(colour, strength),
                                  segments(radius * ratio_));
        };
        if (house.captured > 0) {
            tint(palette_.captured, 0.5F * house.captured);
        }
        if (house.hover > 0) {
            tint(palette_.playable, 0.13F * house.hover);
        }
        const ImU32 casing = faded(palette_.hollowEdge, 0.6F);
        if (house.captured > 0) {
            ring(house.centre, ringRadius, width * 1.5F, faded(palette_.captured, house.captured));
        } else if (house.lastMove) {
            ring(house.centre, ringRadius, width + 2 * pixel_, casing);
            dashes(house.centre, ringRadius, width,
                   palette_.dark ? palette_.accent
                                 : blended(palette_.accent, IM_COL32_WHITE, 0.55F),
                   16, 0.6F);
        } else if (house.playable > 0) {
            ring(house.centre, ringRadius, width + 2 * pixel_,
                 faded(palette_.hollowEdge, 0.45F * house.playable));
            ring(house.centre, ringRadius, width, faded(palette_.playable, house.playable));
        }
        if (house.preview) {
            const float dot = std::max(1.5F, width * 0.62F);
            const float around = radius - 2 * dot;
            const int count = std::max(12, static_cast<int>(around * 6.2832F / (4.2F * dot)));
            for (int i = 0; i < count; ++i) {
                const float angle = 6.2831853F * static_cast<float>(i) / static_cast<float>(count);
                list_.AddCircleFilled(
                    moved(house.centre, around * std::cos(angle), around * std::sin(angle)), dot,
                    blended(palette_.hollowRim, IM_COL32_WHITE, 0.6F), 10);
            }
        }
        if (house.focus) {
            const float outer = ringRadius + width / 2 + 1.5F;
            ring(house.centre, outer, 2, IM_COL32(255, 252, 244, 255));
            ring(house.centre, outer + 2, 2, IM_COL32(24, 14, 8, 255));
        }
    }

    list_.PushTexture(sprites_.texture());
    for (const House& house : houses) {
        pile(house.centre, radius, arrange(house.seed, house.stones), 0);
    }
    list_.PopTexture();

    for (const House& house : houses) {
        if (house.stones > 0) {
            count(moved(house.centre, radius * 0.74F, radius * 0.74F), house.stones, font,
                  fontSize);
        }
    }
}

void Painter::count(ImVec2 centre, int number, ImFont* font, float fontSize) {
    char text[4];
    char* end = text + 4;
    char* begin = end;
    int rest = std::clamp(number, 0, 999);
    do {
        *--begin = static_cast<char>('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);

    const ImVec2 size = font->CalcTextSizeA(fontSize, 1e6F, 0, begin, end);
    const ImFontGlyph* digit = font->GetFontBaked(fontSize)->FindGlyph('0');
    const float half = fontSize * 0.8F;
    const float wide = std::max(half, size.x / 2 + fontSize * 0.38F);
    const Area area{moved(centre, -wide, -half), moved(centre, wide, half)};
    softRect({moved(area.min, 0.5F, 1), moved(area.max, 1, 1.5F)}, fontSize * 0.28F,
             faded(shade, 0.6F));
    fillRounded(list_, area, half, palette_.count, palette_.count);
    strokeRounded(list_, area, half, pixel_, faded(palette_.line, 0.9F),
                  faded(palette_.line, 0.9F));
    digits(moved(centre, -size.x / 2, -(digit->Y0 + digit->Y1) / 2), font, fontSize, begin, end);
}

void Painter::hand(ImVec2 centre, float houseRadius, std::uint32_t seed, int stones, float lift) {
    list_.PushTexture(sprites_.texture());
    pile(centre, houseRadius, arrange(seed, stones), lift);
    list_.PopTexture();
}

void Painter::flyingStone(ImVec2 centre, float houseRadius, std::uint32_t seed, int stones,
                          float lift) {
    const Pile lying = arrange(seed, stones);
    if (lying.stones().empty()) {
        return;
    }
    list_.PushTexture(sprites_.texture());
    shadow(centre, houseRadius, lying.stones().back(), lift);
    stone(centre, houseRadius, lying.stones().back(), lift);
    list_.PopTexture();
}

void Painter::pile(ImVec2 centre, float houseRadius, const Pile& pile, float lift) {
    int left = static_cast<int>(pile.stones().size());
    if (lift > 0) {
        for (const Stone& lying : pile.stones()) {
            shadow(centre, houseRadius, lying, lift);
        }
    }
    for (int layer = 0; left > 0; ++layer) {
        for (const Stone& lying : pile.stones()) {
            if (lying.layer == layer) {
                shadow(centre, houseRadius, lying, 0);
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
           {half, half}, faded(shade, mix(0.85F, 0.4F, lift)));
}

void Painter::stone(ImVec2 centre, float houseRadius, const Stone& stone, float lift) {
    const Sprite& pebble = sprites_.pebbles[stone.colour][stone.shape];
    const float half = stone.radius * houseRadius * (1 + 0.12F * lift) / pebbleInSprite(pebble);
    const ImVec2 at = moved(centre, stone.x * houseRadius, stone.y * houseRadius);
    const float c = half * std::cos(stone.turn);
    const float s = half * std::sin(stone.turn);
    // Stones that lie higher are a little brighter: the lower ones are toned down.
    const int tone = std::min(255, 222 + 11 * stone.layer + static_cast<int>(33 * lift));
    const ImU32 tint = IM_COL32(tone, tone, tone, 255);
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

void Painter::sharpSprite(const Sprite& sprite, ImVec2 centre) {
    const ImVec2 min{std::round(centre.x * ratio_ - sprite.width / 2) * pixel_,
                     std::round(centre.y * ratio_ - sprite.height / 2) * pixel_};
    list_.PrimReserve(6, 4);
    list_.PrimRectUV(min, moved(min, sprite.width * pixel_, sprite.height * pixel_), sprite.uvMin,
                     sprite.uvMax, IM_COL32_WHITE);
}

void Painter::ring(ImVec2 centre, float radius, float width, ImU32 colour) {
    list_.AddCircle(centre, radius, colour, segments(radius * ratio_), width);
}

void Painter::dashes(ImVec2 centre, float radius, float width, ImU32 colour, int count,
                     float share) {
    const float step = 6.2831853F / static_cast<float>(count);
    for (int i = 0; i < count; ++i) {
        const float from = step * static_cast<float>(i);
        list_.PathArcTo(centre, radius, from, from + step * share, 6);
        list_.PathStroke(colour, 0, width);
    }
}

void Painter::digits(ImVec2 at, ImFont* font, float size, const char* begin, const char* end) {
    // ImGui puts text on whole points; on a finer screen it can stand more exactly.
    const ImVec2 whole{std::floor(at.x), std::floor(at.y)};
    const float x = std::round((at.x - whole.x) * ratio_) * pixel_;
    const float y = std::round((at.y - whole.y) * ratio_) * pixel_;
    const int first = list_.VtxBuffer.Size;
    list_.AddText(font, size, whole, palette_.countInk, begin, end);
    for (int i = first; i < list_.VtxBuffer.Size; ++i) {
        list_.VtxBuffer[i].pos = moved(list_.VtxBuffer[i].pos, x, y);
    }
}

}  // namespace kiela::ui::paint
