#include "app/preview.hpp"

#include "rules/sowing.hpp"

#include <algorithm>

namespace kiela::app {

std::optional<Preview> previewOf(const rules::Position& position, rules::House house) {
    rules::Position after = position;
    rules::Trace trace;
    if (!rules::sow(after, house, trace).ended) return std::nullopt;
    Preview preview{trace.back().house, {}};
    const auto add = [&](rules::House captured) {
        auto& all = preview.captured;
        if (position.at(captured) > 0 && std::find(all.begin(), all.end(), captured) == all.end())
            all.push_back(captured);
    };
    for (const rules::Event& event : trace) {
        if (event.kind != rules::Event::Kind::Capture) continue;
        add(rules::facingInner(event.house));
        add(rules::facingOuter(event.house));
    }
    return preview;
}

}  // namespace kiela::app
