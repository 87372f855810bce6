#include "ui/paint/sprites.hpp"

#include "ui/paint/painting.hpp"

#include "imgui_internal.h"

#include <algorithm>
#include <cmath>

namespace kiela::ui::paint {
namespace {

constexpr int paperSize = 128;
/// Places rectangles in rows, from above downwards, with a pixel between them.
class Shelves {
  public:
    explicit Shelves(int width) : width_(width) {}

    struct Place {
        int x, y;
    };
    Place place(int width, int height) {
        if (x_ + width > width_) {
            x_ = 0;
            y_ += shelf_;
            shelf_ = 0;
        }
        const Place place{x_, y_};
        x_ += width + 1;
        shelf_ = std::max(shelf_, height + 1);
        return place;
    }
    int height() const { return y_ + shelf_; }

  private:
    int width_;
    int x_ = 0, y_ = 0, shelf_ = 0;
};

bool differs(const SheetNeeds& a, const SheetNeeds& b) {
    const float before = a.houseRadius * a.pixelRatio;
    const float now = b.houseRadius * b.pixelRatio;
    return a.turned != b.turned || a.theme != b.theme || std::fabs(now - before) > 0.25F;
}

}  // namespace

Sprites::~Sprites() {
    if (registered_) {
        for (ImTextureData& texture : textures_) {
            ImGui::UnregisterUserTexture(&texture);
        }
    }
}

float Sprites::pebbleRadius() const {
    return ordinaryStone * painted_.houseRadius * painted_.pixelRatio;
}

ImTextureRef Sprites::texture() const {
    ImTextureRef reference;
    reference._TexData = const_cast<ImTextureData*>(&textures_[current_]);
    return reference;
}

void Sprites::prepare(const SheetNeeds& needs) {
    if (!registered_) {
        for (ImTextureData& texture : textures_) {
            ImGui::RegisterUserTexture(&texture);
        }
        registered_ = true;
    }
    ImTextureData& now = textures_[current_];
    if (now.Status == ImTextureStatus_OK) {
        now.DestroyPixels();  // the renderer has its own copy; a lost one is painted again
    }
    if (now.Status == ImTextureStatus_Destroyed) {
        painted_ = needs;
        paint();
        return;
    }
    ImTextureData& other = textures_[1 - current_];
    if (!differs(painted_, needs) || other.Status != ImTextureStatus_Destroyed) {
        return;
    }
    if (now.Status == ImTextureStatus_WantCreate) {
        now.DestroyPixels();  // the renderer has not seen it
        now.SetStatus(ImTextureStatus_Destroyed);
    } else {
        now.SetStatus(ImTextureStatus_WantDestroy);
        now.UnusedFrames = 1;
    }
    current_ = 1 - current_;
    painted_ = needs;
    paint();
}

void Sprites::paint() {
    const Palette& colours = palette(painted_.theme);
    const float radius = painted_.houseRadius * painted_.pixelRatio;
    const float stone = pebbleRadius();

    // First the places, then the sheet of the height that came out, then the painting.
    const int faceAlong = std::clamp(static_cast<int>(faceLength * radius / 4), 128, 512);
    const float breadth = faceBreadth(painted_.turned);
    const int faceAcross = std::clamp(static_cast<int>(breadth * radius), 128, 704);
    const int faceWidth = painted_.turned ? faceAcross : faceAlong;
    const int faceHeight = painted_.turned ? faceAlong : faceAcross;
    const int hollowSize = 2 * static_cast<int>(std::ceil(rimReach * radius)) + 2;
    const int pebbleSize = 2 * static_cast<int>(std::ceil(pebbleReach * stone)) + 2;
    const int blobSize = 64;
    // Marks: crisp ones end a few points beside the hollow, glowing ones fade out further off.
    const float points = painted_.pixelRatio;
    const float line = std::max(2 * points, 0.07F * radius);
    const float ring = 1.05F * radius + line / 2;
    const float focused = std::max(2 * points, 0.045F * radius);
    const float outer = ring + line / 2 + 0.75F * focused;
    const int crispSize = 2 * static_cast<int>(std::ceil(outer + 2 * focused + 1));
    const int glowingSize = 2 * static_cast<int>(std::ceil(ring + 0.4F * radius));
    const int sheetWidth = 1024;
    Shelves shelves(sheetWidth);
    struct Job {
        Sprite* sprite;
        Shelves::Place place;
        int width, height;
    };
    std::array<Job,
               3 + static_cast<unsigned>(Mark::End) + hollowKinds + pebbleColours * pebbleShapes>
        jobs;
    unsigned count = 0;
    const auto reserve = [&](Sprite& sprite, int width, int height) {
        jobs[count++] = {&sprite, shelves.place(width, height), width, height};
    };
    reserve(wood, faceWidth, faceHeight);
    reserve(paper, paperSize, paperSize);
    reserve(blob, blobSize, blobSize);
    for (unsigned mark = 0; mark < marks.size(); ++mark) {
        const bool glows = mark == static_cast<unsigned>(Mark::Playable)
                           || mark == static_cast<unsigned>(Mark::Captured);
        reserve(marks[mark], glows ? glowingSize : crispSize, glows ? glowingSize : crispSize);
    }
    for (Sprite& hollow : hollows) {
        reserve(hollow, hollowSize, hollowSize);
    }
    for (auto& shapes : pebbles) {
        for (Sprite& pebble : shapes) {
            reserve(pebble, pebbleSize, pebbleSize);
        }
    }

    ImTextureData& texture = textures_[current_];
    texture.Create(ImTextureFormat_RGBA32, sheetWidth, shelves.height());
    texture.UseColors = true;
    const float toU = 1 / static_cast<float>(texture.Width);
    const float toV = 1 / static_cast<float>(texture.Height);
    for (const Job& job : jobs) {
        job.sprite->width = static_cast<float>(job.width);
        job.sprite->height = static_cast<float>(job.height);
        const auto x = static_cast<float>(job.place.x);
        const auto y = static_cast<float>(job.place.y);
        job.sprite->uvMin = {x * toU, y * toV};
        job.sprite->uvMax = {(x + job.sprite->width) * toU, (y + job.sprite->height) * toV};
    }
    const auto canvas = [&](unsigned job) {
        return Canvas{
            static_cast<ImU32*>(texture.GetPixelsAt(jobs[job].place.x, jobs[job].place.y)),
            texture.Width, jobs[job].width, jobs[job].height};
    };
    unsigned job = 0;
    paintFace(canvas(job++), colours, faceLength, breadth, painted_.turned);
    paintPaper(canvas(job++), colours.dark);
    paintBlob(canvas(job++));

    const Colour edge(colours.hollowEdge);
    const Colour playable(colours.playable);
    const Colour captured(colours.captured);
    // On wood the light theme's accent is too dark to be seen.
    const Colour white(1, 0.98F, 0.94F);
    const Colour accent = mix(Colour(colours.accent), white, colours.dark ? 0.1F : 0.55F);
    const float casing = line + 2 * points;
    const float dot = std::max(1.6F * points, 0.05F * radius) * 2;
    const float dotted = radius - 1.2F * dot;
    const int dots = radius > 34 * points ? 5 : 4;  // 32 or 16
    const Band hover[] = {
        {.width = 0.9F * radius, .soft = 0.5F * radius, .colour = playable, .alpha = 0.2F}};
    const Band playableBands[] = {
        {.radius = ring, .soft = 0.36F * radius, .colour = playable, .alpha = 0.34F},
        {.radius = ring, .width = casing, .colour = edge, .alpha = 0.5F},
        {.radius = ring, .width = line, .colour = playable}};
    const Band lastMove[] = {
        {.radius = ring, .width = casing, .colour = edge, .alpha = 0.6F},
        {.radius = ring, .width = line, .doublings = 4, .dash = 1.5F, .colour = accent}};
    const Band capturedBands[] = {
        {.width = 2 * radius, .colour = captured, .alpha = 0.42F},
        {.radius = ring, .soft = 0.38F * radius, .colour = captured, .alpha = 0.5F},
        {.radius = ring, .width = line * 1.7F + 2 * points, .colour = edge, .alpha = 0.8F},
        {.radius = ring, .width = line * 1.7F, .colour = captured},
        // A second ring, for those to whom red is as dark as wood.
        {.radius = ring - 1.3F * line, .width = 0.8F * line, .colour = white}};
    const Band preview[] = {
        {.radius = dotted, .width = dot + 2 * points, .doublings = dots, .colour = edge},
        {.radius = dotted, .width = dot, .doublings = dots, .colour = white}};
    const Band focus[] = {
        {.radius = outer + 0.5F * focused, .width = focused, .colour = white},
        {.radius = outer + 1.5F * focused, .width = focused, .colour = edge * 0.5F}};
    paintMark(canvas(job++), hover);
    paintMark(canvas(job++), playableBands);
    paintMark(canvas(job++), lastMove);
    paintMark(canvas(job++), capturedBands);
    paintMark(canvas(job++), preview);
    paintMark(canvas(job++), focus);
    for (unsigned kind = 0; kind < hollowKinds; ++kind) {
        paintHollow(canvas(job++), colours, radius, painted_.turned, kind);
    }
    for (unsigned colour = 0; colour < pebbleColours; ++colour) {
        for (unsigned shape = 0; shape < pebbleShapes; ++shape) {
            paintPebble(canvas(job++), Colour(stoneColours[colour]), stone,
                        1000 + colour * pebbleShapes + shape);
        }
    }
}

}  // namespace kiela::ui::paint
