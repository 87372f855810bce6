#include "ui/half_turn.hpp"

#include "ui/ui.hpp"

namespace kiela::ui {

namespace {

Frame turned(Frame frame) {
    frame.turned = !frame.turned;
    return frame;
}

}  // namespace

HalfTurn::HalfTurn(const Frame& frame) : frame_(turned(frame)) {
    // Its commands are its own, so that their clipping can be turned, too.
    frame.draw->AddDrawCmd();
    firstVertex_ = frame.draw->VtxBuffer.Size;
    firstCommand_ = frame.draw->CmdBuffer.Size - 1;
}

HalfTurn::~HalfTurn() {
    const float width = frame_.surface.width, height = frame_.surface.height;
    ImDrawList& draw = *frame_.draw;
    for (int i = firstVertex_; i < draw.VtxBuffer.Size; ++i) {
        ImVec2& at = draw.VtxBuffer[i].pos;
        at = {width - at.x, height - at.y};
    }
    for (int i = firstCommand_; i < draw.CmdBuffer.Size; ++i) {
        ImVec4& clip = draw.CmdBuffer[i].ClipRect;
        clip = {width - clip.z, height - clip.w, width - clip.x, height - clip.y};
    }
    draw.AddDrawCmd();
    // What comes next is clipped as before.
    draw._OnChangedClipRect();
}

Rect onScreen(const Frame& frame, const Rect& rect) {
    if (!frame.turned) return rect;
    return {frame.surface.width - rect.x - rect.width, frame.surface.height - rect.y - rect.height,
            rect.width, rect.height};
}

}  // namespace kiela::ui
