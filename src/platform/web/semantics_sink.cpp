#include "platform/web/semantics_sink.hpp"

#include "platform/web/host.hpp"

namespace kiela::web {

void SemanticsSink::commit(std::span<const ui::semantics::Node> nodes, std::string_view strings) {
    ++commits_;
    host::commit(nodes, strings);
}

void SemanticsSink::announce(std::string_view sentence, ui::semantics::Urgency urgency) {
    host::announce(sentence, urgency == ui::semantics::Urgency::Assertive);
}

void SemanticsSink::focus(ui::semantics::Id id) {
    host::focus(id);
}

}  // namespace kiela::web
