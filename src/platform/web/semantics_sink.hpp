// The semantics tree made real: the shell's DOM tree over the picture (shell/semantics.js).
#pragma once

#include "ui/semantics.hpp"

namespace kiela::web {

class SemanticsSink final : public ui::semantics::Sink {
  public:
    void commit(std::span<const ui::semantics::Node> nodes, std::string_view strings) override;
    void announce(std::string_view sentence, ui::semantics::Urgency urgency) override;
    void focus(ui::semantics::Id id) override;

    /// How many trees have been committed: whether the last frame brought a new one.
    unsigned commits() const { return commits_; }

  private:
    unsigned commits_ = 0;
};

}  // namespace kiela::web
