#include "platform/web/window.hpp"

#include "imgui.h"
#include "imgui_impl_opengl3.h"

#include <GLES3/gl3.h>
#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <emscripten/em_js.h>
#include <emscripten/html5.h>

#include <initializer_list>

// JavaScript, which the formatter would take for C++.
// clang-format off
// Dotted names: the closure compiler shortens them here as it does in GLFW's own code.
EM_JS_DEPS(kielaWindow, "$GLFW");
EM_JS(void, kielaKeepGlfwOut, (), {
    const nothing = () => {};
    GLFW.onKeydown = GLFW.onKeyup = GLFW.onKeyPress = nothing;
    GLFW.onMousemove = GLFW.onMouseButtonDown = GLFW.onMouseButtonUp = nothing;
    GLFW.onMouseWheel = GLFW.onMouseenter = GLFW.onMouseleave = nothing;
    GLFW.onGamepadConnected = GLFW.onGamepadDisconnected = nothing;
    GLFW.onDevicePixelRatioChange = nothing;
});
// clang-format on

namespace kiela::web {

namespace {

constexpr const char* canvas = "#picture";

// What a renderer would do with Dear ImGui's textures, where there is none.
void answerTextures() {
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        if (texture->Status == ImTextureStatus_WantCreate) {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        } else if (texture->Status == ImTextureStatus_WantUpdates) {
            texture->SetStatus(ImTextureStatus_OK);
        } else if (texture->Status == ImTextureStatus_WantDestroy) {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        }
    }
}

}  // namespace

Window::Window(void (*changed)()) : changed_(changed) {
    kielaKeepGlfwOut();
    if (glfwInit() == GLFW_TRUE) {
        glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        for (const int bits : {GLFW_ALPHA_BITS, GLFW_DEPTH_BITS, GLFW_STENCIL_BITS, GLFW_SAMPLES})
            glfwWindowHint(bits, 0);
        window_ = glfwCreateWindow(1, 1, "Kiela", nullptr, nullptr);
    }
    if (window_ == nullptr) {
        ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
        return;
    }
    glfwMakeContextCurrent(window_);
    ImGui_ImplOpenGL3_Init("#version 300 es");
    emscripten_set_webglcontextlost_callback(canvas, this, false, [](int, const void*, void* self) {
        static_cast<Window*>(self)->contextLost();
        return true;  // prevents the default, which is never to restore it
    });
    emscripten_set_webglcontextrestored_callback(canvas, this, false,
                                                 [](int, const void*, void* self) {
                                                     static_cast<Window*>(self)->contextRestored();
                                                     return true;
                                                 });
}

void Window::contextLost() {
    // While the context is lost, letting go of what it held does nothing but forget it.
    ImGui_ImplOpenGL3_DestroyDeviceObjects();
    lost_ = true;
    changed_();
}

void Window::contextRestored() {
    lost_ = false;
    // Who draws with them makes them anew.
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_Destroyed);
    }
    changed_();
}

void Window::beginFrame() {
    if (canDraw()) ImGui_ImplOpenGL3_NewFrame();
}

void Window::endFrame(bool visible) {
    if (!canDraw()) return answerTextures();
    if (!visible) {
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures)
            if (texture->Status != ImTextureStatus_OK) ImGui_ImplOpenGL3_UpdateTexture(texture);
        return;
    }
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

}  // namespace kiela::web
