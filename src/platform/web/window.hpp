// The canvas and its WebGL context. GLFW opens them; its handlers of input and size are kept out,
// because they would take keys, wheel and touches from the page around. Without WebGL, and while
// the context is lost, frames are built all the same and drawn nowhere.
#pragma once

struct GLFWwindow;

namespace kiela::web {

class Window {
  public:
    /// `changed` is called when drawing has become impossible or possible again. Dear ImGui's
    /// context must exist.
    explicit Window(void (*changed)());

    /// Whether there is a context to draw with.
    bool canDraw() const { return window_ != nullptr && !lost_; }

    /// To be called around a frame. `visible`: the picture is to be seen.
    void beginFrame();
    void endFrame(bool visible);

    /// For the canvas's events.
    void contextLost();
    void contextRestored();

  private:
    GLFWwindow* window_ = nullptr;
    bool lost_ = false;
    void (*changed_)();
};

}  // namespace kiela::web
