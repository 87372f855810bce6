#include "ui/arranging/drag.hpp"

#include "ui/ui.hpp"
#include "ui/widgets/text.hpp"

#include <algorithm>

namespace kiela::ui {

namespace {

using rules::House;

bool contains(const Rect& rect, ImVec2 point) {
    return point.x >= rect.x && point.x < rect.x + rect.width && point.y >= rect.y
           && point.y < rect.y + rect.height;
}

unsigned seedOf(House house) {
    return static_cast<unsigned>(house.side) * rules::housesPerSide + house.place + 1;
}

int stonesIn(const app::BoardView& view, House house) {
    return view.board.stones[static_cast<std::size_t>(house.side)][house.place];
}

}  // namespace

std::optional<Drag::Target> Drag::targetAt(ImVec2 point, const BoardLayout& layout,
                                           const app::ArrangingView& view,
                                           const std::optional<Rect>& supply) const {
    if (supply && contains(*supply, point)) return Target{std::nullopt, true};
    for (int row = 0; row < layout.rows(); ++row) {
        for (int column = 0; column < layout.columns(); ++column) {
            if (!contains(layout.cell(row, column), point)) continue;
            const House house = layout.houseAt(row, column);
            return Target{house, view.edits || house.side == view.arranger};
        }
    }
    return std::nullopt;
}

int Drag::stones(const app::ArrangingView& view) const {
    if (view.inHand > 0) return view.inHand;
    if (!from_->place) return view.canSupply ? 1 : 0;
    const int there = stonesIn(view, *from_->place);
    return view.wholeHands ? there : std::min(there, 1);
}

std::optional<Drag::Carry> Drag::follow(const Frame& frame, const BoardLayout& layout,
                                        const app::ArrangingView& view,
                                        const std::optional<Rect>& supply) {
    const ImGuiIO& io = ImGui::GetIO();
    if (ended_) *this = {};
    if (frame.inert || view.waiting) {
        *this = {};
        return std::nullopt;
    }
    if (io.MouseClicked[0]) from_ = targetAt(io.MouseClickedPos[0], layout, view, supply);
    if (!from_) return std::nullopt;
    to_ = ImGui::IsMousePosValid() ? targetAt(io.MousePos, layout, view, supply) : std::nullopt;
    if (!active_ && from_->allowed && stones(view) > 0 && to_ != from_) active_ = true;
    if (io.MouseDown[0]) return std::nullopt;
    ended_ = true;
    if (!active_ || !to_ || !to_->allowed || to_ == from_) return std::nullopt;
    return Carry{from_->place, to_->place};
}

void Drag::lift(const app::ArrangingView& view, app::BoardView& shown) const {
    if (!active_) return;
    shown.board.hand.reset();
    if (view.inHand > 0 || !from_->place) return;
    std::uint8_t& there =
        shown.board.stones[static_cast<std::size_t>(from_->place->side)][from_->place->place];
    there = static_cast<std::uint8_t>(there - stones(view));
}

void Drag::draw(const Frame& frame, const BoardLayout& layout,
                const app::ArrangingView& view) const {
    if (!active_ || ended_ || !ImGui::IsMousePosValid()) return;
    if (to_ && to_->allowed && to_->place)
        frame.draw->AddCircle(layout.centre(*to_->place), layout.radius * 1.04f,
                              frame.palette.playable, 0, std::max(2.0f, layout.radius * 0.09f));
    ImVec2 at = ImGui::GetIO().MousePos;
    // A finger hides what lies under it.
    if (frame.surface.touch) at.y -= layout.radius * 1.3f;
    const unsigned seed = from_->place ? seedOf(*from_->place) : rules::housesOnBoard + 1;
    const int number = stones(view);
    frame.painter.hand(at, layout.radius, seed, number, 1);
    const float beside = layout.radius * 0.66f;
    const float size = letterHeight({Weight::Bold, std::max(11.0f, layout.radius * 0.37f), 0});
    frame.painter.handCount({at.x - beside, at.y - beside}, number, frame.fonts.bold, size);
}

}  // namespace kiela::ui
