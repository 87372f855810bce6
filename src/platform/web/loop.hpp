// Frames on demand: none while nothing moves and nothing is put in, none while the page is hidden.
#pragma once

namespace kiela::web {

class Loop {
  public:
    /// Draws a frame, `seconds` after the one before. Returns the seconds after which the next one
    /// is wanted: 0 at once, infinity when something is put in.
    using Frame = double (*)(double seconds);

    explicit Loop(Frame frame) : frame_(frame) {}

    /// Something was put in: frames are drawn until it has settled.
    void wake();
    /// Draws a frame now, within the event that is being handled: a canvas that has got a new size
    /// is empty.
    void drawNow();
    void setVisible(bool visible);

  private:
    void request();
    void draw();

    Frame frame_;
    int settling_ = 0;        // frames still to be drawn whatever they bring
    bool requested_ = false;  // an animation frame
    bool visible_ = true;
    int timer_ = 0;     // 0: none
    double wait_ = 0;   // what the timer waits, in seconds
    double last_ = -1;  // when the last frame was drawn, in seconds
};

}  // namespace kiela::web
