// The sheet of sprites and the painter without a screen: when the sheet is painted, where its
// sprites lie, and what a whole board costs.
#include "ui/font_data.hpp"
#include "ui/paint/board_painter.hpp"
#include "ui/paint/canvas.hpp"

#include "imgui_internal.h"

#include <catch2/catch_test_macros.hpp>

#include <vector>

namespace kiela::ui::paint {
namespace {

constexpr SheetNeeds desktop = {.pixelRatio = 1, .houseRadius = 40, .turned = false};

/// Dear ImGui with a renderer that only keeps the books about textures.
class Screen {
  public:
    Screen() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {1280, 800};
        io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
        ImFontConfig config;
        config.FontDataOwnedByAtlas = false;
        // Dear ImGui only reads the data.
        io.Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(regularFont.data()),
                                       static_cast<int>(regularFont.size()), 0, &config);
    }
    ~Screen() {
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) lose(*texture);
        ImGui::DestroyContext();
    }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    template<typename Draw>
    void frame(Draw draw) {
        ImGui::GetIO().DeltaTime = 1.0F / 60;
        ImGui::NewFrame();
        draw();
        ImGui::Render();
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
            if (texture->Status == ImTextureStatus_WantDestroy) lose(*texture);
            if (texture->Status == ImTextureStatus_WantCreate) {
                texture->SetTexID(1);
                texture->SetStatus(ImTextureStatus_OK);
                ++uploads;
            }
            if (texture->Status == ImTextureStatus_WantUpdates)
                texture->SetStatus(ImTextureStatus_OK);
        }
    }
    void loseAll() {
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) lose(*texture);
    }

    int uploads = 0;

  private:
    static void lose(ImTextureData& texture) {
        texture.SetTexID(ImTextureID_Invalid);
        texture.SetStatus(ImTextureStatus_Destroyed);
    }
};

/// How often the sheet goes to the renderer in a few frames with these needs.
int uploads(Screen& screen, Sprites& sprites, const SheetNeeds& needs) {
    const int before = screen.uploads;
    for (int i = 0; i < 4; ++i) screen.frame([&] { sprites.prepare(needs); });
    return screen.uploads - before;
}

std::vector<Sprite> all(const Sprites& sprites) {
    std::vector<Sprite> list{sprites.wood, sprites.paper, sprites.blob};
    list.insert(list.end(), sprites.marks.begin(), sprites.marks.end());
    list.insert(list.end(), sprites.hollows.begin(), sprites.hollows.end());
    for (const auto& shapes : sprites.pebbles)
        list.insert(list.end(), shapes.begin(), shapes.end());
    return list;
}

TEST_CASE("the sheet is painted once, and again only for what can be seen") {
    Screen screen;
    screen.frame([] {});  // the font's own texture
    Sprites sprites;
    CHECK(uploads(screen, sprites, desktop) == 1);
    CHECK(uploads(screen, sprites, desktop) == 0);

    SheetNeeds needs = desktop;
    needs.houseRadius += 0.1F;
    CHECK(uploads(screen, sprites, needs) == 0);
    needs.houseRadius += 2;
    CHECK(uploads(screen, sprites, needs) == 1);
    needs.theme = Theme::Dark;
    CHECK(uploads(screen, sprites, needs) == 1);
    needs.turned = true;
    CHECK(uploads(screen, sprites, needs) == 1);
    needs.pixelRatio = 2;
    CHECK(uploads(screen, sprites, needs) == 1);
}

TEST_CASE("a sheet that the renderer has lost is painted again") {
    Screen screen;
    Sprites sprites;
    uploads(screen, sprites, desktop);
    screen.loseAll();
    const int before = screen.uploads;
    screen.frame([&] { sprites.prepare(desktop); });
    CHECK(screen.uploads - before == 2);  // the sheet and the font's
}

TEST_CASE("the sheet's pixels are kept only until the renderer has them") {
    Screen screen;
    Sprites sprites;
    screen.frame([&] {
        sprites.prepare(desktop);
        CHECK(sprites.texture()._TexData->Pixels != nullptr);
    });
    screen.frame([&] {
        sprites.prepare(desktop);
        CHECK(sprites.texture()._TexData->Pixels == nullptr);
    });
}

TEST_CASE("sprites lie on the sheet, and none on another") {
    for (const bool turned : {false, true}) {
        for (const float radius : {10.0F, 40.0F, 130.0F}) {
            Screen screen;
            Sprites sprites;
            SheetNeeds needs = desktop;
            needs.turned = turned;
            needs.houseRadius = radius;
            screen.frame([&] { sprites.prepare(needs); });
            const std::vector<Sprite> list = all(sprites);
            for (const Sprite& sprite : list) {
                CAPTURE(turned, radius, sprite.width, sprite.height);
                REQUIRE(sprite.width > 0);
                REQUIRE(sprite.uvMin.x >= 0);
                REQUIRE(sprite.uvMin.y >= 0);
                REQUIRE(sprite.uvMax.x <= 1);
                REQUIRE(sprite.uvMax.y <= 1);
                for (const Sprite& other : list) {
                    if (&other == &sprite) continue;
                    REQUIRE((sprite.uvMax.x <= other.uvMin.x || other.uvMax.x <= sprite.uvMin.x
                             || sprite.uvMax.y <= other.uvMin.y
                             || other.uvMax.y <= sprite.uvMin.y));
                }
            }
        }
    }
}

TEST_CASE("a whole board with 56 stones stays small to draw") {
    Screen screen;
    Sprites sprites;
    screen.frame([&] {
        sprites.prepare(desktop);
        ImDrawList& list = *ImGui::GetBackgroundDrawList();
        Painter painter(list, sprites, palette(Theme::Light));
        painter.ground({{0, 0}, {1280, 800}});
        painter.board({.area = {{100, 150}, {1180, 610}},
                       .rounding = 30,
                       .houseRadius = 40,
                       .lineAt = 380,
                       .lineInset = 32});
        std::vector<House> houses;
        for (unsigned i = 0; i < 40; ++i) {
            House house;
            const unsigned row = i / 10;
            house.centre = {150.0F + 100 * static_cast<float>(i % 10),
                            200.0F + 100 * static_cast<float>(row)};
            house.seed = i;
            house.stones = i < 28 ? 2 : 0;
            house.playable = i % 2 == 0 ? 1.0F : 0.0F;
            house.lastMove = i == 5;
            houses.push_back(house);
        }
        painter.houses(houses, 40, ImGui::GetFont(), 13);
        CHECK(list.VtxBuffer.Size < 6000);
        CHECK(list.CmdBuffer.Size <= 8);
    });
}

TEST_CASE("a value becomes a byte that is never out of range") {
    for (const float chance : {0.0F, 0.25F, 0.5F, 0.999999F}) {
        CAPTURE(chance);
        CHECK(byte(0, chance) <= 0);
        CHECK(byte(-3, chance) == byte(0, chance));
        CHECK(byte(1, chance) >= 254);
        CHECK(byte(1, chance) <= 255);
        CHECK(byte(7, chance) == byte(1, chance));
    }
    CHECK(byte(0.5F, 0.5F) == 127);
    CHECK(byte(1, 0.5F) == 255);
}

}  // namespace
}  // namespace kiela::ui::paint
