// The other side of the semantics in tests: keeps what it was told, as values to be looked at.
#pragma once

#include "ui/semantics.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kiela::tests {

/// A node with its words.
struct Seen {
    ui::semantics::Node node;
    std::string name, description, label, kind, target, value;

    bool is(unsigned state) const { return (node.state & state) == state; }
};

class Recorder final : public ui::semantics::Sink {
  public:
    void commit(std::span<const ui::semantics::Node> committed, std::string_view strings) override {
        ++commits;
        nodes.clear();
        for (const ui::semantics::Node& node : committed) {
            nodes.push_back({node, std::string(strings.substr(node.name, node.nameLength)),
                             std::string(strings.substr(node.description, node.descriptionLength)),
                             std::string(strings.substr(node.label, node.labelLength)),
                             std::string(strings.substr(node.kind, node.kindLength)),
                             std::string(strings.substr(node.target, node.targetLength)),
                             std::string(strings.substr(node.value, node.valueLength))});
        }
    }
    void announce(std::string_view sentence, ui::semantics::Urgency urgency) override {
        announcements.emplace_back(sentence);
        urgencies.push_back(urgency);
    }
    void focus(ui::semantics::Id id) override { focused.push_back(id); }

    /// The node of the tree committed last; nothing when there is none.
    const Seen* find(ui::semantics::Id id) const {
        for (const Seen& seen : nodes)
            if (seen.node.id == id) return &seen;
        return nullptr;
    }

    int commits = 0;
    std::vector<Seen> nodes;
    std::vector<std::string> announcements;
    std::vector<ui::semantics::Urgency> urgencies;
    std::vector<ui::semantics::Id> focused;
};

}  // namespace kiela::tests
